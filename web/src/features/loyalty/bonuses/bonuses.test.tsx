// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { MyBonusesDocument, OfferStandingsDocument, type OffersQuery } from "@/operations/loyalty/generated.ts";
import { BonusesPage } from "./held/BonusesPage.tsx";
import { OfferPage } from "./offers/OfferPage.tsx";
import { roubles, terms, testOffer as offer } from "./offers/testOffer.ts";
import type { Offer } from "./offers/useTerms.tsx";

afterEach(cleanup);

const reload = offer("1", "Monday reload");
const over = offer("2", "Autumn gift", { phase: "OVER", terms: { ...terms, kind: "NO_DEPOSIT", percent: null } });
/** A page of the office with the player's bonuses. */
const Held = ({ kind, offers }: { kind: "deposit" | "wager"; offers?: OffersQuery }) => (
  <Asked query={MyBonusesDocument} variables={{ first: 20, after: null }}>
    {(answer) => (
      <Asked query={OfferStandingsDocument} variables={{}}>
        {(standing) => (
          <BonusesPage kind={kind} answer={answer} offers={offers} standing={standing} toOffer={() => "/en"} />
        )}
      </Asked>
    )}
  </Asked>
);

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

const game = { __typename: "CasinoGame", id: "7", name: "Old Jack", route: "old-jack", halls: ["CARDS"] };
const freeRounds = { gameKey: "old-jack", rounds: 20, game };

const held = {
  __typename: "Bonus",
  id: "7001",
  title: "Monday reload",
  offerKey: "offer-1",
  state: "ACTIVE",
  currency: "RUB",
  accountId: "9",
  promoCode: null,
  freeRounds: null,
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

describe("an offer of free rounds", () => {
  const free = (multiplier: string) =>
    offer("4", "Free rounds: 20", {
      terms: {
        ...terms,
        kind: "FREE_ROUNDS",
        product: "CASINO",
        percent: null,
        multiplier,
        days: 3,
        currencies: [{ currency: "RUB", minDeposit: null, maxBonus: roubles("200"), maxStake: null }],
        freeRounds: {
          ...freeRounds,
          __typename: "FreeRoundsTerms",
          stakes: [roubles("10")],
        } as unknown as NonNullable<Offer["terms"]["freeRounds"]>,
      },
    });
  const show = async (multiplier: string, answers: Answers = () => undefined) => {
    const one = free(multiplier);
    renderInApp(
      await createTestApp(playerSite("1.00"), answers),
      <OfferPage promotion={{ id: "4", title: one.title, offer: one, results: null }} />,
      "/en/promotions/offer-4",
    );
    expect(await screen.findByText("20 free rounds in Old Jack, ₽10 each")).toBeTruthy();
  };

  it("says that wins are cash, or how often they must be staked", async () => {
    await show("0");
    expect(screen.getByText("Nothing: what you win is cash at once")).toBeTruthy();
    expect(screen.getByText("Play them within 3 days of taking the offer")).toBeTruthy();
    expect(screen.queryByText("What counts")).toBeNull();
    cleanup();
    await show("20");
    expect(screen.getByText("What you win, 20 times")).toBeTruthy();
    expect(screen.getByText("What counts")).toBeTruthy();
  });

  it("leads to the game once it is taken", async () => {
    await show("0", (operation) =>
      operation === "ClaimOffer"
        ? {
            claimOffer: {
              __typename: "BonusPayload",
              bonus: {
                ...held,
                id: "7002",
                accountId: null,
                freeRounds: {
                  ...freeRounds,
                  __typename: "BonusFreeRounds",
                  left: 20,
                  stake: roubles("10.00"),
                  won: roubles("0.00"),
                },
              },
              errors: [],
            },
          }
        : undefined,
    );
    await userEvent.click(screen.getByRole("button", { name: "Take it" }));
    expect((await screen.findByRole("status")).textContent).toBe("The free rounds are yours.");
    expect(screen.getByRole("link", { name: "Play now" }).getAttribute("href")).toBe("/en/games/old-jack?mode=money");
  });
});

describe("the player's bonuses [2.44]", () => {
  const answered = (node: object) => ({
    viewer: {
      __typename: "Viewer",
      id: "1",
      bonuses: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: "a" },
        edges: [{ cursor: "a", node }],
      },
    },
  });
  const answers: Answers = (operation) => {
    if (operation === "MyBonuses") return answered(held);
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
    renderInApp(await createTestApp(playerSite("1.00"), answers), <Held kind="wager" />, "/en/office/bonuses/wager");
    const bar = await screen.findByRole("progressbar", { name: "Wagering done" });
    expect(bar.getAttribute("value")).toBe("25");
    expect(screen.getByText("₽6,000.00")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show bets" }));
    const row = await screen.findByRole("row", { name: /Bet 30000001/ });
    expect(within(row).getByText("Not an accumulator")).toBeTruthy();
  });

  it.each([
    ["that can be played lead to their game", { state: "ACTIVE", left: 7 }, "/en/games/old-jack?mode=money"],
    ["that are used up lead nowhere", { state: "ACTIVE", left: 0 }, null],
    ["that are over lead nowhere", { state: "EXPIRED", left: 7 }, null],
  ])("of free rounds say how many are left; those %s", async (_, { state, left }, address) => {
    const free = { ...freeRounds, __typename: "BonusFreeRounds", left, stake: roubles("10.00"), won: roubles("35.50") };
    const node = { ...held, state, accountId: null, required: null, amount: roubles("35.50"), freeRounds: free };
    renderInApp(
      await createTestApp(playerSite("1.00"), (operation) => (operation === "MyBonuses" ? answered(node) : undefined)),
      <Held kind="wager" />,
      "/en/office/bonuses/wager",
    );
    expect(await screen.findByText(`${left} of 20 free rounds left in Old Jack`)).toBeTruthy();
    const bar = screen.getByRole("progressbar", { name: "Free rounds" });
    expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual([String(20 - left), "20"]);
    expect(screen.getByText("₽35.50")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Play" })?.getAttribute("href") ?? null).toBe(address);
  });

  it("stand before the offers that the player can take with a deposit, and no others", async () => {
    const busy = { __typename: "InputError", code: "BONUS_RUNNING", message: "You have another bonus.", path: null };
    const nodes = [reload, offer("5", "Casino reload"), { ...over, id: "6" }];
    renderInApp(
      await createTestApp(playerSite("1.00"), (operation) =>
        operation === "MyBonuses"
          ? answered({ ...held, state: "OFFERED" })
          : operation === "OfferStandings"
            ? {
                viewer: {
                  __typename: "Viewer",
                  id: "1",
                  offerStandings: nodes.map(({ id }) => ({
                    __typename: "OfferStanding",
                    offerId: id,
                    hindrance: id === "1" ? busy : null,
                  })),
                },
              }
            : undefined,
      ),
      <Held
        kind="deposit"
        offers={{ offers: { totalCount: 3, edges: nodes.map((node) => ({ cursor: node.id, node })) } }}
      />,
      "/en/office/bonuses/deposit",
    );
    expect(await screen.findByRole("link", { name: "Casino reload" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Monday reload" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Autumn gift" })).toBeNull();
  });
});
