-- Receipts of cash desks.

-- The code on the receipt of a deposit that was paid at a cash desk; null for all others, and until it was paid.
alter table payment add column receipt text;
