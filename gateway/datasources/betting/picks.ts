/** Expresses and combinations that the sportsbook service puts together. Public. */
import type { operations } from "../../upstream/sportsbook.ts";
import type { GameModel, MarketModel } from "../models.ts";
import { toGame, type FoundOutcome, type SportsbookService } from "./sportsbook.ts";

type Answered<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;
type CombinationBody = NonNullable<Answered<"combination">["combination"]>;
type ProposalsBody = Answered<"proposals">;
type AccumulatorBody = Answered<"accumulators">["accumulators"][number];
export type WishBody = NonNullable<operations["proposals"]["requestBody"]>["content"]["application/json"];

interface FoundBody {
  outcome: FoundOutcome["outcome"];
  market: MarketModel;
  game: Parameters<typeof toGame>[0];
}
/** What the resolvers start from: an outcome, its market, and its game without markets. */
export interface LegModel {
  outcome: FoundOutcome["outcome"];
  market: MarketModel;
  game: GameModel;
}

const toLeg = ({ outcome, market, game }: FoundBody): LegModel => ({ outcome, market, game: toGame(game, "none") });

/** Outcomes of one game put together; null for an unknown game. @throws UpstreamError */
export async function combination(
  { upstream }: SportsbookService,
  gameId: string,
  outcomeIds: readonly string[],
  language: string,
): Promise<(Omit<CombinationBody, "bet"> & { leg: LegModel | null }) | null> {
  const answer = await upstream.post("/sportsbook-api/v1/combination", {
    query: { lng: language },
    body: { gameId, outcomeIds: [...outcomeIds] },
  });
  if (answer.combination === null) return null;
  const { bet, ...rest } = answer.combination;
  return { ...rest, leg: bet === null ? null : toLeg(bet) };
}

/** The accumulators of a section. @throws UpstreamError */
export async function accumulators(
  { upstream }: SportsbookService,
  section: AccumulatorBody["section"],
  language: string,
): Promise<(Omit<AccumulatorBody, "legs"> & { legs: LegModel[] })[]> {
  const answer = await upstream.get("/sportsbook-api/v1/accumulators", { query: { section, lng: language } });
  return answer.accumulators.map((accumulator) => ({ ...accumulator, legs: accumulator.legs.map(toLeg) }));
}

/** Expresses for a wish. @throws UpstreamError */
export async function proposals(
  { upstream }: SportsbookService,
  wish: WishBody,
  language: string,
): Promise<
  Pick<ProposalsBody, "refusals"> & {
    proposals: (Omit<ProposalsBody["proposals"][number], "legs"> & { legs: LegModel[] })[];
  }
> {
  const answer = await upstream.post("/sportsbook-api/v1/bet-proposals", { query: { lng: language }, body: wish });
  return {
    refusals: answer.refusals,
    proposals: answer.proposals.map((proposal) => ({ ...proposal, legs: proposal.legs.map(toLeg) })),
  };
}
