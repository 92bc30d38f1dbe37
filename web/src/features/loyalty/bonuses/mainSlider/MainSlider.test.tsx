// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { MainSliderQuery } from "@/operations/loyalty/generated.ts";
import { createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { roubles, terms, testOffer } from "../offers/testOffer.ts";
import { MainSlider } from "./MainSlider.tsx";
import type { SlideTournament } from "./slides.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tournament = (id: string, phase: SlideTournament["phase"]) => ({
  __typename: "Tournament" as const,
  id,
  name: `Cup ${id}`,
  edition: 1,
  phase,
  product: "SPORT" as const,
  scoring: "WIN_RATIO" as const,
  picture: "crown",
  opensAt: "2026-11-20T00:00:00Z",
  startsAt: "2026-11-21T00:00:00Z",
  endsAt: "2026-12-21T00:00:00Z",
  playerCount: 2,
  version: 3,
  fee: null,
  fund: roubles("10900.00"),
});

function answer(
  offers: readonly ReturnType<typeof testOffer>[],
  tournaments: readonly ReturnType<typeof tournament>[] = [],
) {
  return {
    offers: {
      __typename: "OfferConnection",
      totalCount: offers.length,
      edges: offers.map((node) => ({ __typename: "OfferEdge", cursor: node.id, node })),
    },
    tournaments: {
      __typename: "TournamentConnection",
      totalCount: tournaments.length,
      edges: tournaments.map((node) => ({ __typename: "TournamentEdge", node })),
    },
  } as MainSliderQuery;
}

const OFFERS = [
  testOffer("1", "Reload"),
  testOffer("2", "Over", { phase: "OVER" }),
  testOffer("3", "Welcome", { isWelcome: true }),
  testOffer("4", "Coming", { phase: "COMING" }),
];
const CUPS = [tournament("7", "RUNNING"), tournament("8", "COMING")];

async function show(site: TestSite, said: MainSliderQuery | undefined) {
  const app = await createTestApp(site, (operation) =>
    operation === "MainSlider" ? (said as Record<string, unknown> | undefined) : undefined,
  );
  return renderInApp(app, <MainSlider />);
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("shows what can be taken and played now, welcome offers first, each as a link [2.62]", async () => {
  await show(GUEST_SITE, answer(OFFERS, CUPS));
  await screen.findByRole("region", { name: "Promotions and tournaments" });
  expect(titles()).toEqual(["Welcome", "Cup 7", "Reload"]);
  expect(screen.getByRole("link", { name: "Welcome" }).getAttribute("href")).toBe("/en/bonuses/offer-3");
  expect(screen.getByRole("link", { name: "Cup 7" }).getAttribute("href")).toBe("/en/bonus/casino/tournaments/7");
});

it("leaves welcome offers out for players who have deposited", async () => {
  await show(playerSite("10.00"), answer(OFFERS));
  await screen.findByRole("region", { name: "Promotions and tournaments" });
  expect(titles()).toEqual(["Reload"]);
});

it("names what an offer gives in the currency of the player's account, else of the country", async () => {
  const euros = { __typename: "Money" as const, amount: "100", currency: "EUR" };
  const inEuros = terms.currencies.map((each) => ({ ...each, currency: "EUR", maxBonus: euros }));
  const said = answer([
    testOffer("1", "Reload", { terms: { ...terms, currencies: [...terms.currencies, ...inEuros] } }),
  ]);
  const { viewer, ...site } = playerSite("10.00");
  const accounts = viewer?.accounts?.map((account) => ({ ...account, balance: euros })) ?? [];
  await show({ ...site, viewer: viewer && { ...viewer, accounts, activeAccount: accounts[0] ?? null } }, said);
  expect(await screen.findByText("€100")).toBeDefined();
  cleanup();
  await show(GUEST_SITE, said);
  expect(await screen.findByText("₽5,000")).toBeDefined();
});

it.each([
  ["nothing to show", answer([])],
  ["no answer", undefined],
])("keeps its place while it is on its way, and is gone where there is %s", async (_, said) => {
  const { container } = await show(GUEST_SITE, said);
  expect(container.innerHTML).not.toBe("");
  await waitFor(() => expect(container.innerHTML).toBe(""));
});

it("moves by its buttons, which stand only where there is more to see", async () => {
  const sizes = { clientWidth: 600, scrollWidth: 600, scrollLeft: 0 };
  for (const name of ["clientWidth", "scrollWidth", "scrollLeft"] as const)
    vi.spyOn(Element.prototype, name, "get").mockImplementation(() => sizes[name]);
  await show(GUEST_SITE, answer(OFFERS, CUPS));
  const slider = await screen.findByRole("region", { name: "Promotions and tournaments" });
  expect(within(slider).queryAllByRole("button")).toEqual([]);
  cleanup();

  sizes.scrollWidth = 1500;
  await show(GUEST_SITE, answer(OFFERS, CUPS));
  const row = within(await screen.findByRole("region", { name: "Promotions and tournaments" })).getByRole("list");
  const moved: number[] = [];
  row.scrollBy = (options?: ScrollToOptions | number) => {
    sizes.scrollLeft += typeof options === "object" ? (options.left ?? 0) : 0;
    moved.push(sizes.scrollLeft);
    row.dispatchEvent(new Event("scroll"));
  };
  const [previous, next] = [
    screen.getByRole("button", { name: "Previous" }),
    screen.getByRole("button", { name: "Next" }),
  ];
  expect([previous, next].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false]);
  await userEvent.click(next);
  expect(moved).toEqual([480]);
  expect((previous as HTMLButtonElement).disabled).toBe(false);
});
