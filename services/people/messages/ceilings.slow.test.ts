/** Ceilings on messages and new players: a captcha doesn't lift them, and nothing gets around them. */
import { like } from "../../platform/database/drizzle.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { blockOf, networkOf } from "#shared/wire/networkOf.ts";
import { message, ceilingCount } from "./tables.ts";
import { player } from "../players/tables.ts";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { standardCeilings, type Ceilings } from "../../platform/settings/ceilingSettings.ts";
import { readSettings } from "../../settings.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { forgetCounts } from "./ceilings.ts";

let test: TestServices;
afterEach(() => test.close());

const minute = 60_000;
const never = { hour: 1_000_000, day: 1_000_000 };
/** Every ceiling out of reach but these. */
const only = (ceilings: Partial<Ceilings>): Ceilings => ({
  address: never,
  network: never,
  recipient: never,
  country: never,
  countries: {},
  site: never,
  players: { address: never, network: never, site: never },
  ...ceilings,
});
const start = async (ceilings: Ceilings) => {
  test = await startTestServices({ settings: { ceilings } });
};

interface Answer {
  result: { retry: number } | null;
  errors: { code: string; path: string[] | null; retryAt?: number }[];
}

/** Asks for a code to a phone as a person does who solves every captcha. */
async function ask(number: string, address: string, countryCode = "44"): Promise<Answer> {
  const { body } = await test.call<Answer>("POST", "/registration-api/v1/phone/code", {
    body: { "phone-code": countryCode, "phone-number": number },
    headers: { "x-client-address": address, "x-captcha-result": await solvedCaptcha(test) },
  });
  return body;
}
const codeOf = ({ errors }: Answer) => errors[0]?.code ?? "sent";
const british = (index: number) => `7400${String(123_000 + index).padStart(6, "0")}`;
const sentTo = async (numbers: string) =>
  (await test.services.context.db.select().from(message).where(like(message.recipient, numbers))).length;

/** As many as an attack once got through in half a minute; a sample without TEST_LONG=1. */
const tries = process.env["TEST_LONG"] === "1" ? 149 : 40;

describe("messages", () => {
  it(
    `${tries} to as many numbers from one address stop at the ceiling, though each captcha is right`,
    { timeout: 120_000 },
    async () => {
      await start(standardCeilings());
      const answers: Answer[] = [];
      for (let index = 0; index < tries; index += 1) answers.push(await ask(british(index), "203.0.113.5"));
      expect(answers.map(codeOf)).toEqual(
        Array.from({ length: tries }, (_, index) => (index < 30 ? "sent" : "MESSAGE_CEILING")),
      );
      expect(await sentTo("44%")).toBe(30);
      const refusal = answers.at(-1)?.errors[0];
      // Ten minutes are counted together: room comes within an hour.
      expect(refusal?.path).toBeNull();
      expect((refusal?.retryAt ?? 0) * 1000 - Date.now()).toBeGreaterThan(45 * minute);
      expect((refusal?.retryAt ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(60 * minute);
      expect(codeOf(await ask(british(500), "198.51.100.7"))).toBe("sent");
      test.advance(60 * minute);
      expect(codeOf(await ask(british(501), "203.0.113.5"))).toBe("sent");
    },
  );

  it("have a ceiling for a day, too", async () => {
    await start(only({ address: { hour: 2, day: 3 } }));
    const answers: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push(codeOf(await ask(british(index), "203.0.113.5")));
      test.advance(61 * minute);
    }
    expect(answers).toEqual(["sent", "sent", "sent", "MESSAGE_CEILING", "MESSAGE_CEILING"]);
    test.advance(20 * 60 * minute);
    expect(codeOf(await ask(british(9), "203.0.113.5"))).toBe("sent");
  });

  it.each([
    ["a network of IPv4", { network: { hour: 3, day: 9 } }, (index: number) => `203.0.113.${index}`, "203.0.114.1"],
    [
      "an address of IPv6",
      { address: { hour: 3, day: 9 } },
      (index: number) => `2001:db8:1:2::${index}`,
      "2001:db8:1:3::1",
    ],
    [
      "a network of IPv6",
      { network: { hour: 3, day: 9 } },
      (index: number) => `2001:db8:1:${index}::1`,
      "2001:db8:2:1::1",
    ],
  ])("stop for %s, and go on for others", { timeout: 60_000 }, async (_, ceilings, addressOf, other) => {
    await start(only(ceilings));
    const answers: string[] = [];
    for (let index = 1; index <= 5; index += 1) answers.push(codeOf(await ask(british(index), addressOf(index))));
    expect(answers).toEqual(["sent", "sent", "sent", "MESSAGE_CEILING", "MESSAGE_CEILING"]);
    expect(codeOf(await ask(british(9), other))).toBe("sent");
  });

  it("stop for a country, unless it has a ceiling of its own", async () => {
    await start(only({ country: { hour: 2, day: 9 }, countries: { 7: { hour: 3, day: 9 } } }));
    const to = async (countryCode: string, number: (index: number) => string) => {
      const answers: string[] = [];
      for (let index = 1; index <= 4; index += 1)
        answers.push(codeOf(await ask(number(index), `203.0.${index}.${countryCode}`, countryCode)));
      return answers;
    };
    expect(await to("44", british)).toEqual(["sent", "sent", "MESSAGE_CEILING", "MESSAGE_CEILING"]);
    expect(await to("7", (index) => `90000080${index}0`)).toEqual(["sent", "sent", "sent", "MESSAGE_CEILING"]);
  });

  it("stop for the whole site, of many at once exactly there, and go on for players", async () => {
    await start(only({ site: { hour: 10, day: 99 } }));
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => ask(british(index), `203.0.${index}.1`)),
    );
    expect(answers.filter((answer) => codeOf(answer) === "sent")).toHaveLength(10);
    const recover = async () =>
      codeOf(
        (
          await test.call<Answer>("POST", "/recovery-api/v1/password/send", {
            body: { email: "demo@example.com" },
            headers: { "x-client-address": "203.0.99.1", "x-captcha-result": await solvedCaptcha(test) },
          })
        ).body,
      );
    // Letters to players count among what goes to players.
    const letters: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) letters.push(await recover());
    expect(letters).not.toContain("MESSAGE_CEILING");
  });

  it("stop for one mailbox or phone, whether somebody has it or not", async () => {
    await start(only({ recipient: { hour: 1, day: 2 } }));
    const recover = async (email: string, from: number) =>
      codeOf(
        (
          await test.call<Answer>("POST", "/recovery-api/v1/password/send", {
            body: { email },
            headers: { "x-client-address": `203.0.113.${from}` },
          })
        ).body,
      );
    expect([await recover("demo@example.com", 1), await recover("demo@example.com", 2)]).toEqual([
      "sent",
      "MESSAGE_CEILING",
    ]);
    expect([await recover("nobody@example.com", 3), await recover("nobody@example.com", 4)]).toEqual([
      "sent",
      "MESSAGE_CEILING",
    ]);
  });

  it("are told to the operator once in a while, without naming anybody", async () => {
    await start(only({ country: { hour: 1, day: 9 }, recipient: { hour: 1, day: 9 } }));
    const lines: unknown[] = [];
    vi.spyOn(test.services.context.log, "error").mockImplementation((line: unknown) => {
      lines.push(line);
    });
    vi.spyOn(test.services.context.log, "warn").mockImplementation((line: unknown) => {
      lines.push(line);
    });
    for (let index = 0; index < 4; index += 1) await ask(british(1), `203.0.113.${index}`);
    expect(lines).toEqual([
      { alarm: "ceiling", kind: "messages", ceiling: "recipient", hour: 1, day: 9 },
      { alarm: "ceiling", kind: "messages", ceiling: "country", of: "44", hour: 1, day: 9 },
    ]);
    vi.restoreAllMocks();
  });

  it("are forgotten once no ceiling counts them", async () => {
    await start(only({}));
    await ask(british(1), "203.0.113.5");
    const { context } = test.services;
    test.advance(23 * 60 * minute);
    await forgetCounts(context.db, context);
    expect(await context.db.select().from(ceilingCount)).not.toEqual([]);
    test.advance(61 * minute);
    await forgetCounts(context.db, context);
    expect(await context.db.select().from(ceilingCount)).toEqual([]);
  });
});

