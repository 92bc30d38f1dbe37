-- How clients without cookies stay signed in: each token is good for one renewal and stands for a session, with which it ends. Times are epoch milliseconds.
create table refresh_token (
  -- SHA-256 (hex) of what the client holds.
  id_hash text primary key,
  session_hash text not null references session (id_hash) on delete cascade,
  -- Whether each renewal makes its session last longer.
  is_lasting boolean not null,
  created_at bigint not null,
  -- When it was renewed; a second time much later is a theft.
  used_at bigint
);
create index refresh_token_by_session on refresh_token (session_hash);
