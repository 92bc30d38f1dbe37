-- Messages to people and new players, counted by those who asked for them and where they went, ten minutes a row:
-- ceilings on them hold for an hour and for a day. Times are of the services' clock.
create table ceiling_count (
  -- What is counted, such as "messages country 44"; of people only hashes.
  key text not null,
  -- Number of the ten minutes since the epoch.
  bucket bigint not null,
  count integer not null,
  primary key (key, bucket)
);
create index ceiling_count_by_bucket on ceiling_count (bucket);
