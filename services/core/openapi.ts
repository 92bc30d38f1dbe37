/** Makes the OpenAPI document of a service from its contract alone: no database, no port. */
import swagger from "@fastify/swagger";
import fastify from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { account, accountData, currency, historyEntry, officeAnswer } from "../accounts/api.ts";
import { signedIn, signInAnswer, twoStep } from "../auth/signIn/signInApi.ts";
import { captchaResult } from "../captcha/api.ts";
import { articleSummary, category } from "../content/articlesApi.ts";
import { preview, previewAction, previewCategory, previewGame } from "../casino/api.ts";
import { siteConfig } from "../config/api.ts";
import { textBlock, textRun } from "../content/richText.ts";
import { couponOffers } from "../coupons/after/api.ts";
import { bet, coupon, couponBody, placedBet, quote } from "../coupons/api.ts";
import { limit } from "../limits/api.ts";
import { championship, eventScore, game, gameAddress, gameChange, gameEvent, market, opponent, outcome, score, sport } from "../sportsbook/api.ts";
import { endedMarket } from "../sportsbook/endings/api.ts";
import { combination, combinationRefusal, foundOutcome } from "../sportsbook/combination/api.ts";
import { accumulator, proposal, proposalRefusal, wish } from "../sportsbook/picks/api.ts";
import { registered } from "../registration/api.ts";
import { deviceSession, mailing, securityState } from "../security/api.ts";
import { result, resultChampionship, resultEvent } from "../sportsbook/results/api.ts";
import { gameStatistics, sideRecord, sideStatistics, standings, standingsRow, teamStatistics } from "../sportsbook/statistics/api.ts";
import { team } from "../sportsbook/search/api.ts";
import { favorite } from "../favorites/api.ts";
import { eventData } from "../events/api.ts";
import { userConfig } from "../users/userConfig.ts";
import { challengeBody, errorBody, fieldError, legalBody } from "./api.ts";
import { contracts } from "./contracts.ts";
import { fastifySchema, speakContracts, type Contract } from "./rest.ts";
import type { ServiceName } from "./settings.ts";

/** Schemas that get a name of their own in the documents that use them. */
const namedSchemas: Record<string, z.ZodType> = {
  ErrorBody: errorBody, FieldError: fieldError, ChallengeBody: challengeBody, LegalBody: legalBody,
  Account: account, AccountData: accountData, Currency: currency, GamesPreview: preview, PreviewGame: previewGame, PreviewCategory: previewCategory, PreviewAction: previewAction, HistoryEntry: historyEntry, OfficeAnswer: officeAnswer, Limit: limit, SignedIn: signedIn, SignInAnswer: signInAnswer, TwoStep: twoStep, Registered: registered, CaptchaResult: captchaResult, SecurityState: securityState, DeviceSession: deviceSession, Mailing: mailing, UserConfig: userConfig, SiteConfig: siteConfig,
  Sport: sport, Championship: championship, Game: game, GameAddress: gameAddress, Market: market, FoundOutcome: foundOutcome, Combination: combination, CombinationRefusal: combinationRefusal, Accumulator: accumulator, Proposal: proposal, ProposalRefusal: proposalRefusal, Wish: wish, Outcome: outcome, Opponent: opponent, Score: score,
  TextBlock: textBlock, TextRun: textRun, ArticleSummary: articleSummary, BlogCategory: category,
  Result: result, ResultChampionship: resultChampionship, ResultEvent: resultEvent,
  Standings: standings, StandingsRow: standingsRow, SideRecord: sideRecord, SideStatistics: sideStatistics, GameStatistics: gameStatistics, TeamStatistics: teamStatistics,
  EventScore: eventScore, GameChange: gameChange, GameEvent: gameEvent, EndedMarket: endedMarket, Team: team, Favorite: favorite,
  Bet: bet, CouponBody: couponBody, CouponOffers: couponOffers, Coupon: coupon, PlacedBet: placedBet, Quote: quote,
  BalanceEvent: eventData.balance, LimitEvent: eventData.limit, CouponEvent: eventData.coupon, SessionEvent: eventData.session,
};

/** Schemas a document names although no call answers them: the data of the event stream. */
const alsoNamed: Partial<Record<ServiceName, string[]>> = {
  events: ["BalanceEvent", "LimitEvent", "CouponEvent", "SessionEvent", "GameChange"],
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// The global registry, because descriptions (`.describe`) live there too and a registry of our own would lose them.
for (const [id, schema] of Object.entries(namedSchemas)) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });

/** A contract as it is documented: with the statuses that every call may answer. */
function documented(contract: Contract): Record<string, unknown> {
  const takesInput = contract.params || contract.query || contract.body;
  return {
    ...fastifySchema(contract),
    response: {
      200: contract.response ?? (contract.media === undefined
        ? { description: "Server-sent events", content: { "text/event-stream": { schema: z.string() } } }
        : { description: "A file", content: { [contract.media]: { schema: z.string() } } }),
      ...(takesInput && { 400: errorBody }),
      ...contract.errors,
      500: errorBody,
    },
  };
}

/** Names of components that a part of the document refers to, directly or through others. */
function referredTo(part: Json, schemas: { [name: string]: Json }, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) referredTo(item, schemas, found);
  else if (part !== null && typeof part === "object") {
    for (const [key, value] of Object.entries(part)) {
      if (key === "$ref" && typeof value === "string") {
        const name = value.slice(value.lastIndexOf("/") + 1);
        if (found.has(name)) continue;
        found.add(name);
        referredTo(schemas[name] ?? null, schemas, found);
      } else referredTo(value, schemas, found);
    }
  }
  return found;
}

/** The same value with keys in alphabetical order, so that a document changes only when the contract does. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}

/** The OpenAPI 3.1 document of a service, as JSON text with a final newline. */
export async function openapiDocument(service: ServiceName): Promise<string> {
  const app = fastify();
  speakContracts(app);
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: `${service} service`, version: "1.0.0" } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.after(() => {
    for (const [operationId, contract] of Object.entries(contracts[service])) {
      app.route({
        method: contract.method, url: contract.path, schema: { ...documented(contract), operationId },
        handler: () => { throw new Error("documentation only"); },
      });
    }
  });
  await app.ready();
  // Through JSON: the swagger object's own type is wider than what is written.
  const document = JSON.parse(JSON.stringify(app.swagger())) as { components: { schemas: { [name: string]: Json } }; paths: Json };
  await app.close();
  const { schemas } = document.components;
  const named = alsoNamed[service] ?? [];
  const used = referredTo(document.paths, schemas, new Set(named));
  for (const name of named) referredTo(schemas[name] ?? null, schemas, used);
  document.components.schemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return `${JSON.stringify(sorted(document), null, 2)}\n`;
}
