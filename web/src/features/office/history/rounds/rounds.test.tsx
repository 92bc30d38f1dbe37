// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { rubles, typed } from "@/slip/placedCoupon/testCoupon.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { readRound, roundUrl } from "@/account/roundUrl.ts";
import { CasinoRoundDocument, CasinoRoundsDocument, type RoundFieldsFragment } from "@/operations/office/generated.ts";
import { readRoundChoice, roundFilterOf, roundsUrl } from "./address.ts";
import { OneRound } from "./OneRound.tsx";
import { Rounds } from "./Rounds.tsx";

afterEach(cleanup);

const game = typed("CasinoGame", {
  id: "5001",
  route: "old-jack",
  halls: ["CARDS" as const],
  provider: typed("CasinoProvider", { key: "lamp", name: "Lamp Tables" }),
});
const round = (id: string, change: Partial<RoundFieldsFragment> = {}) =>
  typed("CasinoRound", {
    id,
    gameName: "Old Jack",
    game,
    accountId: "7001",
    stake: rubles("10.00"),
    won: rubles("25.00"),
    result: "WON" as const,
    isFree: false,
    startedAt: "2026-11-20T10:00:00Z",
    endedAt: "2026-11-20T10:00:05Z",
    ...change,
  });
const pageOf = (nodes: readonly ReturnType<typeof round>[], hasNextPage = false) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    casinoRounds: {
      __typename: "CasinoRoundConnection",
      edges: nodes.map((node) => ({ __typename: "CasinoRoundEdge", cursor: node.id, node })),
      totalCount: nodes.length,
      pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
    },
    casinoRecents: {
      __typename: "CasinoRecents",
      played: [{ __typename: "CasinoGame", id: "5001", key: "old-jack", name: "Old Jack" }],
    },
  },
});

/** The route's own work: what the address says is what is asked for. */
function Page() {
  const { pathname, search } = useLocation();
  const choice = readRoundChoice(new URLSearchParams(search));
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Asked query={CasinoRoundsDocument} variables={{ first: 20, filter: roundFilterOf(choice, "UTC") }}>
        {(answer) => <Rounds choice={choice} answer={answer} />}
      </Asked>
    </>
  );
}
const show = async (answers: Answers, search = "?view=casino", site = playerSite("100.00")) =>
  renderInApp(await createTestApp(site, answers), <Page />, `/en/office/history${search}`);
const rows = async () =>
  within(await screen.findByRole("table", { name: "Casino history" }))
    .getAllByRole("row")
    .slice(1);

