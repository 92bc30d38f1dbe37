/** Requests over real HTTP: what players ask, what the operator's desk does with it, and who may see what. */
import { writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "../../platform/database/drizzle.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { MAX_OPEN_REQUESTS, MAX_REQUEST_FILES, MAX_REQUEST_MESSAGES } from "#shared/money/requests.ts";
import { createPlayer, hashPassword } from "../../people/players/public.ts";
import { readSealingKeys } from "../../platform/secrets/sealing.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import type { paymentRequest as requestSchema, requestMessage as messageSchema } from "./api.ts";
import type { deskApi } from "./desk/api.ts";
import { answerWaiting } from "./desk/write.ts";
import { requestFile } from "./tables.ts";
import { closeResting } from "./thread/close.ts";
import { loadTopics } from "./topics/load.ts";

type Request = z.infer<typeof requestSchema>;
type Thread = z.infer<typeof deskApi.deskRequest.response>;
interface Answer {
  request: Request | null;
  errors: { code: string; path: string[] | null; retryAt?: number }[];
}
type Headers = Record<string, string>;

const base = "/requests-api/v1";
const key = { "x-service-key": "test-key" };
const day = 86_400_000;

let test: TestServices;
let headers: Headers;
let playerId = 0;
let deposit = "";
let withdrawal = "";
let keys = 0;
beforeAll(async () => {
  test = await startTestServices();
}, 30_000);
afterAll(() => test.close());
beforeEach(async () => {
  ({ headers, id: playerId } = await newPlayer());
  [deposit, withdrawal] = [await payment(playerId, "DEPOSIT"), await payment(playerId, "WITHDRAWAL")];
});

const password = "Right-2026!";
let hash = "";

/** A player of their own for each test. */
async function newPlayer(): Promise<{ headers: Headers; id: number }> {
  const { context } = test.services;
  hash ||= await hashPassword(password);
  const values = { passwordHash: hash, createdAt: context.clock.now() };
  const id = await context.transact((tx) => createPlayer(tx, values, {}));
  if (id === null) throw new Error("no player was made");
  return { id, headers: (await test.signIn(String(id), password)).headers };
}

/** A payment that is under way. */
async function payment(player: number, direction: "DEPOSIT" | "WITHDRAWAL"): Promise<string> {
  const state = direction === "DEPOSIT" ? "PROCESSING" : "HELD";
  const { rows } = await test.services.context.db.execute<{ id: number }>(
    sql`insert into payment (player_id, account_id, direction, method, currency, amount, fee, state, idempotency_key, fingerprint, created_at, changed_at)
        select ${player}, (select min(id) from ledger_account), ${direction}, 'card', 'RUB', 500, 0, ${state}, ${`payment-${(keys += 1)}`}, '-', 0, 0 returning id`,
  );
  return String(rows[0]?.id);
}

const nextKey = () => `request-key-${(keys += 1)}`;
const post = async <T = Answer>(path: string, body: object, as: Headers = headers) =>
  (await test.call<T>("POST", `${base}/${path}`, { headers: { "idempotency-key": nextKey(), ...as }, body })).body;
const text = "My deposit of yesterday is missing";
const create = (change: object = {}, as = headers) =>
  post("requests", { topic_id: 1, sub_topic_id: 11, payment_id: deposit, text, ...change }, as);
async function created(change: object = {}, as = headers): Promise<string> {
  const { request, errors } = await create(change, as);
  expect(errors).toEqual([]);
  return request?.id ?? "";
}
const reply = (id: string, change: object = {}, as = headers) =>
  post(`requests/${id}/messages`, { text: "Any news?", ...change }, as);
const close = (id: string, as = headers) => post(`requests/${id}/close`, {}, as);
const look = async (id: string, as = headers) =>
  (await test.call<Request>("GET", `${base}/requests/${id}`, { headers: as })).body;
const list = async (query = "", as = headers) =>
  (
    await test.call<{ requests: Request[]; next: number | null; total: number }>("GET", `${base}/requests?${query}`, {
      headers: as,
    })
  ).body;
const said = async (id: string, as = headers) =>
  (
    await test.call<{ threads: { request_id: string; messages: z.infer<typeof messageSchema>[] }[] }>(
      "GET",
      `${base}/messages?requests=${id}`,
      { headers: as },
    )
  ).body.threads.flatMap(({ messages }) => messages);
const desk = (id: string, body: object, more: Headers = {}) =>
  test.call<Thread>("POST", `${base}/desk/requests/${id}`, {
    headers: { ...key, ...more },
    body: { actor: "Ana", ...body },
  });
const codes = ({ errors }: Answer) => errors.map(({ code, path }) => [code, path?.[0]]);

let shade = 0;
/** Another picture at each call. */
const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: { r: (shade += 7) % 256, g: 90, b: 120 } } })
    .png()
    .toBuffer();
