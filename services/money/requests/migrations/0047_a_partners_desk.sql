-- A desk for those who want to work with the operator.
alter table payment_request drop constraint payment_request_desk_check;
alter table payment_request add constraint payment_request_desk_check
  check (desk in ('PAYMENTS', 'SUPPORT', 'IDEAS', 'PARTNERS'));
