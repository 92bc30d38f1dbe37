// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { DrawPage } from "./DrawPage.tsx";
import { atRandom, byFavourites, type Draw } from "./picks.ts";
import { ResultsPage } from "./ResultsPage.tsx";
import { drawnDraw, LIST, testDraw } from "./testDraw.ts";
import { verdictOn } from "./verify.ts";

afterEach(cleanup);

const lotteries = [{ id: "quick", name: "Quick 2/6" }];
const pageOf = (draw: Draw | null) => <DrawPage section="quick" lotteries={lotteries} draw={draw} />;
const verifier = (draw: Draw) => (
  <ResultsPage lotteries={lotteries} lottery={null} results={null} statistics={null} draw={draw} />
);

const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
const noTickets = { __typename: "LottoTicketConnection", totalCount: 0, edges: [], pageInfo };
const entries = {
  __typename: "LottoEntryConnection",
  totalCount: LIST.length,
  pageInfo,
  edges: LIST.map((text) => ({ __typename: "LottoEntryEdge", node: { __typename: "LottoEntry", text } })),
};

/** Answers purchases, and notes what was bought. */
function till(bought: unknown[], errors: { code: string; path?: string[] }[] = []): Answers {
  return (operation, variables) => {
    if (operation === "LottoTickets") return { viewer: { __typename: "Viewer", id: "1", lottoTickets: noTickets } };
    if (operation === "LottoEntries") return { lottoEntries: entries };
    if (operation !== "BuyLottoTicket") return undefined;
    bought.push(variables["input"]);
    return {
      buyLottoTicket: {
        __typename: "LottoTicketPayload",
        tickets: errors.length === 0 ? [{ __typename: "LottoTicket", id: "8100001" }] : [],
        errors: errors.map(({ code, path = null }) => ({ __typename: "InputError", code, path })),
      },
    };
  };
}

const number = (name: string) => within(screen.getByRole("group", { name: "Numbers" })).getByRole("button", { name });
const valueOf = (term: string) => screen.getByText(term).nextSibling?.textContent;

describe("quick picks", () => {
  it("are by chance, or by what most tickets have; of equal ones the lowest", () => {
    expect(atRandom(6, 3, () => 0.999)).toEqual([4, 5, 6]);
    expect(atRandom(6, 3, () => 0)).toEqual([1, 2, 3]);
    expect(byFavourites([1, 1, 2, 0, 5, 4], 4)).toEqual([1, 3, 5, 6]);
  });
});

