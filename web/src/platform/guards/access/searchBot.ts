import { withoutReferrals } from "#shared/people/referrals.ts";
import { urls } from "#shared/routes/routes.ts";
import { isBlockingPage } from "./blocked.ts";
import { goTo, type Guard, PASS } from "@/platform/guards/guard.ts";

/**
 * What a user agent alone decides. A search engine gets each page under its one address, without the keys that partners
 * add. A browser too old to run the site gets the page that says so (SPEC 2.40), whatever it asked for but for the
 * pages that say why somebody is kept out.
 */
export const searchBot: Guard = ({ device, url, match, lang, isServer }) => {
  if (device.isBot) {
    const clean = withoutReferrals(url);
    return clean === null ? PASS : { kind: "redirect", to: clean, status: 301 };
  }
  const isNamed = match !== null && (match.name === "oldBrowser" || isBlockingPage(match.name));
  return isServer && device.isOldBrowser && !isNamed ? goTo(urls.page(lang, "oldBrowser")) : PASS;
};
