-- A day of rounds is compared with the studio's statement, and summed for bonuses.
create index casino_round_ended on casino_round (ended_at) where ended_at is not null;
-- Calls of rounds that are over are dropped after a while.
create index casino_call_at on casino_call (at);
