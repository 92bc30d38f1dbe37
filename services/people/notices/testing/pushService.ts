/** A push service for tests: takes messages over HTTP, and opens them as a browser does (RFC 8188, 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A browser's subscription with the secrets that only the browser has. */
export interface TestDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  open(body: Buffer): Readonly<Record<string, unknown>>;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Makes a browser's keys for an address. */
export function testDevice(endpoint: string): TestDevice {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    open: (body) => {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
      const secret = derived(pair.computeSecret(senderKey), auth, info, 32);
      const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const cipher = createDecipheriv("aes-128-gcm", key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // A record ends with a two and zeros.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestPushService {
  /** Host and port, as PUSH_TEST_HOST names them. */
  host: string;
  device(name: string): TestDevice;
  taken: Pushed[];
  /** Answers instead of 201. */
  answer(answers: ((response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
}

/** @param port any free one by default */
export async function startPushService(port = 0): Promise<TestPushService> {
  const taken: Pushed[] = [];
  let answers: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      taken.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      if (answers === null) response.writeHead(201).end();
      else answers(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    taken,
    device: (name) => testDevice(`http://${host}/${name}`),
    answer: (next) => {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
