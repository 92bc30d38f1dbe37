/** Answers HTTP requests for operations of known documents, without Apollo and with its answers. */
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from "graphql";
import type { Client, GatewayContext } from "../execution/context.ts";
import { askedByBody, askedByQuery, type Asked } from "../documents/asked.ts";
import { problemOf, valueProblem } from "../documents/limits.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import { documentOf } from "../documents/request.ts";
import type { DocumentStore } from "../documents/store.ts";
import { httpAnswer } from "../execution/httpAnswer.ts";
import { mediaTypeFor, type Chosen } from "../execution/mediaType.ts";
import type { Answering, Asking } from "../sessions/exchange.ts";
import { isPublic, type PublicAnswers } from "../execution/publicAnswers.ts";
import type { KeptAnswer } from "../execution/responseCache.ts";
import type { Runner } from "../execution/run.ts";
import type { OperationScope } from "../execution/scope.ts";

export interface KnownOperationsOptions {
  documents: DocumentStore;
  runner: Runner;
  publicAnswers: PublicAnswers;
  format: (error: GraphQLError) => GraphQLFormattedError;
  /** The client. */
  clientOf: (request: Asking, reply: Answering) => Client;
  /** The scope of one request. */
  scopeOf: (request: Asking) => OperationScope;
  contextOf: (client: Client, scope: OperationScope) => GatewayContext;
  /** Called for every answer from the cache. */
  observeKept: (operation: PreparedOperation) => void;
  /** Called for every request that didn't become an operation; seconds. */
  observeRefused: (seconds: number) => void;
}

/**
 * A request that has to be read by Apollo: `text` is the document when the request said it in a way of the gateway's
 * own.
 */
export interface Unread {
  asked: Asked | null;
  text: string | null;
}

/** The error for subscriptions over plain HTTP. */
export const noSubscription = () =>
  new GraphQLError("Subscriptions go over a WebSocket (graphql-transport-ws).", {
    extensions: { code: "BAD_REQUEST", http: { status: 400 } },
  });

const onlyQueries = ({ type }: PreparedOperation) =>
  new GraphQLError(`GET requests only support query operations, not ${type} operations`, {
    extensions: { code: "BAD_REQUEST", http: { status: 405, headers: new Map([["allow", "POST"]]) } },
  });

const notAcceptable = () =>
  new GraphQLError(
    "An 'accept' header was provided for this request which does not accept application/json or application/graphql-response+json",
    { extensions: { code: "BAD_REQUEST", http: { status: 406 } } },
  );

const varyBy = "Accept, Accept-Language, X-Language";
const varyByCountry = `${varyBy}, X-Geo-Country`;

export class KnownOperations {
  readonly #options: KnownOperationsOptions;
  /** Requests that came here and were left to others: they may come again, and are counted once. */
  readonly #unread = new WeakSet<object>();

  constructor(options: KnownOperationsOptions) {
    this.#options = options;
  }

  /** Answers a request now or later, or says at once that its document must be read first. */
  answer(request: Asking, reply: Answering): Unread | null {
    const isGet = request.method !== "POST";
    const accepted = mediaTypeFor(request.headers.accept);
    if (accepted.type === null) return this.#refuse(reply, accepted, notAcceptable());
    const client = this.#options.clientOf(request, reply);
    const tooMany = this.#unread.has(request.raw) ? null : this.#options.runner.admitRequest(client);
    if (tooMany !== null) return this.#refuse(reply, accepted, tooMany);
    const asked = isGet ? askedByQuery(request) : askedByBody(request.body);
    if (asked === null) return this.#leave(request, { asked, text: null });
    const found = documentOf(this.#options.documents, asked);
    if (found === null) return this.#leave(request, { asked, text: null });
    const tooDeep = valueProblem(asked.variables);
    if (tooDeep !== null) return this.#refuse(reply, accepted, tooDeep);
    if (found instanceof GraphQLError) return this.#refuse(reply, accepted, found);
    if (!("operation" in found)) {
      const tooLarge = problemOf(found.text);
      return tooLarge === null
        ? this.#leave(request, { asked, text: found.text })
        : this.#refuse(reply, accepted, tooLarge);
    }
    const operation = found.operation(asked.operationName);
    if (operation instanceof GraphQLError) return this.#refuse(reply, accepted, operation);
    const refusal = refusalOf(operation, isGet);
    if (refusal !== null) return this.#refuse(reply, accepted, refusal);
    // A cached answer would hide that a token is dead.
    if (isPublic(operation) && client.caller.kind !== "bearer")
      return this.#answerPublic(request, reply, { operation, asked, accepted, client });
    return this.#run(request, reply, { operation, asked, accepted, client });
  }

  #leave({ raw }: Asking, unread: Unread): Unread {
    this.#unread.add(raw);
    return unread;
  }

