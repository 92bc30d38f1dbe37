/**
 * Public queries of trusted documents: run without a player, cached as long as the schema allows, and cacheable by HTTP
 * caches.
 */
import type { ExecutionResult } from "graphql";
import { GatewayContext, type Client, type GatewayParts } from "./context.ts";
import { isPublicPolicy } from "../documents/cachePolicy.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import { ResponseCache, type KeptAnswer } from "./responseCache.ts";
import type { Runner } from "./run.ts";

export interface PublicAnswersOptions {
  parts: GatewayParts;
  runner: Runner;
  /** Country used for answers that don't depend on it. */
  defaultCountry: string;
  maxBytes?: number;
}

/** A result that is not kept, because something in it failed. */
interface Failed {
  result: ExecutionResult;
  body: string;
  isWhole: boolean;
}
type PublicAnswer = KeptAnswer | Failed;

/** Whether an operation's answers are kept: those of documents that clients were built with, public and with an age. */
export const isPublic = ({ cachePolicy, document }: PreparedOperation) =>
  document.isTrusted && isPublicPolicy(cachePolicy);

export class PublicAnswers {
  readonly #options: PublicAnswersOptions;
  readonly #cache: ResponseCache<Failed>;
  /** Counts the times that everything was forgotten: an answer begun before is not found after. */
  #era = 0;

  constructor(options: PublicAnswersOptions) {
    this.#options = options;
    this.#cache = new ResponseCache(options.maxBytes === undefined ? {} : { maxBytes: options.maxBytes });
  }

  /** Drops all answers because their data has changed; one that is being made now isn't cached either. */
  forget(): void {
    this.#era += 1;
    this.#cache.clear();
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#cache.size;
  }

  /** Seconds since a kept answer was made. */
  ageOf(answer: KeptAnswer): number {
    return this.#cache.ageOf(answer);
  }

  /**
   * Name of an answer: everything it may depend on, and nothing else, or anybody could have the same made a thousand
   * times.
   */
  keyOf(
    { document, name, cachePolicy, variableNames }: PreparedOperation,
    variables: Variables,
    { language, country }: Pick<Client, "language" | "country">,
  ): string {
    const told: Record<string, unknown> = {};
    for (const variable of variableNames) if (Object.hasOwn(variables, variable)) told[variable] = variables[variable];
    return `${this.#era} ${document.id} ${name ?? ""} ${language} ${cachePolicy.byCountry ? country : ""} ${JSON.stringify(told)}`;
  }

  kept(key: string): KeptAnswer | null {
    return this.#cache.get(key);
  }

  /** Makes one answer for all who ask at the same time; admission was checked before. */
  make(
    key: string,
    operation: PreparedOperation,
    variables: Variables,
    { language, country }: Pick<Client, "language" | "country">,
    requestId: string,
  ): Promise<PublicAnswer> {
    const { cachePolicy } = operation;
    return this.#cache.make(key, cachePolicy.maxAgeSeconds, async () => {
      const { parts, runner, defaultCountry } = this.#options;
      const nobody: Client = {
        caller: { kind: "guest" },
        language,
        address: "",
        country: cachePolicy.byCountry ? country : defaultCountry,
        cookie: null,
      };
      const result = await runner.begin(operation, {
        variables,
        context: new GatewayContext(parts, nobody),
        requestId,
      });
      const isWhole = result.errors === undefined;
      return { result, isWhole, body: isWhole ? JSON.stringify({ data: result.data }) : "" };
    });
  }
}
