-- Which casino round a journal belongs to, as the studio numbers it; null for none.
alter table journal add column round_id text;
create index journal_of_round on journal (round_id) where round_id is not null;
-- The one with a round's number has another signature; functions.sql brings it.
drop function ledger_post(text, text, text, bigint, bigint, bigint, integer[], numeric[]);

alter table journal disable trigger journal_append_only;
-- What a round has staked and won, with stakes that were given back.
update journal set round_id = call.round_id from casino_call call
  where journal.key in ('round:' || call.id, 'round:' || call.id || ':reversal');
update journal set round_id = round.id from casino_round round where journal.key = 'round:' || round.id || ':kept';
alter table journal enable trigger journal_append_only;
