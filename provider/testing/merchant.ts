/** A merchant for tests: takes notices, and checks their signatures as the library of the convention does. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import type { NoticeBody } from "../webhooks/notices.ts";

export const TEST_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

export interface Received {
  id: string;
  timestamp: number;
  body: NoticeBody;
  isGenuine: boolean;
}

export interface Merchant {
  url: string;
  received: Received[];
  /** Status of the next answers, by how many notices came before; "never" leaves one without an answer. */
  answer: (index: number) => number | "never";
  /** What came of a payment: its sequences and states, in the order of arrival. */
  told(payment: string): [sequence: number, status: string][];
  close(): Promise<void>;
}

function isGenuine(raw: string, headers: IncomingMessage["headers"]): boolean {
  try {
    new Webhook(TEST_SECRET).verify(raw, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

export async function startMerchant(): Promise<Merchant> {
  const merchant: Omit<Merchant, "url" | "close"> = {
    received: [],
    answer: () => 204,
    told: (payment) =>
      merchant.received
        .filter(({ body, isGenuine }) => isGenuine && body.data.id === payment)
        .map(({ body }) => [body.sequence, body.data.status]),
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = await text(request);
    const status = merchant.answer(merchant.received.length);
    merchant.received.push({
      id: String(request.headers["webhook-id"]),
      timestamp: Number(request.headers["webhook-timestamp"]),
      body: JSON.parse(raw) as NoticeBody,
      isGenuine: isGenuine(raw, request.headers),
    });
    if (status === "never") return;
    response.writeHead(status, status >= 300 && status < 400 ? { location: "/elsewhere" } : {}).end();
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(merchant, {
    url: `http://127.0.0.1:${port}/notices`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
