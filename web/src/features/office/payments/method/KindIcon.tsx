import Bank from "~icons/mdi/bank-outline";
import Card from "~icons/mdi/credit-card-outline";
import Cash from "~icons/mdi/cash-register";
import Crypto from "~icons/mdi/hexagon-outline";
import Voucher from "~icons/mdi/ticket-confirmation-outline";
import Wallet from "~icons/mdi/wallet-outline";
import type { Method } from "./paymentMethod.ts";

const ICONS = { CARD: Card, BANK: Bank, WALLET: Wallet, VOUCHER: Voucher, CRYPTO: Crypto, CASH: Cash } as const;

/** The mark of a kind of methods. */
export function KindIcon({ kind }: { kind: Method["kind"] }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden />;
}