const send = async (bytes: Buffer, as = headers) =>
  post<{ file: { id: string; media_type: string } | null; errors: { code: string }[] }>(
    "files",
    { content: bytes.toString("base64") },
    as,
  );
const sent = async (as = headers) => (await send(await picture(), as)).file?.id ?? "";

describe("topics", () => {
  it("come in the caller's language, with the day of the list", async () => {
    const { body } = await test.call<{ edition: string; topics: { id: number; name: string; direction: string }[] }>(
      "GET",
      `${base}/topics`,
      { headers: { ...headers, "x-language": "ru" } },
    );
    expect(body.edition).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(body.topics[0]).toMatchObject({ id: 1, name: "Пополнение", direction: "DEPOSIT", is_offered: true });
  });
});

describe("desks", () => {
  it("keep questions and ideas apart from payments, each with its own ceiling and words [2.45] [2.47]", async () => {
    const { context } = test.services;
    const paid = await created();
    const question = await created({ topic_id: 5, sub_topic_id: 51, payment_id: null });
    const idea = await created({ topic_id: 10, sub_topic_id: 104, payment_id: null });
    expect((await list("desk=SUPPORT")).requests).toMatchObject([{ id: question, desk: "SUPPORT" }]);
    expect((await list("desk=IDEAS")).requests).toMatchObject([{ id: idea, desk: "IDEAS" }]);
    expect((await list("desk=PAYMENTS")).requests).toMatchObject([{ id: paid, desk: "PAYMENTS" }]);
    const offer = await created({ topic_id: 11, sub_topic_id: 113, payment_id: null });
    expect((await list("desk=PARTNERS")).requests).toMatchObject([{ id: offer, desk: "PARTNERS" }]);
    expect((await list()).total).toBe(4);

    const waiting = await test.call<{ requests: { request: Request }[] }>(
      "GET",
      `${base}/desk/requests?state=OPEN&desk=IDEAS`,
      { headers: key },
    );
    expect(waiting.body.requests.map(({ request }) => request.id)).toContain(idea);
    expect(waiting.body.requests.every(({ request }) => request.desk === "IDEAS")).toBe(true);

    for (let open = 1; open < MAX_OPEN_REQUESTS; open += 1)
      await created({ topic_id: 10, sub_topic_id: 104, payment_id: null });
    expect(codes(await create({ topic_id: 10, sub_topic_id: 104, payment_id: null }))).toEqual([
      ["TOO_MANY_REQUESTS", undefined],
    ]);
    await created({ topic_id: 9, sub_topic_id: 92, payment_id: null });

    test.advance(60_000);
    await answerWaiting(context, 1000);
    expect([(await look(question)).state, (await look(idea)).state]).toEqual(["WAITING_FOR_PLAYER", "ANSWERED"]);
    expect((await said(idea)).at(-1)).toMatchObject({ author: "desk", text: expect.stringMatching(/Thank you/) });
    expect((await said(offer)).at(-1)).toMatchObject({ author: "desk", text: expect.stringMatching(/partnership/) });
  });

  it("have no payments where they are not about any", async () => {
    expect(codes(await create({ topic_id: 5, sub_topic_id: 51 }))).toEqual([["PAYMENT_UNKNOWN", "paymentId"]]);
    expect(codes(await create({ topic_id: 5, sub_topic_id: 104, payment_id: null }))).toEqual([
      ["TOPIC_UNKNOWN", "subTopicId"],
    ]);
  });
});

