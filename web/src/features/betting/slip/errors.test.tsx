// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSchema, isEnumType } from "graphql";
import { afterEach, describe, expect, it } from "vitest";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { UserErrorCode } from "@/operations/types.generated.ts";
import { createTestApp, playerSite, type TestApp } from "@/testing.tsx";
import { amountText } from "./stake/amountErrors.ts";
import { placeErrors } from "./errors.ts";
import { answering, bet, openSlip, PLACED } from "./testSlip.tsx";

afterEach(cleanup);

const schema = buildSchema(readFileSync("gateway/schema.graphql", "utf8"));
const codesType = schema.getType("UserErrorCode");
const CODES = (isEnumType(codesType) ? codesType.getValues().map(({ name }) => name) : []) as UserErrorCode[];

/**
 * Where errors may stand: nowhere, at each field of the input, at members of its lists, and where nobody expects them.
 */
const PATHS: readonly (readonly string[] | null)[] = [
  null,
  [],
  ["amount"],
  ["amount", "0"],
  ["accountId"],
  ["kind"],
  ["bets"],
  ["bets", "0"],
  ["bets", "0", "coef"],
  ["bets", "0", "amount"],
  ["bets", "1", "outcomeId"],
  ["bets", "99"],
  ["bets", "-1"],
  ["bets", "x"],
  ["systemValue"],
  ["cover"],
  ["amountByBlock"],
  ["amountByBlock", "0"],
  ["amountByBlock", "0", "amount"],
  ["amountByBlock", "7"],
  ["promoCode"],
  ["prepaidAmount"],
  ["exactCoef"],
  ["isVip"],
  ["idempotencyKey"],
  ["somethingNew"],
  ["input", "amount"],
  [""],
];

/** What the page says, line by line. */
const told = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent?.trim() ?? "");

/** Errors that add no words to the page. */
function unseen(app: TestApp, errors: readonly UserErrorFieldsFragment[]): string[] {
  const before = new Set(told());
  const missed = errors.filter((error) => {
    act(() => {
      app.placing.errors([error]);
    });
    return !told().some((text) => /\p{L}{3}/u.test(text) && !before.has(text));
  });
  act(() => {
    app.placing.errors([]);
  });
  return missed.map(({ code, path }) => `${code} at ${JSON.stringify(path)}`);
}

/** Every code at every path with TEST_LONG=1; without it every fourth path of each code, in turn. */
const EVERY = process.env["TEST_LONG"] === "1" ? 1 : 4;

const errorsOf = (codes: readonly UserErrorCode[]): UserErrorFieldsFragment[] =>
  PATHS.flatMap((path, at) =>
    codes
      .filter((_, number) => (at + number) % EVERY === 0)
      .map((code) => ({ code, path: path === null ? null : [...path] })),
  );

async function open(kind: CouponKind) {
  const app = await createTestApp(
    playerSite("1000.00"),
    answering(() => undefined),
  );
  const bets = [bet("1", "2.000"), bet("2", "3.000"), bet("3", "1.500")].slice(0, kind === "SINGLE" ? 1 : 3);
  await openSlip(app, ...bets);
  if (kind === "CONDITIONAL")
    act(() => {
      app.coupon.making({ ...app.coupon.making(), kind, blocks: ["a", "b"], amountByBlockId: { a: "20", b: "30" } });
      app.coupon.bets(bets.map((each, index) => ({ ...each, blockId: index === 0 ? "a" : "b" })));
    });
  else
    act(() => {
      app.coupon.making({ ...app.coupon.making(), kind });
    });
  act(() => {
    app.coupon.amount("20");
  });
  return app;
}

