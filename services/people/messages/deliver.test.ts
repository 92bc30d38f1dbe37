/** Handing messages over: to a real mail server on this machine, to an SMS gateway that fails as they do, once each. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "../../platform/database/drizzle.ts";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { message } from "./tables.ts";
import type { OpenDatabase } from "../../platform/database/openDatabase.ts";
import { memoryDatabase } from "../../testing/database.ts";
import { readSettings } from "../../settings.ts";
import { SettingsError } from "../../platform/settings/settings.ts";
import { deliverWaiting } from "./deliver.ts";
import { queueMessage, type OutgoingMessage } from "./send.ts";
import { smtpSender, webhookSender, type Sender } from "./senders.ts";

let database: OpenDatabase;
let now = Date.UTC(2026, 10, 21, 12);
const clock = { now: () => now, rate: 1 };
const closing: (() => Promise<void> | void)[] = [];
const trouble = vi.fn();

beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await database.db.delete(message);
  trouble.mockClear();
});

const queue = (one: Partial<OutgoingMessage> & { recipient: string }) =>
  database.db.transaction((tx) =>
    queueMessage(tx, { channel: "email", subject: "Your code", text: "Your code is 123456.", ...one }, now),
  );
const deliver = (senders: Sender[]) => deliverWaiting({ db: database.db, clock }, senders, trouble);
const rows = () => database.db.select().from(message).orderBy(message.id);

interface Letter {
  from: string;
  to: string[];
  source: string;
}

/** A mail server that takes letters, except where `refuses` answers a code. */
async function mailServer(
  refuses: (address: string) => number | null = () => null,
): Promise<{ url: string; letters: Letter[] }> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const code = refuses(address);
      done(code === null ? null : Object.assign(new Error(`no ${address}`), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  );
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, letters };
}

function mailer(smtpUrl: string): Sender {
  const sender = smtpSender({ smtpUrl, from: "Test Bet <mail@bets.example>" });
  closing.unshift(() => sender.close());
  return sender;
}

