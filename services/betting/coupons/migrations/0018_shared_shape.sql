-- A saved coupon keeps how it was made: the k of a system, the name of a full cover, and of each bet, in the order of
-- outcome_ids, whether it is a banker and which block it stands in. Null for what was saved before.

alter table shared_coupon
  add column system_value integer,
  add column cover text,
  add column places jsonb;
