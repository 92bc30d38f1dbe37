// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { MyBonusesDocument, OffersDocument } from "@/operations/loyalty/generated.ts";
import { BonusesPage } from "./held/BonusesPage.tsx";
import { OfferPage } from "./offers/OfferPage.tsx";
import { OffersPage } from "./offers/OffersPage.tsx";
import { roubles, terms, testOffer as offer } from "./offers/testOffer.ts";
import type { Offer } from "./offers/useTerms.tsx";

afterEach(cleanup);

const reload = offer("1", "Monday reload");
const over = offer("2", "Autumn gift", { phase: "OVER", terms: { ...terms, kind: "NO_DEPOSIT", percent: null } });
const cashback = offer("3", "VIP cashback", {
  isTaken: false,
  terms: { ...terms, kind: "CASHBACK", product: "CASINO", currencies: [] },
});

const offersAnswer =
  (offers: readonly Offer[]): Answers =>
  (operation) =>
    operation === "Offers"
      ? { offers: { totalCount: offers.length, edges: offers.map((node) => ({ cursor: node.id, node })) } }
      : undefined;

describe("the promo showcase [2.62]", () => {
  const Page = () => (
    <Asked query={OffersDocument} variables={{}}>
      {(answer) => <OffersPage title="promotions" answer={answer} toOffer={({ key }) => `/en/promotions/${key}`} />}
    </Asked>
  );

  it("shows what can be taken before what is over, each with the most it gives", async () => {
    renderInApp(await createTestApp(GUEST_SITE, offersAnswer([over, reload, cashback])), <Page />, "/en/promotions");
    const list = await screen.findByRole("list", { name: "All" });
    expect(
      within(list)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Monday reload", "VIP cashback", "Autumn gift"]);
    expect(within(list).getByRole("link", { name: "Monday reload" }).getAttribute("href")).toBe(
      "/en/promotions/offer-1",
    );
    expect(within(list).getAllByText("₽5,000")).toHaveLength(2);
  });

  it("has its categories in the address, and says when one is empty", async () => {
    const app = await createTestApp(GUEST_SITE, offersAnswer([over, reload, cashback]));
    renderInApp(app, <Page />, "/en/promotions?category=cashback");
    expect(within(await screen.findByRole("list", { name: "Cashback" })).getAllByRole("listitem")).toHaveLength(1);
    const kinds = screen.getByRole("navigation", { name: "Kinds of offers" });
    expect(within(kinds).getAllByRole("link")).toHaveLength(9);
    await userEvent.click(within(kinds).getByRole("link", { name: "Poker" }));
    expect(await screen.findByText("Nothing here right now")).toBeTruthy();
  });
});

describe("an offer [2.31]", () => {
  it("says in plain words what its terms come to", async () => {
    const promotion = { id: "1", title: reload.title, offer: reload, results: null };
    renderInApp(
      await createTestApp(GUEST_SITE, () => undefined),
      <OfferPage promotion={promotion} />,
      "/en/promotions/offer-1",
    );
    expect(await screen.findByText("50% of your deposit, up to ₽5,000")).toBeTruthy();
    expect(screen.getByText("The bonus 6 times")).toBeTruthy();
    expect(screen.getByText("Accumulators of 3 or more bets at odds of 1.4 or higher each, once settled")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in to take it" })).toBeTruthy();
  });

  it("that is refused says why", async () => {
    const answers: Answers = (operation) =>
      operation === "ClaimOffer"
        ? { claimOffer: { bonus: null, errors: [{ code: "BONUS_RUNNING", message: "You have another bonus." }] } }
        : undefined;
    const promotion = { id: "1", title: reload.title, offer: reload, results: null };
    renderInApp(
      await createTestApp(playerSite("1.00"), answers),
      <OfferPage promotion={promotion} />,
      "/en/promotions/1",
    );
    await userEvent.click(await screen.findByRole("button", { name: "Take and deposit" }));
    expect((await screen.findByRole("alert")).textContent).toBe("You have another bonus.");
  });

  it("that is over has results and no button", async () => {
    const promotion = { id: "2", title: over.title, offer: over, results: { players: 12, paid: [roubles("900.00")] } };
    renderInApp(
      await createTestApp(playerSite("1.00"), () => undefined),
      <OfferPage promotion={promotion} />,
      "/en/promotions/offer-2",
    );
    expect(await screen.findByText("12")).toBeTruthy();
    expect(screen.getByText("₽900.00")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the player's bonuses [2.44]", () => {
  const bonus = {
    __typename: "Bonus",
    id: "7001",
    title: "Monday reload",
    offerKey: "offer-1",
    state: "ACTIVE",
    currency: "RUB",
    accountId: "9",
    promoCode: null,
    progress: 25,
    reason: null,
    offeredAt: "2026-11-20T10:00:00Z",
    activatedAt: "2026-11-20T10:00:00Z",
    expiresAt: "2036-12-04T10:00:00Z",
    endedAt: null,
    amount: roubles("1000.00"),
    balance: roubles("950.00"),
    required: roubles("6000.00"),
    wagered: roubles("1500.00"),
    paid: roubles("0.00"),
    terms,
  };
  const answers: Answers = (operation) => {
    if (operation === "MyBonuses")
      return {
        viewer: {
          __typename: "Viewer",
          id: "1",
          bonuses: {
            totalCount: 1,
            pageInfo: { hasNextPage: false, endCursor: "a" },
            edges: [{ cursor: "a", node: bonus }],
          },
        },
      };
    if (operation === "BonusLedger")
      return {
        viewer: {
          __typename: "Viewer",
          id: "1",
          bonus: {
            changes: [],
            wagers: [
              {
                source: "COUPON",
                sourceId: "30000001",
                reason: "NOT_EXPRESS",
                game: null,
                at: "2026-11-21T10:00:00Z",
                stake: roubles("100.00"),
                amount: roubles("0.00"),
              },
            ],
          },
        },
      };
    return undefined;
  };

  it("show the bar with its figures, and why each bet counted or not", async () => {
    renderInApp(
      await createTestApp(playerSite("1.00"), answers),
      <Asked query={MyBonusesDocument} variables={{ first: 20, after: null }}>
        {(answer) => <BonusesPage kind="wager" answer={answer} offers={undefined} toOffer={() => "/en"} />}
      </Asked>,
      "/en/office/bonuses/wager",
    );
    const bar = await screen.findByRole("progressbar", { name: "Wagering done" });
    expect(bar.getAttribute("value")).toBe("25");
    expect(screen.getByText("₽6,000.00")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show bets" }));
    const row = await screen.findByRole("row", { name: /Bet 30000001/ });
    expect(within(row).getByText("Not an accumulator")).toBeTruthy();
  });
});
