import type { GraphQLSchema } from "graphql";
import { Failures } from "./failures.ts";
import { Holds } from "./holds.ts";
import { isEntity, Store, type Entity } from "./store.ts";
import { loadSchema, type EntityType } from "./schema.ts";
import { withTemplate } from "./templates.ts";
import { siteConfig } from "./world/config.ts";
import { buildWorld } from "./world/index.ts";
import { player } from "./world/player.ts";

/** One operation that was asked for. */
export interface Call {
  kind: "query" | "mutation" | "subscription";
  operationName: string | null;
  rootFields: readonly string[];
  variables: Readonly<Record<string, unknown>>;
  /** Who asked: the page, the server that renders it, or the page's socket. */
  via: "browser" | "ssr" | "socket";
  language: string;
}

/** A reader of a subscription. */
export interface Channel {
  field: string;
  args: Entity;
  session: string | null;
  push(event: Entity): void;
}

/** Everything that the mock knows; begins again with each test. */
export class State {
  readonly schema: GraphQLSchema = loadSchema();
  readonly store = new Store(this.schema);
  readonly failures = new Failures();
  readonly holds = new Holds();
  /** By root field: fields laid over its usual answer, or a function of its arguments that gives them. */
  readonly answers = new Map<string, unknown>();
  /** Player by session cookie or token. */
  readonly sessions = new Map<string, string>();
  readonly channels = new Set<Channel>();
  readonly calls: Call[] = [];
  /** What must not happen in a test; the fixture fails the test with these. */
  readonly problems: string[] = [];
  /** What was done by idempotency key, with the input it was done from. */
  readonly placed = new Map<string, { input: string; answer: Entity }>();
  readonly usedPromoCodes = new Set<string>();
  readonly sharedCoupons = new Map<string, Entity>();
  /** What the player keeps an eye on, newest first. */
  favorites: { kind: string; id: string }[] = [];
  /** Casino games that the player keeps, newest first. */
  casinoFavorites: string[] = [];
  siteConfig: Entity = siteConfig;
  seed = "";
  /** Operations and root fields that a strict test named; null lets everything be asked. */
  allowed: Set<string> | null = null;
  /** While true, every request breaks. */
  isOffline = false;
  /** Starts of games lie around the hour in which the process began; they alone follow the clock. */
  readonly anchor = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  #counter = 0;

  /** Forgets everything and builds the world of a seed. */
  reset(seed: string): void {
    this.seed = seed;
    this.#counter = 0;
    this.store.clear();
    this.failures.clear();
    this.holds.release();
    for (const known of [
      this.answers,
      this.sessions,
      this.channels,
      this.placed,
      this.usedPromoCodes,
      this.sharedCoupons,
    ])
      known.clear();
    this.calls.length = 0;
    this.problems.length = 0;
    this.siteConfig = siteConfig;
    this.favorites = [];
    this.casinoFavorites = [];
    this.allowed = null;
    this.isOffline = false;
    buildWorld(this.store, this);
  }

  /** Next number of the test: 1, 2, 3 … */
  next(): number {
    this.#counter += 1;
    return this.#counter;
  }

  /** Signs the player in and answers the session's cookie value. */
  signIn(playerId: string = player.id): string {
    const session = `kit-session-${this.next()}`;
    this.sessions.set(session, playerId);
    return session;
  }

  /** Lets operations and root fields be asked in a strict test. */
  allow(...names: readonly string[]): void {
    for (const name of names) this.allowed?.add(name);
  }

  /** Root fields of an operation that a strict test did not name, by themselves or by the operation's name. */
  unmocked({ operationName, rootFields }: Pick<Call, "operationName" | "rootFields">): string[] {
    const { allowed } = this;
    if (allowed === null || (operationName !== null && allowed.has(operationName))) return [];
    return rootFields.filter((field) => !allowed.has(field));
  }

  /** Lays fields over an object; one that is not there yet is made first, complete in itself. */
  set(type: EntityType, id: string, fields: Entity): void {
    if (!this.store.get(type, id)) withTemplate(this, type, id, fields);
    this.store.merge(type, id, fields);
  }

  /** The usual answer of a root field with the test's own laid over it. */
  answered(field: string, args: Entity, usual: unknown): unknown {
    const answer = this.answers.get(field);
    if (answer === undefined) return usual;
    const value: unknown = typeof answer === "function" ? answer(args) : answer;
    return isEntity(value) && isEntity(usual) ? { ...usual, ...value } : value;
  }

  /** The site's settings with what the test answers for them. */
  get config(): Entity {
    const told = this.answered("siteConfig", {}, this.siteConfig);
    return isEntity(told) ? told : this.siteConfig;
  }

  /** Sends an event to the readers of a subscription that `wants` chooses. */
  publish(field: string, event: Entity, wants: (channel: Channel) => boolean = () => true): void {
    for (const channel of this.channels) if (channel.field === field && wants(channel)) channel.push(event);
  }
}
