import { type Guard, PASS, passWith } from "@/platform/guards/guard.ts";

/** Ids under which the casino's bonuses name the first-deposit bonus for slots. */
const FIRST_DEPOSIT: ReadonlySet<string> = new Set(["first-deposit", "first_deposit"]);

/** The first-deposit bonus for slots may be a third party's: then its page leads there for good (SPEC 5.10). */
export const slotFirstDeposit: Guard = ({ config, match }) => {
  if (
    match?.name !== "bonusCasinoItem" ||
    !FIRST_DEPOSIT.has(match.params["id"] ?? "") ||
    config?.thirdPartyHasFirstDepositRedirect !== true
  )
    return PASS;
  const to = config.firstDepositRedirectUrl;
  return to === null
    ? passWith({ kind: "log", message: "the first-deposit bonus leads to a third party without an address" })
    : { kind: "redirect", to, status: 301 };
};
