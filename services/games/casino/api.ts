/** REST contract of the casino: the games preview (SPEC 7.34, 7.35), the catalogue, launches and a player's own games. */
import { z } from "zod";
import { decimal, errorBody, fieldError, lng } from "../../platform/http/api.ts";
import { hallKeys } from "./catalogue/halls.ts";
import { casinoDeskApi } from "./reconcile/api.ts";
import { roundsApi } from "./roundsApi.ts";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((text) => text === "true")
  .describe("A true or false as a query writes it");

export const previewGame = z
  .object({
    GT: z.int().describe("Number of the game"),
    GN: z.string().describe("Its name"),
    R: z.string().describe("Route: the segment after `games/`"),
    OR: z.string().describe("Route before the site was moved: the segment after `allgamesentrance/`"),
    CRID: z.array(z.int()).describe("Numbers of its categories"),
    GF: z.int().describe("Tag: 0 none, 1 new"),
  })
  .describe("A casino game");

export const previewCategory = z
  .object({ RI: z.int().describe("Number of the category"), TR: z.string().describe("Name of the category") })
  .describe("A category of games");
export const previewAction = z
  .object({ Id: z.int().describe("Number of the promotion"), Name: z.string().describe("Name of the promotion") })
  .describe("A promotion that runs in games");

export const preview = z
  .object({
    Games: z.array(previewGame).describe("Games that may be played"),
    Categories: z.array(previewCategory).optional().describe("Left out without `includeCategories`"),
    Actions: z.array(previewAction).describe("Promotions that run in games"),
  })
  .describe("Games, categories and promotions");

const group = z.coerce.number().int().describe("Group of games that the site offers");
const country = z
  .string()
  .regex(/^[a-z]{2}$/)
  .describe("Visitor's country, two lower-case letters");
const gameKey = z.string().min(1).max(60).describe("Key of the game");
const hallKey = z.enum(hallKeys).describe("A hall of the casino");

export const catalogueGame = z
  .object({
    id: z.int().describe("Number of the game"),
    key: z.string().describe("Its route: the segment after `games/`"),
    name: z.string().describe("In the language asked for, else in English"),
    provider: z.string().describe("Key of its provider"),
    halls: z.array(hallKey).min(1).describe("Halls it stands in; its page belongs to the first"),
    is_new: z.boolean().describe("Whether it came after its provider's first list, not long ago"),
    rtp_from: decimal.describe("Lowest return over all bets, percent"),
    rtp: decimal.describe("Highest return over all bets, percent"),
    volatility: z.enum(["low", "medium", "high"]).describe("How far results lie apart"),
    highest_multiplier: decimal.describe("Highest prize of a round, in stakes"),
    currency: z.string().describe("Of the stakes"),
    min_stake: decimal.describe("Lowest stake"),
    max_stake: decimal.describe("Highest stake"),
    mechanics: z.array(z.string()).describe("Codes such as cash-out, free-spins, cards"),
    pictures: z.record(z.string(), z.string()).describe("Addresses by ratio: 3x4, 1x1, 16x9"),
    has_demo: z.boolean().describe("Whether it can be played without money"),
    former_key: z.string().describe("Its route before the site was moved; empty if it had no other"),
    categories: z.array(z.int()).describe("Numbers of its halls as the preview has them"),
    tag: z.int().describe("0 none, 1 new, as the preview has it"),
  })
  .describe("A game of the catalogue");

const named = {
  key: z.string().describe("Part of its address"),
  name: z.string().describe("In the language asked for"),
};
export const catalogueHall = z.object({ ...named, key: hallKey }).describe("A hall that has games");
export const catalogueProvider = z.object(named).describe("A provider of games");
export const catalogueCollection = z
  .object({ ...named, games: z.array(z.int()).describe("Numbers of its games") })
  .describe("Games that have something in common");

export const casinoLaunch = z
  .object({
    id: z.string().nullable().describe("Number of the launch; null for demo play"),
    url: z.string().describe("Address for a frame; it is for this launch alone"),
  })
  .describe("A game that was opened");

