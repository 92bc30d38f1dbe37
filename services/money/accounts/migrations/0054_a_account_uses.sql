-- The one that asks what a journal's accounts may be used for has another signature; functions.sql brings it.
drop function if exists ledger_post(text, text, text, bigint, text, bigint, bigint, integer[], numeric[]);
