-- How likely players are to recommend the site: one row for each time one was asked. Times are epoch milliseconds.
create table rating_question (
  id integer generated always as identity primary key,
  player_id integer not null references player (id),
  asked_at bigint not null,
  -- Null while it is unanswered, and for good if the player closed the question.
  score smallint check (score between 0 and 10),
  comment text,
  rated_at bigint,
  check ((score is null) = (rated_at is null)),
  check (comment is null or score is not null)
);
create index rating_question_player on rating_question (player_id, id);
create index rating_question_asked on rating_question (asked_at);
create index rating_question_rated on rating_question (rated_at) where rated_at is not null;
