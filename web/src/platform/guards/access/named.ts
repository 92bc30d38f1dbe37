/**
 * Guards beyond the common ones, which the route table calls by name (SPEC 5.07): what a few pages need beside the
 * rest.
 */
import { urls } from "#shared/routes/routes.ts";
import { goTo, type Guard, PASS } from "@/platform/guards/guard.ts";

/**
 * Before money is taken out, who must still say who they are does so (SPEC 6.10); a player whose config can't be had is
 * let in.
 */
const identified: Guard = ({ config, viewer, lang }) => {
  if (viewer?.config?.isIdentificationNeeded !== true) return PASS;
  return goTo(urls.page(lang, config?.isIdentificationAvailable === true ? "identification" : "verification"));
};

const NAMED: Readonly<Record<string, Guard>> = { identified };

/** The guard of a name; null for an unknown one. */
export function namedGuard(name: string): Guard | null {
  return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? null) : null;
}
