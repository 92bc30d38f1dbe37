/** A payment provider for tests: real HTTP, the contract of docs/provider.md, and a hand that decides what it says. */
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import type { ProviderPayment, ProviderSettings } from "../provider/client.ts";

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

export interface TestProvider {
  settings: ProviderSettings;
  /** Payments by our reference, as the provider has them. */
  payments: Map<string, ProviderPayment>;
  /** What was asked for, by our reference. */
  orders: Map<string, Record<string, unknown>>;
  /** Answers the next calls with this status, and this code, instead of doing anything. */
  failWith(status: number | null, code?: string): void;
  /** While held, takes orders without answering them; letting go sends the answers. */
  holdAnswers(isHeld: boolean): void;
  /** Changes a payment, and answers the signed notice that tells of it. */
  becomes(reference: string, change: Partial<ProviderPayment>): Notice;
  close(): Promise<void>;
}

export interface Notice {
  body: string;
  headers: Record<string, string>;
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await text(request);
  return body === "" ? {} : (JSON.parse(body) as Record<string, unknown>);
}

let notices = 0;

/** A notice as the provider signs it. */
export const signed = (data: object, sequence: number, secret = webhookSecret): Notice =>
  signedText(JSON.stringify({ type: "payment.updated", timestamp: new Date().toISOString(), sequence, data }), secret);

/** Any text with the provider's signature. */
export function signedText(body: string, secret = webhookSecret): Notice {
  const id = `msg_${(notices += 1)}`;
  const at = new Date();
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    },
  };
}

export async function startTestProvider(): Promise<TestProvider> {
  const payments = new Map<string, ProviderPayment>();
  const orders: TestProvider["orders"] = new Map();
  let failing: { status: number; code: string } | null = null;
  const made = (kind: "deposit" | "payout", body: Record<string, unknown>): ProviderPayment => ({
    id: `pay_${String(body["reference"])}`,
    reference: String(body["reference"]),
    kind,
    method: String(body["method"]),
    status: kind === "deposit" ? "action_required" : "processing",
    amount: String(body["amount"]),
    currency: String(body["currency"]),
    fee: "0",
    reason: null,
    redirectUrl: kind === "deposit" ? `http://pay.example/${String(body["reference"])}` : null,
    instrument: null,
    receipt: null,
    sequence: 1,
  });
  let letGo = () => {};
  let held: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://provider");
      const answer = (status: number, body: object) => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      };
      const body = await read(request);
      if (failing !== null) return answer(failing.status, { code: failing.code, message: "" });
      if (request.headers.authorization !== "Bearer provider-test-key")
        return answer(401, { code: "KEY", message: "" });
      if (request.method === "GET") {
        const known = payments.get(url.searchParams.get("reference") ?? "");
        return known === undefined ? answer(404, { code: "UNKNOWN", message: "" }) : answer(200, known);
      }
      const [, undone, what] = /^\/v1\/payments\/pay_([^/]+)\/(cancel|refunds)$/.exec(url.pathname) ?? [];
      if (undone !== undefined) {
        const known = payments.get(undone);
        if (known === undefined) return answer(404, { code: "UNKNOWN", message: "" });
        const [from, to] =
          what === "cancel" ? (["action_required", "cancelled"] as const) : (["succeeded", "refunded"] as const);
        if (known.status !== from)
          return answer(409, { code: what === "cancel" ? "NOT_CANCELLABLE" : "NOT_REFUNDABLE", message: "" });
        const now = { ...known, status: to, sequence: (known.sequence ?? 0) + 1 };
        payments.set(undone, now);
        return answer(200, now);
      }
      const reference = String(body["reference"]);
      const known = payments.get(reference) ?? made(url.pathname === "/v1/deposits" ? "deposit" : "payout", body);
      payments.set(reference, known);
      orders.set(reference, body);
      await held;
      return answer(201, known);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}`, key: "provider-test-key", webhookSecret },
    payments,
    orders,
    failWith: (status, code = "REFUSED_BY_TEST") => {
      failing = status === null ? null : { status, code };
    },
    holdAnswers: (isHeld) => {
      letGo();
      held = isHeld ? new Promise((resolve) => (letGo = resolve)) : Promise.resolve();
    },
    becomes: (reference, change) => {
      const known = payments.get(reference);
      if (known === undefined) throw new Error(`the provider knows no ${reference}`);
      const sequence = (known.sequence ?? 0) + 1;
      const now = { ...known, ...change, sequence };
      payments.set(reference, now);
      return signed(now, sequence);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
