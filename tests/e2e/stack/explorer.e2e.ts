import { getOperationAST, OperationTypeNode, parse } from "graphql";
import type { Page, WebSocket } from "@playwright/test";
import { domains } from "../../../gateway/explorer/examples/all.ts";
import type { Example } from "../../../gateway/explorer/examples/example.ts";
import { sample } from "../sample.ts";
import { expect, test } from "./stack.ts";

/** Examples that a quick run presses the button of; tests/contract holds all of them against the schema. */
const SAMPLE = 36;

const operationOf = (query: string) => {
  const operation = getOperationAST(parse(query));
  return { name: operation?.name?.value ?? "", type: operation?.operation };
};

/**
 * Opens the explorer and its examples; what it asks of other hosts, throws or logs as an error goes into `troubles`.
 */
async function openExplorer(page: Page, gatewayUrl: string): Promise<string[]> {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on(
    "request",
    (request) =>
      /^https?:/.test(request.url()) &&
      !request.url().startsWith(gatewayUrl) &&
      troubles.push(`asked ${request.url()}`),
  );
  const response = await page.goto(`${gatewayUrl}/explorer`);
  // What the policy keeps out, the browser logs as an error.
  expect(response?.headers()["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  await expect(page.getByRole("heading", { name: "Start here" })).toBeVisible();
  await page.getByRole("button", { name: "Open the examples" }).click();
  return troubles;
}

const who = (page: Page) => page.getByRole("banner").getByRole("status");
const run = (page: Page) => page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
const stop = (page: Page) => page.getByRole("button", { name: "Stop query (Ctrl-Enter)" }).click();

async function openExample(page: Page, { title, query }: Example): Promise<void> {
  await page.getByRole("navigation", { name: "Examples" }).getByRole("button", { name: title, exact: true }).click();
  await expect(page.getByRole("tabpanel", { name: operationOf(query).name, exact: true })).toBeVisible();
}

/** What the gateway answers when the open tab is run by the button. */
async function answerOf(page: Page, name: string): Promise<unknown> {
  const answered = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === name);
  await run(page);
  return (await answered).json();
}

/** Makes the demo player of whom an example has just registered. */
async function signInAgain(page: Page, gatewayUrl: string): Promise<void> {
  const answer = await page.request.post(`${gatewayUrl}/graphql`, { data: { query: "{ viewer { login } }" } });
  if (((await answer.json()) as { data: { viewer: { login: string } | null } }).data.viewer?.login === "demo") return;
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in as demo" }).click();
  await expect(who(page)).toContainText("demo");
}

/** Every list called `errors` in an answer, at the top or in a payload. */
function errorsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "errors" && Array.isArray(part) ? part : errorsIn(part),
  );
}

test("an example of the explorer runs as it is, for the player whom its button signs in, with nothing from elsewhere", async ({
  page,
  stack,
}) => {
  // A tab an example, and there are many.
  test.setTimeout(240_000);
  const sockets: WebSocket[] = [];
  const frames: string[] = [];
  const pictures: string[] = [];
  page.on("websocket", (socket) => {
    sockets.push(socket);
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  const troubles = await openExplorer(page, stack.gatewayUrl);
  await expect(who(page)).toHaveText("Guest");
  await page.getByRole("button", { name: "Sign in as demo" }).click();
  await expect(who(page)).toContainText("demo");

  for (const [index, example] of sample(
    domains.flatMap(({ examples }) => examples),
    SAMPLE,
    ({ title }) => title,
  ).entries()) {
    const { name, type } = operationOf(example.query);
    // Each as a visitor who has asked for no messages yet (RFC 5737): who asks often gets a picture to read first.
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `203.0.113.${index % 250}` });
    await openExample(page, example);
    if (type !== OperationTypeNode.SUBSCRIPTION) {
      const answer = await answerOf(page, name);
      expect(answer, example.title).toHaveProperty("data");
      const errors = errorsIn(answer);
      // Messages to the player themselves are counted by player: the fifth in half an hour needs a picture.
      if (JSON.stringify(errors).includes("CAPTCHA_REQUIRED")) pictures.push(example.title);
      else
        expect(errors, example.title).toEqual(
          example.refusedAs === undefined ? [] : [expect.objectContaining({ code: example.refusedAs })],
        );
      // A refusal shows no player: nothing has changed for them.
      if (example.needsPlayer === true && example.refusedAs === undefined)
        expect(JSON.stringify(answer), example.title).not.toContain('"viewer":null');
      if (type === OperationTypeNode.MUTATION) await signInAgain(page, stack.gatewayUrl);
      continue;
    }
    const before = sockets.length;
    await run(page);
    await expect.poll(() => sockets.length, { message: example.title }).toBeGreaterThan(before);
    if (example.needsPlayer !== true)
      await expect.poll(() => frames.some((frame) => frame.includes('"next"')), { message: example.title }).toBe(true);
    await stop(page);
    await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  }
  expect(pictures.length, pictures.join(", ")).toBeLessThanOrEqual(2);
  expect(frames.filter((frame) => frame.includes('"errors"') || frame.includes('"type":"error"'))).toEqual([]);
  expect(troubles).toEqual([]);
});

test(
  "a subscription of the explorer tells the player what a bet in another tab did to their balance, also by token",
  { tag: "@journey" },
  async ({ page, context, stack }) => {
    const all = domains.flatMap(({ examples }) => examples);
    const example = (name: string): Example => {
      const found = all.find(({ query }) => operationOf(query).name === name);
      if (found === undefined) throw new Error(`There is no example ${name}`);
      return found;
    };
    await openExplorer(page, stack.gatewayUrl);
    await page.getByRole("button", { name: "… with a token" }).click();
    await expect(who(page)).toContainText("by token");
    await openExample(page, example("Balance"));
    const events: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => events.push(String(payload))));
    await run(page);
    await expect.poll(() => events.some((event) => event.includes("connection_ack"))).toBe(true);

    const other = await context.newPage();
    // The panel that was open is remembered.
    await other.goto(`${stack.gatewayUrl}/explorer`);
    await other.getByRole("button", { name: "Sign in as demo" }).click();
    await expect(who(other)).toContainText("demo");
    await openExample(other, example("Place"));
    // The subscription may still be on its way into the gateway: each run of the example is one more bet.
    await expect
      .poll(
        async () => {
          await openExample(other, example("Place"));
          expect(errorsIn(await answerOf(other, "Place"))).toEqual([]);
          return events.some((event) => event.includes('"balanceChanged"'));
        },
        { timeout: 30_000, intervals: [2000] },
      )
      .toBe(true);
    await expect(page.getByRole("region", { name: "Result Window" })).toContainText("balanceChanged");

    await other.getByRole("button", { name: "Sign out" }).click();
    await expect(who(other)).toHaveText("Guest");
  },
);
