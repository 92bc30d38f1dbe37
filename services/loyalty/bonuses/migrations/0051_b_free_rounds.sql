-- Offers and bonuses may bring free rounds; those made before bring none.
update bonus_offer set definition = definition || '{"freeRounds": null}' where not definition ? 'freeRounds';
update bonus set terms = terms || '{"freeRounds": null}' where not terms ? 'freeRounds';

alter table bonus add column free_grant_id bigint references casino_free_grant (id);
-- How many of them were played, as players were told last.
alter table bonus add column free_used integer not null default 0;
create unique index bonus_of_grant on bonus (free_grant_id) where free_grant_id is not null;
create index bonus_free_of_player on bonus (player_id) where free_grant_id is not null;
