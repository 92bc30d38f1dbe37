-- Requests about payments: what players ask the operator about deposits and withdrawals, and what is answered. Times are
-- epoch milliseconds of the services' clock.

create table payment_request (
  id bigint generated always as identity (start with 810001) primary key,
  player_id integer not null references player (id),
  -- Numbers of the list of topics.
  topic_id integer not null,
  sub_topic_id integer not null,
  payment_id bigint references payment (id),
  state text not null check (state in ('OPEN', 'ANSWERED', 'WAITING_FOR_PLAYER', 'CLOSED')),
  -- Language of the page that it was written on: the automatic desk answers in it.
  language text not null,
  idempotency_key text not null,
  -- SHA-256 (hex) of what was asked, to tell a repetition from something else under the same key.
  fingerprint text not null,
  created_at bigint not null,
  changed_at bigint not null,
  -- Since when the operator's answer is due; null while it is not.
  waiting_since bigint,
  closed_at bigint,
  closed_by text check (closed_by in ('player', 'operator', 'clock')),
  unique (player_id, idempotency_key),
  check ((state = 'OPEN') = (waiting_since is not null)),
  check ((state = 'CLOSED') = (closed_at is not null and closed_by is not null))
);
create index payment_request_of_player on payment_request (player_id, id desc);
create index payment_request_waiting on payment_request (waiting_since) where waiting_since is not null;
create index payment_request_resting on payment_request (changed_at) where state in ('ANSWERED', 'WAITING_FOR_PLAYER');
create index payment_request_closed on payment_request (changed_at) where state = 'CLOSED';

create table payment_request_message (
  id bigint generated always as identity primary key,
  request_id bigint not null references payment_request (id) on delete cascade,
  author text not null check (author in ('player', 'operator', 'desk')),
  -- Who of the staff wrote it; null for the others.
  actor text,
  text text not null,
  -- Null for what nobody sends twice: the first message of a request, and the automatic desk's.
  idempotency_key text,
  fingerprint text,
  at bigint not null,
  unique (request_id, author, idempotency_key),
  check (author = 'operator' or actor is null)
);
create index payment_request_message_of on payment_request_message (request_id, id);

-- What the operator's staff notes for itself. Players never see it.
create table payment_request_note (
  id bigint generated always as identity primary key,
  request_id bigint not null references payment_request (id) on delete cascade,
  actor text not null,
  text text not null,
  idempotency_key text,
  fingerprint text,
  at bigint not null,
  unique (request_id, idempotency_key)
);

create table payment_request_file (
  id uuid primary key,
  player_id integer not null references player (id),
  -- Null until its message is sent.
  message_id bigint references payment_request_message (id) on delete cascade,
  media_type text not null,
  bytes integer not null,
  -- SHA-256 (hex) of the bytes as they are kept.
  hash text not null,
  -- The file; sealed where SECRETS_KEY is set.
  content bytea not null,
  at bigint not null
);
create index payment_request_file_of_player on payment_request_file (player_id, at);
create index payment_request_file_of on payment_request_file (message_id) where message_id is not null;