describe("the page of a draw [2.55]", () => {
  it("prices a system as it grows, and takes no more numbers than it may have", async () => {
    const user = userEvent.setup();
    renderInApp(await createTestApp(playerSite("1000.00"), till([])), pageOf(testDraw()), "/en/lotto/quick");
    expect(await screen.findByRole("heading", { level: 1, name: "Quick 2/6, draw No. 12" })).toBeTruthy();
    expect(screen.getByText("Pick 2 more numbers. Extra numbers make a system.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Favourites" }));
    expect(valueOf("Lines")).toBe("1");
    expect(number("5").getAttribute("aria-pressed")).toBe("true");
    await user.click(number("1"));
    await user.click(number("2"));
    expect(valueOf("Lines")).toBe("6");
    expect(valueOf("Price")).toMatch(/60/);
    await user.selectOptions(screen.getByLabelText("Draws in a row"), "3 draws");
    expect(valueOf("Price")).toMatch(/180/);
    expect(number("3")).toHaveProperty("disabled", true);
  });

  it("sells lines for several draws under a key of their own", async () => {
    const bought: unknown[] = [];
    const user = userEvent.setup();
    renderInApp(await createTestApp(playerSite("1000.00"), till(bought)), pageOf(testDraw()), "/en/lotto/quick");
    expect(await screen.findByRole("button", { name: "Buy ticket" })).toHaveProperty("disabled", true);
    await user.click(number("3"));
    await user.click(number("1"));
    await user.click(screen.getByRole("button", { name: "Buy ticket" }));
    expect(await screen.findByText(/Ticket No\. 8100001 is yours/)).toBeTruthy();
    expect(bought).toMatchObject([{ drawId: "7100001", stake: "10.00", numbers: [1, 3], picks: 2, draws: 1 }]);
  });

  it("sells bets at fixed odds and says what they return", async () => {
    const bought: unknown[] = [];
    const user = userEvent.setup();
    renderInApp(await createTestApp(playerSite("1000.00"), till(bought)), pageOf(testDraw()), "/en/lotto/quick");
    await user.click(await screen.findByRole("button", { name: "Bets at fixed odds" }));
    expect(screen.getByText(/return at least 85%/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "1 number right 2.55" }));
    expect(screen.getByRole("button", { name: "Buy ticket" })).toHaveProperty("disabled", true);
    await user.click(number("4"));
    expect(valueOf("Possible win")).toMatch(/25\.50/);
    await user.click(screen.getByRole("button", { name: "Buy ticket" }));
    expect(await screen.findByText(/Ticket No\. 8100001 is yours/)).toBeTruthy();
    expect(bought).toMatchObject([{ numbers: [], bets: [{ betId: "numbers-1", numbers: [4], stake: "10.00" }] }]);
    // The next ticket starts empty.
    expect(screen.queryByRole("list", { name: "Bets on the ticket" })).toBeNull();
    expect(screen.getByRole("button", { name: "Buy ticket" })).toHaveProperty("disabled", true);
  });

  it("sells several bets on one ticket, each with its stake, in one press", async () => {
    const bought: unknown[] = [];
    const user = userEvent.setup();
    renderInApp(await createTestApp(playerSite("1000.00"), till(bought)), pageOf(testDraw()), "/en/lotto/quick");
    await user.click(await screen.findByRole("button", { name: "Bets at fixed odds" }));
    await user.click(screen.getByRole("button", { name: "Odd 1.70" }));
    await user.click(screen.getByRole("button", { name: "Even 1.70" }));
    await user.click(screen.getByRole("button", { name: "1 number right 2.55" }));
    await user.click(number("4"));
    const list = () => within(screen.getByRole("list", { name: "Bets on the ticket" }));
    expect(list().getByText(/First ball: Odd/)).toBeTruthy();
    expect(valueOf("Bets")).toBe("3");
    expect(valueOf("Price")).toMatch(/30/);
    // A full ticket takes no more, and a bet stands on it once.
    expect(screen.getByText(/up to 3 bets/)).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Numbers" })).toBeNull();
    // One stake for all, then another for one of them.
    const common = screen.getByLabelText("Stake on each bet");
    await user.clear(common);
    await user.type(common, "20");
    expect(valueOf("Price")).toMatch(/60/);
    const [first] = list().getAllByLabelText("Stake");
    if (first === undefined) throw new Error("no stake");
    await user.clear(first);
    await user.type(first, "2000");
    expect(list().getByText(/Stake from .*10.* to .*1,000/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Buy ticket" })).toHaveProperty("disabled", true);
    await user.clear(first);
    await user.type(first, "50");
    expect(valueOf("Price")).toMatch(/90/);
    await user.click(screen.getByRole("button", { name: "Remove bet: First ball: Even" }));
    expect(valueOf("Price")).toMatch(/70/);
    await user.click(screen.getByRole("button", { name: "Buy ticket" }));
    expect(await screen.findByText(/Ticket No\. 8100001 is yours/)).toBeTruthy();
    expect(bought).toMatchObject([
      {
        drawId: "7100001",
        numbers: [],
        bets: [
          { betId: "first-odd", numbers: [], stake: "50" },
          { betId: "numbers-1", numbers: [4], stake: "20" },
        ],
      },
    ]);
  });

  it("says which bet was refused", async () => {
    const user = userEvent.setup();
    const refusing = till([], [{ code: "AMOUNT_TOO_LARGE", path: ["bets", "1", "stake"] }]);
    renderInApp(await createTestApp(playerSite("1000.00"), refusing), pageOf(testDraw()), "/en/lotto/quick");
    await user.click(await screen.findByRole("button", { name: "Bets at fixed odds" }));
    await user.click(screen.getByRole("button", { name: "Odd 1.70" }));
    await user.click(screen.getByRole("button", { name: "Even 1.70" }));
    await user.click(screen.getByRole("button", { name: "Buy ticket" }));
    expect((await screen.findByRole("alert")).textContent).toBe("First ball: Even: The stake is too high.");
  });

  it("shows the bets of a ticket with what became of each", async () => {
    const rubles = (amount: string) => ({ __typename: "Money", amount, currency: "RUB" });
    const bet = { __typename: "LottoTicketBet", coef: "1.70", numbers: [], stake: rubles("10.00") };
    const ticket = {
      __typename: "LottoTicket",
      id: "8100009",
      state: "WON",
      bets: [
        { ...bet, betId: "first-odd", state: "WON", prize: rubles("17.00") },
        { ...bet, betId: "sum-over", state: "LOST", prize: rubles("0.00") },
      ],
      numbers: [],
      picks: 0,
      lines: 1,
      boughtAt: "2031-05-01T17:00:00Z",
      stake: rubles("20.00"),
      price: rubles("20.00"),
      prize: rubles("17.00"),
      draw: {
        __typename: "LottoDraw",
        id: "7100001",
        number: 12,
        state: "SETTLED",
        closesAt: "2031-05-01T18:00:00Z",
        balls: [1, 3],
        lottery: { __typename: "Lottery", id: "quick", name: "Quick 2/6", ballCount: 6, drawnCount: 2 },
      },
    };
    const mine = { ...noTickets, totalCount: 1, edges: [{ __typename: "LottoTicketEdge", node: ticket }] };
    const answers: Answers = (operation) =>
      operation === "LottoTickets" ? { viewer: { __typename: "Viewer", id: "1", lottoTickets: mine } } : undefined;
    renderInApp(await createTestApp(playerSite("1000.00"), answers), pageOf(drawnDraw()), "/en/lotto/quick/7100001");
    const bets = within(await screen.findByRole("list", { name: "Bets on the ticket" })).getAllByRole("listitem");
    expect(bets.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/First ball: Odd · 1\.70Won.*10\.00.*17\.00/),
      expect.stringMatching(/Sum of the balls: Over 7\.5 · 1\.70No win.*10\.00/),
    ]);
  });

  it("says why a ticket was refused, and asks a guest to log in", async () => {
    const user = userEvent.setup();
    const refusing = till([], [{ code: "DRAW_CLOSED" }]);
    renderInApp(await createTestApp(playerSite("1000.00"), refusing), pageOf(testDraw()), "/en/lotto/quick");
    await user.click(await screen.findByRole("button", { name: "Quick pick" }));
    await user.click(screen.getByRole("button", { name: "Buy ticket" }));
    expect((await screen.findByRole("alert")).textContent).toBe("The sale of this draw has ended.");
    cleanup();
    renderInApp(await createTestApp(GUEST_SITE, till([])), pageOf(testDraw()), "/en/lotto/quick");
    expect(await screen.findByRole("button", { name: "Log in" })).toBeTruthy();
    cleanup();
    renderInApp(await createTestApp(GUEST_SITE, till([])), pageOf(null), "/en/lotto/quick");
    expect(await screen.findByText("No draw is on sale right now")).toBeTruthy();
  });

  it("shows the balls of a draw that is over at once, and again ball by ball on request", async () => {
    const user = userEvent.setup();
    const draw = drawnDraw();
    renderInApp(await createTestApp(GUEST_SITE, till([])), pageOf(draw), "/en/lotto/quick/7100001");
    const balls = await screen.findByRole("list", { name: "Balls drawn" });
    expect(
      within(balls)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(draw.balls?.map(String));
    await user.click(screen.getByRole("button", { name: "Watch again" }));
    expect(within(screen.getByRole("list", { name: "Balls drawn" })).queryAllByRole("listitem")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Skip to the result" }));
    expect(within(screen.getByRole("list", { name: "Balls drawn" })).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Verify this draw" }).getAttribute("href")).toBe(
      "/en/lotto/results/view?draw=7100001",
    );
  });
});

