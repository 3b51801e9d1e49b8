; needs: Signal blinker

; document_updated = Signal()
(assignment left: (identifier) @name right: (call function: (_) @maker)
  (#set! kind "event") (#set! local "never")
  (#set! maker.is "django.dispatch.Signal django.dispatch.dispatcher.Signal blinker.Signal blinker.base.Signal blinker.signal blinker.base.signal")) @element

; user_created = signals.signal("user-created")
(assignment left: (identifier) @name right: (call function: (attribute object: (_) @maker attribute: (identifier) @_signal))
  (#eq? @_signal "signal")
  (#set! kind "event") (#set! local "never")
  (#set! maker.instance "blinker.Namespace blinker.base.Namespace")) @element
