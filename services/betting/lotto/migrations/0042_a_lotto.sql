-- Lotto: lotteries as data, draws by commitment, tickets and bets on them, and what rolls over.

create table lottery (
  key text primary key,
  -- In which order they are shown.
  place integer generated always as identity,
  is_on boolean not null default true,
  rules jsonb not null
);

create table lotto_jackpot (
  lottery text not null,
  currency text not null,
  -- Held among the house's open stakes until somebody wins it.
  amount numeric not null check (amount >= 0),
  primary key (lottery, currency)
);

create table lotto_draw (
  id bigint generated always as identity (start with 7100001) primary key,
  lottery text not null,
  -- Counted by lottery, from 1.
  number integer not null,
  state text not null check (state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'CANCELLED')),
  currency text not null,
  -- The lottery's rules as they were when the sale opened.
  rules jsonb not null,
  -- SHA-256 of the seed, published when the sale opens. The seed is written with the draw and not before.
  seed_hash text not null,
  seed text,
  -- SHA-256 over all tickets sold.
  tickets_hash text,
  -- In the order they came; the bonus last.
  balls integer[],
  -- Tickets that have each number, from 1 on.
  popularity jsonb not null,
  -- Epoch milliseconds of the services' clock.
  opens_at bigint not null,
  closes_at bigint not null,
  closed_at bigint,
  drawn_at bigint,
  settled_at bigint,
  staked numeric not null default 0 check (staked >= 0),
  -- Stakes of lines, which make the pool; bets at fixed odds are no part of it.
  pooled numeric not null default 0 check (pooled >= 0),
  tickets integer not null default 0,
  -- What the house still holds for this draw.
  held numeric not null default 0 check (held >= 0),
  paid numeric not null default 0,
  batches integer not null default 0,
  -- Winners and prize money of each category once drawn.
  categories jsonb,
  jackpot numeric,
  version integer not null default 1,
  opened_by text not null,
  unique (lottery, number),
  unique (lottery, closes_at)
);
create index lotto_draw_by_state on lotto_draw (state, closes_at);
create index lotto_draw_by_lottery on lotto_draw (lottery, id desc);

create table lotto_ticket (
  id bigint generated always as identity (start with 8100001) primary key,
  draw_id bigint not null references lotto_draw (id),
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  idempotency_key text not null,
  fingerprint text not null,
  -- Key of a bet at fixed odds with its odds in hundredths; none for lines.
  bet text,
  coef integer check ((coef is null) = (bet is null)),
  numbers integer[] not null,
  -- Numbers of a line; lines are made of all numbers.
  picks integer not null,
  lines integer not null check (lines > 0),
  -- For one line or the bet; the price is this times the lines.
  stake numeric not null check (stake > 0),
  price numeric not null check (price > 0),
  state text not null check (state in ('OPEN', 'WON', 'LOST', 'REFUNDED')),
  prize numeric,
  bought_at bigint not null,
  settled_at bigint,
  -- A purchase may be for several draws.
  unique (player_id, idempotency_key, draw_id)
);
create index lotto_ticket_of_player on lotto_ticket (player_id, id desc);
create index lotto_ticket_of_draw on lotto_ticket (draw_id, id);
create index lotto_ticket_open on lotto_ticket (draw_id, account_id, id) where state = 'OPEN';
create index lotto_ticket_open_of_player on lotto_ticket (player_id, account_id) where state = 'OPEN';
