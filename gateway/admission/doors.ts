/**
 * Blocks the API as the operator blocks the site: for single visitors (by network or country) or for everybody
 * (maintenance). This applies to every client, not only to pages. It concerns mutations, because they make sessions and
 * move money, and files that are sent. Mutations marked `@staysOpen` in the schema are always allowed: signing out,
 * lower limits, appeals.
 */
import { getOperationAST, GraphQLError, type GraphQLObjectType } from "graphql";
import { LRUCache } from "lru-cache";
import { atMost } from "../execution/atMost.ts";
import { maintenanceState, retryAfterSeconds, type MaintenanceTimes } from "#shared/site/maintenance.ts";
import type { Client } from "../execution/context.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import type { ErrorCode } from "../errors/errors.ts";
import type { RouteBlock } from "../generated/resolvers.ts";
import { doorWords } from "./doorWords.ts";
import type { Language } from "../sessions/language.ts";

export type Visitor = Pick<Client, "caller" | "address" | "country" | "language">;

type Place = Pick<Visitor, "address" | "country">;

/** State of the site. */
export interface Standing {
  maintenance: MaintenanceTimes | null;
  isMaintenanceActive: boolean;
}

export interface DoorsOptions {
  /** Whether the operator keeps a visitor out of the whole site. */
  blockOf: (isSignedIn: boolean, visitor: Place) => Promise<RouteBlock | null>;
  /** State of the site for visitors of a country; null if unknown. */
  standingIn: (country: string) => Promise<Standing | null>;
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface Doors {
  /** Why a visitor may not run an operation; null: they may. */
  toOperation(operation: PreparedOperation, visitor: Visitor): null | Promise<GraphQLError | null>;
  /** Why a visitor may not send a file; null: they may. */
  toUpload(visitor: Visitor): Promise<GraphQLError | null>;
}

/** How long a block, or that there is none, is kept for a visitor, milliseconds. */
const freshMs = 10_000;
/** How long a known decision stays valid while the blocks service is down. */
const staleMs = 600_000;
/** Milliseconds that a mutation waits for a fresh decision when an older one is known. */
const patienceMs = 500;
const maxVisitors = 50_000;

const isOpen = (type: GraphQLObjectType, name: string) =>
  type.getFields()[name]?.astNode?.directives?.some((directive) => directive.name.value === "staysOpen") === true;

function closedOperation({ document: { schema, document }, name, rootFields }: PreparedOperation): boolean {
  const operation = getOperationAST(document, name);
  const root = operation && schema.getRootType(operation.operation);
  return !root || rootFields.some((field) => !field.startsWith("__") && !isOpen(root, field));
}

const blocked = ({ displayTypeId, templateTypeId }: RouteBlock, language: Language) =>
  new GraphQLError(doorWords[language].VISITOR_BLOCKED, {
    extensions: {
      code: "VISITOR_BLOCKED" satisfies ErrorCode,
      block: { displayTypeId, templateTypeId },
      http: { status: 451 },
    },
  });

const closedForMaintenance = (seconds: number, language: Language) =>
  new GraphQLError(doorWords[language].MAINTENANCE, {
    extensions: {
      code: "MAINTENANCE" satisfies ErrorCode,
      retryAfterSeconds: seconds,
      http: { status: 503, headers: new Map([["retry-after", String(seconds)]]) },
    },
  });

interface Known {
  block: RouteBlock | null;
  at: number;
}

export function createDoors({ blockOf, standingIn, now = Date.now }: DoorsOptions): Doors {
  const known = new LRUCache<string, Known>(atMost(maxVisitors));
  const asking = new Map<string, Promise<RouteBlock | null>>();
  const closed = new WeakMap<PreparedOperation, boolean>();

  const ask = (key: string, isSignedIn: boolean, place: Place): Promise<RouteBlock | null> => {
    const present = asking.get(key);
    if (present !== undefined) return present;
    const made = blockOf(isSignedIn, place)
      .then((block) => {
        known.set(key, { block, at: now() });
        return block;
      })
      .finally(() => asking.delete(key));
    asking.set(key, made);
    return made;
  };

  /** Returns the fresh answer if it comes in time, else the last known one. A late answer counts for the next call. */
  const soon = async (asked: Promise<RouteBlock | null>, last: RouteBlock | null): Promise<RouteBlock | null> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<RouteBlock | null>((resolve) => {
      timer = setTimeout(resolve, patienceMs, last).unref();
    });
    return Promise.race([asked.catch(() => last), late]).finally(() => clearTimeout(timer));
  };

  /** @throws when there is no answer: a visitor whom the law may exclude is not let in on a guess */
  const block = async (isSignedIn: boolean, place: Place): Promise<RouteBlock | null> => {
    const key = `${isSignedIn ? "player" : "guest"} ${place.country} ${place.address}`;
    const last = known.get(key);
    if (last !== undefined && now() - last.at < freshMs) return last.block;
    const asked = ask(key, isSignedIn, place);
    return last !== undefined && now() - last.at < staleMs ? soon(asked, last.block) : asked;
  };

  const look = async ({ caller, address, country, language }: Visitor): Promise<GraphQLError | null> => {
    const [found, standing] = await Promise.all([
      block(caller.kind !== "guest", { address, country }).catch((error: unknown) => {
        if (error instanceof GraphQLError) return error;
        throw error;
      }),
      standingIn(country).catch(() => null),
    ]);
    if (found instanceof GraphQLError) return found;
    if (found !== null) return blocked(found, language);
    if (standing === null) return null;
    const state = maintenanceState({ ...standing, cookie: undefined }, now());
    return state.kind === "active" ? closedForMaintenance(retryAfterSeconds(state, now()), language) : null;
  };

  return {
    toOperation: (operation, visitor) => {
      if (operation.type !== "mutation") return null;
      let isClosed = closed.get(operation);
      if (isClosed === undefined) closed.set(operation, (isClosed = closedOperation(operation)));
      return isClosed ? look(visitor) : null;
    },
    toUpload: look,
  };
}