  #run(request: Asking, reply: Answering, { operation, asked, accepted, client }: Ready): null {
    const { runner, scopeOf, contextOf } = this.#options;
    const scope = scopeOf(request);
    const result = runner.execute(operation, {
      variables: asked.variables,
      context: contextOf(client, scope),
      scope,
      requestId: scope.requestId,
    });
    // A synchronous result needs no cancellation: the caller can't leave while it runs.
    if (result instanceof Promise) cancelWhenLeft(reply, scope);
    whenThere(result, reply, (there) => this.#send(reply, accepted, there));
    return null;
  }

  #answerPublic(request: Asking, reply: Answering, ready: Ready): null {
    const { publicAnswers, runner, observeKept } = this.#options;
    const {
      operation,
      asked: { variables },
      client,
      accepted,
    } = ready;
    const key = publicAnswers.keyOf(operation, variables, client);
    const sendPresent = (): boolean => {
      const kept = publicAnswers.kept(key);
      if (kept === null) return false;
      observeKept(operation);
      this.#sendKept(request, reply, ready, kept);
      return true;
    };
    // The token must be checked first: a cached answer would hide that it is dead.
    const showsToken = client.caller.kind === "bearer";
    if (!showsToken && sendPresent()) return null;
    whenThere(runner.admit(operation, variables, client), reply, (refusal) => {
      if (refusal !== null) return this.#send(reply, accepted, { errors: [refusal] });
      if (showsToken && sendPresent()) return;
      const made = runner.inTurn(operation, variables, client, () =>
        publicAnswers.make(key, operation, variables, client, request.id),
      );
      whenThere(made, reply, (answer) => {
        if (answer instanceof GraphQLError) this.#send(reply, accepted, { errors: [answer] });
        else if ("result" in answer) this.#send(reply, accepted, answer.result);
        else this.#sendKept(request, reply, ready, answer);
      });
    });
    return null;
  }

  #send(reply: Answering, accepted: Chosen, result: ExecutionResult): void {
    const { status, headers, body } = httpAnswer(result, accepted, this.#options.format);
    begin(reply, accepted, status, headers, "no-store").send(body);
  }

  /** Sends a kept answer, or says that the caller has it already. Only a GET's may be kept on the way. */
  #sendKept(request: Asking, reply: Answering, { operation, accepted }: Ready, kept: KeptAnswer): void {
    if (request.method === "POST") return void begin(reply, accepted, 200, null, "no-store").send(kept.body);
    addVary(reply, operation.cachePolicy.byCountry ? varyByCountry : varyBy);
    const age = Math.floor(this.#options.publicAnswers.ageOf(kept));
    reply.header("age", String(age)).header("etag", kept.etag);
    const isPresent =
      request.headers["if-none-match"]?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === kept.etag) === true;
    begin(reply, accepted, isPresent ? 304 : 200, null, `public, max-age=${kept.maxAgeSeconds}`).send(
      isPresent ? undefined : kept.body,
    );
  }

  /** Refuses a request that was not read. */
  refuse(request: Asking, reply: Answering, error: GraphQLError): void {
    this.#refuse(reply, mediaTypeFor(request.headers.accept), error);
  }

  #refuse(reply: Answering, accepted: Chosen, error: GraphQLError): null {
    this.#options.observeRefused(reply.elapsedTime / 1000);
    this.#send(reply, accepted, { errors: [error] });
    return null;
  }
}

interface Ready {
  operation: PreparedOperation;
  asked: Asked;
  accepted: Chosen;
  client: Client;
}

/** Goes on when a value is there: at once when it is there already. */
function whenThere<Value>(value: Value | Promise<Value>, reply: Answering, next: (value: Value) => void): void {
  if (value instanceof Promise) void later(value, reply, next);
  else next(value);
}

/** A thrown error becomes a 500. */
async function later<Value>(value: Promise<Value>, reply: Answering, next: (value: Value) => void): Promise<void> {
  try {
    next(await value);
  } catch (error) {
    reply.send(error);
  }
}

function refusalOf(operation: PreparedOperation, isGet: boolean): GraphQLError | null {
  if (isGet && operation.type !== "query") return onlyQueries(operation);
  return operation.type === "subscription" ? noSubscription() : null;
}

/** Sets status and headers; those of the answer's own go before the usual ones. */
function begin(
  reply: Answering,
  { type }: Chosen,
  status: number,
  own: ReadonlyMap<string, string> | null,
  cacheControl: string,
): Answering {
  reply
    .code(status)
    .header("cache-control", cacheControl)
    .header("content-type", type ?? "application/json; charset=utf-8");
  for (const [name, value] of own ?? []) reply.header(name, value);
  return reply;
}

function addVary(reply: Answering, names: string): void {
  const present = reply.getHeader("vary");
  reply.header("vary", typeof present === "string" && present !== "" ? `${present}, ${names}` : names);
}

/** Gives an operation's reads up when the connection ends before the answer. */
export function cancelWhenLeft({ raw }: Answering, scope: OperationScope): void {
  raw.once("close", () => {
    if (!raw.writableFinished) scope.cancel();
  });
}
