-- Events of notices.
alter table outbox drop constraint outbox_type_check;
alter table outbox add constraint outbox_type_check check (type in ('balance', 'limit', 'coupon', 'payment', 'paymentRequest', 'session', 'verification', 'bonus', 'notice'));
