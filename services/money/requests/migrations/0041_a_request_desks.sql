-- Requests are written to one of several desks: what was asked before was asked about payments.
alter table payment_request add column desk text not null default 'PAYMENTS'
  check (desk in ('PAYMENTS', 'SUPPORT', 'IDEAS'));
alter table payment_request alter column desk drop default;
create index payment_request_at_desk on payment_request (player_id, desk, id desc);
