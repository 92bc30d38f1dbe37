/** Sends an order of money once: what it can't tell is unknown, never refused. */
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";

/** How long one try may take, in milliseconds: the payment provider is asked meanwhile. */
const TRY_TIMEOUT = 20_000;

/** Why an order was not taken. RATE_LIMITED comes from the gateway's door, all others from the payload. */
export interface Refusal extends Omit<UserErrorFieldsFragment, "code" | "__typename"> {
  code: UserErrorFieldsFragment["code"] | "RATE_LIMITED";
  minAmount?: { amount: string; currency: string } | null;
  maxAmount?: { amount: string; currency: string } | null;
}

/** What the order came to: a payment, a conversion. */
export type OrderAnswer<Taken> =
  | { kind: "taken"; taken: Taken }
  | { kind: "refused"; errors: readonly Refusal[] }
  | { kind: "unknown" };

/** Top-level codes that say for certain that nothing was ordered. */
const DEFINITE: Readonly<Record<string, Refusal["code"]>> = {
  UNAUTHENTICATED: "SIGN_IN_REQUIRED",
  TOKEN_EXPIRED: "SIGN_IN_REQUIRED",
  VISITOR_BLOCKED: "NOT_OFFERED",
  MAINTENANCE: "NOT_OFFERED",
  RATE_LIMITED: "RATE_LIMITED",
  BAD_USER_INPUT: "INVALID",
  GRAPHQL_VALIDATION_FAILED: "INVALID",
  GRAPHQL_PARSE_FAILED: "INVALID",
};

function definiteRefusal(error: unknown): OrderAnswer<never> {
  if (!CombinedGraphQLErrors.is(error)) return { kind: "unknown" };
  const code = DEFINITE[String(error.errors[0]?.extensions?.code)];
  return code === undefined ? { kind: "unknown" } : { kind: "refused", errors: [{ code, path: null }] };
}

type Payload<Taken> = { taken: Taken | null; errors: readonly UserErrorFieldsFragment[] } | null;
type PaymentPayload = { payment: PaymentFieldsFragment | null; errors: readonly UserErrorFieldsFragment[] } | null;

/** The payload of a mutation that orders a payment. */
export const paymentTaken = (payload: PaymentPayload): Payload<PaymentFieldsFragment> =>
  payload === null ? null : { taken: payload.payment, errors: payload.errors };

/** One try. Never throws. */
export async function sendOrder<Data, Input, Taken>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
  payloadOf: (data: Data) => Payload<Taken>,
): Promise<OrderAnswer<Taken>> {
  try {
    const { data, error } = await client.mutate({
      mutation: mutation as TypedDocumentNode<Data, Record<string, unknown>>,
      variables: { input },
      errorPolicy: "all",
      context: { hasOwnErrors: true, fetchOptions: { signal: AbortSignal.timeout(TRY_TIMEOUT) } },
    });
    const payload = data == null ? null : payloadOf(data as Data);
    if (payload?.taken != null) return { kind: "taken", taken: payload.taken };
    if (payload !== null && payload.errors.length > 0) return { kind: "refused", errors: payload.errors };
    return definiteRefusal(error);
  } catch (error) {
    return definiteRefusal(error);
  }
}