describe("the verifier [2.55]", () => {
  it("does a draw and the hash of its tickets again", async () => {
    const user = userEvent.setup();
    renderInApp(
      await createTestApp(GUEST_SITE, till([])),
      verifier(drawnDraw()),
      "/en/lotto/results/view?draw=7100001",
    );
    expect(await screen.findByText("The seed is the one that was promised.")).toBeTruthy();
    expect(screen.getByText("The balls follow from seed and tickets.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Check the list of tickets" }));
    expect(await screen.findByText("The tickets' hash covers the whole list: 2.")).toBeTruthy();
  });

  it("finds another seed, other balls, and a list that was changed", async () => {
    const draw = drawnDraw();
    expect(verdictOn({ ...draw, seed: "0a1b2d" })).toMatchObject({ isSeedKept: false });
    expect(verdictOn({ ...draw, balls: draw.balls?.toReversed() ?? null })).toMatchObject({ areBallsRight: false });
    expect(verdictOn(testDraw())).toBeNull();
    const user = userEvent.setup();
    const changed = drawnDraw({ ticketsHash: "0".repeat(64) });
    renderInApp(await createTestApp(GUEST_SITE, till([])), verifier(changed), "/en/lotto/results/view?draw=7100001");
    await user.click(await screen.findByRole("button", { name: "Check the list of tickets" }));
    expect(await screen.findByText("The tickets' hash doesn't match the list!")).toBeTruthy();
  });
});
