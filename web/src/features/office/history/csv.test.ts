import { describe, expect, it } from "vitest";
import { rubles, testBet, testCoupon } from "@/slip/placedCoupon/testCoupon.ts";
import { collectCoupons, couponsCsv, type CsvWords } from "./csv.ts";

const words: CsvWords = {
  column: (name) => name,
  kind: (kind) => kind,
  state: (state) => state,
  result: (result) => result,
  reason: (reason) => reason,
};

it("writes a coupon a line: digits, UTC times, and every bet", () => {
  const evil = testBet("701", {
    outcomeName: '=HYPERLINK("http://evil.example")',
    gameName: "Café – ЦСКА",
    result: "WON",
  });
  const csv = couponsCsv(
    [
      testCoupon({
        state: "WON",
        settledAt: "2026-11-21T17:05:09+02:00",
        payout: rubles("2000.00"),
        bets: [evil, testBet("702", { result: "WON" })],
      }),
      testCoupon({ id: "=7", kind: "SYSTEM", coef: null, state: "REJECTED", rejectReason: "ODDS_CHANGED" }),
    ],
    words,
    "en",
  );
  expect(csv.startsWith("\uFEFFid,placedAt,")).toBe(true);
  const [, first, second, end] = csv.split("\r\n");
  expect(first).toBe(
    '1000007,2026-11-21 10:00:00,2026-11-21 15:05:09,11,EXPRESS,WON,RUB,500.00,4.000,2000.00,2000.00,,,"Café – ЦСКА: Match result, =HYPERLINK(""http://evil.example"") (2.000) WON; Home 702 – Away 702: Match result, Home 702 (2.000) WON"',
  );
  expect(second?.startsWith(`"'=7",2026-11-21 10:00:00,,11,SYSTEM,REJECTED,RUB,500.00,,2000.00,,,ODDS_CHANGED,`)).toBe(
    true,
  );
  expect(end).toBe("");
});

describe("collecting", () => {
  const pageOf = (ids: string[], endCursor: string | null) => ({
    data: {
      viewer: {
        coupons: {
          edges: ids.map((id) => ({ node: testCoupon({ id }) })),
          pageInfo: { hasNextPage: endCursor !== null, endCursor },
        },
      },
    },
  });
  const clientOf = (pages: object[]) => {
    const asked: unknown[] = [];
    const client = {
      query: async ({ variables }: { variables: unknown }) => {
        asked.push(variables);
        return pages[asked.length - 1];
      },
    };
    return { asked, client: client as unknown as Parameters<typeof collectCoupons>[0] };
  };

  it("goes through all pages of the filter", async () => {
    const { asked, client } = clientOf([pageOf(["3", "2"], "two"), pageOf(["1"], null)]);
    expect((await collectCoupons(client, { search: "x" })).map(({ id }) => id)).toEqual(["3", "2", "1"]);
    expect(asked).toEqual([
      { first: 50, after: null, filter: { search: "x" } },
      { first: 50, after: "two", filter: { search: "x" } },
    ]);
  });

  it("gives nothing rather than a part", async () => {
    await expect(
      collectCoupons(clientOf([pageOf(["3"], "two"), { data: { viewer: null } }]).client, null),
    ).rejects.toThrow();
  });
});
