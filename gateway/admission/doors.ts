/**
 * Doors of the API: what the operator closes to a visitor (by network or country) or to everybody (maintenance) is
 * closed to every client, not only to pages. It concerns mutations: they make sessions and move money. Those marked
 * `@staysOpen` in the schema may always be called: signing out, lower limits, appeals.
 */
import { getOperationAST, GraphQLError, type GraphQLObjectType } from "graphql";
import { LRUCache } from "lru-cache";
import { maintenanceState, retryAfterSeconds, type MaintenanceTimes } from "#shared/maintenance.ts";
import type { Client } from "../context.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import type { ErrorCode } from "../errors.ts";
import type { RouteBlock } from "../generated/resolvers.ts";
import { doorWords } from "./doorWords.ts";
import type { Language } from "../language.ts";

export type Visitor = Pick<Client, "caller" | "address" | "country" | "language">;

type Place = Pick<Visitor, "address" | "country">;

/** How the site stands. */
export interface Standing {
  maintenance: MaintenanceTimes | null;
  isMaintenanceActive: boolean;
}

export interface DoorsOptions {
  /** Whether the operator keeps a visitor out of the whole site. */
  blockOf: (isSignedIn: boolean, visitor: Place) => Promise<RouteBlock | null>;
  /** How the site stands, for visitors of a country; null where nobody can say. */
  standingIn: (country: string) => Promise<Standing | null>;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** Why a visitor may not run an operation; null: he may. */
export type Doors = (operation: PreparedOperation, visitor: Visitor) => null | Promise<GraphQLError | null>;

/** How long a block, or that there is none, is kept for a visitor, milliseconds. */
const freshMs = 10_000;
/** How long what was known goes on to count while the blocks service is away. */
const staleMs = 600_000;
/** How long a mutation waits for a newer word on somebody of whom the last one is known, milliseconds. */
const patienceMs = 500;
const maxVisitors = 50_000;

const isOpen = (type: GraphQLObjectType, name: string) => type.getFields()[name]?.astNode?.directives?.some((directive) => directive.name.value === "staysOpen") === true;

function closedOperation({ document: { schema, document }, name, rootFields }: PreparedOperation): boolean {
  const operation = getOperationAST(document, name);
  const root = operation && schema.getRootType(operation.operation);
  return !root || rootFields.some((field) => !field.startsWith("__") && !isOpen(root, field));
}

const blocked = ({ displayTypeId, templateTypeId }: RouteBlock, language: Language) => new GraphQLError(doorWords[language].VISITOR_BLOCKED, {
  extensions: { code: "VISITOR_BLOCKED" satisfies ErrorCode, block: { displayTypeId, templateTypeId }, http: { status: 451 } },
});

const closedForMaintenance = (seconds: number, language: Language) => new GraphQLError(doorWords[language].MAINTENANCE, {
  extensions: { code: "MAINTENANCE" satisfies ErrorCode, retryAfterSeconds: seconds, http: { status: 503, headers: new Map([["retry-after", String(seconds)]]) } },
});

interface Known {
  block: RouteBlock | null;
  at: number;
}

export function createDoors({ blockOf, standingIn, now = Date.now }: DoorsOptions): Doors {
  const known = new LRUCache<string, Known>({ max: maxVisitors });
  const asking = new Map<string, Promise<RouteBlock | null>>();
  const closed = new WeakMap<PreparedOperation, boolean>();

  const ask = (key: string, isSignedIn: boolean, place: Place): Promise<RouteBlock | null> => {
    const present = asking.get(key);
    if (present !== undefined) return present;
    const made = blockOf(isSignedIn, place).then((block) => {
      known.set(key, { block, at: now() });
      return block;
    }).finally(() => asking.delete(key));
    asking.set(key, made);
    return made;
  };

  /** What is told within a while, else what was known. What comes later counts for the next. */
  const soon = async (asked: Promise<RouteBlock | null>, last: RouteBlock | null): Promise<RouteBlock | null> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<RouteBlock | null>((resolve) => { timer = setTimeout(resolve, patienceMs, last).unref(); });
    return Promise.race([asked.catch(() => last), late]).finally(() => clearTimeout(timer));
  };

  /** @throws when nobody can say: a visitor whom the law may keep out is not let in on a guess */
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

  return (operation, visitor) => {
    if (operation.type !== "mutation") return null;
    let isClosed = closed.get(operation);
    if (isClosed === undefined) closed.set(operation, (isClosed = closedOperation(operation)));
    return isClosed ? look(visitor) : null;
  };
}
