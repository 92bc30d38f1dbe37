-- Wrong codes that somebody gave in a player's name. Codes have a million values: what is counted for half an hour
-- only leaves a patient guesser thousands of tries a week, so these are kept for a day, whatever restarts in between.
create table code_guess (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  -- What the code was for; as of one_time_code, and 'app' for the first code of an authenticator app.
  purpose text not null,
  at bigint not null
);
create index code_guess_by_player on code_guess (player_id, purpose, at);
create index code_guess_by_time on code_guess (at);
