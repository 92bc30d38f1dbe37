// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { OffersDocument, OfferStandingsDocument } from "@/operations/loyalty/generated.ts";
import { OffersPage } from "./OffersPage.tsx";
import { terms, testOffer as offer } from "./testOffer.ts";

afterEach(cleanup);

const reload = offer("1", "Monday reload");
const over = offer("2", "Autumn gift", { phase: "OVER", terms: { ...terms, kind: "NO_DEPOSIT", percent: null } });
const cashback = offer("3", "VIP cashback", {
  isTaken: false,
  terms: { ...terms, kind: "CASHBACK", product: "CASINO", currencies: [] },
});
const gift = offer("4", "Slots gift", { terms: { ...terms, kind: "NO_DEPOSIT", product: "CASINO", percent: null } });
const coded = offer("5", "Free bet by code", {
  audience: "CODE",
  terms: { ...terms, kind: "FREE_BET", percent: null },
});
const welcome = offer("6", "Welcome to sports", { audience: "NEW", terms: { ...terms, kind: "FIRST_DEPOSIT" } });
const offers = [over, reload, cashback, gift, coded, welcome];

type Hindrance = { code: string; message: string } | null;

/** Offers, and what stands against them by their numbers; null where that can't be told. */
const answersOf =
  (standings: Record<string, Hindrance> | null = null): Answers =>
  (operation) =>
    operation === "Offers"
      ? { offers: { totalCount: offers.length, edges: offers.map((node) => ({ cursor: node.id, node })) } }
      : operation === "OfferStandings"
        ? {
            viewer: {
              __typename: "Viewer",
              id: "1",
              offerStandings:
                standings &&
                Object.entries(standings).map(([offerId, hindrance]) => ({
                  __typename: "OfferStanding",
                  offerId,
                  hindrance: hindrance && { __typename: "InputError", path: null, ...hindrance },
                })),
            },
          }
        : undefined;

const Page = () => (
  <Asked query={OffersDocument} variables={{}}>
    {(answer) => (
      <Asked query={OfferStandingsDocument} variables={{}}>
        {(standing) => (
          <OffersPage
            title="promotions"
            answer={answer}
            standing={standing}
            toOffer={({ key }) => `/en/promotions/${key}`}
          />
        )}
      </Asked>
    )}
  </Asked>
);

const titlesIn = async (name: string) =>
  within(await screen.findByRole("list", { name }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const card = (title: string) => within(screen.getByRole("link", { name: title }).closest("article") ?? document.body);

describe("the promo showcase [2.62]", () => {
  it("shows what can be taken before what is over, each with the most it gives", async () => {
    renderInApp(await createTestApp(GUEST_SITE, answersOf()), <Page />, "/en/promotions");
    expect(await titlesIn("All")).toEqual([
      "Monday reload",
      "VIP cashback",
      "Slots gift",
      "Free bet by code",
      "Welcome to sports",
      "Autumn gift",
    ]);
    expect(screen.getByRole("link", { name: "Monday reload" }).getAttribute("href")).toBe("/en/promotions/offer-1");
    expect(card("Monday reload").getByText("₽5,000")).toBeTruthy();
  });

  it("has its categories in the address, and says when one is empty", async () => {
    renderInApp(await createTestApp(GUEST_SITE, answersOf()), <Page />, "/en/promotions?category=cashback");
    expect(await titlesIn("Cashback")).toEqual(["VIP cashback"]);
    const kinds = screen.getByRole("navigation", { name: "Kinds of offers" });
    expect(within(kinds).getAllByRole("link")).toHaveLength(9);
    await userEvent.click(within(kinds).getByRole("link", { name: "Poker" }));
    expect(await screen.findByText("Nothing here right now")).toBeTruthy();
  });
});

describe("what a player can take", () => {
  const running = { code: "BONUS_RUNNING", message: "You have another bonus. Finish it first." };
  const standings = {
    "1": null,
    "2": { code: "OFFER_CLOSED", message: "Closed." },
    "4": running,
    "5": { code: "OFFER_NOT_FOR_YOU", message: "Not for you." },
    "6": { code: "OFFER_NOT_FOR_YOU", message: "Not for you." },
  };
  const show = async (path: string, told: Record<string, Hindrance> | null = standings) =>
    renderInApp(await createTestApp(playerSite("1.00"), answersOf(told)), <Page />, path);

  it("is said on each card, with why not", async () => {
    await show("/en/promotions");
    expect(await screen.findByText("You can take it now")).toBeTruthy();
    expect(card("Monday reload").getByText("You can take it now")).toBeTruthy();
    expect(card("Slots gift").getByText(running.message)).toBeTruthy();
    expect(card("Free bet by code").getByText(/You need its promo code/)).toBeTruthy();
    expect(card("Welcome to sports").getByText("Only before your first deposit")).toBeTruthy();
    // What is over says so already, and what holds by itself is not taken.
    expect(screen.queryByText("Closed.")).toBeNull();
    expect(screen.getAllByText("You can take it now")).toHaveLength(1);
  });

  it("can be shown alone, by the address, within each kind", async () => {
    await show("/en/promotions");
    await userEvent.click(await screen.findByRole("link", { name: "You can take (1)" }));
    expect(await titlesIn("All")).toEqual(["Monday reload"]);
    await userEvent.click(screen.getByRole("link", { name: "Casino" }));
    expect(await screen.findByText("Nothing you can take right now")).toBeTruthy();
    expect(screen.getByRole("link", { name: "You can take (0)" }).getAttribute("aria-current")).toBe("page");
    await userEvent.click(screen.getByRole("link", { name: "All offers" }));
    expect(await titlesIn("Casino")).toEqual(["VIP cashback", "Slots gift"]);
    cleanup();
    await show("/en/promotions?take=now&category=redeposit");
    expect(await titlesIn("Reload")).toEqual(["Monday reload"]);
  });

  it.each([
    ["a guest", GUEST_SITE, standings],
    ["a player whose standing can't be told", playerSite("1.00"), null],
  ])("is no choice for %s, who sees all offers", async (_, site, told) => {
    renderInApp(await createTestApp(site, answersOf(told)), <Page />, "/en/promotions?take=now");
    expect(await titlesIn("All")).toHaveLength(offers.length);
    expect(screen.queryByRole("link", { name: /You can take/ })).toBeNull();
    expect(screen.queryByText("You can take it now")).toBeNull();
  });
});