describe("casino history", () => {
  it("shows game, stake, win and result of each round, and leads back into an open one", async () => {
    await show((operation) =>
      operation === "CasinoRounds"
        ? pageOf([
            round("r4", { result: "OPEN", won: rubles("0.00"), endedAt: null }),
            round("r3", { isFree: true }),
            round("r2", { result: "LOST", won: rubles("0.00") }),
            round("r1", { result: "RETURNED", won: rubles("0.00"), game: null, gameName: "gone" }),
          ])
        : undefined,
    );
    const [open, won, lost, returned] = (await rows()).map((row) =>
      within(row)
        .getAllByRole("cell")
        .slice(1, 5)
        .map((cell) => cell.textContent),
    );
    expect(open).toEqual(["Old JackLamp Tables", "OpenContinue", "₽10.00", "–"]);
    expect(won).toEqual(["Old JackLamp Tables", "Won", "₽10.00Free round", "+₽25.00"]);
    expect(lost?.[1]).toBe("Lost");
    expect(returned).toEqual(["gone", "Returned", "₽10.00", "₽0.00"]);
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/en/games/old-jack?mode=money");
    expect(screen.queryByRole("link", { name: "gone" })).toBeNull();
  });

  it("asks for what the address says, and puts a choice into the address", async () => {
    const asked: unknown[] = [];
    await show((operation, variables) => {
      if (operation !== "CasinoRounds") return undefined;
      asked.push(variables["filter"]);
      return pageOf([round("r1")]);
    }, "?view=casino&result=WON&from=2026-11-02&to=2026-11-01&game=old-jack&account=x");
    await rows();
    expect(asked).toEqual([
      { results: ["WON"], gameKey: "old-jack", from: "2026-11-01T00:00:00Z", before: "2026-11-03T00:00:00Z" },
    ]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Open" }));
    const address = screen.getAllByRole("status").find((each) => each.tagName === "OUTPUT");
    await waitFor(() => expect(address?.textContent).toContain("result=OPEN&result=WON"));
  });

  it("tells where a round can be checked, and that its seeds are secret before", async () => {
    let verifyUrl: string | null = null;
    await show((operation) =>
      operation === "CasinoRounds"
        ? pageOf([round("r1")])
        : operation === "RoundCheck"
          ? {
              viewer: {
                __typename: "Viewer",
                id: "1",
                casinoRound: { __typename: "CasinoRound", id: "r1", verifyUrl },
              },
            }
          : undefined,
    );
    const toggle = within((await rows())[0] as HTMLElement).getByRole("button", { name: /^Details: Old Jack/ });
    await userEvent.click(toggle);
    expect(await screen.findByText(/seeds are still secret/)).toBeTruthy();
    await userEvent.click(toggle);
    verifyUrl = "https://studio.example/en/verify#r1";
    await userEvent.click(toggle);
    expect((await screen.findByRole("link", { name: "Verify the round" })).getAttribute("href")).toBe(verifyUrl);
  });

  it("asks a guest to sign in, and says when there is nothing or when it failed", async () => {
    await show(() => ({ viewer: null }), undefined, GUEST_SITE);
    expect(await screen.findByText("Sign in to see your rounds")).toBeTruthy();
    cleanup();
    await show((operation) => (operation === "CasinoRounds" ? pageOf([]) : undefined));
    expect(await screen.findByText("You have played no rounds yet")).toBeTruthy();
    cleanup();
    await show((operation) => (operation === "CasinoRounds" ? pageOf([]) : undefined), "?view=casino&result=WON");
    expect(await screen.findByText("No rounds match")).toBeTruthy();
    cleanup();
    await show((operation) => {
      if (operation === "CasinoRounds") throw new Error("away");
      return undefined;
    });
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  it("keeps an address that makes sense as it is", () => {
    for (const url of [
      "/en/office/history?view=casino",
      "/en/office/history?view=casino&result=OPEN&result=LOST&game=old-jack&account=7001&from=2026-11-01&to=2026-11-30",
    ])
      expect(roundsUrl("en", readRoundChoice(new URL(url, "http://x").searchParams))).toBe(url);
  });
});

describe("one round", () => {
  const showOne = async (casinoRound: ReturnType<typeof round> | null) => {
    const asked: unknown[] = [];
    const answers: Answers = (operation, variables) => {
      if (operation !== "CasinoRound") return undefined;
      asked.push(variables);
      return { viewer: { __typename: "Viewer", id: "1", casinoRound } };
    };
    renderInApp(
      await createTestApp(playerSite("100.00"), answers),
      <Asked query={CasinoRoundDocument} variables={{ id: "r:1" }}>
        {(answer) => <OneRound asked={answer} />}
      </Asked>,
      roundUrl("en", "r:1"),
    );
    return asked;
  };

  it("is shown open, with a way to all of them", async () => {
    expect(await showOne(round("r:1"))).toEqual([{ id: "r:1" }]);
    const [row, details, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row?.textContent).toContain("Old Jack");
    expect(details?.textContent).toContain("r:1");
    expect(screen.getByRole("link", { name: "All rounds" }).getAttribute("href")).toBe(
      "/en/office/history?view=casino",
    );
  });

  it("is said to be unknown, and an address without one means all rounds", async () => {
    await showOne(null);
    expect(await screen.findByText("There is no such round")).toBeDefined();
    const read = (query: string) => readRound(new URLSearchParams(query));
    expect(read("view=casino&round=r%3A1")).toBe("r:1");
    expect([read("view=casino"), read("round=r1"), read("view=casino&round=a%20b")]).toEqual([null, null, null]);
  });
});
