-- The latest moment any process has shown: the clock never shows an earlier one again, also when the system's clock was set back meanwhile.
alter table clock_anchor add column high_ms bigint not null default 0;
update clock_anchor set high_ms = clock_ms;
