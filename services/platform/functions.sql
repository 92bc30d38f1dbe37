-- Writing and numbering events. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Writes events in their order; each is {"type", "userId", "data"}. They get their numbers after the commit.
create or replace function outbox_write(p_events jsonb) returns void language plpgsql as $$
begin
  insert into outbox (type, user_id, data)
    select event.value ->> 'type', (event.value ->> 'userId')::integer, event.value -> 'data'
    from jsonb_array_elements(p_events) with ordinality as event (value, place) order by event.place;
end $$;

-- Gives the committed events without a number the next ones, and answers the last number there is. One at a time, under
-- a lock; what follows the lock sees what its last holder wrote.
create or replace function outbox_number(p_lock bigint) returns bigint language plpgsql as $$
declare
  last bigint;
begin
  perform pg_advisory_xact_lock(p_lock);
  select coalesce(max(seq), 0) into last from outbox;
  with fresh as (
    select id, last + row_number() over (order by id) as number from outbox where seq is null
  ), numbered as (
    update outbox set seq = fresh.number from fresh where outbox.id = fresh.id returning outbox.seq
  )
  select coalesce(max(seq), last) into last from numbered;
  return last;
end $$;

-- Writes what takes new pages of the disk each time, and gives the former ones back: fails where there is no room left.
create or replace function probe_writes(p_at bigint) returns void language plpgsql as $$
begin
  truncate write_probe;
  insert into write_probe (id, written_at, filler) values (1, p_at, decode(repeat(md5(random()::text), 1024), 'hex'));
end $$;
