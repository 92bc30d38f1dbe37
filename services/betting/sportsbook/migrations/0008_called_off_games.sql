-- Games that the operator called off: from `at` on there is nothing to bet on and nothing happens any more.

create table called_off_game (
  game_id bigint primary key,
  -- Epoch seconds of the services' clock.
  at bigint not null,
  -- For the operator's own books.
  reason text not null
);
