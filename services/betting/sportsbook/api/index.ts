/** REST contract of the sportsbook service. Public. Names in the language `lng`. */
import { addressesCalls } from "./addresses.ts";
import { gamesCalls } from "./games.ts";
import { menuCalls } from "./menu.ts";

export const sportsbookApi = { ...menuCalls, ...gamesCalls, ...addressesCalls } as const;
