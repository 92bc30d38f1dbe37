import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { useMethodName } from "./useMethodName.ts";
import { useMethodText } from "./useMethodText.ts";

/** What a payment was made with: the method's name, and the card or the like where one is known. */
export function usePaidWith({
  direction,
  accountId,
  methodId,
  instrumentBrand: brand,
  instrumentLast4: last4,
}: PaymentFieldsFragment): string {
  const { instrumentName } = useMethodText();
  const name = useMethodName(direction, accountId)(methodId);
  return brand === null && last4 === null ? name : `${name} · ${instrumentName({ brand, last4 })}`;
}
