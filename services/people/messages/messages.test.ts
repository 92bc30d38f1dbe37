/** The messages service over HTTP: the outbox that developers read, and letters of the operator. */
import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { message } from "./tables.ts";
import { player, playerProfile } from "../players/tables.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { queueMessage } from "./send.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

const page = async (query = "") => {
  const response = await fetch(`${test.services.url}/outbox${query}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("the outbox", () => {
  it("shows what was written, the latest first, and of one recipient alone when asked", async () => {
    const { db, clock } = test.services.context;
    for (const recipient of ["first@example.com", "second@example.com"])
      await db.transaction((tx) =>
        queueMessage(
          tx,
          { channel: "email", recipient, subject: "Hello", text: "See https://bets.example/en?a=1&b=2 now" },
          clock.now(),
        ),
      );
    const { status, headers, text } = await page();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text.indexOf("second@example.com")).toBeLessThan(text.indexOf("first@example.com"));
    expect(text).toContain('<a href="https://bets.example/en?a=1&amp;b=2">');
    const one = (await page("?recipient=first%40example.com")).text;
    expect(one).toContain("first@example.com");
    expect(one).not.toContain("second@example.com");
    expect((await page("?recipient=nobody%00%40example.com&recipient=x")).text).not.toContain(
      "first@example.com</bdi>, nobody",
    );
  });

  it("runs nothing that somebody wrote into a message", async () => {
    const { db, clock } = test.services.context;
    const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(1)> https://x.example/"onmouseover="alert(1)`;
    await db.transaction((tx) =>
      queueMessage(tx, { channel: "email", recipient: evil.slice(0, 60), subject: evil, text: evil }, clock.now()),
    );
    const { text, headers } = await page(`?recipient=${encodeURIComponent(evil.slice(0, 60))}`);
    expect(text).not.toMatch(/<script|<img|onmouseover="alert/);
    expect(text).toContain("&lt;script&gt;");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  });
});

describe("a newsletter", () => {
  const letter = { subject: "Cup final", text: "Tonight at nine.", lng: "es" };
  const send = async (
    login: string,
    headers: Record<string, string> = { "x-service-key": "test-key" },
    body: object = letter,
  ) => {
    const [row] = await test.services.context.db.select().from(player).where(eq(player.login, login));
    return test.call<{ is_queued: boolean }>("POST", `/messages-api/v1/newsletter/${row?.id ?? 999_999}`, {
      headers,
      body,
    });
  };
  const lettersTo = (recipient: string) =>
    test.services.context.db.select().from(message).where(eq(message.recipient, recipient));
  const stop = (token: string) =>
    test.call<{ is_stopped: boolean; errors: { code: string }[] }>("POST", "/recovery-api/v1/newsletter/stop", {
      body: { token },
    });

  it("goes to players with a confirmed e-mail, with a link that stops it, once or twice [2.37]", async () => {
    expect((await send("demo")).body).toEqual({ is_queued: true });
    const [sent] = await lettersTo("demo@example.com");
    expect(sent?.body).toContain("Darse de baja: https://bets.example/es/user/stopnewsletter?token=");
    const token = new URL(sent?.unsubscribeUrl ?? "").searchParams.get("token") ?? "";
    for (let time = 0; time < 2; time += 1) expect((await stop(token)).body).toEqual({ is_stopped: true, errors: [] });
    expect((await send("demo")).body).toEqual({ is_queued: false });
    expect(await lettersTo("demo@example.com")).toHaveLength(1);
  });

  it("is stopped by no link of another's making", async () => {
    for (const token of ["", "a.b", "a.b.c", "\0", "🙂"])
      expect((await stop(token)).body).toMatchObject({ is_stopped: false, errors: [{ code: "CREDENTIAL_REFUSED" }] });
  });

  it("doesn't go to players who have no confirmed e-mail, are banned, or play no more; nor without the key, nor with a line break in its subject", async () => {
    const { db } = test.services.context;
    const [demo2] = await db.select().from(player).where(eq(player.login, "demo2"));
    const profile = eq(playerProfile.playerId, demo2?.id ?? 0);
    expect((await send("demo2", {})).status).toBe(401);
    expect((await send("nobody")).status).toBe(404);
    expect((await send("demo2", undefined, { ...letter, subject: "Hi\r\nBcc: x@example.com" })).status).toBe(400);
    await db.update(playerProfile).set({ isEmailConfirmed: false }).where(profile);
    expect((await send("demo2")).body.is_queued).toBe(false);
    await db.update(playerProfile).set({ isEmailConfirmed: true }).where(profile);
    await db.update(player).set({ banLevel: 1 }).where(eq(player.login, "demo2"));
    expect((await send("demo2")).body.is_queued).toBe(false);
    await db.update(player).set({ banLevel: 0 }).where(eq(player.login, "demo2"));
    const { headers } = await test.signIn("demo2");
    await test.call("POST", "/recovery-api/v1/activation/link/send", { headers });
    expect(await lettersTo("demo2@example.com")).toEqual([]);
  });
});
