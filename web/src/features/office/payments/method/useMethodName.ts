import { useMethods } from "./useMethods.ts";
import type { PaymentDirection } from "@/operations/types.generated.ts";

/** Names of the methods of an account by their codes; the code itself where a method is no longer offered. */
export function useMethodName(direction: PaymentDirection, accountId: string | null): (methodId: string) => string {
  const { methods } = useMethods(direction, accountId);
  return (methodId) => methods?.find(({ id }) => id === methodId)?.name ?? methodId;
}
