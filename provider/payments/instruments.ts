/** What was paid with, as it is kept: never a whole number, and under a random token. */
import type { Store } from "../store/store.ts";
import { newToken } from "./tokens.ts";
import type { Method } from "./payment.ts";
import type { CardBehaviour } from "./cards.ts";

/** A card; an account at a bank; a wallet. */
export type Instrument = { brand: string; last4: string; expiry: string } | { iban: string } | { wallet: string };

interface InstrumentRow {
  token: string;
  method: Method;
  details: string;
  behaviour: CardBehaviour;
  payer: string | null;
  is_remembered: number;
}

export interface KeptInstrument {
  token: string;
  method: Method;
  details: Instrument;
  /** What its issuer says when it is charged again. */
  behaviour: CardBehaviour;
  /** Whose it is; null if the merchant never said. */
  payer: string | null;
  /** Whether its holder wants to pay with it again. */
  isRemembered: boolean;
}

/** Keeps an instrument; answers its token. */
export function keepInstrument(
  store: Store,
  { method, details, behaviour, payer, isRemembered }: Omit<KeptInstrument, "token">,
): string {
  const token = newToken("ins");
  store.run(
    `insert into instrument (token, method, details, behaviour, payer, is_remembered, created_at)
     values (:token, :method, :details, :behaviour, :payer, :isRemembered, :at)`,
    {
      token,
      method,
      details: JSON.stringify(details),
      behaviour,
      payer,
      isRemembered: Number(isRemembered),
      at: Date.now(),
    },
  );
  return token;
}

export function findInstrument(store: Store, token: string): KeptInstrument | null {
  const row = store.get<InstrumentRow>("select * from instrument where token = :token", { token });
  if (row === undefined) return null;
  return {
    token,
    method: row.method,
    details: JSON.parse(row.details) as Instrument,
    behaviour: row.behaviour,
    payer: row.payer,
    isRemembered: row.is_remembered === 1,
  };
}
