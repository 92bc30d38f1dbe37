/** What notices tell of: payments, documents, requests, bonuses and bets, as the outbox has them, and new devices. */
import type { z } from "zod";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import type { coupon } from "../../betting/coupons/public.ts";
import { type bonusBody, expiringBonuses } from "../../loyalty/bonuses/public.ts";
import type { payment } from "../../money/payments/public.ts";
import type { paymentRequest } from "../../money/requests/public.ts";
import type { OutboxRow } from "../../platform/context.ts";
import { readOutbox } from "../../platform/outboxReader.ts";
import { newSignIns } from "../players/public.ts";
import type { verification } from "../verification/public.ts";
import { wanting } from "./choices.ts";
import { type Context, type News, tell } from "./write.ts";

type Payment = z.infer<typeof payment>;
type Coupon = z.infer<typeof coupon>;
type Request = z.infer<typeof paymentRequest>;
type Bonus = z.infer<typeof bonusBody>;
type Verification = z.infer<typeof verification>;
/** What an event says of a player; none for what nobody is told. */
type Untold = Omit<News, "playerId">;

const pathOfPage = (name: RouteName): string => ROUTES[name].pattern;

const paymentEvents = {
  DEPOSIT: { SUCCEEDED: "depositPaid", FAILED: "depositDeclined" },
  WITHDRAWAL: { PAID: "withdrawalPaid", FAILED: "withdrawalDeclined", REJECTED: "withdrawalDeclined" },
} as const satisfies Record<string, Partial<Record<Payment["state"], News["event"]>>>;

function ofPayment({ id, direction, state, amount, currency }: Payment): Untold[] {
  const events: Partial<Record<Payment["state"], News["event"]>> = paymentEvents[direction];
  const event = events[state];
  if (event === undefined) return [];
  const source = `payment:${id}:${event}`;
  return [{ kind: "PAYMENTS", event, params: { amount, currency }, link: pathOfPage("historyPay"), source }];
}

/** The documents that were decided last: the event tells of all there are. */
function ofVerification({ documents }: Verification): Untold[] {
  const last = Math.max(...documents.map(({ decided_at: at }) => at ?? 0));
  return documents
    .filter(({ state, decided_at: at }) => (state === "APPROVED" || state === "REJECTED") && at === last)
    .map(({ id, state }) => ({
      kind: "DOCUMENTS",
      event: state === "APPROVED" ? "documentApproved" : "documentRejected",
      link: pathOfPage("verification"),
      source: `document:${id}:${state}`,
    }));
}

function ofRequest({ id, desk, state, message_count: messages }: Request): Untold[] {
  if (state !== "ANSWERED" && state !== "WAITING_FOR_PLAYER") return [];
  const link = desk === "PAYMENTS" ? `${pathOfPage("paymentRequests")}/${id}` : pathOfPage("support");
  return [{ kind: "SUPPORT", event: "supportAnswered", link, source: `request:${id}:${messages}` }];
}

const ofBonus = ({ id, state }: Bonus): Untold[] =>
  state === "ACTIVE"
    ? [{ kind: "BONUSES", event: "bonusGranted", link: pathOfPage("officeBonusesWager"), source: `bonus:${id}` }]
    : [];

const couponEvents: Partial<Record<Coupon["state"], News["event"]>> = {
  WON: "betWon",
  LOST: "betLost",
  REFUNDED: "betRefunded",
};

function ofCoupon({ id, state, payout, currency }: Coupon): Untold[] {
  const event = couponEvents[state];
  if (event === undefined) return [];
  const params = payout === null ? {} : { amount: payout, currency };
  return [{ kind: "BETS", event, params, link: pathOfPage("history"), source: `coupon:${id}` }];
}

/** What an event of the outbox says. */
function newsOf({ type, data }: OutboxRow): Untold[] {
  const told = data as {
    payment: Payment;
    coupon: Coupon;
    request: Request;
    bonus: Bonus;
    verification: Verification;
  };
  switch (type) {
    case "payment":
      return ofPayment(told.payment);
    case "verification":
      return ofVerification(told.verification);
    case "paymentRequest":
      return ofRequest(told.request);
    case "bonus":
      return ofBonus(told.bonus);
    case "coupon":
      return ofCoupon(told.coupon);
    default:
      return [];
  }
}

/** Tells of what the outbox has had since the last look. */
export const hearEvents = (context: Context): Promise<void> =>
  readOutbox(context, "notices", async (rows) => {
    const news = rows.flatMap((row) =>
      newsOf(row).map((told) => ({ ...told, playerId: (row.data as { userId: number }).userId })),
    );
    // Coupons are many, and few players want to hear of them.
    const bettors = new Set(news.filter(({ kind }) => kind === "BETS").map(({ playerId }) => playerId));
    const told = await wanting(context.db, "BETS", [...bettors]);
    for (const one of news) if (one.kind !== "BETS" || told.has(one.playerId)) await tell(context, one);
  });

/** Bonuses that end within this are told of, milliseconds of the services' clock. */
const EXPIRING_MS = 86_400_000;
/** Sign-ins are looked at for this long, real milliseconds: a browser says what it is a moment later. */
const SIGN_IN_MS = 600_000;

/** Tells of what nobody's event says: bonuses that end soon, and sign-ins by devices that are new. */
export async function lookAround(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const { id, playerId } of await expiringBonuses(context.db, now, now + EXPIRING_MS))
    await tell(context, {
      playerId,
      kind: "BONUSES",
      event: "bonusExpiring",
      link: pathOfPage("officeBonusesWager"),
      source: `bonus:${id}:expiring`,
    });
  for (const { playerId, idHash } of await newSignIns(context.db, Date.now() - SIGN_IN_MS))
    await tell(context, {
      playerId,
      kind: "SECURITY",
      event: "newSignIn",
      link: pathOfPage("security"),
      source: `session:${idHash}`,
    });
}
