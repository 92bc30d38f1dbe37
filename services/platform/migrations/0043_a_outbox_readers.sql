-- How far each service that follows the events of others has read them.
create table outbox_reader (
  name text primary key,
  seq bigint not null
);