const launchErrors = {
  launch: casinoLaunch.nullable().describe("Null when it failed"),
  errors: z
    .array(fieldError)
    .describe(
      "CASINO_GAME_UNKNOWN, ACCOUNT_UNKNOWN, LIMIT_REACHED, PERSON_EXCLUDED, BETTING_CLOSED, GAMES_UNAVAILABLE; empty on success",
    ),
};
const launchBody = {
  game: gameKey,
  group_id: group,
  country,
  lng,
};

export const casinoApi = {
  ...roundsApi,
  ...casinoDeskApi,
  previewLight: {
    summary: "Casino games that may be played in a country",
    description:
      "Games of a group that may be played in a country. `Success` is false, and `Value` null, for an unknown group.",
    security: "playerOrGuest",
    method: "GET",
    path: "/games-api/v1/preview/light",
    query: z.object({
      whence: z.coerce.number().int().describe("Kind of client: 55 is the site"),
      groupId: group,
      lng,
      ref: z.coerce.number().int().describe("Partner to whom the visitor counts"),
      fcountry: country,
      includeCategories: flag.describe("True adds the categories"),
    }),
    response: z.object({
      Success: z.boolean().describe("False for an unknown group"),
      Value: preview.nullable().describe("The preview; null for an unknown group"),
    }),
    errors: { 401: errorBody },
  },
  catalogue: {
    summary: "Games, halls, providers and collections that a visitor is offered",
    description: "Games in the operator's order. Empty for an unknown group.",
    security: "none",
    method: "GET",
    path: "/casino-api/v1/catalogue",
    query: z.object({ group_id: group, country, lng }),
    response: z.object({
      games: z.array(catalogueGame).describe("In the operator's order"),
      halls: z.array(catalogueHall).describe("Halls with games"),
      providers: z.array(catalogueProvider).describe("Providers with games"),
      collections: z.array(catalogueCollection).describe("Collections with games"),
    }),
  },
  tables: {
    summary: "Tables of shared rounds, with the players who sit there now",
    description: "At most five seconds old. Empty while the studio can't be reached.",
    security: "none",
    method: "GET",
    path: "/casino-api/v1/tables",
    response: z.object({
      tables: z
        .array(
          z.object({
            game: z.string().describe("Key of the game"),
            seats: z.int().min(0).describe("Players who watch the table"),
          }),
        )
        .describe("In the studio's order"),
    }),
  },
  launchDemo: {
    summary: "Opens a game for play without money",
    security: "none",
    method: "POST",
    path: "/casino-api/v1/launches/demo",
    body: z.object(launchBody),
    response: z.object(launchErrors),
  },
  launch: {
    summary: "Opens a game for money, and ends the player's other launches",
    description: "One game is open at a time. The launch ends with the player's session.",
    security: "player",
    method: "POST",
    path: "/casino-api/v1/launches",
    body: z.object({ ...launchBody, account_id: z.int().positive().describe("Number of the account to play with") }),
    response: z.object(launchErrors),
    errors: { 401: errorBody },
  },
  endLaunch: {
    summary: "Ends a launch: no more bets are taken; an open round can still end",
    description: "One that is over, or of another player, changes nothing.",
    security: "player",
    method: "POST",
    path: "/casino-api/v1/launches/end",
    body: z.object({ id: z.string().max(20).describe("Number of the launch") }),
    response: z.object({ is_ended: z.literal(true).describe("Always true") }),
    errors: { 401: errorBody },
  },
  favorites: {
    summary: "Keys of the games that a player keeps, newest first",
    security: "player",
    method: "GET",
    path: "/casino-api/v1/favorites",
    response: z.object({ games: z.array(z.string()).describe("Keys, newest first") }),
    errors: { 401: errorBody },
  },
  setFavorite: {
    summary: "Keeps a game, or no longer",
    description: "Keeping what is kept, and dropping what is not, changes nothing.",
    security: "player",
    method: "POST",
    path: "/casino-api/v1/favorites",
    body: z.object({ game: gameKey, is_favorite: z.boolean().describe("Whether to keep it") }),
    response: z.object({
      games: z.array(z.string()).describe("Keys, newest first"),
      errors: z.array(fieldError).describe("CASINO_GAME_UNKNOWN, TOO_MANY_FAVORITES; empty on success"),
    }),
    errors: { 401: errorBody },
  },
} as const;
