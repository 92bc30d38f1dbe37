-- What signing in, proving oneself and a player's settings stand on. Times are epoch milliseconds.

-- What may be used once: captcha challenges, sign-in tokens, codes of a social network. A row is written when one is
-- first tried, so that asking for them costs no room.
create table used_once (
  -- SHA-256 (hex) of what is used.
  key text primary key,
  tries integer not null default 0,
  used_at bigint,
  expires_at bigint not null
);
create index used_once_by_expiry on used_once (expires_at);

create table one_time_code (
  -- What the caller holds; it says nothing of the code.
  id text primary key,
  purpose text not null check (purpose in ('sms', 'two_step', 'social_two_step', 'transfer')),
  -- A player number, a phone, or both, by purpose.
  subject text not null,
  -- Number of the player, or by purpose of the former player. Null if nobody has the phone: such a code is asked for
  -- and refused like any other.
  holder integer,
  -- HMAC-SHA-256 (hex) of id and code under a key of the site's.
  code_hash text not null,
  tries_left integer not null,
  expires_at bigint not null,
  used_at bigint
);
create index one_time_code_by_subject on one_time_code (purpose, subject);
create index one_time_code_by_expiry on one_time_code (expires_at);

-- Messages to people. An SMS gateway or a mail server takes them from here.
create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email', 'site')),
  recipient text not null,
  player_id integer references player (id),
  body text not null,
  created_at bigint not null,
  -- From when on it is worth nothing and is dropped; null for those that stay.
  expires_at bigint,
  read_at bigint
);
create index message_by_recipient on message (recipient, id);
create index message_unread on message (player_id) where channel = 'site' and read_at is null;

create table player_profile (
  player_id integer primary key references player (id),
  country_code text not null default 'ru' check (country_code ~ '^[a-z]{2}$'),
  ref_id integer not null default 1,
  hide_balance boolean not null default false,
  is_phone_confirmed boolean not null default false,
  is_email_confirmed boolean not null default false,
  password_changed_at bigint,
  is_two_factor boolean not null default false,
  is_email_auth boolean not null default false,
  has_security_question boolean not null default false,
  surname text,
  date_birthday text check (date_birthday ~ '^\d{4}-\d\d-\d\d$'),
  document_type_id integer,
  inn text,
  passport text,
  passport_date text check (passport_date ~ '^\d{4}-\d\d-\d\d$'),
  passport_end_date text check (passport_end_date ~ '^\d{4}-\d\d-\d\d$'),
  registration_address text,
  is_line_disallowed boolean not null default false,
  is_live_disallowed boolean not null default false,
  is_identification_needed boolean not null default false,
  ban_version integer not null default 0,
  user_status_id integer not null default 0,
  verification_status integer not null default 0,
  verification_types integer[] not null default '{}',
  verification_status_group_code text,
  is_document_requested boolean not null default false,
  is_identification_bonus boolean not null default false,
  shows_verification_on_deposit boolean not null default false,
  activate_until bigint,
  cookies_agreed_at bigint,
  terms_accepted_at bigint
);
insert into player_profile (player_id, is_phone_confirmed, is_email_confirmed, terms_accepted_at)
  select id, phone is not null, email is not null, created_at from player;

create table social_link (
  network integer not null,
  -- The network's own number of the person.
  subject text not null,
  player_id integer not null references player (id),
  primary key (network, subject)
);

-- Players of the site's former brand, who may come over with their phone.
create table former_player (
  id integer primary key,
  phone text not null check (phone ~ '^[0-9]{10,15}$'),
  name text,
  country_code text not null,
  currency text not null,
  moved_to integer references player (id),
  is_demo boolean not null default false
);
