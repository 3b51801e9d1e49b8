; needs: Error Exception

; class NotFoundError extends Error
(class_declaration name: (_) @name (class_heritage) @bases
  (#match? @name "^[A-Z]")
  (#set! kind "error_type")
  (#set! bases.inherits "Error TypeError RangeError SyntaxError ReferenceError AggregateError DOMException @nestjs/common.HttpException @nestjs/common.BadRequestException @nestjs/common.NotFoundException @nestjs/common.UnauthorizedException @nestjs/common.ForbiddenException @nestjs/common.ConflictException @nestjs/common.InternalServerErrorException @trpc/server.TRPCError hono/http-exception.HTTPException")) @element
