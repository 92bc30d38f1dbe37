-- What players keep an eye on: games, championships and teams of the sportsbook, by its ids.

create table favorite (
  -- Order of adding.
  seq bigint generated always as identity primary key,
  player_id integer not null references player (id),
  kind text not null check (kind in ('GAME', 'CHAMPIONSHIP', 'TEAM')),
  item_id bigint not null check (item_id >= 0),
  -- Epoch milliseconds.
  added_at bigint not null,
  unique (player_id, kind, item_id)
);
