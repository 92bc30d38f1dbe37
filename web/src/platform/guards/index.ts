/** The guards of the site in the order of SPEC 2.63. */
import { accessByAuth } from "./access/accessByAuth.ts";
import { accessCheck } from "./access/accessCheck.ts";
import { analytics } from "./analytics.ts";
import { appVersion } from "./appVersion.ts";
import { authRedirect } from "./access/authRedirect.ts";
import { blocked } from "./access/blocked.ts";
import { bonusPage } from "./areas/bonusPage.ts";
import { confirmTerms } from "./access/confirmTerms.ts";
import { dictionaryLoader } from "./dictionaryLoader.ts";
import { gamesRoute } from "./areas/gamesRoute.ts";
import type { Effect, Guard, GuardFacts, Verdict } from "./guard.ts";
import { mediaLoader } from "./mediaLoader.ts";
import { mobileIdentificationBonus } from "./areas/mobileIdentificationBonus.ts";
import { modal } from "./modal.ts";
import { quickCoupon } from "./quickCoupon.ts";
import { rechargeNavigation } from "./areas/rechargeNavigation.ts";
import { referralCapture } from "./referralCapture.ts";
import { searchBot } from "./access/searchBot.ts";
import { serverRenderRecheck } from "./serverRenderRecheck.ts";
import { slotFirstDeposit } from "./areas/slotFirstDeposit.ts";
import { subApplication } from "./areas/subApplication.ts";
import { urlLanguage } from "./urlLanguage.ts";

export const GUARDS: readonly { name: string; check: Guard }[] = [
  { name: "referralCapture", check: referralCapture },
  { name: "appVersion", check: appVersion },
  { name: "blocked", check: blocked },
  { name: "dictionaryLoader", check: dictionaryLoader },
  { name: "mediaLoader", check: mediaLoader },
  { name: "accessCheck", check: accessCheck },
  { name: "serverRenderRecheck", check: serverRenderRecheck },
  { name: "analytics", check: analytics },
  { name: "accessByAuth", check: accessByAuth },
  { name: "modal", check: modal },
  { name: "confirmTerms", check: confirmTerms },
  { name: "bonusPage", check: bonusPage },
  { name: "urlLanguage", check: urlLanguage },
  { name: "rechargeNavigation", check: rechargeNavigation },
  { name: "mobileIdentificationBonus", check: mobileIdentificationBonus },
  { name: "searchBot", check: searchBot },
  { name: "quickCoupon", check: quickCoupon },
  { name: "authRedirect", check: authRedirect },
  { name: "subApplication", check: subApplication },
  { name: "slotFirstDeposit", check: slotFirstDeposit },
  { name: "gamesRoute", check: gamesRoute },
];

/**
 * What is done also when the visitor does not get to the page: cookies of the link they came by, the form they are sent
 * to, the log.
 */
const LASTING: ReadonlySet<Effect["kind"]> = new Set(["setCookie", "openDialog", "log"]);

export interface Decision {
  verdict: Verdict;
  effects: readonly Effect[];
  /** Name of the guard whose verdict it is; null if all let pass. */
  guard: string | null;
}

/**
 * Asks the guards in their order. The first that does not let pass decides; what those before it wanted done is kept as
 * far as it lasts.
 */
export function runGuards(facts: GuardFacts, guards: typeof GUARDS = GUARDS): Decision {
  const effects: Effect[] = [];
  for (const { name, check } of guards) {
    const verdict = check(facts);
    if (verdict.kind !== "pass")
      return {
        verdict,
        guard: name,
        effects: [...effects.filter(({ kind }) => LASTING.has(kind)), ...(verdict.effects ?? [])],
      };
    effects.push(...(verdict.effects ?? []));
    if (verdict.isFinal === true) break;
  }
  return { verdict: { kind: "pass" }, guard: null, effects };
}
