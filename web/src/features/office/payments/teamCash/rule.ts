/** When a player is told of cash desks (SPEC 4.72, 4.73), by what they have paid there. */
import type { ApolloClient } from "@apollo/client";
import { TeamCashPaymentsDocument, type TeamCashPaymentsQuery } from "@/operations/office/generated.ts";

/** shown: told once. activated: the cash desk stands first among the ways to pay in from then on. */
export type DeskFlag = "shown" | "activated";

/** Pages that are asked for at most, with their sizes: five entries in all. */
export const PAGES = [3, 2] as const;

/** What the window's showing makes of the flag; null where nothing is shown. */
export function deskStep(paid: number, flag: DeskFlag | null): DeskFlag | null {
  if (paid >= 4) return flag === "activated" ? null : "activated";
  return paid === 3 && flag === null ? "shown" : null;
}

type Connection = NonNullable<NonNullable<TeamCashPaymentsQuery["viewer"]>["teamCashPayments"]>;

/** How many of the newest payments at desks were paid. Rejects when they can't be had. */
export async function countPaid(client: Pick<ApolloClient, "query">): Promise<number> {
  const ask = async (first: number, after: string | null): Promise<Connection> => {
    const { data } = await client.query({
      query: TeamCashPaymentsDocument,
      variables: { first, after },
      fetchPolicy: "network-only",
      context: { hasOwnErrors: true },
    });
    const page = data?.viewer?.teamCashPayments;
    if (page == null) throw new Error("A page of payments at cash desks did not come");
    return page;
  };
  const paidOf = ({ edges }: Connection) => edges.filter(({ node }) => node.status === "PAID").length;
  const [size, rest] = PAGES;
  const first = await ask(size, null);
  if (!first.pageInfo.hasNextPage) return paidOf(first);
  return paidOf(first) + paidOf(await ask(rest, first.pageInfo.endCursor ?? null));
}
