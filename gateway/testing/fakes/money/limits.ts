/** What the limits service answers in tests. */
import type { Fakes } from "../fake.ts";

export const limitsFakes: Fakes = {
  "GET /limit-service-api/api/external/web/v3/limits": () => ({
    limits: [
      {
        limitType: 20,
        limitValue: "5000",
        limitBalance: "4000",
        limitState: "ACTIVE",
        needApprove: 0,
        startedAt: 1_790_000_000,
        endsAt: null,
        label: "Deposit",
        measure: "money",
        currency: "RUB",
      },
    ],
  }),
};
