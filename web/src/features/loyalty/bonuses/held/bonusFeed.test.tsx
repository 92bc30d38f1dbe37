// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Asked, createTestApp, playerSite, renderInApp, type Answers } from "@/testing.tsx";
import { MyBonusesDocument, OfferStandingsDocument } from "@/operations/loyalty/generated.ts";
import { roubles, terms } from "@/features/loyalty/bonuses/offers/testOffer.ts";
import { BonusesPage } from "./BonusesPage.tsx";

afterEach(cleanup);

const bonus = (id: string, state: "OFFERED" | "ACTIVE") => ({
  __typename: "Bonus",
  id,
  title: `Bonus ${id}`,
  offerKey: null,
  state,
  currency: "RUB",
  accountId: null,
  promoCode: null,
  freeRounds: null,
  progress: 0,
  reason: null,
  offeredAt: "2026-11-20T10:00:00Z",
  activatedAt: state === "ACTIVE" ? "2026-11-20T10:05:00Z" : null,
  expiresAt: "2036-12-04T10:00:00Z",
  endedAt: null,
  amount: roubles("1000.00"),
  balance: roubles("1000.00"),
  required: roubles("6000.00"),
  wagered: roubles("0.00"),
  paid: roubles("0.00"),
  terms,
});

/** A page of bonuses, else of those that are wagered. Each answer to its list is the next of these. */
async function show(
  lists: readonly (readonly ReturnType<typeof bonus>[])[],
  isConnected: boolean,
  told?: string,
  kind: "deposit" | "wager" = "wager",
) {
  let asked = 0;
  const answers: Answers = (operation) => {
    if (operation === "BonusChanged") return told === undefined ? undefined : { bonusChanged: bonus(told, "ACTIVE") };
    if (operation !== "MyBonuses") return undefined;
    const nodes = lists[Math.min(asked, lists.length - 1)] ?? [];
    asked += 1;
    const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
    const edges = nodes.map((node) => ({ __typename: "BonusEdge", cursor: node.id, node }));
    return { viewer: { __typename: "Viewer", id: "1", bonuses: { totalCount: nodes.length, pageInfo, edges } } };
  };
  const app = await createTestApp(playerSite("1.00"), answers);
  if (!isConnected) app.connectionState("idle");
  renderInApp(
    app,
    <Asked query={MyBonusesDocument} variables={{ first: 20, after: null }}>
      {(answer) => (
        <Asked query={OfferStandingsDocument} variables={{}}>
          {(standing) => (
            <BonusesPage kind={kind} answer={answer} offers={undefined} standing={standing} toOffer={() => "/en"} />
          )}
        </Asked>
      )}
    </Asked>,
    "/en/office/bonuses/wager",
  );
  return app;
}

describe("bonuses that change while they are looked at [2.44]", () => {
  it("show what changed between the server's page and its first connection", async () => {
    const app = await show([[bonus("1", "OFFERED")], [bonus("1", "ACTIVE")]], false);
    expect(await screen.findByText("You have no bonus")).toBeTruthy();
    act(() => void app.connectionState("open"));
    expect(await screen.findByText("Bonus 1")).toBeTruthy();
  });

  it("show a bonus that has just been given", async () => {
    await show([[bonus("1", "ACTIVE")], [bonus("1", "ACTIVE"), bonus("2", "ACTIVE")]], true, "2");
    expect(await screen.findByText("Bonus 2")).toBeTruthy();
    expect(screen.getByText("Bonus 1")).toBeTruthy();
  });
});

describe("bonuses of deposits [2.44]", () => {
  it("lead from a page where none waits to the one that runs", async () => {
    await show([[bonus("1", "ACTIVE")]], true, undefined, "deposit");
    expect(await screen.findByText("No bonus is waiting for a deposit")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Wagering" }).getAttribute("href")).toBe("/en/office/bonuses/wager");
  });

  it("lead to the offers where there is no bonus at all", async () => {
    await show([[]], true, undefined, "deposit");
    expect(await screen.findByText("You have no bonus")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See offers" })).toBeTruthy();
  });
});
