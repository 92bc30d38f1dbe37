-- Notices to players, what they want to hear by which channel, and the devices that are told by web push. Times are of
-- the services' clock.

create table notice (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  kind text not null,
  event text not null,
  params jsonb not null,
  link text,
  source text not null,
  sending_id bigint,
  is_in_inbox boolean not null,
  created_at bigint not null,
  read_at bigint,
  unique (player_id, source)
);
create index notice_inbox on notice (player_id, id desc) where is_in_inbox;
create index notice_unread on notice (player_id) where is_in_inbox and read_at is null;
create index notice_sending_id on notice (sending_id) where sending_id is not null;
create index notice_created on notice (created_at);

create table notice_setting (
  player_id integer not null references player (id),
  kind text not null,
  channel text not null,
  is_on boolean not null,
  primary key (player_id, kind, channel)
);

create table push_subscription (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  session_hash text not null,
  endpoint text not null,
  -- SHA-256: an index can't hold every address.
  endpoint_hash text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at bigint not null
);
create index push_subscription_player on push_subscription (player_id);

create table push_delivery (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  notice_id bigint not null references notice (id) on delete cascade,
  -- Stays when the subscription goes: the report counts it.
  subscription_id bigint not null,
  state text not null default 'WAITING',
  reason text,
  tries integer not null default 0,
  deliver_after bigint not null,
  created_at bigint not null
);
create index push_delivery_waiting on push_delivery (deliver_after) where state = 'WAITING';
create index push_delivery_notice on push_delivery (notice_id);
create index push_delivery_player on push_delivery (player_id);

create table notice_sending (
  id bigint generated always as identity primary key,
  key text not null unique,
  fingerprint text not null,
  kind text not null,
  words jsonb not null,
  link text,
  player_ids jsonb,
  country text,
  reached integer not null default 0,
  is_done boolean not null default false,
  created_at bigint not null
);

-- A site that has had events before doesn't tell them all anew.
insert into outbox_reader (name, seq) select 'notices', coalesce(max(seq), 0) from outbox;

create index session_created on session (created_at);