describe("new players", () => {
  const register = async (index: number, address: string) => {
    const body = {
      idempotency_key: `key-of-a-player-${String(index).padStart(4, "0")}`,
      country_id: 1,
      currency_id: 643,
      accepts_terms: true,
    };
    return (
      await test.call<Answer>("POST", "/registration-api/v1/one-click", {
        body,
        headers: { "x-client-address": address, "x-captcha-result": await solvedCaptcha(test) },
      })
    ).body;
  };

  it("stop at the ceiling of an address, and an answer that is given again is none", async () => {
    await start(only({ players: { address: { hour: 3, day: 9 }, network: never, site: never } }));
    const before = (await test.services.context.db.select().from(player)).length;
    const answers: string[] = [];
    for (const index of [1, 2, 2, 2, 3, 4, 5]) answers.push(codeOf(await register(index, "203.0.113.5")));
    expect(answers).toEqual(["sent", "sent", "sent", "sent", "sent", "PLAYER_CEILING", "PLAYER_CEILING"]);
    expect(await test.services.context.db.select().from(player)).toHaveLength(before + 3);
    expect((await register(6, "203.0.113.5")).errors[0]?.retryAt).toBeGreaterThan(Date.now() / 1000);
    expect(codeOf(await register(7, "198.51.100.7"))).toBe("sent");
  });
});

describe("their settings", () => {
  it("are those documented where none is given", () => {
    const text = (values: object) => JSON.stringify(values);
    expect(text(readSettings({}).ceilings)).toBe(text(standardCeilings()));
    expect(readSettings({ MESSAGES_PER_COUNTRY: "1/2, 44=3/4,+7=5/6" }).ceilings).toMatchObject({
      country: { hour: 1, day: 2 },
      countries: { 44: { hour: 3, day: 4 }, 7: { hour: 5, day: 6 } },
    });
  });

  it.each([
    ["MESSAGES_PER_SITE", "many"],
    ["MESSAGES_PER_SITE", "5"],
    ["PLAYERS_PER_ADDRESS", "9/3"],
    ["MESSAGES_PER_COUNTRY", "1/2,x=3/4"],
    ["MESSAGES_PER_COUNTRY", "44=3/4"],
    ["MESSAGES_PER_ADDRESS", "-1/5"],
  ])("%s=%s ends the start with one line", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}=`));
  });

  it.each([
    ["203.0.113.9", "203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.9", "203.0.113.0/24"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["unknown", "unknown", "unknown"],
  ])("%s lies in %s and %s", (address, network, block) => {
    expect([networkOf(address), blockOf(address)]).toEqual([network, block]);
  });
});
