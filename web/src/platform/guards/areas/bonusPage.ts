import { filled } from "#shared/routes/entry.ts";
import { OFFER_TWINS } from "#shared/routes/bonuses.ts";
import { ROUTES, type RouteName, urls } from "#shared/routes/routes.ts";
import { goTo, type Guard, PASS } from "@/platform/guards/guard.ts";

const TO_OFFER: ReadonlyMap<RouteName, RouteName> = new Map(OFFER_TWINS);
const TO_BONUS: ReadonlyMap<RouteName, RouteName> = new Map(OFFER_TWINS.map(([bonus, offer]) => [offer, bonus]));

/**
 * Of each bonus page and its offer twin one exists, as the operator chose; the other leads there (SPEC 2.30). Not for
 * good: they may choose again.
 */
export const bonusPage: Guard = ({ config, match, lang, url }) => {
  if (config === null || match === null) return PASS;
  const twin = (config.promoBonusToOffer ? TO_OFFER : TO_BONUS).get(match.name);
  return twin === undefined
    ? PASS
    : goTo(`${urls.home(lang)}/${filled(ROUTES[twin].pattern, match.params)}${url.search}`);
};
