-- Players, their sessions, and failed sign-ins. Sign-ins and sessions are kept by epoch milliseconds.

create table player (
  id integer generated always as identity (start with 1000001) primary key,
  -- Never digits alone: those are player numbers and phones.
  login text not null unique check (login = lower(login) and login !~ '^[0-9]*$'),
  email text unique check (email = lower(email)),
  -- Digits with the country code.
  phone text unique check (phone ~ '^[0-9]{10,15}$'),
  password_hash text not null,
  name text,
  ban_level integer not null default 0,
  -- Its password is public: it counts only while SITE_ENV=demo.
  is_demo boolean not null default false,
  active_account_id integer,
  -- Rises when the choice of the active account changes.
  choice_version integer not null default 0,
  created_at bigint not null
);

create table session (
  -- SHA-256 (hex) of what the browser holds, so that a copy of the database opens no session.
  id_hash text primary key,
  player_id integer not null references player (id),
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint
);
create index session_by_player on session (player_id) where ended_at is null;

create table sign_in_guard (
  -- A player, a login nobody has, or an address.
  key text primary key,
  locked_until bigint
);
create table sign_in_attempt (
  id bigint generated always as identity primary key,
  key text not null references sign_in_guard (key),
  at bigint not null
);
create index sign_in_attempt_by_key on sign_in_attempt (key, at);

create table player_limit (
  player_id integer not null references player (id),
  limit_type integer not null,
  state text not null check (state in ('PENDING', 'ACTIVE', 'INACTIVE')),
  value numeric check (value >= 0),
  currency text,
  need_approve boolean not null default false,
  started_at bigint,
  ends_at bigint,
  primary key (player_id, limit_type)
);
