-- When an event was written, real time in epoch milliseconds: old ones are dropped by it.
alter table outbox add column at bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint;
create index outbox_by_time on outbox (at);
create index coupon_deed_by_time on coupon_deed (at);
create index message_by_time on message (created_at);

-- A coupon that is shared again gets the code it has; who shares how many in an hour is counted by a keyed hash that names nobody.
alter table shared_coupon add column content_hash text, add column sharer text;
create unique index shared_coupon_by_content on shared_coupon (content_hash);
create index shared_coupon_by_sharer on shared_coupon (sharer, created_at);
create index shared_coupon_by_time on shared_coupon (created_at);
