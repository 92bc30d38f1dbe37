-- When a player's personal data was erased; what is left of them is a number that money and limits hang on.
alter table player add column erased_at bigint;
