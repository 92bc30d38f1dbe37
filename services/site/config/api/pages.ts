/** Settings of the operator: which pages there are, and what they show. */
import { z } from "zod";
import { areaKey, SITE_AREAS, SUB_APPLICATION_AREAS } from "#shared/routes/entry.ts";
import { httpsUrl } from "./parts.ts";

const routePath = z.string().max(512).describe('A path without language prefix, such as "office/history"');

const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/)
  .describe("Host with an optional port");

export const pageSettings = {
  availableRoutes: z.array(z.int()).describe("Numbers of the optional pages that are on"),
  areas: z
    .partialRecord(z.enum(SITE_AREAS.map(areaKey)), z.boolean())
    .optional()
    .describe("Areas of the site by name; one that is false or left out has no pages"),
  homePageType: z
    .int()
    .min(0)
    .max(2)
    .optional()
    .describe("What the home page shows: 0 the sportsbook (default), 1 live games first, 2 a sub-application"),
  homePageSubApplicationUrl: z
    .string()
    .max(2048)
    .nullable()
    .optional()
    .describe("Address of the sub-application on the home page, where its type is 2"),
  subApplications: z
    .partialRecord(z.enum(SUB_APPLICATION_AREAS), z.string().min(1).max(2048))
    .optional()
    .describe(
      "Addresses of sub-applications that stand on all pages of an area in the place of the site's own content: a path of the site, or an address at a trusted origin. Default none.",
    ),
  pageApplications: z
    .record(routePath, z.string().min(1).max(2048))
    .optional()
    .describe(
      'Addresses of sub-applications that stand below the text of a page, by its path without language prefix, such as "information/betting-calculator": a path of the site, or an address at a trusted origin. Pages of information only. Default none; in a demo the margin meter below the betting calculator.',
    ),
  disallowedPaths: z
    .array(routePath)
    .max(1000)
    .optional()
    .describe("Paths without language prefix that don't exist here, each with all below it. Default none."),
  afterRegistrationAndLoginRedirectRoutesV2: z
    .array(
      z.object({
        route_from: routePath.describe("Page where the player signed in or registered"),
        route_to: routePath.describe("Page to open afterwards"),
      }),
    )
    .describe(
      "Where a player goes on after signing in or registering on a page; without an entry the player stays there",
    ),
  isStatisticAvailable: z.boolean().describe("Whether the site shows statistics"),
  isIdentificationAvailable: z.boolean().optional().describe("Whether the identification page exists. Default false."),
  isPaymentForPlayersOnly: z
    .boolean()
    .optional()
    .describe("Whether the page of payment methods is for signed-in players only. Default false."),
  promoBonusToOffer: z.boolean().describe("Bonus pages are replaced by their offer twins"),
  isShowPersonalizedBettingGamesSlider: z.boolean().describe("Whether the site shows games chosen for the player"),
  gameVideoUrl: httpsUrl
    .nullable()
    .optional()
    .describe(
      "Address of the player of live pictures; `{gameId}`, `{sport}` and `{language}` are put in. Its origin belongs into VIDEO_ORIGINS.",
    ),
  mobileDomain: host.nullable().optional().describe("Host of the mobile version; null or left out: there is none"),
};
