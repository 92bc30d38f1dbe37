// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { DrawList } from "./DrawList.tsx";
import { DrawPage } from "./DrawPage.tsx";
import { testDraw } from "./testDraw.ts";
import { Tickets } from "./Tickets.tsx";

afterEach(cleanup);

const kinds = [{ key: "fifteen", name: "Toto-15" }];
const page = <DrawPage open="totoDraw" section="fifteen" kinds={kinds} draw={testDraw()} />;

const noTickets = {
  __typename: "TotoTicketConnection",
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};

const money = (amount: string) => ({ __typename: "Money", amount, currency: "RUB" });
const testTicket = (id: string) => ({
  __typename: "TotoTicket",
  id,
  state: "OPEN",
  combinations: 1,
  hits: null,
  boughtAt: "2026-11-21T10:00:00Z",
  stake: money("50.00"),
  price: money("50.00"),
  prize: null,
  picks: [],
  draw: null,
});

/** Answers purchases, and notes what was bought. */
function till(bought: unknown[], errors: { code: string }[] = []): Answers {
  return (operation, variables) => {
    if (operation === "TotoTickets") return { viewer: { __typename: "Viewer", id: "1", totoTickets: noTickets } };
    if (operation !== "BuyTotoTicket") return undefined;
    bought.push(variables["input"]);
    const ticket = {
      __typename: "TotoTicket",
      id: "8000001",
      combinations: 2,
      price: { __typename: "Money", amount: "100.00", currency: "RUB" },
    };
    return {
      buyTotoTicket: {
        __typename: "TotoTicketPayload",
        ticket: errors.length === 0 ? ticket : null,
        errors: errors.map(({ code }) => ({ __typename: "InputError", code, path: null })),
      },
    };
  };
}

const none: Answers = () => undefined;

const match = (name: string) => within(screen.getByRole("group", { name }));

describe("the page of a draw [2.54]", () => {
  it("shows pool, jackpot, popularity of outcomes, and the rules of the kind", async () => {
    renderInApp(await createTestApp(GUEST_SITE, none), page, "/en/toto/fifteen/draw");
    expect(await screen.findByRole("heading", { level: 1, name: "Toto-15, draw No. 12" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Chelsea 75.0%" })).toBeTruthy();
    expect(screen.getByText("90% of all stakes are paid out as prizes.")).toBeTruthy();
    expect(screen.getByRole("timer")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Past draws" }).getAttribute("href")).toBe("/en/toto/fifteen/draws");
  });

  it("prices a system as it grows, and refuses one that is too large", async () => {
    const user = userEvent.setup();
    renderInApp(await createTestApp(playerSite("1000.00"), till([])), page, "/en/toto/fifteen/draw");
    await user.click(await screen.findByRole("button", { name: "Favourites" }));
    expect(screen.getByText("Combinations").nextSibling?.textContent).toBe("1");
    for (const name of [/^Draw/, /^Leeds/])
      await user.click(match("Chelsea – Leeds United").getByRole("button", { name }));
    await user.click(match("Arsenal – Everton").getByRole("button", { name: /^Arsenal/ }));
    expect(screen.getByText("Combinations").nextSibling?.textContent).toBe("6");
    expect(screen.getByText("Price").nextSibling?.textContent).toMatch(/300/);
    await user.click(match("Arsenal – Everton").getByRole("button", { name: /^Everton/ }));
    expect(screen.getByRole("alert").textContent).toContain("6 combinations at most");
    expect(screen.getByRole("button", { name: "Buy ticket" })).toHaveProperty("disabled", true);
  });

  it("sells a ticket under a key of its own", async () => {
    const bought: unknown[] = [];
    const user = userEvent.setup();
    renderInApp(
      await createTestApp(playerSite("1000.00"), till(bought)),
      page,
      "/en/toto/fifteen/draw?picks=home.draw-away",
    );
    await user.click(await screen.findByRole("button", { name: "Buy ticket" }));
    expect(await screen.findByText(/Ticket No\. 8000001 is yours/)).toBeTruthy();
    expect(bought).toMatchObject([
      {
        drawId: "7000001",
        stake: "50.00",
        picks: [
          { matchId: "5001", outcomeIds: ["home", "draw"] },
          { matchId: "5002", outcomeIds: ["away"] },
        ],
      },
    ]);
  });

  it("says why a ticket was refused", async () => {
    const user = userEvent.setup();
    const app = await createTestApp(playerSite("1000.00"), till([], [{ code: "DRAW_CLOSED" }]));
    renderInApp(app, page, "/en/toto/fifteen/draw?picks=home-away");
    await user.click(await screen.findByRole("button", { name: "Buy ticket" }));
    expect(await screen.findByText("The sale of this draw has ended.")).toBeTruthy();
  });

  it("shows the player's tickets of a kind, page by page", async () => {
    const asked: Record<string, unknown>[] = [];
    const answers: Answers = (operation, variables) => {
      if (operation !== "TotoTickets") return undefined;
      asked.push(variables);
      const isSecond = variables["after"] === "a";
      const pageInfo = { __typename: "PageInfo", hasNextPage: !isSecond, endCursor: isSecond ? "b" : "a" };
      const node = testTicket(isSecond ? "8000001" : "8000002");
      const totoTickets = { ...noTickets, totalCount: 2, pageInfo, edges: [{ __typename: "TotoTicketEdge", node }] };
      return { viewer: { __typename: "Viewer", id: "1", totoTickets } };
    };
    renderInApp(await createTestApp(playerSite("1.00"), answers), <Tickets section="fifteen" />, "/en/toto/fifteen");
    expect(await screen.findByText(/No\. 8000002/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText(/No\. 8000001/)).toBeTruthy();
    expect(screen.getByText(/No\. 8000002/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(asked).toMatchObject([{ kind: "fifteen" }, { kind: "fifteen", after: "a" }]);
  });

  it("asks for more past draws where there are more", async () => {
    const more = vi.fn();
    const past = testDraw({ state: "SETTLED" });
    const app = await createTestApp(GUEST_SITE, none);
    renderInApp(app, <DrawList draws={[past]} isPast more={more} />, "/en/toto/fifteen/draws");
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(more).toHaveBeenCalledOnce();
    cleanup();
    renderInApp(app, <DrawList draws={[past]} isPast more={undefined} />, "/en/toto/fifteen/draws");
    expect(await screen.findByRole("link", { name: "Toto-15, draw No. 12" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("asks for more where all draws of the page are still on sale", async () => {
    const app = await createTestApp(GUEST_SITE, none);
    renderInApp(app, <DrawList draws={[]} isPast more={() => undefined} />, "/en/toto/fifteen/draws");
    expect(await screen.findByRole("button", { name: "Show more" })).toBeTruthy();
    cleanup();
    renderInApp(app, <DrawList draws={[]} isPast more={undefined} />, "/en/toto/fifteen/draws");
    expect(await screen.findByText("No draw has ended yet")).toBeTruthy();
  });

  it("asks a guest to log in, and says when nothing is on sale", async () => {
    renderInApp(await createTestApp(GUEST_SITE, none), page, "/en/toto/fifteen/draw");
    expect(await screen.findByRole("button", { name: "Log in" })).toBeTruthy();
    cleanup();
    const empty = <DrawPage open="toto" section={null} kinds={kinds} draw={null} />;
    renderInApp(await createTestApp(GUEST_SITE, none), empty, "/en/toto");
    expect(await screen.findByText("No draw is on sale right now")).toBeTruthy();
  });
});
