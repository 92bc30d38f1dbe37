/** REST contract of what the sportsbook finds: teams, and search over teams, championships and games. Public. */
import { z } from "zod";
import { lng } from "../../core/api.ts";

const id = z.string().regex(/^\d{1,15}$/);
const idList = z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/);

export const team = z.object({
  id, name: z.string(), shortName: z.string(), color: z.string(), secondColor: z.string(),
  /** What stands for it in addresses: no other team has it, and it is the same in every language. */
  slug: z.string(), sportId: id, championshipId: id, lineCount: z.int(), liveCount: z.int(),
});

export const searchApi = {
  /** Teams by ids or by their address words (comma lists). Unknown ones are left out. */
  teams: {
    method: "GET", path: "/sportsbook-api/v1/teams",
    query: z.object({ ids: idList.optional(), slugs: z.string().max(2000).optional(), lng }), response: z.object({ teams: z.array(team) }),
  },
  /**
   * What a typed text finds, best first, at most `first` of each: names in any language, beginnings of words, a slip or
   * two in longer ones, letters of the other keyboard. Live games first, then top championships, then by start.
   */
  search: {
    method: "GET", path: "/sportsbook-api/v1/search",
    query: z.object({ text: z.string().max(64), first: z.coerce.number().int().min(1).max(20).default(5) }),
    response: z.object({ teamIds: z.array(id), championshipIds: z.array(id), gameIds: z.array(id) }),
  },
} as const;

