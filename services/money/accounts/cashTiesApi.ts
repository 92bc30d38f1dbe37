/** What every call that takes cash out says of what is tied to it. */
import { z } from "zod";

export const endsBonus = z
  .boolean()
  .default(false)
  .describe("Whether the player gives up the bonuses of deposits that end when this money leaves; else BONUS_ENDS");
