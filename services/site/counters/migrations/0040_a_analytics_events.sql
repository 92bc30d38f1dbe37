-- Events of visits. Nothing in them leads to a person: a visit is a random number of one open page.

create table analytics_event (
  id bigint generated always as identity primary key,
  counter text not null,
  visit text not null,
  -- Number of the event in its visit: what is sent twice is kept once.
  number integer not null,
  event integer not null,
  data jsonb not null,
  -- Epoch milliseconds, real time.
  at bigint not null,
  unique (visit, number)
);
create index analytics_event_at on analytics_event (at);
