/** Settings of the operator: whom the site lets in, and when. */
import { z } from "zod";
import { epoch } from "../../../platform/http/api.ts";
import { httpsUrl } from "./parts.ts";

const maintenance = z
  .union([
    z.object({
      startAt: epoch.describe("Planned start, epoch seconds"),
      finishAt: epoch.describe("Planned end, epoch seconds"),
      notifyStartDate: epoch.nullable().describe("When players are first told, epoch seconds; null for never"),
      notifyEndDate: epoch
        .nullable()
        .describe("When the notice goes away, epoch seconds; null when it stays until the end"),
    }),
    z.object({
      startedAt: epoch.describe("Start, epoch seconds"),
      endedAt: epoch.describe("End, epoch seconds"),
      notifyStartedAt: epoch.nullable().describe("When players are first told, epoch seconds; null for never"),
      notifyEndedAt: epoch
        .nullable()
        .describe("When the notice goes away, epoch seconds; null when it stays until the end"),
      state: z.string().max(64).nullable().describe("State as the operator's planning tool names it; null for none"),
    }),
  ])
  .describe("When the site is closed, and when it says so beforehand; two namings are in use");

export const accessSettings = {
  maintenance: maintenance.nullable().describe("Planned maintenance; null for none"),
  isMaintenanceActive: z
    .boolean()
    .optional()
    .describe("Whether the site is closed for maintenance now, whatever its times say. Default false."),
  blocks: z
    .array(
      z.object({
        networks: z
          .array(z.union([z.cidrv4(), z.cidrv6()]))
          .max(1000)
          .optional()
          .describe("Addresses and networks (CIDR) the rule is for; all without it"),
        paths: z.array(z.string().max(256)).max(200).optional().describe("Paths the rule is for; all without it"),
        visitors: z.enum(["players", "guests"]).optional().describe("Who the rule is for; everybody without it"),
        displayTypeId: z
          .int()
          .min(1)
          .max(100)
          .describe(
            "Reason: 4 site update, 16 suspension, 1, 2, 3, 5 or 14 block, 13 closed in Ukraine, 17 closed in Ireland, 8 coming soon",
          ),
        templateTypeId: z.int().min(0).max(100).describe("Which text the blocked page shows"),
      }),
    )
    .max(200)
    .optional()
    .describe(
      'Whom the operator keeps out, and where: networks of visitors ("203.0.113.0/24", all without them), paths without the language (the whole site without them), and the page shown. The first that fits decides.',
    ),
  blockedPageUrl: httpsUrl
    .nullable()
    .optional()
    .describe("Page outside of the site that banned players are sent to; null or left out: the site's own"),
  deviceScriptUrl: httpsUrl
    .nullable()
    .optional()
    .describe(
      "Script that tells devices apart, for operators whose sign-in service takes its tokens; null or left out: the site asks the sign-in service for one. It is a classic script that leaves a function `deviceFingerprint`: called without arguments, it promises `token` (text), `expiresAt` (epoch seconds) and `data` (an object of at most 16 KiB). Its origin goes into DEVICE_SCRIPT_ORIGIN.",
    ),
  inactivityMinutes: z
    .int()
    .min(1)
    .max(1440)
    .nullable()
    .optional()
    .describe("Minutes without activity after which a player is signed out; null or left out: never"),
  isInternalNetwork: z
    .boolean()
    .optional()
    .describe("Whether the site is used inside a closed network, which takes another worker. Default false."),
  isAvailableConfirmTerms: z.boolean().describe("Whether players are asked to accept changed terms"),
  termsUpdatedAt: epoch
    .optional()
    .describe(
      "When the terms changed last; players who accepted them before must confirm them. Absent when they never did.",
    ),
  isShowCookieAgreePopup: z.boolean().describe("Whether visitors are asked to agree to cookies"),
  isLoggingClientCookiesAgreement: z.boolean().describe("Whether that agreement is stored for players"),
};
