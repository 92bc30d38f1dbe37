// @vitest-environment node
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:http";
import { gql } from "@apollo/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configureFor } from "../start/testing.ts";
import { createServerClient } from "./serverClient.server.ts";

let gateway: Server;
let asked = 0;

beforeEach(async () => {
  asked = 0;
  // Takes every question and never answers.
  gateway = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, "127.0.0.1", resolve);
  });
  configureFor(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
});
afterEach(async () => {
  gateway.closeAllConnections();
  await new Promise((resolve) => {
    gateway.close(resolve);
  });
});

it(
  "gives up a question that takes long, and asks nothing more when the page's time is over",
  { tags: "slow" },
  async () => {
    const client = createServerClient(new Request("http://site.test/en"), () => "en", { call: 1_000, page: 1_500 });
    const ask = (name: string) => client.query({ query: gql`query ${name} { __typename }`, fetchPolicy: "no-cache" });
    await expect(ask("First")).rejects.toThrow();
    expect(asked).toBe(1);
    await expect(ask("Second")).rejects.toThrow();
    const sent = asked;
    await expect(ask("Third")).rejects.toThrow();
    expect([sent, asked]).toEqual([2, 2]);
  },
);
