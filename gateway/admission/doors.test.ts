import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { UpstreamError } from "../transport/upstreamError.ts";
import { DocumentStore } from "../documents/store.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import { executableSchema } from "../schema.ts";
import { createDoors, type DoorsOptions, type Visitor } from "./doors.ts";

const schema = executableSchema();
const documents = new DocumentStore({ schema });
function prepared(text: string): PreparedOperation {
  const document = documents.read(text);
  const operation = "text" in document ? document.operation(null) : new GraphQLError("invalid");
  if (operation instanceof GraphQLError) throw new Error(`not an operation: ${text}`);
  return operation;
}
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const operationOf = (name: string) => {
  const [argument] = mutations.find((field) => field.name === name)?.args ?? [];
  return prepared(
    argument === undefined
      ? `mutation { ${name} { __typename } }`
      : `mutation($input: ${String(argument.type)}) { ${name}(input: $input) { __typename } }`,
  );
};

const guest: Visitor = { caller: { kind: "guest" }, address: "192.0.2.17", country: "de", language: "en" };
const player: Visitor = { ...guest, caller: { kind: "cookie", session: "session" } };
const block = { displayTypeId: 17, templateTypeId: 1 };
const open = { maintenance: null, isMaintenanceActive: false };

function doors(change: Partial<DoorsOptions> = {}) {
  const clock = { now: 1_795_000_000_000 };
  const asked: unknown[] = [];
  const given: DoorsOptions = { blockOf: async () => null, standingIn: async () => open, ...change };
  const door = createDoors({
    ...given,
    now: () => clock.now,
    blockOf: (...args) => {
      asked.push(args);
      return given.blockOf(...args);
    },
  });
  return {
    clock,
    asked,
    codeAt: async (name: string, visitor = guest) =>
      (await door.toOperation(operationOf(name), visitor))?.extensions["code"] ?? null,
    door,
  };
}

const staysOpen = [
  "appealBan",
  "beginDocument",
  "cancelAutoCashOut",
  "cancelLimit",
  "cancelWithdrawal",
  "changePassword",
  "closeAccount",
  "closeCasinoSession",
  "closeSupportRequest",
  "confirmPassword",
  "createSupportRequest",
  "decideLimit",
  "endSessions",
  "exportMyData",
  "logOut",
  "markNoticesRead",
  "pingSession",
  "removeDocumentFile",
  "removeRequestFile",
  "replyToSupportRequest",
  "requestWithdrawal",
  "savePersonalDetails",
  "secureBrowser",
  "setBalanceHidden",
  "setCookiesAgreement",
  "setLimit",
  "setMailing",
  "setNoticeSetting",
  "stopNewsletter",
  "submitDocument",
  "unsubscribePush",
];

