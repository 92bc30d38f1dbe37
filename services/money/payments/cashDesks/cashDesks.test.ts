/** The list of cash desks, over real HTTP, and the operator's own file. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { worldWithProvider } from "../testing/world.ts";
import type { cashDesksApi } from "./api.ts";
import { loadCashDesks } from "./desks.ts";

type Answer = z.infer<typeof cashDesksApi.cashDesks.response>;

let world: Awaited<ReturnType<typeof worldWithProvider>>;
beforeAll(async () => {
  world = await worldWithProvider();
}, 120_000);
afterAll(() => world.close());

const list = (query = "", language = "en") =>
  world.test.call<Answer>("GET", `/payments-api/v1/cash-desks${query}`, { headers: { "x-language": language } });

describe("cash desks [2.50]", () => {
  it("are listed for everybody by country, city and address, in the caller's language", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.desks.length).toBe(25);
    expect([...new Set(body.desks.map(({ country }) => country))]).toEqual(["EG", "ES", "GE", "KZ", "RS"]);
    expect(body.desks.find(({ code }) => code === "MAD-3")).toEqual({
      code: "MAD-3",
      kind: "terminal",
      country: "ES",
      city: "Madrid",
      address: "12 Example Street",
      latitude: 40.4378,
      longitude: -3.6998,
      time_zone: "Europe/Madrid",
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "24:00" }],
      currencies: ["EUR"],
      can_deposit: true,
      can_withdraw: false,
    });
    const russian = (await list("", "ru")).body.desks.find(({ code }) => code === "MAD-3");
    expect(russian).toMatchObject({ city: "Мадрид", address: "Примерная улица, 12" });
  });

  it("are those of one country when it is named", async () => {
    const { desks } = (await list("?country=GE")).body;
    expect(desks.map(({ code }) => code)).toEqual(["TBS-1", "TBS-2", "TBS-3", "TBS-4", "TBS-5"]);
    expect((await list("?country=FR")).body.desks).toEqual([]);
    expect((await list("?country=france")).status).toBe(400);
  });
});

describe("the operator's own list of cash desks", () => {
  const folder = mkdtempSync(join(tmpdir(), "cash-desks-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const words = { en: "Porto", ru: "Порту", ar: "بورتو", es: "Oporto" };
  const desk = {
    code: "OPO-1",
    kind: "desk",
    country: "PT",
    city: words,
    address: words,
    latitude: 41.15,
    longitude: -8.61,
    timeZone: "Europe/Lisbon",
    hours: [{ days: [1], from: "09:00", to: "18:00" }],
    currencies: ["EUR"],
    canDeposit: true,
    canWithdraw: true,
  };
  const load = (content: unknown) => {
    const path = join(folder, "desks.json");
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    return loadCashDesks({ path });
  };

  it("takes the demo's place", () => expect(load([desk])).toEqual([desk]));
  it("is empty without one in production", () => expect(loadCashDesks(null)).toEqual([]));

  it.each<[string, unknown, string]>([
    ["no JSON", "desks", "can't be read as JSON"],
    ["a language that lacks", [{ ...desk, city: { en: "Porto" } }], "city"],
    ["an unknown time zone", [{ ...desk, timeZone: "Europe/Porto" }], "timeZone"],
    ["a place off the map", [{ ...desk, latitude: 91 }], "latitude"],
    ["an end before the start", [{ ...desk, hours: [{ days: [1], from: "18:00", to: "09:00" }] }], "opens before"],
    ["the same code twice", [desk, desk], "each code once"],
    ["a field that nobody knows", [{ ...desk, phone: "1" }], "phone"],
  ])("is refused for %s", (_, content, problem) => {
    expect(() => load(content)).toThrow(problem);
    expect(() => load(content)).toThrow(/^CASH_DESKS=/);
  });
});
