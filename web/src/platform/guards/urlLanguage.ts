import { withLanguage } from "#shared/routes/routes.ts";
import { goTo, type Guard, hasLanguage, PASS } from "./guard.ts";

/**
 * A path whose prefix is missing or not allowed goes to the same path in the chosen language (SPEC 2.01, 2.02, 2.03).
 */
export const urlLanguage: Guard = (facts) => (hasLanguage(facts) ? PASS : goTo(withLanguage(facts.url, facts.lang)));
