-- The key that was sent, of coupons that are one of many singles too: those are kept under keys made of it, "key:0" and
-- on. One look tells whether a key was used before in the other way; fifty keys were looked for at each placing.
alter table coupon add column key_group text generated always as (split_part(idempotency_key, ':', 1)) stored;
create index coupon_by_key_group on coupon (player_id, key_group);
