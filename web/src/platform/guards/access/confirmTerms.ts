import { type RouteName, urls, withLanguage } from "#shared/routes/routes.ts";
import { goTo, type Guard, type GuardFacts, hasLanguage, PASS } from "@/platform/guards/guard.ts";
import { RETURN_TO, returnAddress } from "./returning.ts";

/**
 * Pages a player needs before they can agree: the terms themselves, help, their limits, their money, and what others
 * sent them to (SPEC 4.55).
 */
const EXCLUDED: ReadonlySet<RouteName> = new Set([
  "confirmTerms",
  "support",
  "deduce",
  "responsible",
  "accountVerify",
  "activate",
  "activateFast",
  "passwordReset",
  "stopNewsletter",
  "depositReturn",
  "withdrawalReturn",
  "error",
  "oldBrowser",
]);

const isExcluded = ({ match, route }: GuardFacts) =>
  match === null ||
  EXCLUDED.has(match.name) ||
  route?.menu === "information" ||
  route?.layout === "empty" ||
  route?.layout === "blocked";

/** An answer that could not be had counts as unchanged (SPEC 4.57). */
const hasToConfirm = ({ viewer, config, isTermsRefused }: GuardFacts) =>
  viewer != null &&
  config?.isAvailableConfirmTerms === true &&
  (viewer.agreement?.isChanged === true || isTermsRefused);

/**
 * A player whose terms changed confirms them first (SPEC 4.55, 8.24), and then goes on to the page they wanted; the
 * page that asks for it is left when there is nothing to confirm (4.56).
 */
export const confirmTerms: Guard = (facts) => {
  const { match, viewer, lang, url } = facts;
  if (match?.name === "confirmTerms")
    return viewer != null && !hasToConfirm(facts) ? goTo(returnAddress(facts) ?? urls.home(lang)) : PASS;
  if (!hasToConfirm(facts) || isExcluded(facts)) return PASS;
  const wanted = hasLanguage(facts) ? withLanguage(url, lang) : urls.home(lang);
  return goTo(`${urls.page(lang, "confirmTerms")}?${new URLSearchParams({ [RETURN_TO]: wanted }).toString()}`);
};
