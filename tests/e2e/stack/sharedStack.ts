/**
 * The one product that all tests of the project `stack` use. It is started when the first of them asks for it, and at
 * the end of the run its books are proved from every entry.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { usualSiteConfig } from "./usualSiteConfig.ts";
import type { Stack } from "./processes.ts";

/** What tests may know of a product that others use too: its addresses. None may restart or configure it. */
export type SharedStack = Pick<Stack, "siteUrl" | "gatewayUrl" | "servicesUrl" | "provider">;

const address = "SHARED_STACK";

/** The shared product's addresses, from within a test. */
export async function sharedStack(): Promise<SharedStack> {
  const answer = await fetch(process.env[address] ?? "");
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedStack;
}

/** Playwright's global set-up; what it returns is the tear-down. */
export default async function offerStack(): Promise<() => Promise<void>> {
  let starting: Promise<Stack> | undefined;
  const start = async (): Promise<Stack> => {
    const { startStack } = await import("./processes.ts");
    // Withdrawals are decided at once instead of after the demo's pause.
    const stack = await startStack({ PAYMENT_DESK_SECONDS: "1" });
    await stack.configure(usualSiteConfig);
    return stack;
  };
  const server = createServer((_, answer) => {
    starting ??= start();
    starting.then(
      ({ siteUrl, gatewayUrl, servicesUrl, provider }) =>
        answer.end(JSON.stringify({ siteUrl, gatewayUrl, servicesUrl, provider } satisfies SharedStack)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env[address] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return async () => {
    server.close();
    const stack = await starting?.catch(() => undefined);
    if (stack === undefined) return;
    const { totals, drifts } = await stack.books();
    await stack.stop();
    if (drifts.length > 0 || totals.some(({ sum }) => sum !== "0"))
      throw new Error(`The books of the shared stack don't balance: ${JSON.stringify({ totals, drifts })}`);
  };
}
