-- What banned players write against their bans, and what the operator answers. Times are epoch milliseconds.
create table ban_appeal (
  id integer generated always as identity primary key,
  player_id integer not null references player (id),
  -- Level of the ban it is against.
  ban_level integer not null,
  text text not null,
  created_at bigint not null,
  -- Null while nobody has decided.
  is_accepted boolean,
  answer text,
  answered_at bigint,
  check ((is_accepted is null) = (answered_at is null))
);
create index ban_appeal_by_player on ban_appeal (player_id, id);
-- One at a time: anyone who asks twice at once asks once.
create unique index ban_appeal_open on ban_appeal (player_id) where answered_at is null;
