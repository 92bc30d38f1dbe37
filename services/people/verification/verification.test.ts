/** Verification over real HTTP: documents and files of players, the operator's decisions, and the personal data form. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { eq } from "../../platform/database/drizzle.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { MAX_FILES } from "#shared/people/verification.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { readSealingKeys } from "../../platform/secrets/sealing.ts";
import { changeProfile, createPlayer, hashPassword } from "../players/public.ts";
import { isVerified } from "./public.ts";
import type { document as documentSchema, verification as verificationSchema } from "./api.ts";
import { approveWaiting } from "./documents/change.ts";
import { verificationFile } from "./tables.ts";

type Document = z.infer<typeof documentSchema>;
interface Answer {
  document: Document | null;
  errors: { code: string; path: string[] | null }[];
}
type Headers = Readonly<Record<string, string>>;

let test: TestServices;
let headers: Headers;
let playerId = 0;
let shade = 0;
const key = { "x-service-key": "test-key" };

beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ headers, id: playerId } = await newPlayer());
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

/** Another picture at each call. */
const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: (shade += 7) % 256, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

const begin = async (kind: string, as = headers) =>
  (await test.call<Answer>("POST", "/verification-api/v1/documents", { headers: as, body: { kind } })).body;
const send = async (id: number, bytes: Buffer, as = headers) =>
  (
    await test.call<Answer>("POST", `/verification-api/v1/documents/${id}/files`, {
      headers: as,
      body: { content: bytes.toString("base64") },
    })
  ).body;
const submit = async (id: number, as = headers) =>
  (await test.call<Answer>("POST", `/verification-api/v1/documents/${id}/submit`, { headers: as })).body;
const standing = async (as = headers) =>
  (await test.call<z.infer<typeof verificationSchema>>("GET", "/verification-api/v1/verification", { headers: as }))
    .body;
const decide = (id: number, body: object) =>
  test.call<Document>("POST", `/verification-api/v1/desk/documents/${id}`, {
    headers: key,
    body: { actor: "Ana", ...body },
  });

/** A document that waits for its decision. */
async function submitted(kind: string): Promise<number> {
  const { document } = await begin(kind);
  if (document === null) throw new Error("no document");
  await send(document.id, await picture());
  expect((await submit(document.id)).errors).toEqual([]);
  return document.id;
}

