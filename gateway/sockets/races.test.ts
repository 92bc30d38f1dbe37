import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSession } from "../sessions/tokens.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
/** Answers the question who the player is; they are somebody as long as `isGood`. */
let answers: (() => void)[] = [];
let isGood = true;

beforeEach(async () => {
  gateway = await startTestGateway();
  answers = [];
  isGood = true;
  gateway.upstreams.on("GET /auth-api/v1/user", async (_, reply) => {
    // Decided when it is asked: the answer is on its way while something happens.
    const wasGood = isGood;
    await new Promise<void>((resolve) => void answers.push(resolve));
    return wasGood
      ? { result: { user_id: 42, login: "demo", user_name: null, ban_level: 0 } }
      : reply.code(401).send({ code: "TOKEN_EXPIRED", message: "" });
  });
  await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
});
afterEach(async () => {
  for (const answer of answers) answer();
  await gateway.close();
});

const balanceQuery = "subscription { balanceChanged { id } }";
const ends = [
  ["the player is banned", null],
  ["the session ends", hashSession("session-of-demo")],
] as const;

/** Ends the session while the first answer is on its way; every later one comes at once. */
async function endWhileAsked(sessionId: string | null): Promise<void> {
  await expect.poll(() => answers.length).toBe(1);
  isGood = false;
  gateway.upstreams.emit("session", { userId: 42, sessionId }, "5");
  // A later event shows that it was heard.
  const before = gateway.upstreams.callsOf("POST /events-api/v1/watch").length;
  gateway.upstreams.dropStreams();
  await expect.poll(() => gateway.upstreams.callsOf("POST /events-api/v1/watch").length).toBeGreaterThan(before);
  await expect
    .poll(() => {
      for (const answer of answers) answer();
      return answers.length;
    })
    .toBeGreaterThan(0);
}

describe.each(ends)("while the services are asked who a connection is, %s", (_, sessionId) => {
  it("and a socket is closed", async () => {
    const codes: number[] = [];
    gateway
      .socket({ headers: demoCookie, onClose: (code) => void codes.push(code) })
      .subscribe({ query: balanceQuery }, { next: () => undefined, error: () => undefined, complete: () => undefined });
    await endWhileAsked(sessionId);
    await expect
      .poll(() => {
        for (const answer of answers) answer();
        return codes;
      })
      .toEqual([4403]);
  });

  it("and an event stream says so, in its own form", async () => {
    const asked = fetch(`${gateway.url}/graphql/stream`, {
      method: "POST",
      headers: { ...demoCookie, "content-type": "application/json" },
      body: JSON.stringify({ query: balanceQuery }),
    });
    await endWhileAsked(sessionId);
    let response: Response | null = null;
    void asked.then((there) => (response = there));
    await expect
      .poll(() => {
        for (const answer of answers) answer();
        return response;
      })
      .not.toBeNull();
    const there = await asked;
    expect([there.status, there.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect(await there.text()).toMatch(/^event: next\ndata: \{"errors":\[\{.*"SESSION_ENDED".*\n\nevent: complete\n/);
  });
});