describe("doors", () => {
  it.each([
    ["a blocked visitor", { blockOf: async () => block }, "VISITOR_BLOCKED"],
    ["everybody in maintenance", { standingIn: async () => ({ ...open, isMaintenanceActive: true }) }, "MAINTENANCE"],
  ])("are closed to %s in every mutation but those that end or protect something", async (_, change, code) => {
    const { codeAt } = doors(change);
    const passed: string[] = [];
    for (const { name } of mutations) {
      const found = await codeAt(name);
      if (found === null) passed.push(name);
      else expect([name, found]).toEqual([name, code]);
    }
    expect(passed.toSorted()).toEqual(staysOpen);
  });

  it("tell the page's block, the end of maintenance and their statuses, in the visitor's language", async () => {
    const blocked = await doors({ blockOf: async () => block }).door.toOperation(operationOf("logIn"), {
      ...guest,
      language: "es",
    });
    expect(blocked).toMatchObject({
      message: "Este servicio no está disponible en tu zona.",
      extensions: { block, http: { status: 451 } },
    });
    const iso = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000).toISOString();
    const times = { startsAt: iso(-60), endsAt: iso(90), notifiesFrom: null, notifiesUntil: null };
    const closed = await doors({
      standingIn: async () => ({ maintenance: times, isMaintenanceActive: false }),
    }).door.toOperation(operationOf("logIn"), guest);
    expect(closed?.extensions).toMatchObject({
      retryAfterSeconds: 90,
      http: { status: 503, headers: new Map([["retry-after", "90"]]) },
    });
  });

  it("refuse a document of which one mutation is closed", async () => {
    const both = prepared(
      "mutation($input: PlaceCouponInput!) { logOut { __typename } placeCoupon(input: $input) { __typename } }",
    );
    expect((await doors({ blockOf: async () => block }).door.toOperation(both, player))?.extensions["code"]).toBe(
      "VISITOR_BLOCKED",
    );
  });

  it("ask nothing for queries, subscriptions and what stays open", async () => {
    const { door, asked, codeAt } = doors({ blockOf: async () => block });
    expect(door.toOperation(prepared("{ viewer { id } }"), player)).toBeNull();
    expect(door.toOperation(prepared("subscription { balanceChanged { id } }"), player)).toBeNull();
    expect(await codeAt("logOut", player)).toBeNull();
    expect(asked).toEqual([]);
  });

  it("ask once a visitor and ten seconds, with sign-in, address and country, however many ask at a time", async () => {
    const { clock, asked, codeAt } = doors();
    await Promise.all([codeAt("logIn"), codeAt("logIn"), codeAt("placeCoupon")]);
    clock.now += 9_999;
    await codeAt("logIn");
    expect(asked).toEqual([[false, { address: "192.0.2.17", country: "de" }]]);
    clock.now += 1;
    await codeAt("logIn");
    await codeAt("logIn", player);
    await codeAt("logIn", { ...guest, address: "203.0.113.1" });
    await codeAt("logIn", { ...guest, country: "fr" });
    expect(asked).toHaveLength(5);
  });

  describe("while the blocks service is away", () => {
    const away = () => {
      let isAway = false;
      const answer: { block: typeof block | null } = { block: null };
      const made = doors({
        blockOf: async () => {
          if (isAway) throw new UpstreamError("blocks", "UPSTREAM_UNAVAILABLE");
          return answer.block;
        },
      });
      return { ...made, answer, goAway: () => (isAway = true) };
    };

    it("let nobody in of whom nothing is known", async () => {
      const { codeAt, goAway } = away();
      goAway();
      expect(await codeAt("logIn")).toBe("UPSTREAM_UNAVAILABLE");
      expect(await codeAt("logOut")).toBeNull();
    });

    it("go on for ten minutes with what was known", async () => {
      const { codeAt, goAway, clock, answer } = away();
      expect(await codeAt("logIn")).toBeNull();
      answer.block = block;
      expect(await codeAt("logIn", player)).toBe("VISITOR_BLOCKED");
      goAway();
      clock.now += 599_999;
      expect([await codeAt("logIn"), await codeAt("logIn", player)]).toEqual([null, "VISITOR_BLOCKED"]);
      clock.now += 2;
      expect(await codeAt("logIn")).toBe("UPSTREAM_UNAVAILABLE");
    });
  });

  it("make nobody wait for a service that hangs, of whom something is known", async () => {
    let answer = (): Promise<typeof block | null> => Promise.resolve(null);
    const { codeAt, clock, asked } = doors({ blockOf: () => answer() });
    await codeAt("logIn");
    let tell: (found: typeof block) => void = () => undefined;
    answer = () => new Promise((resolve) => (tell = resolve));
    clock.now += 10_000;
    expect(await codeAt("logIn")).toBeNull();
    // A late answer counts for the next call.
    tell(block);
    await expect.poll(() => codeAt("logIn")).toBe("VISITOR_BLOCKED");
    expect(asked).toHaveLength(2);
  });

  it("stay open where nobody can say whether there is maintenance", async () => {
    expect(
      await doors({
        standingIn: async () => {
          throw new Error("no config");
        },
      }).codeAt("logIn"),
    ).toBeNull();
  });
});
