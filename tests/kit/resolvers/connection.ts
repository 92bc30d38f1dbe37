import { GraphQLError } from "graphql";
import type { Entity } from "../store.ts";

/** Page sizes by the schema's own words: the largest and the usual one. */
const pageSizes: Readonly<Record<string, { max: number; usual: number }>> = {
  "Query.games": { max: 100, usual: 50 },
  "Championship.games": { max: 100, usual: 50 },
  "Viewer.coupons": { max: 50, usual: 20 },
  "Viewer.bonuses": { max: 50, usual: 20 },
  "Viewer.bonusGameAttempts": { max: 50, usual: 20 },
  "Viewer.totoTickets": { max: 50, usual: 20 },
  "Query.totoDraws": { max: 50, usual: 20 },
  "Viewer.lottoTickets": { max: 50, usual: 20 },
  "Query.lottoDraws": { max: 50, usual: 20 },
  "Query.lottoEntries": { max: 500, usual: 100 },
  "Query.tournaments": { max: 50, usual: 20 },
  "Viewer.tournamentEntries": { max: 50, usual: 20 },
  "Viewer.notices": { max: 50, usual: 20 },
  "Viewer.supportRequests": { max: 50, usual: 20 },
  "Viewer.accountHistory": { max: 100, usual: 20 },
};
const otherPageSize = { max: 100, usual: 50 };

const cursorOf = (id: unknown): string => Buffer.from(`kit:${String(id)}`).toString("base64url");

/**
 * A page of a list of ids.
 * @throws GraphQLError BAD_USER_INPUT when `first` lies outside its bounds or the cursor is none of this list.
 */
export function connection(ids: readonly unknown[], args: Entity, field: string): Entity {
  const { max, usual } = pageSizes[field] ?? otherPageSize;
  const first = typeof args["first"] === "number" ? args["first"] : usual;
  if (first < 1 || first > max)
    throw new GraphQLError(`first is 1 to ${max}`, { extensions: { code: "BAD_USER_INPUT" } });
  const after = args["after"];
  const start = typeof after === "string" ? ids.findIndex((id) => cursorOf(id) === after) + 1 : 0;
  if (typeof after === "string" && start === 0)
    throw new GraphQLError("after is not a cursor of this list", { extensions: { code: "BAD_USER_INPUT" } });
  const page = ids.slice(start, start + first);
  const last = page.at(-1);
  return {
    edges: page.map((id) => ({ node: id, cursor: cursorOf(id) })),
    pageInfo: { hasNextPage: start + first < ids.length, endCursor: last === undefined ? null : cursorOf(last) },
    totalCount: ids.length,
  };
}
