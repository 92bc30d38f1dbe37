/** What tests do with a provider: the merchant's calls, and what players do on the pages. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Method, Payment } from "../payments/payment.ts";

export const TEST_KEY = "key-of-the-merchant-in-tests";

export const returnUrls = {
  success: "https://shop.example/en/paid?order=1&x=%20#top",
  fail: "https://shop.example/en/failed",
  pending: "https://shop.example/en/pending",
  cancel: "https://other.example/en/cancelled",
};

export const depositOrder = (method: Method, change: object = {}) => ({
  reference: `deposit-${randomUUID()}`,
  method,
  amount: "25.50",
  currency: "USD",
  country: "GB",
  language: "en",
  returnUrls,
  expiresAt: Math.floor(Date.now() / 1000) + 3600,
  payer: { id: "player-7" },
  ...change,
});

export const payoutOrder = (method: Method, destination: object, change: object = {}) => ({
  reference: `payout-${randomUUID()}`,
  method,
  amount: "25.50",
  currency: "USD",
  country: "GB",
  destination,
  ...change,
});

export interface Answer<Body = Payment & { code: string }> {
  status: number;
  body: Body;
  text: string;
}

export interface PageAnswer {
  status: number;
  text: string;
  location: string | null;
  headers: Headers;
}

const card = (number: string, more: Record<string, string> = {}) => ({
  action: "pay",
  number,
  expiry: "09/35",
  code: "123",
  ...more,
});

export function clientOf(url: string) {
  const call = async <Body = Payment & { code: string }>(
    method: string,
    path: string,
    {
      body,
      key = randomUUID(),
      bearer = TEST_KEY,
    }: { body?: unknown; key?: string | null; bearer?: string | null } = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(key === null || method === "GET" ? {} : { "idempotency-key": key }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : null) as Body, text };
  };
  const accepted = async (path: string, body: object): Promise<Payment> => {
    const answer = await call("POST", path, { body });
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.anything()]);
    return answer.body;
  };
  const visit = async (address: string, init: RequestInit = {}): Promise<PageAnswer> => {
    const response = await fetch(new URL(new URL(address, url).pathname, url), { redirect: "manual", ...init });
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get("location"),
      headers: response.headers,
    };
  };
  const submit = (address: string, fields: Record<string, string>) =>
    visit(address, { method: "POST", body: new URLSearchParams(fields) });
  const stateOf = async (address: string) =>
    /name="state" value="([^"]+)"/.exec((await visit(address)).text)?.[1] ?? "none";

  return {
    call,
    visit,
    submit,
    stateOf,
    deposit: (method: Method, change: object = {}) => accepted("/v1/deposits", depositOrder(method, change)),
    payout: (method: Method, destination: object, change: object = {}) =>
      accepted("/v1/payouts", payoutOrder(method, destination, change)),
    payment: async (id: string) => (await call("GET", `/v1/payments/${id}`)).body,
    /** Presses a button of a payment's page, as it is shown now. */
    press: async ({ redirectUrl }: Payment, fields: Record<string, string>) => {
      const address = String(redirectUrl);
      return submit(address, { state: await stateOf(address), ...fields });
    },
    faults: async (change: object) => {
      const { status, text } = await call("POST", "/control/faults", { body: change });
      expect([status, text.slice(0, 300)]).toEqual([200, expect.anything()]);
    },
    card,
  };
}
export type Client = ReturnType<typeof clientOf>;