describe("what the server refuses", () => {
  it("has a code in the schema", () => {
    expect(CODES.length).toBeGreaterThan(40);
    expect(CODES).toContain("LIMIT_REACHED");
  });

  it("is stated in words, whatever the code and the path", { tags: "slow", timeout: 120_000 }, async () => {
    expect(unseen(await open("SINGLE"), errorsOf(CODES))).toEqual([]);
  });

  it.each<CouponKind>(["MULTIPLE_SINGLES", "CONDITIONAL", "EXPRESS", "SYSTEM", "CHAIN", "ANTI_EXPRESS", "FULL_COVER"])(
    "is said in words at every path in a coupon of the kind %s",
    async (kind) => {
      const app = await open(kind);
      expect(
        unseen(
          app,
          errorsOf([
            "LIMIT_REACHED",
            "INSUFFICIENT_FUNDS",
            "INVALID",
            "REQUIRED",
            "AMOUNT_TOO_SMALL",
            "ODDS_CHANGED",
            "OUTCOME_SUSPENDED",
            "BLOCK_REQUIRED",
            "IDEMPOTENCY_MISMATCH",
          ]),
        ),
      ).toEqual([]);
    },
    60_000,
  );

  it("is stated to guests too, but that they should sign in: the button says that", async () => {
    const app = await createTestApp(
      { ...playerSite("1"), viewer: null },
      answering(() => undefined),
    );
    await openSlip(app, bet("1", "2.000"));
    act(() => {
      app.coupon.amount("20");
    });
    expect(
      unseen(app, errorsOf(["LIMIT_REACHED", "ACCOUNT_UNKNOWN", "REQUIRED", "OUTCOME_UNKNOWN", "NOT_OFFERED"])),
    ).toEqual([]);
    expect(screen.getByRole("button", { name: "Sign in to bet" })).toBeDefined();
  }, 120_000);

  it.each([null, ["amount"], ["bets", "0", "coef"], ["bets", "99"], ["somethingNew"]].map((path) => ({ path })))(
    "is said when it comes with the quote, at $path",
    async ({ path }) => {
      const app = await createTestApp(
        playerSite("1000.00"),
        answering(() => undefined, {
          errors: [{ __typename: "InvalidInputError", code: "LIMIT_REACHED", path, message: "" }],
        }),
      );
      await openSlip(app, bet("1", "2.000"));
      act(() => {
        app.coupon.amount("20");
      });
      expect(await screen.findByText("One of your limits does not allow this bet")).toBeDefined();
    },
  );

  it("is stated when the bet was sent: a money limit says so at the button, which stays shut until the stake is another", async () => {
    const answers = answering(() => ({
      placeCoupon: {
        __typename: "PlaceCouponPayload",
        coupons: [],
        refused: [],
        errors: [{ __typename: "InvalidInputError", code: "LIMIT_REACHED", path: ["amount"], message: "" }],
      },
    }));
    await openSlip(await createTestApp(playerSite("1000.00"), answers), bet("1", "2.000"));
    const stake = screen.getByRole("textbox", { name: /^Stake/ });
    await userEvent.clear(stake);
    await userEvent.type(stake, "100");
    const button = () => screen.getByRole("button", { name: /^Place bet/ });
    await userEvent.click(button());
    expect((await screen.findByText("One of your limits does not allow this bet")).getAttribute("role")).toBe("alert");
    expect(button()).toHaveProperty("disabled", true);
    await userEvent.type(stake, "{Backspace}");
    expect(screen.queryByText("One of your limits does not allow this bet")).toBeNull();
    expect(button()).toHaveProperty("disabled", false);
  });

  it("is forgotten when the player chooses another way to go on", async () => {
    const app = await open("SYSTEM");
    act(() => {
      app.placing.errors([{ code: "SYSTEM_VALUE_INVALID", path: ["systemValue"] }]);
    });
    await screen.findByText("This system isn't possible with these selections");
    await userEvent.click(screen.getByRole("button", { name: "Any" }));
    expect(screen.queryByText("This system isn't possible with these selections")).toBeNull();
  });

  it("lets a coupon whose key was used before be sent again, as it says", async () => {
    const sent: unknown[] = [];
    const answers = answering(() => {
      sent.push(1);
      return {
        placeCoupon: {
          __typename: "PlaceCouponPayload",
          refused: [],
          coupons: sent.length > 1 ? [PLACED] : [],
          errors:
            sent.length > 1
              ? []
              : [
                  {
                    __typename: "InvalidInputError",
                    code: "IDEMPOTENCY_MISMATCH",
                    path: ["idempotencyKey"],
                    message: "",
                  },
                ],
        },
      };
    });
    await openSlip(await createTestApp(playerSite("1000.00"), answers), bet("1", "2.000"));
    await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
    await screen.findByText(/Please place it again/);
    await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
    expect(await screen.findByText("Bet placed")).toBeDefined();
  });
});

describe("placeErrors", () => {
  it("gives each error to one line, and to the whole what no line takes", () => {
    const errors = errorsOf(CODES);
    for (const lines of [
      { hasAmount: true, bets: 2, blocks: 1, fields: ["promoCode", "exactCoef"] as const },
      { hasAmount: false, bets: 0, blocks: 0, fields: [] },
    ]) {
      const { amount, bets, blocks, fields, whole } = placeErrors(errors, lines);
      const all = [...amount, ...bets.flat(), ...blocks.flat(), ...Object.values(fields).flat(), ...whole];
      expect(all).toHaveLength(errors.length);
      expect(new Set(all)).toEqual(new Set(errors));
      if (!lines.hasAmount) expect(whole).toHaveLength(errors.length);
    }
  });

  it("says at an empty amount only what is not that it is empty", () => {
    const text = (code: UserErrorCode) =>
      amountText(
        { amount: "", currency: "RUB", errors: [{ code, path: ["amount"] }] },
        ((keys: string[]) => keys[0]) as never,
        "en",
      );
    expect(text("REQUIRED")).toBeUndefined();
    expect(text("INSUFFICIENT_FUNDS")).toBe("error.INSUFFICIENT_FUNDS");
  });
});
