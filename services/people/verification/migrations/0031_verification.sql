-- Verification: documents that players are asked for, and the files they send.

create table verification_document (
  id bigint generated always as identity (start with 510001) primary key,
  player_id integer not null references player (id),
  kind text not null check (kind in ('IDENTITY', 'ADDRESS', 'PAYMENT', 'SELFIE')),
  state text not null check (state in ('REQUESTED', 'SUBMITTED', 'APPROVED', 'REJECTED')),
  -- What the operator asks for or says, for the player to read.
  message text,
  -- Why it was rejected, a stable code.
  reason text,
  -- For the operator's eyes only.
  note text,
  -- Who decided: a name of the operator's staff, or the automatic desk.
  decided_by text,
  -- Epoch milliseconds of the services' clock.
  requested_at bigint not null,
  submitted_at bigint,
  decided_at bigint
);
create index verification_document_of on verification_document (player_id, id);
-- One document of a kind is under way at a time.
create unique index verification_document_open on verification_document (player_id, kind) where state in ('REQUESTED', 'SUBMITTED');

create table verification_file (
  id uuid primary key,
  document_id bigint not null references verification_document (id),
  player_id integer not null references player (id),
  media_type text not null,
  bytes integer not null,
  -- SHA-256 (hex) of the bytes as they are kept, to tell a file that was sent twice.
  hash text not null,
  -- The file; sealed where SECRETS_KEY is set.
  content bytea not null,
  at bigint not null,
  unique (document_id, hash)
);
