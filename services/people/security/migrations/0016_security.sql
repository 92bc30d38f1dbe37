-- What keeps an account safe: a second step by an authenticator app, a question, and sessions their player can tell apart. Times are epoch milliseconds.

-- What a session was last used with, as the gateway tells it: shown to the session's own player and to nobody else.
alter table session add column user_agent text;
alter table session add column address text;
-- Two lower-case letters; null if no proxy says it.
alter table session add column country text;
alter table session add column last_seen_at bigint;
-- When the player behind it last proved themselves; null if they came by a link of another session's.
alter table session add column proven_at bigint;
update session set proven_at = created_at;
create index if not exists session_by_player on session (player_id);

create table authenticator (
  player_id integer primary key references player (id),
  -- The shared secret under AES-256-GCM with a key of the site's: nonce, tag, text.
  secret bytea not null,
  created_at bigint not null,
  -- Null until a code of the app has shown that it holds the secret.
  confirmed_at bigint,
  -- The last time step that was taken: none is taken twice, nor one before it.
  last_step bigint
);

create table recovery_code (
  player_id integer not null references player (id),
  -- HMAC-SHA-256 (hex) under a key of the site's.
  code_hash text not null,
  used_at bigint,
  primary key (player_id, code_hash)
);

create table security_question (
  player_id integer primary key references player (id),
  question_id integer not null,
  -- argon2id of the answer.
  answer_hash text not null,
  set_at bigint not null
);

-- Which news a player wants.
alter table player_profile add column if not exists enable_mail_news boolean not null default true;
alter table player_profile add column if not exists enable_mail_deposit boolean not null default true;
alter table player_profile add column if not exists enable_mail_bets boolean not null default true;
alter table player_profile add column if not exists enable_sms_news boolean not null default true;
