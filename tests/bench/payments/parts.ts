/** The parts of a deposit in the services, by the files whose functions run; of several that fit, the first counts. */
import { parts as placing } from "../placing/parts.ts";
import type { Parts } from "../money/profile.ts";

export const parts: Parts = {
  anywhere: [...placing.anywhere, ["webhook's signature", /node_modules\/(?:standardwebhooks|@stablelib)\//]],
  nearest: [
    ...placing.nearest.slice(0, 3),
    ["asking the provider", /services\/money\/payments\/provider\/client|node:internal\/deps\/undici/],
    ["payments and ledger", /services\/money\//],
    ...placing.nearest.slice(3),
  ],
  rest: placing.rest,
};
