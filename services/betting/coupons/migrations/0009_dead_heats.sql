-- Bets may end in a dead heat: so many share so many places, such as DEAD_HEAT_1_OF_2.

alter table coupon_bet drop constraint coupon_bet_result_check;

alter table coupon_bet add constraint coupon_bet_result_check
  check (result in ('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST') or result ~ '^DEAD_HEAT_[1-9][0-9]*_OF_[1-9][0-9]*$');
