import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { PlaceCouponDocument } from "@/operations/betting/generated.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { PlaceCouponInput } from "@/operations/types.generated.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import type { App } from "@/platform/app/app.ts";
import { lockNavigation } from "@/platform/navigation/lockNavigation.ts";
import type { PlacingAnswer } from "./placing.ts";

/** How long one try may take, in milliseconds. */
const TRY_TIMEOUT = 10_000;

/** Top-level codes that say for certain that nothing was placed, and what to tell the player. */
const DEFINITE: Readonly<Record<string, UserErrorFieldsFragment["code"]>> = {
  UNAUTHENTICATED: "SIGN_IN_REQUIRED",
  TOKEN_EXPIRED: "SIGN_IN_REQUIRED",
  VISITOR_BLOCKED: "BETTING_CLOSED",
  MAINTENANCE: "BETTING_CLOSED",
  BAD_USER_INPUT: "INVALID",
  GRAPHQL_VALIDATION_FAILED: "INVALID",
  GRAPHQL_PARSE_FAILED: "INVALID",
};

function definiteRefusal(error: unknown): PlacingAnswer {
  if (!CombinedGraphQLErrors.is(error)) return { kind: "unknown" };
  const codes = error.errors.map(({ extensions }) => DEFINITE[String(extensions?.code)]);
  const [code] = codes;
  return code === undefined ? { kind: "unknown" } : { kind: "refused", errors: [{ code, path: null }] };
}

/** One try to place a coupon, during which the page can't be left. Never throws: what it can't tell is `unknown`. */
export async function sendCoupon(
  { client, i18n, notifications, visit }: Pick<App, "client" | "i18n" | "notifications" | "visit">,
  input: PlaceCouponInput,
): Promise<PlacingAnswer> {
  const unlock = lockNavigation(visit, () =>
    notifications.show({ kind: "info", view: "snackbar", text: i18n.t("slip:leaving") }),
  );
  try {
    const { data, error } = await client.mutate({
      mutation: PlaceCouponDocument,
      variables: { input },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
      context: { hasOwnErrors: true, fetchOptions: { signal: AbortSignal.timeout(TRY_TIMEOUT) } },
    });
    const { coupons = [], refused = [], errors = [] } = data?.placeCoupon ?? {};
    if (coupons.length > 0) trackEvent("couponPlaced", { kind: input.kind, bets: input.bets.length });
    else if (errors[0] !== undefined) trackEvent("couponRefused", { code: errors[0].code });
    if (coupons.length > 0 || refused.length > 0) return { kind: "placed", coupons, refused };
    if (errors.length > 0) return { kind: "refused", errors };
    return definiteRefusal(error);
  } catch (error) {
    return definiteRefusal(error);
  } finally {
    unlock();
  }
}
