/** Settings of the operator: accounts, deposits and limits. */
import { z } from "zod";
import { httpsUrl } from "./parts.ts";

export const moneySettings = {
  accountDataVersion: z.int().min(1).max(2).describe("1 or 2: which account data call the gateway uses"),
  areLimitSectionsWhole: z
    .boolean()
    .optional()
    .describe(
      "Deposit, wagering and loss limits are closed to changes by section, not one by one. Left out, it is false.",
    ),
  useRechargeModal: z.boolean().describe("Whether depositing opens in a dialog"),
  isDepositPromptShown: z
    .boolean()
    .optional()
    .describe("Whether new players are asked to pay in for the first time. Default true."),
  firstDepositRedirectUrl: httpsUrl
    .nullable()
    .optional()
    .describe("Third party's page for the first-deposit bonus of slots"),
  thirdPartyHasFirstDepositRedirect: z
    .boolean()
    .describe("Whether players who came through a partner go to the first-deposit page"),
};
