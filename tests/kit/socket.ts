import type { ExecutionArgs, GraphQLError } from "graphql";
import { makeServer, GRAPHQL_TRANSPORT_WS_PROTOCOL } from "graphql-ws";
import type { Engine } from "./engine.ts";

/** The page's end of a socket, as `routeWebSocket` gives it. */
export interface Wire {
  send(message: string): void;
  close(code: number, reason: string): void | Promise<void>;
  onMessage(handler: (message: string) => void): void;
  onClose(handler: (code: number, reason: string) => void): void;
}

interface Extra {
  session: string | null;
  language: string;
}

/** Codes the page sees: the line was cut (as with a lost network), the session is over. */
const lost = 1006;
const unauthorized = 4401;

/** The sockets of a test: real graphql-ws on the engine's data. `drop` cuts them and refuses new ones. */
export class Sockets {
  readonly #engine: Engine;
  readonly #open = new Map<Wire, { session: string | null; closed: (code: number, reason: string) => void }>();
  readonly #server: ReturnType<typeof makeServer<Record<string, unknown>, Extra>>;
  #isDown = false;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#server = makeServer<Record<string, unknown>, Extra>({
      onSubscribe: ({ extra, connectionParams }, _id, payload) =>
        this.#subscribe(extra, connectionParams ?? {}, payload),
      subscribe: (args) => engine.open(args),
      onNext: (_context, _id, _payload, _args, result) => engine.watch(result),
    });
  }

  /** Takes a new socket of a page. */
  accept(wire: Wire, extra: Extra): void {
    if (this.#isDown) {
      void wire.close(lost, "");
      return;
    }
    const closed = this.#server.opened(
      {
        protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
        send: (data) => wire.send(data),
        close: (code, reason) => wire.close(code ?? 1000, reason ?? ""),
        onMessage: (handler) =>
          wire.onMessage((message) => {
            handler(message).catch((error: unknown) =>
              this.#engine.state.problems.push(`A socket broke: ${String(error)}`),
            );
          }),
      },
      extra,
    );
    const end = (code: number, reason: string): void => {
      if (this.#open.delete(wire)) void closed(code, reason);
    };
    this.#open.set(wire, { session: extra.session, closed: end });
    wire.onClose(end);
  }

  /** Cuts every socket and refuses new ones until `restore`. */
  drop(): void {
    this.#isDown = true;
    this.close(lost);
  }

  /** Lets sockets in again. */
  restore(): void {
    this.#isDown = false;
  }

  /** Closes the sockets of a session that ended. */
  endSession(session: string): void {
    for (const [wire, { session: own, closed }] of this.#open) {
      if (own !== session) continue;
      void wire.close(unauthorized, "Signed out");
      closed(unauthorized, "Signed out");
    }
  }

  /** Closes all sockets. */
  close(code = 1001): void {
    for (const [wire, { closed }] of this.#open) {
      void wire.close(code, "");
      closed(code, "");
    }
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  #subscribe(
    extra: Extra,
    connectionParams: Record<string, unknown>,
    payload: { query: string; variables?: unknown; operationName?: unknown },
  ): ExecutionArgs | readonly GraphQLError[] {
    const authorization = connectionParams["authorization"];
    const language = connectionParams["language"];
    const request = {
      ...payload,
      via: "socket" as const,
      language: typeof language === "string" ? language : extra.language,
      session: typeof authorization === "string" ? authorization.replace(/^Bearer /, "") : extra.session,
    };
    const prepared = this.#engine.prepare(request);
    if (Array.isArray(prepared)) return prepared;
    const unmocked = this.#engine.note(prepared, request);
    return unmocked ? [unmocked] : prepared.args;
  }
}
