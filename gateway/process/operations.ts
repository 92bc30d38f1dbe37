/** What reads operations, lets them in and runs them, the same whichever way they come. */
import type { GraphQLError, GraphQLFormattedError, ValidationRule } from "graphql";
import type { Logger } from "pino";
import { createAdmission, type Admission } from "../admission/admission.ts";
import { createDoors, type Doors } from "../admission/doors.ts";
import { createTokenDoor } from "../admission/tokens.ts";
import { ratesWith } from "../admission/rates.ts";
import { connectRateRedis } from "../admission/redis.ts";
import { GatewayContext, type GatewayParts } from "../execution/context.ts";
import { costOf } from "../documents/cost.ts";
import { defaultLimits, gatewayRules } from "../documents/limits.ts";
import { DocumentStore } from "../documents/store.ts";
import { readTrusted } from "../documents/trusted.ts";
import { formatError } from "../errors/formatError.ts";
import { Fanout } from "../execution/fanout.ts";
import { PublicAnswers } from "../execution/publicAnswers.ts";
import { createRunner, formatted, type Runner } from "../execution/run.ts";
import { defaultCountry, type GatewayOptions } from "./options.ts";
import type { Metrics } from "../plugins/metrics.ts";
import { standingOf } from "../resolvers/site/config.ts";
import { executableSchema } from "../schema.ts";
import { playerOf } from "../sessions/credentials.ts";
import { userIdOf } from "../sockets/identity.ts";
import type { Telemetry } from "./telemetry.ts";
import { apart } from "../transport/shared.ts";

export interface Operations {
  documents: DocumentStore;
  /** Rules for documents, in addition to the standard ones. */
  rules: readonly ValidationRule[];
  maxTokens: number;
  runner: Runner;
  publicAnswers: PublicAnswers;
  /** Public streams, executed once for all who listen. */
  fanout: Fanout;
  /** Why a file may not be sent now, whoever sends it. */
  doorToUpload: Doors["toUpload"];
  /** Why a file may not be read. */
  admitUpload: Admission["admitUpload"];
  /** Forms an error for the caller. */
  format: (error: GraphQLError) => GraphQLFormattedError;
  close(): void;
}

export interface OperationsParts {
  parts: GatewayParts;
  log: Logger;
  metrics: Metrics;
  telemetry: Telemetry | null;
  /** Whether anybody may ask for the schema. */
  isExplored: boolean;
}

export function prepareOperations(
  options: GatewayOptions,
  { parts, log, metrics, telemetry, isExplored }: OperationsParts,
): Operations {
  const rules = gatewayRules({ introspection: isExplored });
  const { maxTokens } = defaultLimits;
  const documents = new DocumentStore({
    schema: executableSchema(),
    rules,
    maxTokens,
    costOf,
    onlyTrusted: options.trustedDocuments === "only",
    trusted: options.trusted ?? readTrusted(options.trustedDocumentFiles),
  });
  for (const { name, errors } of documents.broken)
    log.error(
      { document: name, trouble: errors[0]?.message },
      "a trusted document does not fit the schema and is refused",
    );

  const redis =
    options.redisUrl === null || !options.rateLimits
      ? null
      : connectRateRedis({
          url: options.redisUrl,
          onTrouble: (message) => log.warn({ trouble: message }, "rate limits"),
        });
  const admission = createAdmission({
    maxCost: options.maxCost,
    rates: options.rateLimits ? (options.rates ?? ratesWith(options.requestsPerSecond)) : null,
    redis,
    playerOf: (caller) => playerOf(caller, parts.tokens),
    onRefused: metrics.notAdmitted,
  });
  const { blocks, config } = parts.services;
  const tokenDoor = createTokenDoor({ tokens: parts.tokens, ask: (caller) => userIdOf(caller, parts) });
  const doors = createDoors({
    // Under the site's root: rules for single pages are for pages.
    blockOf: (isSignedIn, visitor) => apart(() => blocks.block("/", isSignedIn, visitor)),
    standingIn: async (country) => standingOf(await config.all("en", country)),
  });
  const format = (error: GraphQLError) => formatError(error.toJSON(), error, log);
  const runner = createRunner({
    ...admission,
    door: (operation, client) => tokenDoor(operation, client) ?? doors.toOperation(operation, client),
    deadlineMs: options.operationTimeoutMs,
    format,
    observe: metrics.operation,
    trace: telemetry?.operation,
  });
  return {
    documents,
    rules,
    maxTokens,
    runner,
    format,
    doorToUpload: doors.toUpload,
    admitUpload: admission.admitUpload,
    publicAnswers: new PublicAnswers({ parts, runner, defaultCountry, maxBytes: options.responseCacheBytes }),
    fanout: new Fanout({
      execute: runner.execute,
      format: (result) => formatted(result, format),
      sourceOf: ({ stream }) => stream.source(parts),
      contextOf: (language) =>
        new GatewayContext(parts, {
          caller: { kind: "guest" },
          language,
          address: "",
          country: defaultCountry,
          cookie: null,
        }),
    }),
    close: () => redis?.disconnect(),
  };
}
