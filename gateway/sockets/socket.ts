/** One WebSocket: what graphql-ws says over it, what shared streams say past it, and whether it is still there. */
import type { Socket } from "node:net";
import { CloseCode, type WebSocket as GraphqlSocket } from "graphql-ws";
import type { RawData, WebSocket } from "ws";
import type { FanoutReader, Sink } from "../execution/fanout.ts";
import type { Identity, Renewal } from "./identity.ts";
import { inOrder } from "./inOrder.ts";
import { StreamLifecycle } from "./lifecycle.ts";
import { gather, Outlet, sinkOver } from "./outlet.ts";
import { closeCodes, closeWords, type EndReason, type LiveConnection } from "./registry.ts";

export class LiveSocket implements LiveConnection {
  readonly protocol: string;
  readonly #socket: WebSocket;
  readonly #network: Socket;
  readonly #outlet: Outlet;
  /** Set when the connection is acknowledged. */
  identity: Identity | null = null;
  #left: AbortController | null = null;
  #isHeard = true;
  /** What runs under each id: an id may be used again while the answer of the operation before is still being made. */
  readonly operations = new Map<string, unknown>();

  constructor(socket: WebSocket, network: Socket) {
    this.protocol = socket.protocol;
    this.#socket = socket;
    this.#network = network;
    this.#outlet = new Outlet({
      bufferedBytes: () => socket.bufferedAmount,
      onceDrained: (listener) => void network.once("drain", listener),
      giveUp: () => socket.terminate(),
      setReading: (isReading) => (isReading ? socket.resume() : socket.pause()),
    });
  }

  /** The socket as graphql-ws sees it; `onError` hears of what went wrong with a message. */
  forGraphql(onError: (error: unknown) => void): GraphqlSocket {
    const socket = this.#socket;
    return {
      protocol: this.protocol,
      send: (data) => this.#send(data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) => {
        const hear = inOrder((text) => {
          take(text).catch((error: unknown) => {
            onError(error);
            socket.close(CloseCode.InternalServerError, "Internal server error");
          });
        });
        socket.on("message", (data: RawData) => {
          this.#isHeard = true;
          hear(textOf(data));
        });
        socket.on("pong", () => void (this.#isHeard = true));
      },
      onPing: async (payload) => {
        const authorization = payload?.["authorization"];
        // The token itself is not said back.
        const answer: Renewal | typeof payload =
          typeof authorization === "string" ? await this.identity?.renew(authorization) : payload;
        return this.#send(JSON.stringify({ type: "pong", ...(answer !== undefined && { payload: answer }) }));
      },
    };
  }

  /**
   * The generator that graphql-ws holds of a shared stream's reader. `begin` makes the reader over this socket's sink.
   */
  sinkOf(id: string): { sink: Sink; attach: (reader: FanoutReader) => StreamLifecycle } {
    let lifecycle: StreamLifecycle | null = null;
    let reader: FanoutReader | null = null;
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const write = (payload: string) => {
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      gather(this.#network);
      this.#socket.send(`${head}${payload}}`);
    };
    return {
      sink: sinkOver(
        this.#outlet,
        () => reader,
        write,
        (payload) => {
          write(payload);
          lifecycle?.end();
        },
      ),
      attach: (begun) => {
        reader = begun;
        lifecycle = new StreamLifecycle(begun, () => this.#outlet.forget(begun));
        return lifecycle;
      },
    };
  }

  /** Aborted when the client has left. */
  get left(): AbortSignal {
    return (this.#left ??= new AbortController()).signal;
  }

  end(reason: EndReason, words = closeWords[reason]): void {
    this.#socket.close(closeCodes[reason], words);
  }

  /** Pings the client; one that hasn't answered the previous ping is gone. */
  probe(): void {
    if (!this.#isHeard) return this.#socket.terminate();
    this.#isHeard = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  closed(): void {
    this.#left?.abort();
    this.#outlet.close();
    this.identity?.close();
  }

  /** Resolves when the message has been sent, so that a stream waits for its reader. */
  #send(data: string): Promise<void> {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    const sent = new Promise<void>((resolve) => {
      // A socket that breaks meanwhile is shown by its close.
      socket.send(data, () => resolve());
    });
    this.#outlet.written();
    return sent;
  }
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString("utf8");
  return Buffer.from(Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data)).toString("utf8");
}
