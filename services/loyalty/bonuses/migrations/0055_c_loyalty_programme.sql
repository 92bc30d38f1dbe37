-- One row: the loyalty programme as the operator set it. Without it no points, rewards or cashback are given.
create table loyalty_programme (
  id integer primary key check (id = 1),
  terms jsonb not null,
  version integer not null
);
