-- Registration: what a player chose when they registered, and registrations that wait for the code sent to an e-mail.

create table registration (
  player_id integer primary key references player (id),
  kind text not null check (kind in ('one_click', 'full_reg', 'phone_reg', 'soc_reg')),
  -- SHA-256 (hex) of the caller's idempotency key, and of what they sent under it: asked again, they get the same
  -- player.
  key_hash text not null unique,
  fingerprint text not null,
  ref_code text,
  -- 0 refused, 1 sport, 2 casino.
  first_deposit_bonus_choice integer not null default 0 check (first_deposit_bonus_choice between 0 and 2),
  registered_at bigint not null
);

create table pending_registration (
  -- The code's id, which the caller holds.
  code_id text primary key,
  data jsonb not null,
  expires_at bigint not null
);
create index pending_registration_by_expiry on pending_registration (expires_at);