describe("a request", () => {
  it("is asked, answered, asked back, replied to and closed, and each step is told to the player's open pages", async () => {
    const { outbox } = test.services.context;
    const before = await outbox.lastSeq();
    const id = await created();
    expect(await look(id)).toMatchObject({
      state: "OPEN",
      topic_id: 1,
      sub_topic_id: 11,
      payment_id: deposit,
      message_count: 1,
      can_reply: true,
      closed_by: null,
    });
    expect((await desk(id, { action: "ASK", text: "Which bank?" })).body.request.state).toBe("WAITING_FOR_PLAYER");
    expect((await reply(id, { text: " Northbank \n" })).request?.state).toBe("OPEN");
    await desk(id, { action: "NOTE", text: "looks like fraud" });
    expect((await desk(id, { action: "ANSWER", text: "Found it." })).body.request.state).toBe("ANSWERED");
    expect((await close(id)).request).toMatchObject({ state: "CLOSED", closed_by: "player", can_reply: true });
    expect((await said(id)).map(({ author, text: words }) => [author, words])).toEqual([
      ["player", text],
      ["operator", "Which bank?"],
      ["player", "Northbank"],
      ["operator", "Found it."],
    ]);
    // Events get their numbers after the commit.
    await vi.waitFor(async () => {
      const events = (await outbox.readAfter(before, 20))
        .filter(({ type }) => type !== "notice")
        .map(({ type, data }) => [type, (data as { request: Request }).request.state]);
      expect(events).toEqual(
        ["OPEN", "WAITING_FOR_PLAYER", "OPEN", "ANSWERED", "CLOSED"].map((state) => ["paymentRequest", state]),
      );
    });
  });

  it("keeps the staff's notes and names to the staff", async () => {
    const id = await created();
    const { body } = await desk(id, { action: "NOTE", text: "looks like fraud" });
    expect(body).toMatchObject({ player_id: playerId, notes: [{ actor: "Ana", text: "looks like fraud" }] });
    await desk(id, { action: "ANSWER", text: "We are looking into it." });
    const { body: data } = await test.call<object>("POST", "/security-api/v1/personal-data/export", {
      headers,
      body: {},
    });
    const seen = JSON.stringify([await look(id), await said(id), await list(), data]);
    expect(seen).toContain("We are looking into it.");
    expect(seen).not.toMatch(/looks like fraud|Ana/);
    expect(await look(id)).toMatchObject({ message_count: 2, state: "ANSWERED" });
  });

  it.each([
    [{ text: "  " }, "REQUIRED", "text"],
    [{ text: " too few " }, "TEXT_TOO_SHORT", "text"],
    [{ text: "x".repeat(2001) }, "TEXT_TOO_LONG", "text"],
    [{ topic_id: 99 }, "TOPIC_UNKNOWN", "subTopicId"],
    [{ sub_topic_id: 21 }, "TOPIC_UNKNOWN", "subTopicId"],
    [{ payment_id: null }, "REQUIRED", "paymentId"],
    [{ payment_id: "999999999" }, "PAYMENT_UNKNOWN", "paymentId"],
    [{ topic_id: 4, sub_topic_id: 42 }, "PAYMENT_UNKNOWN", "paymentId"],
    [{ files: ["0d6f4a3e-8a3c-4f55-9f0a-1b2c3d4e5f60"] }, "FILE_UNKNOWN", "files"],
  ])("with %o is refused as %s at %s, and nothing is written", async (change, code, field) => {
    expect(codes(await create(change))).toEqual([[code, field]]);
    expect((await list()).total).toBe(0);
  });

  it("names a payment of its topic's direction, and of its player", async () => {
    expect(codes(await create({ payment_id: withdrawal }))).toEqual([["PAYMENT_UNKNOWN", "paymentId"]]);
    const other = await newPlayer();
    expect(codes(await create({ payment_id: await payment(other.id, "DEPOSIT") }))).toEqual([
      ["PAYMENT_UNKNOWN", "paymentId"],
    ]);
    expect(codes(await create({ topic_id: 2, sub_topic_id: 21, payment_id: withdrawal }))).toEqual([]);
    expect(codes(await create({ sub_topic_id: 15, payment_id: null }))).toEqual([]);
    expect((await list(`payment_id=${withdrawal}`)).requests.map(({ payment_id: id }) => id)).toEqual([withdrawal]);
  });

  it("is made once under its key, also by clicks at the same time; a reply too", async () => {
    const as = { ...headers, "idempotency-key": "one-click-only" };
    const made = await Promise.all(Array.from({ length: 5 }, () => create({}, as)));
    expect(new Set(made.map(({ request }) => request?.id)).size).toBe(1);
    expect((await list()).total).toBe(1);
    expect(codes(await create({ text: "Something else entirely" }, as))).toEqual([
      ["IDEMPOTENCY_MISMATCH", "idempotencyKey"],
    ]);
    const id = made[0]?.request?.id ?? "";
    await Promise.all(Array.from({ length: 5 }, () => reply(id, {}, as)));
    expect(await said(id)).toHaveLength(2);
    expect(codes(await reply(id, { text: "Another word" }, as))).toEqual([["IDEMPOTENCY_MISMATCH", "idempotencyKey"]]);
    const answer = { action: "ANSWER", text: "Done" };
    const [first, second] = [
      await desk(id, answer, { "idempotency-key": "desk-key-1" }),
      await desk(id, answer, { "idempotency-key": "desk-key-1" }),
    ];
    expect([first.status, second.status, (await said(id)).length]).toEqual([200, 200, 3]);
    expect((await desk(id, { ...answer, text: "No" }, { "idempotency-key": "desk-key-1" })).status).toBe(409);
  });

  it("of somebody else answers like an unknown one, and so do its messages and files", async () => {
    const id = await created();
    const file = await sent();
    const other = await newPlayer();
    for (const number of [id, "899999"]) {
      expect((await test.call("GET", `${base}/requests/${number}`, { headers: other.headers })).status).toBe(404);
      expect(await said(number, other.headers)).toEqual([]);
      expect(await reply(number, {}, other.headers)).toMatchObject({
        request: null,
        errors: [{ code: "REQUEST_UNKNOWN" }],
      });
      expect(await close(number, other.headers)).toMatchObject({
        request: null,
        errors: [{ code: "REQUEST_UNKNOWN" }],
      });
    }
    for (const name of [file, "0d6f4a3e-8a3c-4f55-9f0a-1b2c3d4e5f60"]) {
      const gone = await test.call("DELETE", `${base}/files/${name}`, { headers: other.headers });
      expect(gone.status).toBe(404);
      expect(codes(await create({ sub_topic_id: 15, payment_id: null, files: [name] }, other.headers))).toEqual([
        ["FILE_UNKNOWN", "files"],
      ]);
    }
    expect((await look(id)).state).toBe("OPEN");
    expect((await list("", other.headers)).requests).toEqual([]);
  });

  it("stands on pages, by its states", async () => {
    const ids = [await created(), await created(), await created()];
    await close(ids[1] ?? "");
    const first = await list("first=2");
    expect([first.total, first.requests.map(({ id }) => id)]).toEqual([3, [ids[2], ids[1]]]);
    expect((await list(`first=2&after=${first.next}`)).requests.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list("states=OPEN,ANSWERED")).requests.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await list("states=CLOSED")).requests.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("can be opened again for some days after it was closed, and then no more", async () => {
    const id = await created();
    expect((await desk(id, { action: "CLOSE" })).body.request).toMatchObject({
      state: "CLOSED",
      closed_by: "operator",
    });
    expect((await desk(id, { action: "ANSWER", text: "One more thing" })).status).toBe(409);
    test.advance(14 * day - 1000);
    expect((await reply(id)).request).toMatchObject({ state: "OPEN", closed_by: null, reopen_until: null });
    await close(id);
    test.advance(14 * day);
    ({ headers } = await test.signIn(String(playerId), password));
    expect(await look(id)).toMatchObject({ state: "CLOSED", can_reply: false });
    expect(codes(await reply(id))).toEqual([["REQUEST_CLOSED", "requestId"]]);
  });

  it("is closed when its player leaves an answer as it is, and not while it waits for the operator", async () => {
    const { context } = test.services;
    const minute = 60_000;
    const [answered, waiting] = [await created(), await created()];
    await desk(answered, { action: "ANSWER", text: "Done" });
    test.advance(7 * day);
    await closeResting(context, 7 * day + minute);
    ({ headers } = await test.signIn(String(playerId), password));
    expect((await look(answered)).state).toBe("ANSWERED");
    test.advance(minute);
    await closeResting(context, 7 * day + minute);
    expect(await look(answered)).toMatchObject({ state: "CLOSED", closed_by: "clock" });
    expect((await look(waiting)).state).toBe("OPEN");
  });
});

describe("the automatic desk", () => {
  it("answers by how the payment stands once a request has waited, and each later message once more", async () => {
    const { context } = test.services;
    const id = await created({}, { ...headers, "x-language": "es" });
    await answerWaiting(context, 5000);
    expect((await look(id)).state).toBe("OPEN");
    test.advance(5001);
    await answerWaiting(context, 5000);
    await answerWaiting(context, 5000);
    expect(await look(id)).toMatchObject({ state: "ANSWERED", message_count: 2 });
    expect((await said(id))[1]).toMatchObject({
      author: "desk",
      text: expect.stringMatching(new RegExp(`^¡Hola! Hemos revisado el pago ${deposit}: todavía`)) as string,
    });
    await reply(id);
    test.advance(5001);
    await answerWaiting(context, 5000);
    expect((await said(id)).map(({ author }) => author)).toEqual(["player", "desk", "player", "desk"]);
  });

  it("asks back where no payment is named", async () => {
    const id = await created({ sub_topic_id: 15, payment_id: null });
    test.advance(5001);
    await answerWaiting(test.services.context, 5000);
    expect((await look(id)).state).toBe("WAITING_FOR_PLAYER");
  });
});

describe("the operator's desk", () => {
  it("needs the key, and sees what waits with whose it is", async () => {
    const id = await created();
    for (const path of ["desk/requests", `desk/requests/${id}`])
      expect((await test.call("GET", `${base}/${path}`, { headers })).status).toBe(401);
    expect((await test.call("POST", `${base}/desk/requests/${id}`, { headers, body: {} })).status).toBe(400);
    const { body } = await test.call<{ requests: { player_id: number; request: Request }[] }>(
      "GET",
      `${base}/desk/requests`,
      { headers: key },
    );
    expect(body.requests).toContainEqual(
      expect.objectContaining({ player_id: playerId, request: expect.objectContaining({ id }) as Request }),
    );
    expect((await desk("899999", { action: "ANSWER", text: "x" })).status).toBe(404);
    expect((await desk(id, { action: "ANSWER" })).status).toBe(400);
  });
});

describe("ceilings", () => {
  it("hold the requests that are open at once", async () => {
    const ids: string[] = [];
    for (let count = 0; count < MAX_OPEN_REQUESTS; count += 1) ids.push(await created());
    expect(codes(await create())).toEqual([["TOO_MANY_REQUESTS", undefined]]);
    await close(ids[0] ?? "");
    await created();
    // Opening a closed one again counts like a new one.
    expect(codes(await reply(ids[0] ?? ""))).toEqual([["TOO_MANY_REQUESTS", undefined]]);
  });

  it("hold the messages of an hour, and say when the next one goes", async () => {
    const id = await created();
    const retryAt = Math.ceil((test.services.context.clock.now() + 3_600_000) / 1000);
    test.advance(60_000);
    for (let count = 1; count < MAX_REQUEST_MESSAGES; count += 1) expect((await reply(id)).errors).toEqual([]);
    expect((await reply(id)).errors).toMatchObject([{ code: "TOO_MANY_MESSAGES", retryAt }]);
    test.advance(3_540_001);
    expect((await reply(id)).errors).toEqual([]);
  });
});

describe("files", () => {
  it("go with a message, are cleaned, and are opened by the operator alone", async () => {
    const bytes = await picture();
    const [first, again] = [await send(bytes), await send(bytes)];
    expect(first.file).toEqual(again.file);
    const id = await created({ files: [first.file?.id] });
    expect((await said(id))[0]?.files).toEqual([first.file]);
    const path = `${base}/desk/files/${first.file?.id}`;
    expect((await test.call("GET", path, { headers })).status).toBe(401);
    const { body } = await test.call<{ media_type: string; content: string }>("GET", path, { headers: key });
    expect([body.media_type, (await sharp(Buffer.from(body.content, "base64")).metadata()).width]).toEqual([
      "image/jpeg",
      300,
    ]);
    // What was sent stays, and goes with no other message.
    expect((await test.call("DELETE", `${base}/files/${first.file?.id}`, { headers })).status).toBe(404);
    expect(codes(await reply(id, { files: [first.file?.id] }))).toEqual([["FILE_UNKNOWN", "files"]]);
  });

  it("are opened by the player once their message is sent, and by nobody else", async () => {
    const file = await sent();
    const open = (as: Headers) =>
      test.call<{ media_type?: string; content?: string; code?: string }>("GET", `${base}/files/${file}`, {
        headers: as,
      });
    expect((await open(headers)).body).toMatchObject({ code: "FILE_UNKNOWN" });
    await created({ files: [file] });
    const { body } = await open(headers);
    expect(body.media_type).toBe("image/jpeg");
    expect((await sharp(Buffer.from(body.content ?? "", "base64")).metadata()).width).toBe(300);
    const other = await newPlayer();
    expect((await open(other.headers)).body).toMatchObject({ code: "FILE_UNKNOWN" });
    expect((await open({})).status).toBe(401);
  });

  it("of the staff go with an answer, are cleaned like the player's, and are never the player's to send", async () => {
    const id = await created();
    const add = async (bytes: Buffer, request = id) =>
      test.call<{ file: { id: string; media_type: string } | null; errors: { code: string }[]; code?: string }>(
        "POST",
        `${base}/desk/requests/${request}/files`,
        { headers: key, body: { content: bytes.toString("base64"), actor: "Ana" } },
      );
    expect((await add(Buffer.from("<svg/>"))).body).toMatchObject({ file: null, errors: [{ code: "FILE_TYPE" }] });
    expect((await add(await picture(), "99999999")).body).toMatchObject({ code: "REQUEST_UNKNOWN" });
    const file = (await add(await picture())).body.file?.id ?? "";
    // Until the answer is written the player neither sees the file, nor sends it, nor takes it away.
    expect((await test.call("GET", `${base}/files/${file}`, { headers })).status).toBe(404);
    expect((await test.call("DELETE", `${base}/files/${file}`, { headers })).status).toBe(404);
    expect(codes(await reply(id, { files: [file] }))).toEqual([["FILE_UNKNOWN", "files"]]);
    const answer = { action: "ANSWER", text: "The receipt of the bank.", files: [file] };
    // Neither in a note, nor with an unknown file; nothing of a refused answer stays.
    expect((await desk(id, { ...answer, action: "NOTE" })).status).toBe(400);
    const before = (await said(id)).length;
    for (const unknown of ["0d6f4a3e-8a3c-4f55-9f0a-1b2c3d4e5f60", await sent()])
      expect((await desk(id, { ...answer, files: [file, unknown] })).body).toMatchObject({ code: "FILE_UNKNOWN" });
    expect(await said(id)).toHaveLength(before);
    const once = { "idempotency-key": "answer-with-file" };
    for (const _ of [1, 2]) expect((await desk(id, answer, once)).status).toBe(200);
    expect((await desk(id, { ...answer, files: [] }, once)).body).toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
    const messages = await said(id);
    expect(messages).toHaveLength(before + 1);
    expect(messages.at(-1)?.files).toMatchObject([{ id: file, media_type: "image/jpeg" }]);
    expect((await test.call("GET", `${base}/files/${file}`, { headers })).status).toBe(200);
    // It went with that answer, and goes with no other.
    expect((await desk(id, answer)).body).toMatchObject({ code: "FILE_UNKNOWN" });
  });

  it("are taken back before they are sent, and no more than some go with one message", async () => {
    const file = await sent();
    expect((await test.call("DELETE", `${base}/files/${file}`, { headers })).status).toBe(200);
    const all = [];
    for (let count = 0; count <= MAX_REQUEST_FILES; count += 1) all.push(await sent());
    expect(codes(await create({ files: all }))).toEqual([["TOO_MANY_FILES", "files"]]);
    expect(codes(await create({ files: all.slice(1) }))).toEqual([]);
    expect((await send(Buffer.from("<svg/>"))).errors).toMatchObject([{ code: "FILE_TYPE" }]);
  });
});

describe("an operator's settings", () => {
  const names = { en: "A", ru: "Б", es: "C", ar: "د" };
  const part = (id: number, rest: object = {}) => ({ id, names, since: "2026-01-01", ...rest });
  const path = join(mkdtempSync(join(tmpdir(), "topics-")), "topics.json");
  const write = (...subTopics: object[]) =>
    writeFileSync(path, JSON.stringify({ edition: "2026-11-20", topics: [part(5, { subTopics })] }));
  let own: TestServices;
  let as: Headers;
  beforeAll(async () => {
    write(
      part(51),
      part(52, { until: "2026-11-21" }),
      part(53, { until: "2026-11-22" }),
      part(54, { since: "2026-11-22" }),
    );
    own = await startTestServices({
      settings: {
        requests: { topicsPath: path, deskMs: null, reopenMs: 0, closeMs: null },
        sealingKeys: readSealingKeys(Buffer.alloc(32, 5).toString("base64")) ?? [],
      },
    });
    as = (await own.signIn("demo")).headers;
  }, 30_000);
  afterAll(() => own.close());

  it("name topics, which take requests from their first day to the day before their last", async () => {
    // The test's day is 21 November 2026.
    const { body } = await own.call<{ topics: { sub_topics: { id: number; is_offered: boolean }[] }[] }>(
      "GET",
      `${base}/topics`,
      { headers: as },
    );
    expect(body.topics[0]?.sub_topics.map(({ id, is_offered: isOffered }) => [id, isOffered])).toEqual([
      [51, true],
      [52, false],
      [53, true],
      [54, false],
    ]);
    const ask = async (subTopic: number) => {
      const sending = { topic_id: 5, sub_topic_id: subTopic, text };
      const keyed = { ...as, "idempotency-key": nextKey() };
      return codes((await own.call<Answer>("POST", `${base}/requests`, { headers: keyed, body: sending })).body);
    };
    expect([await ask(52), await ask(53), await ask(54)]).toEqual([
      [["TOPIC_UNKNOWN", "subTopicId"]],
      [],
      [["TOPIC_UNKNOWN", "subTopicId"]],
    ]);
    write(part(51), part(51));
    expect(() => loadTopics(path)).toThrow(/REQUEST_TOPICS=.* names a sub-topic twice/);
  });

  it("seal files, which open again for the operator", async () => {
    const content = (await picture()).toString("base64");
    const { body } = await own.call<{ file: { id: string } }>("POST", `${base}/files`, {
      headers: as,
      body: { content },
    });
    const { id } = body.file;
    const [row] = await own.services.context.db.select().from(requestFile).where(eq(requestFile.id, id));
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    expect(row?.content.subarray(0, 3).equals(jpeg)).toBe(false);
    const opened = await own.call<{ content: string }>("GET", `${base}/desk/files/${id}`, { headers: key });
    expect(Buffer.from(opened.body.content, "base64").subarray(0, 3)).toEqual(jpeg);
  });
});
