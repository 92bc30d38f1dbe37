/** The tournaments service: tournaments, their tables, and the players' parts in them. */
import type {
  OfferArea,
  Tournament,
  TournamentEntry,
  TournamentLeader,
  TournamentPlay,
} from "../../generated/resolvers.ts";
import { VersionBoard } from "../../events/versionBoard.ts";
import { bearer } from "../../transport/headers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/tournaments.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";
import { type Page, pageOf } from "../page.ts";

type Schemas = components["schemas"];
type Body = Schemas["Tournament"];
type EntryBody = Schemas["TournamentEntry"];
type FieldError = Schemas["FieldError"];

/** What the resolvers start from: games are known by their keys, the table is asked for. */
export type TournamentModel = Omit<Tournament, "games" | "leaders"> & { gameKeys: string[] | null };
export type EntryModel = Omit<TournamentEntry, "tournament" | "plays"> & { tournamentId: string; currency: string };

export const tournamentCursor = numberCursor("tournament");
export const entryCursor = numberCursor("tournamentEntry");

const money = (amount: string, currency: string) => ({ amount, currency });

function toTournament(body: Body): TournamentModel {
  const { currency } = body;
  const own = (amount: string) => money(amount, currency);
  const maybe = (amount: string | null) => (amount === null ? null : own(amount));
  return {
    id: body.id,
    key: body.key,
    edition: body.edition,
    name: body.name,
    phase: body.phase,
    product: body.product,
    scoring: body.scoring,
    unit: maybe(body.unit),
    pointsPerLeg: body.points_per_leg,
    minStake: own(body.min_stake),
    minPlays: body.min_plays,
    minLegs: body.min_legs,
    minCoef: body.min_coef,
    section: body.section,
    gameKeys: body.games,
    fee: maybe(body.fee),
    guaranteed: own(body.guaranteed),
    feeShare: body.fee_share,
    fund: own(body.fund),
    prizes: body.prizes.map(({ from, to, amount, percent }) => ({ from, to, amount: own(amount), percent })),
    ties: body.ties,
    countries: body.countries,
    isLateEntry: body.is_late_entry,
    minPlayers: body.min_players,
    maxPlayers: body.max_players,
    graceHours: body.grace_hours,
    repeatHours: body.repeat_hours,
    picture: body.picture,
    opensAt: body.opens_at,
    startsAt: body.starts_at,
    endsAt: body.ends_at,
    closesAt: body.closes_at,
    settledAt: body.settled_at,
    playerCount: body.players,
    paid: own(body.paid),
    reason: body.reason,
    version: body.version,
  };
}

const toEntry = (body: EntryBody): EntryModel => ({
  id: body.id,
  tournamentId: body.tournament_id,
  currency: body.currency,
  state: body.state,
  points: body.points,
  playCount: body.plays,
  rank: body.rank,
  fee: money(body.fee, body.currency),
  prize: body.prize === null ? null : money(body.prize, body.currency),
  joinedAt: body.joined_at,
  endedAt: body.ended_at,
});

export interface TournamentQuery {
  product?: OfferArea;
  over: "true" | "false";
  limit: number;
  after?: number;
}

/** For this long those who ask for the same tournament or table get one answer. */
const keptMs = 500;

export class TournamentsService {
  readonly upstream: Upstream<paths>;
  /** Tells when tournaments that somebody watches have changed. */
  readonly board: VersionBoard;
  readonly #kept = new KeptAnswers({ max: 500, ttlMs: keptMs });
  readonly #tables = new KeptAnswers({ max: 500, ttlMs: keptMs });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
    this.board = new VersionBoard(async (ids) =>
      (await this.byIds(ids, "en")).map(({ id, version }) => ({ id, version })),
    );
  }

  /** A page of tournaments. @throws UpstreamError, as all below */
  async tournaments({ after, ...query }: TournamentQuery, language: string): Promise<Page<TournamentModel>> {
    const answer = await this.upstream.get("/tournament-api/v1/tournaments", {
      query: { ...query, ...(after !== undefined && { after: String(after) }), lng: language },
    });
    return pageOf(answer.tournaments.map(toTournament), tournamentCursor, answer);
  }

  /** Some tournaments, in any order. */
  async byIds(ids: readonly string[], language: string): Promise<TournamentModel[]> {
    if (ids.length === 0) return [];
    const { tournaments } = await this.upstream.get("/tournament-api/v1/tournaments", {
      query: { ids: ids.join(","), limit: 100, lng: language },
    });
    return tournaments.map(toTournament);
  }

  /** A tournament as it is now or was a moment ago; of a version, not older than that. */
  async tournament(id: string, language: string, version = 0): Promise<TournamentModel | null> {
    const [found] = await this.#kept.get([id, language, String(version)], () => this.byIds([id], language));
    return found ?? null;
  }

  /** The table of a tournament, not older than its version. */
  async leaders({ id, version, fund }: TournamentModel, limit: number): Promise<TournamentLeader[]> {
    const { leaders } = await this.#tables.get([id, String(version), String(limit)], () =>
      this.upstream.get("/tournament-api/v1/tournaments/{id}/leaders", { path: { id: Number(id) }, query: { limit } }),
    );
    return leaders.map(({ entry_id: entryId, prize, ...leader }) => ({
      entryId,
      ...leader,
      prize: prize === null ? null : money(prize, fund.currency),
    }));
  }

  /** A page of the entries of a token's player. */
  async entries(
    token: string,
    { limit, after, ids }: { limit: number; after?: number; ids?: string },
  ): Promise<Page<EntryModel>> {
    const answer = await this.upstream.get("/tournament-api/v1/entries", {
      query: { limit, ...(ids !== undefined && { ids }), ...(after !== undefined && { after: String(after) }) },
      headers: bearer(token),
    });
    return pageOf(answer.entries.map(toEntry), entryCursor, answer);
  }

  /** What counted for a token's player. */
  async plays(token: string, { tournamentId, currency }: EntryModel, limit: number): Promise<TournamentPlay[]> {
    const { plays } = await this.upstream.get("/tournament-api/v1/tournaments/{id}/plays", {
      path: { id: Number(tournamentId) },
      query: { limit },
      headers: bearer(token),
    });
    return plays.map(({ source_id: sourceId, staked, won, ...play }) => ({
      ...play,
      sourceId,
      staked: money(staked, currency),
      won: money(won, currency),
    }));
  }

  /** Takes part for a token's player. */
  async join(
    token: string,
    id: number,
    accountId: number | null,
  ): Promise<{ entry: EntryModel | null; errors: FieldError[] }> {
    const { entry, errors } = await this.upstream.post("/tournament-api/v1/tournaments/{id}/entries", {
      path: { id },
      body: { account_id: accountId },
      headers: bearer(token),
    });
    return { entry: entry === null ? null : toEntry(entry), errors };
  }
}

export const tournaments = describeService({
  name: "tournaments",
  connect: (options) => new TournamentsService(options),
});
