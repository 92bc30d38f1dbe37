/** Appeals of banned players. */
import type { BanAppeal, Resolvers } from "../../generated/resolvers.ts";
import type { AppealBody } from "../../datasources/people/users.ts";
import { toUserErrors } from "../../errors/userErrors.ts";
import { pageSize, pageStartAt } from "../arguments.ts";

const maxAppeals = 50;
const defaultAppeals = 20;

function toAppeal({ id, ban_level, text, created_at, accepted, answer, answered_at }: AppealBody): BanAppeal {
  const state = accepted === null ? "OPEN" : accepted ? "ACCEPTED" : "REJECTED";
  return { id: String(id), banLevel: ban_level, text, createdAt: created_at, state, answer, answeredAt: answered_at };
}

/** The number in a cursor; null for what is none. */
const placeIn = (cursor: string): number | null => (/^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : null);

export const appealResolvers: Resolvers = {
  Viewer: {
    banAppeals: async (_, { first, after }, { credentials, parts }) => {
      const [size, place] = [pageSize(first, defaultAppeals, maxAppeals), pageStartAt(after, placeIn)];
      const { appeals, next, total } = await credentials.withToken((token) =>
        parts.services.users.appeals(token, { first: size, after: place }),
      );
      return {
        edges: appeals.map((appeal) => ({ node: toAppeal(appeal), cursor: String(appeal.id) })),
        pageInfo: { hasNextPage: next !== null, endCursor: appeals.length === 0 ? null : String(appeals.at(-1)?.id) },
        totalCount: total,
      };
    },
  },
  Mutation: {
    appealBan: async (_, { input: { text } }, { credentials, parts, language }) => {
      const { appeal, errors } = await credentials.withToken((token) => parts.services.users.appeal(token, text));
      return { appeal: appeal === null ? null : toAppeal(appeal), errors: toUserErrors(errors, language) };
    },
  },
};
