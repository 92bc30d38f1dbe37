/** Sections of the sportsbook and kinds of sport, as its contract names them. */
import { z } from "zod";

export const section = z.enum(["LINE", "LIVE"]).describe("LINE: games ahead; LIVE: games in play");
export const sportArea = z
  .enum(["CLASSIC", "CYBER", "MARBLE"])
  .describe("CLASSIC: real sport; CYBER: computer games; MARBLE: marble races");
export const cyberVariant = z
  .enum(["REAL", "VIRTUAL", "STREAM"])
  .describe("REAL: played by people; VIRTUAL: simulated; STREAM: with a broadcast");
