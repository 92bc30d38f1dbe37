-- Several bets at fixed odds on one ticket. A ticket of bets keeps them in one column: key, odds, numbers, stake and, once
-- its draw is paid, prize of each. Its numbers are all that they name, its stake is their sum.

alter table lotto_ticket add column bets jsonb;

update lotto_ticket set bets = jsonb_build_array(jsonb_build_object(
  'bet', bet, 'coef', coef, 'numbers', to_jsonb(numbers), 'stake', trim_scale(stake)::text, 'prize', trim_scale(prize)::text))
where bet is not null;

-- The check that both are there or neither goes with them.
alter table lotto_ticket
  drop column coef,
  drop column bet,
  add constraint lotto_ticket_bets check (bets is null or jsonb_array_length(bets) > 0);

-- Most bets of a ticket, a rule like the others.
update lottery set rules = rules || '{"mostBets": 20}';
update lotto_draw set rules = rules || '{"mostBets": 20}';
