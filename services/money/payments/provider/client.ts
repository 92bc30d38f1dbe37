/** Calls of a payment provider, by the contract in docs/provider.md. */
import { z } from "zod";
import type { PaymentDirection } from "#shared/money/payments.ts";

/** A payment as the provider tells it. Amounts are exact decimals in major units. */
export const providerPayment = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().max(100),
  kind: z.enum(["deposit", "payout"]),
  method: z.string().max(40),
  status: z.enum([
    "action_required",
    "processing",
    "succeeded",
    "failed",
    "cancelled",
    "expired",
    "refunded",
    "charged_back",
    "paid",
  ]),
  amount: z.string().regex(/^\d{1,20}(\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  fee: z
    .string()
    .regex(/^\d{1,20}(\.\d{1,4})?$/)
    .default("0"),
  reason: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .nullable()
    .default(null),
  redirectUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  instrument: z
    .object({
      token: z.string().min(1).max(200),
      brand: z.string().max(40).optional(),
      last4: z
        .string()
        .regex(/^\w{2,4}$/)
        .optional(),
      expiry: z
        .string()
        .regex(/^\d\d\/\d\d$/)
        .optional(),
      /** Masked, of what is no card. */
      iban: z.string().max(60).optional(),
      wallet: z.string().max(100).optional(),
      /** The same for the same card, account or wallet, whoever pays with it. */
      fingerprint: z.string().min(1).max(200).optional(),
      /** Whether deposits may name it: its holder agreed. Payouts may name any. */
      remembered: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** Code on a cash desk's receipt. */
  receipt: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .default(null),
  /** Rises with each change; null where the provider does not say. */
  sequence: z.int().nonnegative().nullable().default(null),
});
export type ProviderPayment = z.output<typeof providerPayment>;

export interface ProviderSettings {
  /** Origin of the provider's API. */
  url: string;
  /** The house's API key. */
  key: string;
  /** Signs notices, `whsec_` and base64 as the Standard Webhooks convention has it. */
  webhookSecret: string;
}

/** The provider could not be asked, or gave no answer that can be used: nobody knows whether it did its work. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}

/** The provider refuses for good; `code` is its own. */
export class ProviderRefused extends Error {
  override name = "ProviderRefused";
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const timeoutMs = 10_000;
const refusal = z.object({ code: z.string().max(60) });

export interface DepositOrder {
  reference: string;
  method: string;
  amount: string;
  currency: string;
  country: string;
  language: string;
  returnUrls: Readonly<Record<"success" | "fail" | "pending" | "cancel", string>>;
  /** Epoch seconds. */
  expiresAt: number;
  instrument?: string;
  /** Our name of the player: remembered cards are theirs alone. */
  payer: { id: string };
}

export interface PayoutOrder {
  reference: string;
  method: string;
  amount: string;
  currency: string;
  country: string;
  destination: Readonly<Record<string, string>>;
}

/** @throws ProviderUnreachable or ProviderRefused, as all calls below */
async function call(settings: ProviderSettings, path: string, order?: { key: string; body: object }): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(new URL(path, settings.url), {
      method: order === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${settings.key}`,
        ...(order !== undefined && { "content-type": "application/json", "idempotency-key": order.key }),
      },
      ...(order !== undefined && { body: JSON.stringify(order.body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await response.json();
  } catch (error) {
    throw new ProviderUnreachable(error instanceof Error ? error.message : String(error));
  }
  if (response.ok) return body;
  // A key that is refused is the operator's trouble and not the payment's: it is asked again.
  if (response.status < 500 && ![401, 403, 408, 429].includes(response.status))
    throw new ProviderRefused(refusal.safeParse(body).data?.code ?? `HTTP_${response.status}`);
  throw new ProviderUnreachable(`HTTP ${response.status}`);
}

function understood(body: unknown): ProviderPayment {
  const { data, error } = providerPayment.safeParse(body);
  if (error !== undefined) throw new ProviderUnreachable(`an answer that is no payment: ${error.issues[0]?.message}`);
  return data;
}

/**
 * Places an order, once per reference. Where an earlier try came through and its words have changed since, such as the
 * player's country, what was ordered then counts.
 */
async function place(
  settings: ProviderSettings,
  kind: "deposit" | "payout",
  order: DepositOrder | PayoutOrder,
): Promise<ProviderPayment> {
  try {
    return understood(await call(settings, `/v1/${kind}s`, { key: `${kind}:${order.reference}`, body: order }));
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.code !== "IDEMPOTENCY_MISMATCH") throw error;
    const placed = await findPayment(settings, order.reference);
    if (placed === null) throw error;
    return placed;
  }
}

/** Asks for a deposit. The same reference is the same deposit, however often it is asked for. */
export const createDeposit = (settings: ProviderSettings, order: DepositOrder): Promise<ProviderPayment> =>
  place(settings, "deposit", order);

/** Asks for a payout, once per reference too. */
export const createPayout = (settings: ProviderSettings, order: PayoutOrder): Promise<ProviderPayment> =>
  place(settings, "payout", order);

/** Calls a deposit off that still needs its player. @throws ProviderRefused where it can't be called off any more */
export const cancelDeposit = async (settings: ProviderSettings, providerId: string): Promise<ProviderPayment> =>
  understood(
    await call(settings, `/v1/payments/${encodeURIComponent(providerId)}/cancel`, {
      key: `cancel:${providerId}`,
      body: {},
    }),
  );

/** Returns a deposit to its payer. @param amount the whole of what was paid */
export const refundDeposit = async (
  settings: ProviderSettings,
  providerId: string,
  amount: string,
): Promise<ProviderPayment> =>
  understood(
    await call(settings, `/v1/payments/${encodeURIComponent(providerId)}/refunds`, {
      key: `refund:${providerId}`,
      body: { amount },
    }),
  );

/** How a payment stands; null when the provider never heard of it. */
export async function findPayment(settings: ProviderSettings, reference: string): Promise<ProviderPayment | null> {
  try {
    return understood(await call(settings, `/v1/payments?reference=${encodeURIComponent(reference)}`));
  } catch (error) {
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}

export const directionOf = ({ kind }: ProviderPayment): PaymentDirection =>
  kind === "deposit" ? "DEPOSIT" : "WITHDRAWAL";