describe("a mail server", () => {
  it("gets each letter once, in UTF-8, from the operator's address, with a way to stop it where there is one", async () => {
    const { url, letters } = await mailServer();
    const sender = mailer(url);
    await queue({ recipient: "one@example.com", subject: "Новый пароль", text: "Ваш код: 123456." });
    await queue({
      recipient: "two@example.com",
      unsubscribeUrl: "https://bets.example/en/user/stopnewsletter?token=t.s",
    });
    expect(await deliver([sender])).toBe(2);
    expect(await deliver([sender])).toBe(0);
    const [one, two] = letters.toSorted((a, b) => (a.to[0] ?? "").localeCompare(b.to[0] ?? ""));
    expect(one).toMatchObject({ from: "mail@bets.example", to: ["one@example.com"] });
    expect(one?.source).toMatch(/^From: "?Test Bet"? <mail@bets\.example>/m);
    expect(one?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(one?.source).not.toMatch(/^List-Unsubscribe/m);
    expect(two?.source.replaceAll(/\r\n\s+/g, " ")).toMatch(
      /^List-Unsubscribe: <https:\/\/bets\.example\/en\/user\/stopnewsletter\?token=t\.s>/m,
    );
    expect(two?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect((await rows()).every(({ deliveredAt }) => deliveredAt === now)).toBe(true);
  });

  it("that refuses an address for good is not asked again; the log hears no address", async () => {
    const { url, letters } = await mailServer(() => 550);
    const sender = mailer(url);
    await queue({ recipient: "gone@example.com" });
    await deliver([sender]);
    expect(trouble).toHaveBeenCalledExactlyOnceWith({
      messageId: expect.any(Number),
      channel: "email",
      tries: 1,
      isLast: true,
      reason: "EENVELOPE",
    });
    now += 24 * 60 * 60_000 - 1;
    expect(await deliver([sender])).toBe(0);
    expect(letters).toEqual([]);
  });

  it("that can't at the moment is asked again, later and later, and the letter arrives", async () => {
    let isBusy = true;
    const { url, letters } = await mailServer(() => (isBusy ? 451 : null));
    const sender = mailer(url);
    await queue({ recipient: "one@example.com" });
    await deliver([sender]);
    expect(await deliver([sender])).toBe(0);
    now += 5_000;
    expect(await deliver([sender])).toBe(1);
    isBusy = false;
    now += 29_999;
    expect(await deliver([sender])).toBe(0);
    now += 1;
    expect(await deliver([sender])).toBe(1);
    expect(letters).toHaveLength(1);
    expect(trouble.mock.calls.map(([{ tries, isLast }]) => [tries, isLast])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it("that is not there is given up after six tries", async () => {
    const sender = mailer("smtp://127.0.0.1:1");
    await queue({ recipient: "one@example.com" });
    for (let time = 0; time < 8; time += 1) {
      await deliver([sender]);
      now += 60 * 60_000;
    }
    expect(trouble.mock.calls.map(([{ isLast }]) => isLast)).toEqual([false, false, false, false, false, true]);
  });

  it("gets nothing that is over, nor what waited a day, nor headers out of a recipient or a subject", async () => {
    const { url, letters } = await mailServer();
    const sender = mailer(url);
    await queue({ recipient: "one@example.com", expiresAt: now });
    await queue({ recipient: "two@example.com" });
    now += 24 * 60 * 60_000;
    expect(await deliver([sender])).toBe(0);
    await queue({ recipient: "three@example.com", subject: "Hello\r\nBcc: evil@example.com" });
    await deliver([sender]);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.to).toEqual(["three@example.com"]);
    expect(letters[0]?.source).not.toMatch(/^Bcc/m);
  });
});

describe("many processes", () => {
  it("send each message once, anyone who comes first", async () => {
    const sent: number[] = [];
    const sender: Sender = {
      channel: "sms",
      send: async ({ id }) => {
        sent.push(id);
      },
      close: () => undefined,
    };
    for (let number = 0; number < 25; number += 1) await queue({ channel: "sms", recipient: `7900000${number}` });
    while ((await Promise.all([deliver([sender]), deliver([sender]), deliver([sender])])).some((taken) => taken > 0));
    expect(sent.toSorted((a, b) => a - b)).toEqual((await rows()).map(({ id }) => id));
  });

  it("take over what one of them died with", async () => {
    const dying: Sender = { channel: "sms", send: () => new Promise(() => undefined), close: () => undefined };
    const sent: string[] = [];
    await queue({ channel: "sms", recipient: "79000000001" });
    void deliver([dying]);
    const next: Sender = {
      channel: "sms",
      send: async ({ recipient }) => {
        sent.push(recipient);
      },
      close: () => undefined,
    };
    await vi.waitUntil(async () => (await rows())[0]?.deliveryTries === 1);
    expect(await deliver([next])).toBe(0);
    now += 5 * 60_000;
    expect(await deliver([next])).toBe(1);
    expect(sent).toEqual(["79000000001"]);
  });

  it("leave alone what no sender is for", async () => {
    const sender: Sender = { channel: "sms", send: async () => undefined, close: () => undefined };
    await queue({ recipient: "one@example.com" });
    expect([await deliver([sender]), await deliver([])]).toEqual([0, 0]);
    expect(
      (await database.db.select().from(message).where(eq(message.recipient, "one@example.com")))[0]?.deliveryTries,
    ).toBe(0);
  });
});

describe("an SMS gateway", () => {
  async function gateway(
    answers: number[],
  ): Promise<{ url: string; calls: { headers: IncomingMessage["headers"]; body: unknown }[] }> {
    const calls: { headers: IncomingMessage["headers"]; body: unknown }[] = [];
    const server: Server = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      request.on("end", () => {
        calls.push({ headers: request.headers, body: JSON.parse(text) });
        response.writeHead(answers.shift() ?? 200).end("thanks");
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    closing.push(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, calls };
  }

  it("gets the text with its key, under the same name at each try", async () => {
    const { url, calls } = await gateway([503]);
    const sender = webhookSender({ url, key: "secret" });
    await queue({ channel: "sms", recipient: "79000000001", text: "Ваш код: 123456." });
    await deliver([sender]);
    now += 5_000;
    await deliver([sender]);
    expect(calls.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        id: expect.stringMatching(/^\d+$/),
        recipient: "79000000001",
        text: "Ваш код: 123456.",
      })),
    );
    expect(calls[0]?.headers.authorization).toBe("Bearer secret");
    expect(calls[0]?.headers["idempotency-key"]).toBe(calls[1]?.headers["idempotency-key"]);
    expect((await rows())[0]?.deliveredAt).toBe(now);
  });

  it.each([
    [400, true],
    [404, true],
    [422, true],
    [429, false],
    [500, false],
    [302, false],
  ])("that answers %i is refusing for good: %s", async (status, isLast) => {
    const { url } = await gateway([status]);
    await queue({ channel: "sms", recipient: "79000000001" });
    await deliver([webhookSender({ url, key: null })]);
    expect(trouble.mock.calls.map(([failure]) => failure.isLast)).toEqual([isLast]);
  });
});

describe("settings", () => {
  it("keep messages in the outbox unless they name a way out", () => {
    expect(readSettings({})).toMatchObject({ mail: null, sms: null, siteUrl: "http://localhost:3000" });
    expect(
      readSettings({
        SMTP_URL: "smtps://u:p@mail.example",
        MAIL_FROM: "Bet <mail@bets.example>",
        SMS_WEBHOOK_URL: "https://sms.example/send",
        SMS_WEBHOOK_KEY: "k",
        PUBLIC_URL: "https://bets.example/, https://mirror.example",
      }),
    ).toMatchObject({
      mail: { smtpUrl: "smtps://u:p@mail.example", from: "Bet <mail@bets.example>" },
      sms: { url: "https://sms.example/send", key: "k" },
      siteUrl: "https://bets.example",
    });
  });

  it.each([
    [{ SMTP_URL: "smtps://u:p4ss@mail.example" }, "MAIL_FROM"],
    [{ SMTP_URL: "http://u:p4ss@mail.example" }, "SMTP_URL"],
    [{ SMS_WEBHOOK_URL: "ftp://p4ss.example" }, "SMS_WEBHOOK_URL"],
    [{ MAIL_FROM: "nobody" }, "MAIL_FROM"],
  ])("that can't be used are named without their secrets: %o", (env, name) => {
    const read = () => readSettings(env);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/p4ss/);
  });
});
