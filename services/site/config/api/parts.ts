/** Parts that settings of several subjects share. */
import { z } from "zod";

export const httpsUrl = z
  .url({ protocol: /^https$/ })
  .max(2048)
  .describe("An https address");
