/** Token of a cash-out offer: the signed offer itself, so that unaccepted offers needn't be stored. */
import { createHmac } from "node:crypto";
import { keyFits } from "../../../platform/secrets/serviceKey.ts";
import type { ServiceContext } from "../../../platform/context.ts";

export interface OfferTerms {
  couponId: number;
  /** In minor-unit digits. */
  value: string;
  /** Stake that had left the coupon when it was offered: the offer is void once it changes. */
  cashedStake: string;
  /** Epoch milliseconds of the services' clock. */
  expiresAt: number;
}

const form = /^((\d{1,15}):(\d+(?:\.\d+)?):(\d+(?:\.\d+)?):(\d{1,16})):([\w-]+)$/;

/** Writes and reads tokens. */
export interface Tokens {
  write(terms: OfferTerms): string;
  /** Null for a text that this site has not written. */
  read(token: string): OfferTerms | null;
}

export async function tokensOf(context: Pick<ServiceContext, "secret">): Promise<Tokens> {
  const secret = await context.secret("cash-out-key");
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    write: ({ couponId, value, cashedStake, expiresAt }) => {
      const text = [couponId, value, cashedStake, expiresAt].join(":");
      return `${text}:${sign(text)}`;
    },
    read: (token) => {
      const [, text, couponId, value, cashedStake, expiresAt, signature] = form.exec(token) ?? [];
      if (text === undefined || value === undefined || cashedStake === undefined || !keyFits(signature, sign(text)))
        return null;
      return { couponId: Number(couponId), value, cashedStake, expiresAt: Number(expiresAt) };
    },
  };
}
