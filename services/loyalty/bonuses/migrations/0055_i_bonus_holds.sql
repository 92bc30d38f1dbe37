-- Gifts that a player asked for after somebody of their household had them: the operator's staff decides.
create table bonus_hold (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  offer_id integer not null references bonus_offer (id),
  -- Who of the household has had it, and what tells that they are of one.
  other_id integer not null references player (id),
  reason text not null,
  state text not null check (state in ('OPEN', 'ALLOWED', 'REFUSED')),
  -- Epoch milliseconds of the services' clock.
  held_at bigint not null,
  decided_at bigint,
  decided_by text,
  unique (player_id, offer_id)
);
create index bonus_hold_open on bonus_hold (id) where state = 'OPEN';
