// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useMethods } from "@/features/office/payments/method/useMethods.ts";
import { testMethod } from "@/features/office/payments/testPayment.ts";
import { type Answers, createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import { FLAGS_KEY, keepFlag, readFlag } from "./flags.ts";
import { type DeskFlag, deskStep } from "./rule.ts";
import TeamCashWatch from "./TeamCashWatch.tsx";
import TeamCashWindow from "./TeamCashWindow.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const DAY = 86_400_000;

describe("when a player is told", () => {
  it.each<[number, DeskFlag | null, DeskFlag | null]>([
    [0, null, null],
    [2, null, null],
    [3, null, "shown"],
    [3, "shown", null],
    [3, "activated", null],
    [4, null, "activated"],
    [4, "shown", "activated"],
    [4, "activated", null],
    [5, "shown", "activated"],
    [5, "activated", null],
  ])("of %i paid, known as %s, makes it %s [4.73]", (paid, flag, step) => {
    expect(deskStep(paid, flag)).toBe(step);
  });

  it("is kept for 372 days, for each player apart [4.74] [9.33]", () => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    keepFlag("1", "shown", now);
    keepFlag("2", "activated", now);
    expect([readFlag("1", now + 372 * DAY - 1), readFlag("2", now)]).toEqual(["shown", "activated"]);
    expect([readFlag("1", now + 372 * DAY), readFlag("3", now)]).toEqual([null, null]);
    localStorage.setItem(FLAGS_KEY, '{"1":{"flag":"other","until":"x"}}');
    expect(readFlag("1", now)).toBeNull();
  });
});

const node = (id: number, status: string) => ({
  __typename: "TeamCashPaymentEdge",
  node: {
    __typename: "TeamCashPayment",
    id: String(id),
    status,
    skksHash: status === "PAID" ? `RECEIPT${id}` : null,
    datePayment: status === "PAID" ? "2026-11-20T10:00:00Z" : null,
    summ: { __typename: "Money", amount: "500.00", currency: "RUB" },
  },
});

/** A gateway with these payments, newest first, that notes how many entries were asked for. */
function desk(statuses: readonly string[], asked: unknown[] = []): Answers {
  return (operation, variables) => {
    if (operation !== "TeamCashPayments") return undefined;
    const { first, after } = variables as { first: number; after: string | null };
    asked.push([first, after]);
    const start = after === null ? 0 : Number(after);
    const shown = statuses.slice(start, start + first);
    return {
      viewer: {
        __typename: "Viewer",
        id: "1",
        teamCashPayments: {
          __typename: "TeamCashPaymentConnection",
          edges: shown.map((status, index) => node(start + index, status)),
          pageInfo: {
            __typename: "PageInfo",
            hasNextPage: statuses.length > start + first,
            endCursor: String(start + shown.length),
          },
          totalCount: statuses.length,
        },
      },
    };
  };
}
const watch = async (answers: Answers, path = "/en/line") => {
  const app = await createTestApp(playerSite("100.00"), answers);
  renderInApp(app, <TeamCashWatch playerId="1" />, path);
  return app;
};
const [P, N] = ["PAID", "NOT_PAID"];

describe("payments at cash desks", () => {
  it.each<[string, string[], DeskFlag | null, number]>([
    ["two of three paid", [P, N, P], null, 1],
    ["three paid", [P, P, P], "shown", 1],
    ["three paid on two pages", [P, N, P, P], "shown", 2],
    ["four paid", [P, P, P, P], "activated", 2],
    ["three of the newest five paid", [P, N, P, N, P, P, P], "shown", 2],
  ])("%s: counted on two pages at most, five entries in all [4.72]", async (_, statuses, flag, pages) => {
    const asked: unknown[] = [];
    const app = await watch(desk(statuses, asked));
    await waitFor(() => expect(asked).toHaveLength(pages));
    if (flag !== null) await waitFor(() => expect(app.dialog()).toEqual({ name: "teamCash" }));
    expect([readFlag("1"), app.dialog()?.name]).toEqual([flag, flag === null ? undefined : "teamCash"]);
    expect(asked).toEqual(
      [
        [3, null],
        [2, "3"],
      ].slice(0, pages),
    );
  });

  it("are told of once, and not asked for again by who was told everything [4.73]", async () => {
    keepFlag("1", "shown");
    const asked: unknown[] = [];
    let app = await watch(desk([P, P, P], asked));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(app.dialog()).toBeNull();
    cleanup();
    keepFlag("1", "activated");
    app = await watch(desk([P, P, P, P], asked));
    await act(async () => undefined);
    expect([asked.length, app.dialog()]).toEqual([1, null]);
  });

  it("wait until no other window is open, and for an ordinary page", async () => {
    const asked: unknown[] = [];
    const app = await createTestApp(playerSite("100.00"), desk([P, P, P], asked));
    app.dialog({ name: "search" });
    renderInApp(app, <TeamCashWatch playerId="1" />, "/en/line");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(readFlag("1")).toBeNull();
    act(() => void app.dialog(null));
    await waitFor(() => expect(app.dialog()).toEqual({ name: "teamCash" }));
    act(() => void app.dialog(null));
    expect(app.dialog()).toBeNull();
    cleanup();
    localStorage.clear();
    const other = await watch(desk([P, P, P], asked), "/en/onpay/success");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect([readFlag("1"), other.dialog()]).toEqual([null, null]);
  });
});

describe("the window [2.61]", () => {
  it("has the receipts, how a payment goes with the player's number, and the way to the history", async () => {
    const app = await createTestApp(playerSite("100.00"), desk([P, N, P]));
    renderInApp(app, <TeamCashWindow isOpen onClose={() => undefined} />);
    const window = within(await screen.findByRole("dialog", { name: "Paying at a cash desk" }));
    expect(await window.findByText("RECEIPT0")).toBeTruthy();
    expect(window.getByText("RECEIPT2")).toBeTruthy();
    expect(window.getByText(/with your player number ⁦1⁩/)).toBeTruthy();
    expect(window.getByRole("link", { name: "Cash desk payments" }).getAttribute("href")).toBe(
      "/en/office/historypay?desk=1",
    );
    expect(window.queryByRole("status")).toBeNull();
  });

  it("says that the cash desk comes first from the fourth payment on, and so it does [4.73]", async () => {
    const methods = [
      testMethod(),
      testMethod({ id: "wallet", kind: "WALLET" }),
      testMethod({ id: "desk", kind: "CASH" }),
    ];
    function List({ direction }: { direction: "DEPOSIT" | "WITHDRAWAL" }) {
      return (
        <output>
          {useMethods(direction, "11")
            .methods?.map(({ id }) => id)
            .join(" ")}
        </output>
      );
    }
    const app = await createTestApp(playerSite("100.00"), (operation, variables, language) =>
      operation === "PaymentMethods" ? { paymentMethods: methods } : desk([P, P, P, P])(operation, variables, language),
    );
    renderInApp(
      app,
      <>
        <List direction="DEPOSIT" />
        <List direction="WITHDRAWAL" />
        <TeamCashWindow isOpen onClose={() => undefined} />
      </>,
    );
    const lists = () => [...document.querySelectorAll("output")].map(({ textContent }) => textContent);
    await waitFor(() => expect(lists()).toEqual(["card wallet desk", "card wallet desk"]));
    act(() => keepFlag("1", "activated"));
    await waitFor(() => expect(lists()).toEqual(["desk card wallet", "card wallet desk"]));
    expect(screen.getByText(/stands first among your payment methods/)).toBeTruthy();
  });
});
