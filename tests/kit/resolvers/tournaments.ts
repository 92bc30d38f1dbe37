/** Tournaments as the gateway answers them. Nothing counts by itself: a test says what points there are. */
import { idsOf, inputOf } from "./args.ts";
import type { Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const overPhases: readonly unknown[] = ["SETTLED", "CANCELLED"];

export const tournamentQueries: Readonly<Record<string, Root>> = {
  tournaments: ({ product, isOver }, { state }) =>
    idsOf(
      state.store
        .all("Tournament")
        .filter((each) => typeof product !== "string" || each["product"] === product)
        .filter(({ phase }) => overPhases.includes(phase) === (isOver === true)),
    ),
  tournament: ({ id }, { state }) => (state.store.get("Tournament", String(id)) ? id : null),
};

export const tournamentFields: Readonly<
  Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>
> = {
  "Viewer.tournamentEntries": (_viewer, _args, { state }) => idsOf(state.store.all("TournamentEntry").toReversed()),
  "Viewer.tournamentEntry": (_viewer, { tournamentId }, { state }) =>
    state.store.all("TournamentEntry").find(({ tournament }) => tournament === tournamentId)?.["id"] ?? null,
};

export const tournamentMutations: Readonly<Record<string, Root>> = {
  joinTournament: (args, context) => {
    signedIn(context);
    const { tournamentId, accountId } = inputOf(args);
    const { store, anchor } = context.state;
    const refused = (code: string, path: string) => ({ entry: null, errors: [userError(code, [path])] });
    const row = store.get("Tournament", String(tournamentId));
    if (row === undefined) return refused("TOURNAMENT_UNKNOWN", "tournamentId");
    const known = store.all("TournamentEntry").find(({ tournament }) => tournament === tournamentId);
    if (known !== undefined) return { entry: known["id"], errors: [] };
    if (row["phase"] !== "OPEN" && row["phase"] !== "RUNNING") return refused("TOURNAMENT_CLOSED", "tournamentId");
    if (row["fee"] !== null && store.get("Account", String(accountId)) === undefined)
      return refused("ACCOUNT_UNKNOWN", "accountId");
    const id = String(30_001 + store.all("TournamentEntry").length);
    store.put("TournamentEntry", {
      id,
      tournament: tournamentId,
      state: "PLAYING",
      points: 0,
      playCount: 0,
      rank: null,
      fee: row["fee"] ?? { amount: "0.00", currency: "RUB" },
      prize: null,
      joinedAt: new Date(anchor).toISOString().replace(".000Z", "Z"),
      endedAt: null,
      plays: [],
    });
    store.put("Tournament", { ...row, playerCount: Number(row["playerCount"]) + 1 });
    return { entry: id, errors: [] };
  },
};