describe("a document", () => {
  it("is begun, gets files, is sent and approved; both of them verify the player", async () => {
    expect(await standing()).toEqual({ state: "NOT_STARTED", documents: [] });
    const identity = await submitted("IDENTITY");
    expect((await standing()).state).toBe("IN_REVIEW");
    expect((await decide(identity, { approved: true })).body).toMatchObject({ state: "APPROVED", reason: null });
    expect((await standing()).state).toBe("REQUESTED");
    await decide(await submitted("ADDRESS"), { approved: true });
    expect((await standing()).state).toBe("APPROVED");
    expect(await isVerified(test.services.context.db, playerId)).toBe(true);
    const config = await test.call<{ result: { verification_status: number; is_need_identification: boolean } }>(
      "GET",
      "/users-api/v1/user/config",
      { headers },
    );
    expect(config.body.result).toMatchObject({ verification_status: 3, is_need_identification: false });
  });

  it("that is rejected says why, keeps the staff's note to itself, and can be sent anew", async () => {
    const id = await submitted("IDENTITY");
    const rejected = { approved: false, reason: "UNREADABLE", message: "The photo is blurred", note: "looks edited" };
    await decide(id, rejected);
    const after = await standing();
    expect(after).toMatchObject({
      state: "REJECTED",
      documents: [{ state: "REJECTED", reason: "UNREADABLE", message: "The photo is blurred" }],
    });
    expect(JSON.stringify(after)).not.toContain("looks edited");
    const { document } = await begin("IDENTITY");
    expect(document).toMatchObject({ state: "REQUESTED", files: [] });
    expect(document?.id).not.toBe(id);
  });

  it("is begun once however often it is asked for, also at the same time", async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin("SELFIE")));
    expect(new Set(begun.map(({ document }) => document?.id)).size).toBe(1);
  });

  it("is decided once, and needs a reason to be rejected", async () => {
    const id = await submitted("ADDRESS");
    expect((await decide(id, { approved: false })).status).toBe(400);
    const both = await Promise.all([decide(id, { approved: true }), decide(id, { approved: false, reason: "OTHER" })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is not sent without files, takes none once it is sent, and none beyond what it may have", async () => {
    const { document } = await begin("PAYMENT");
    const id = document?.id ?? 0;
    expect((await submit(id)).errors).toMatchObject([{ code: "FILES_NEEDED" }]);
    for (let count = 0; count < MAX_FILES; count += 1) expect((await send(id, await picture())).errors).toEqual([]);
    expect((await send(id, await picture())).errors).toMatchObject([{ code: "TOO_MANY_FILES" }]);
    await submit(id);
    expect((await send(id, await picture())).errors).toMatchObject([{ code: "DOCUMENT_CLOSED" }]);
  });

  it("takes the same file once, and gives a file back before it is sent", async () => {
    const { document } = await begin("IDENTITY");
    const id = document?.id ?? 0;
    const bytes = await picture();
    const [first, second] = [await send(id, bytes), await send(id, bytes)];
    expect(second.document?.files).toEqual(first.document?.files);
    const path = `/verification-api/v1/documents/${id}/files/${first.document?.files[0]?.id}`;
    expect((await test.call<Answer>("DELETE", path, { headers })).body.document?.files).toEqual([]);
    expect((await test.call("DELETE", path, { headers })).status).toBe(404);
  });

  it("of somebody else answers like an unknown one", async () => {
    const id = await submitted("IDENTITY");
    const other = await newPlayer();
    for (const number of [id, 999_999]) {
      expect(await send(number, await picture(), other.headers)).toMatchObject({
        document: null,
        errors: [{ code: "DOCUMENT_UNKNOWN" }],
      });
      expect(await submit(number, other.headers)).toMatchObject({
        document: null,
        errors: [{ code: "DOCUMENT_UNKNOWN" }],
      });
    }
    expect((await standing(other.headers)).documents).toEqual([]);
  });

  it("is asked for by the operator, and seen by the operator alone", async () => {
    const asked = await test.call<Document>("POST", `/verification-api/v1/desk/players/${playerId}/documents`, {
      headers: key,
      body: { kind: "PAYMENT", message: "A photo of the card, its middle digits covered" },
    });
    expect(asked.body).toMatchObject({ state: "REQUESTED", message: "A photo of the card, its middle digits covered" });
    expect((await standing()).state).toBe("REQUESTED");
    const bytes = await picture();
    const { document } = await send(asked.body.id, bytes);
    await submit(asked.body.id);
    const path = `/verification-api/v1/desk/files/${document?.files[0]?.id}`;
    expect((await test.call("GET", path, { headers })).status).toBe(401);
    const file = await test.call<{ media_type: string; content: string }>("GET", path, { headers: key });
    expect(file.body.media_type).toBe("image/jpeg");
    expect((await sharp(Buffer.from(file.body.content, "base64")).metadata()).width).toBe(400);
    const waiting = await test.call<{ documents: { player_id: number; document: Document }[] }>(
      "GET",
      "/verification-api/v1/desk/documents",
      { headers: key },
    );
    expect(waiting.body.documents).toContainEqual(
      expect.objectContaining({
        player_id: playerId,
        document: expect.objectContaining({ id: asked.body.id }) as Document,
      }),
    );
    expect((await test.call("GET", "/verification-api/v1/desk/documents", { headers })).status).toBe(401);
  });

  it("is approved by the automatic desk once it has waited", async () => {
    const id = await submitted("IDENTITY");
    const { context } = test.services;
    await approveWaiting(context, 5000);
    expect((await standing()).state).toBe("IN_REVIEW");
    test.advance(5001);
    await approveWaiting(context, 5000);
    expect((await standing()).documents).toMatchObject([{ id, state: "APPROVED" }]);
  });

  it("tells each change to the player's open pages", async () => {
    const before = await test.services.context.outbox.lastSeq();
    await submitted("IDENTITY");
    // Events get their numbers after the commit.
    await vi.waitFor(async () => {
      const events = await test.services.context.outbox.readAfter(before, 10);
      const told = events
        .filter(({ type }) => type !== "notice")
        .map(({ type, data }) => [type, (data as { verification: { state: string } }).verification.state]);
      expect(told).toEqual([
        ["verification", "REQUESTED"],
        ["verification", "IN_REVIEW"],
      ]);
    });
  });
});

