/**
 * One subscription over a plain socket, with just enough WebSocket and graphql-ws for a process to hold ten thousand:
 * the load must not be what is measured.
 */
import { connect, type Socket } from "node:net";

interface RawSocketOptions {
  port: number;
  /** Local address; many of them keep within what one address may have. */
  from: string;
  subscription: { query: string; variables: object };
  /** Each message of the subscription, as JSON. */
  onMessage: (bytes: Buffer) => void;
  onClose: () => void;
}

/** A masked text frame; the mask is zero, so that the text stays as it is. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([length, Buffer.alloc(4), body]);
}

/** Digits from a place on. */
export function numberAt(bytes: Buffer, place: number): number {
  let value = 0;
  for (let at = place; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}

export class RawSocket {
  readonly #socket: Socket;
  readonly #options: RawSocketOptions;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;

  constructor(options: RawSocketOptions) {
    this.#options = options;
    const { port, from } = options;
    this.#socket = connect({ port, host: "127.0.0.1", localAddress: from });
    this.#socket.setNoDelay(true);
    this.#socket.write(
      `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
    );
    this.#socket.on("data", (chunk: Buffer) => this.#take(chunk));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", () => options.onClose());
  }

  #take(chunk: Buffer): void {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen) {
      const end = bytes.indexOf("\r\n\r\n");
      if (end === -1) return void (this.#rest = bytes);
      if (!bytes.toString("latin1", 0, 12).endsWith("101")) throw new Error(bytes.toString("latin1", 0, 200));
      this.#isOpen = true;
      this.#socket.write(frame('{"type":"connection_init"}'));
      bytes = bytes.subarray(end + 4);
    }
    let at = 0;
    while (bytes.length - at >= 2) {
      const [opcode, short] = [(bytes[at] ?? 0) & 0x0f, (bytes[at + 1] ?? 0) & 0x7f];
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      if (bytes.length - at < head + length) break;
      if (opcode === 1) this.#text(bytes.subarray(at + head, at + head + length));
      if (opcode === 9)
        this.#socket.write(
          Buffer.concat([
            Buffer.from([0x8a, 0x80 | length]),
            Buffer.alloc(4),
            bytes.subarray(at + head, at + head + length),
          ]),
        );
      at += head + length;
    }
    // A copy, or the rest would keep the whole chunk.
    this.#rest = at === bytes.length ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at));
  }

  #text(bytes: Buffer): void {
    if (bytes.indexOf('"type":"next"') !== -1) return this.#options.onMessage(bytes);
    const text = bytes.toString();
    if (text.includes("connection_ack"))
      this.#socket.write(
        frame(JSON.stringify({ id: crypto.randomUUID(), type: "subscribe", payload: this.#options.subscription })),
      );
    else if (text.includes("errors") || text.includes('"type":"error"')) throw new Error(text);
  }
}
