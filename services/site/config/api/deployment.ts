/** Settings of the operator: how this deployment runs, and for whom. */
import { z } from "zod";

export const deploymentSettings = {
  groupId: z.int().describe("Group of the operator's games that the site offers"),
  group_id: z.int().describe("Group and reference of the partner to whom the site's visitors count"),
  ref_id: z.int().describe("Id of the partner this deployment belongs to"),
  isFlexibleAssetPath: z.boolean().describe("Whether assets may come from another path than the site's own"),
  isFatmanAnalyticsAvailable: z.boolean().describe("Whether usage events are collected"),
  isAdBlockNoticeShown: z
    .boolean()
    .optional()
    .describe("Whether visitors whose browser blocks parts of the site are told. Default true."),
  isAppUpdateNoticeShown: z.boolean().optional().describe("Whether open pages tell of a new version. Default true."),
  isWelcomeWidgetShown: z.boolean().optional().describe("Welcome notes for new visitors. Default true."),
  revision: z
    .string()
    .max(64)
    .nullable()
    .optional()
    .describe(
      "Names the config as it is now: what the event stream tells of a change (`site`). Null or left out where nothing is told.",
    ),
};