describe("the antivirus daemon", () => {
  let daemon: Server;
  let answer = "stream: OK\0";
  let seen = Buffer.alloc(0);
  let guarded: TestServices;
  beforeAll(async () => {
    daemon = createServer((socket) => {
      let got = Buffer.alloc(0);
      socket.on("data", (chunk) => {
        got = Buffer.concat([got, chunk]);
        if (got.subarray(-4).equals(Buffer.alloc(4))) {
          seen = got;
          socket.end(answer);
        }
      });
      socket.on("error", () => undefined);
    }).listen(0, "127.0.0.1");
    await once(daemon, "listening");
    const { port } = daemon.address() as AddressInfo;
    guarded = await startTestServices({
      settings: { verification: { above: null, antivirus: { host: "127.0.0.1", port }, deskMs: null } },
    });
  });
  afterAll(async () => {
    await guarded.close();
    daemon.close();
  });

  it("sees every file; what it finds is refused, and when it is away nothing is taken", async () => {
    const { headers: as } = await guarded.signIn("demo");
    const post = (path: string, body: object) => guarded.call<Answer>("POST", path, { headers: as, body });
    const { document } = (await post("/verification-api/v1/documents", { kind: "IDENTITY" })).body;
    const bytes = await picture();
    const path = `/verification-api/v1/documents/${document?.id}/files`;
    const content = bytes.toString("base64");
    answer = "stream: Eicar-Signature FOUND\0";
    expect((await post(path, { content })).body.errors).toMatchObject([{ code: "FILE_INFECTED" }]);
    expect(seen.includes(bytes.subarray(0, 200))).toBe(true);
    answer = "INSTREAM size limit exceeded. ERROR\0";
    expect((await post(path, { content })).status).toBe(500);
    answer = "stream: OK\0";
    expect((await post(path, { content })).body.document?.files).toHaveLength(1);
  });
});

