; needs: redux

; const store = createSlice(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "redux") (#set! callee.is "@reduxjs/toolkit.createSlice @reduxjs/toolkit.configureStore @reduxjs/toolkit.createReducer @reduxjs/toolkit/query/react.createApi @reduxjs/toolkit/query.createApi redux.createStore redux.legacy_createStore redux.combineReducers @reduxjs/toolkit.combineReducers")) @element
