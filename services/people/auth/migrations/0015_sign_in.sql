-- Keys that sign tokens of a sign-in, and people who sign in by pointing a signed-in device at a picture.

-- One signs, those before it verify until the last token they signed has run out.
create table signing_key (
  id text primary key,
  -- PKCS #8, DER.
  private_key bytea not null,
  -- Real time, epoch milliseconds.
  created_at bigint not null
);

create table qr_sign_in (
  -- SHA-256 of what the browser that waits holds.
  id_hash text primary key,
  -- SHA-256 of what the picture says.
  code_hash text not null unique,
  -- Who let it in; null while nobody did.
  player_id integer references player (id),
  is_refused boolean not null default false,
  expires_at bigint not null,
  taken_at bigint
);
create index qr_sign_in_expiry on qr_sign_in (expires_at);