describe("files", () => {
  it("are sealed where there is a key, and open again", async () => {
    const sealed = await startTestServices({
      settings: { sealingKeys: readSealingKeys(Buffer.alloc(32, 5).toString("base64")) ?? [] },
    });
    try {
      const { headers: as } = await sealed.signIn("demo");
      const { document } = (
        await sealed.call<Answer>("POST", "/verification-api/v1/documents", { headers: as, body: { kind: "IDENTITY" } })
      ).body;
      const sent = await sealed.call<Answer>("POST", `/verification-api/v1/documents/${document?.id}/files`, {
        headers: as,
        body: { content: (await picture()).toString("base64") },
      });
      const id = sent.body.document?.files[0]?.id ?? "";
      const [row] = await sealed.services.context.db.select().from(verificationFile).where(eq(verificationFile.id, id));
      expect(row?.content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
      const file = await sealed.call<{ content: string }>("GET", `/verification-api/v1/desk/files/${id}`, {
        headers: key,
      });
      expect(Buffer.from(file.body.content, "base64").subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    } finally {
      await sealed.close();
    }
  });
});

describe("personal data", () => {
  const whole = {
    name: "Ana",
    surname: "O’Neill",
    date_birthday: "1990-05-31",
    document_type_id: 1,
    inn: null,
    passport: "AB 123456",
    passport_date: "2015-01-20",
    passport_end_date: "2035-01-20",
    registration_address: "1 Long Street, Riga",
  };
  const save = async (change: object = {}) =>
    (
      await test.call<{ details: Record<string, unknown>; errors: { code: string; path: string[] }[] }>(
        "PUT",
        "/verification-api/v1/details",
        { headers, body: { ...whole, ...change } },
      )
    ).body;

  it("is filled once everything needed is there [5.12]", async () => {
    expect((await save({ registration_address: "  " })).details).toMatchObject({
      is_filled: false,
      registration_address: null,
    });
    expect(await save()).toMatchObject({ details: { ...whole, is_filled: true, is_locked: false }, errors: [] });
    const config = await test.call<{ result: { user_data: object; user_name: string } }>(
      "GET",
      "/users-api/v1/user/config",
      {
        headers,
      },
    );
    expect(config.body.result).toMatchObject({ user_name: "Ana", user_data: whole });
  });

  it("keeps a tax number without the points of its country", async () =>
    expect(await save({ inn: "123.456.789-09" })).toMatchObject({ details: { inn: "123456789-09" }, errors: [] }));

  it("takes a birthday by the age of the player's country", async () => {
    const { db, clock } = test.services.context;
    const bornSo = (years: number) => {
      const day = new Date(clock.now());
      day.setUTCFullYear(day.getUTCFullYear() - years);
      return day.toISOString().slice(0, 10);
    };
    for (const [country, age] of [
      ["gr", 21],
      ["jp", 20],
      ["ru", 18],
    ] as const) {
      await db.transaction((tx) => changeProfile(tx, playerId, { countryCode: country }));
      expect((await save({ date_birthday: bornSo(age - 1) })).errors, country).toMatchObject([{ code: "TOO_YOUNG" }]);
      expect((await save({ date_birthday: bornSo(age) })).errors, country).toEqual([]);
    }
  });

  it.each([
    [{ name: "<b>" }, "INVALID", "name"],
    [{ surname: "x".repeat(61) }, "INVALID", "surname"],
    [{ date_birthday: "1990-02-30" }, "INVALID", "date_birthday"],
    [{ date_birthday: "31.05.1990" }, "INVALID", "date_birthday"],
    [{ date_birthday: "2012-05-31" }, "TOO_YOUNG", "date_birthday"],
    [{ date_birthday: "1850-05-31" }, "INVALID", "date_birthday"],
    [{ passport: "'; drop" }, "INVALID", "passport"],
    [{ passport_date: "1980-01-01" }, "INVALID", "passport_date"],
    [{ passport_date: "2999-01-01" }, "INVALID", "passport_date"],
    [{ passport_end_date: "2001-01-01" }, "INVALID", "passport_end_date"],
    [{ registration_address: "abc" }, "INVALID", "registration_address"],
    [{ inn: "12" }, "INVALID", "inn"],
    [{ document_type_id: 99 }, "INVALID", "document_type_id"],
  ])("with %o is refused as %s at %s, and nothing is saved", async (change, code, field) => {
    const { errors, details } = await save(change);
    expect(errors).toMatchObject([{ code, path: [field] }]);
    expect(details).toMatchObject({ surname: null });
  });

  it("that a document has proved stays as it is, the address aside", async () => {
    await save();
    await decide(await submitted("IDENTITY"), { approved: true });
    expect((await save({ surname: "Other", passport: "ZZ 999999" })).errors).toMatchObject([
      { code: "DETAILS_LOCKED", path: ["surname"] },
      { code: "DETAILS_LOCKED", path: ["passport"] },
    ]);
    expect((await save({ registration_address: "2 Short Street, Riga" })).errors).toEqual([]);
  });

  it("that a document was approved without can still be added, once", async () => {
    await save({ passport: null });
    await decide(await submitted("IDENTITY"), { approved: true });
    expect(await save({ passport: "AB 123456" })).toMatchObject({ errors: [], details: { is_filled: true } });
    expect((await save({ passport: null })).errors).toMatchObject([{ code: "DETAILS_LOCKED", path: ["passport"] }]);
  });
});
