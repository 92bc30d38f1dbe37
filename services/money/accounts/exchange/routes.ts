/** Calls that convert money between a player's own accounts. */
import type { FastifyInstance } from "fastify";
import { playerRoute } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { readKey } from "../../../platform/http/ids.ts";
import { exchangeApi } from "./api.ts";
import { convertMoney, quoteConversion, Trouble, type Terms } from "./convertMoney.ts";
import { ratesOf } from "./rates.ts";

const shown = ({ from, to, amount, gained, rate }: Terms) => ({
  from_account_id: from.id,
  to_account_id: to.id,
  amount,
  currency: from.currency,
  gained,
  gained_currency: to.currency,
  rate,
});

export function registerExchange(app: FastifyInstance, context: ServiceContext): void {
  const rates = ratesOf(context);

  playerRoute(app, context, exchangeApi.quoteConversion, async ({ query }, { playerId }) => {
    const asked = { fromId: query.from_account_id, toId: query.to_account_id, amount: query.amount };
    const quoted = await quoteConversion(context, rates, playerId, asked);
    if (quoted instanceof Trouble) return { quote: null, errors: quoted.errors };
    const { token, expiresAt, rates: table, margin } = quoted;
    const source = { rates_date: table.date, rates_source: table.source, margin };
    return { quote: { ...shown(quoted), ...source, token, expires_at: Math.floor(expiresAt / 1000) }, errors: [] };
  });

  playerRoute(app, context, exchangeApi.convertMoney, async ({ body, header }, { playerId }) => {
    const key = readKey(header("idempotency-key"));
    if (typeof key !== "string") return { conversion: null, errors: [key] };
    const done = await convertMoney(context, playerId, { token: body.quote, key, endsBonus: body.ends_bonus });
    return done instanceof Trouble
      ? { conversion: null, errors: done.errors }
      : { conversion: shown(done), errors: [] };
  });
}
