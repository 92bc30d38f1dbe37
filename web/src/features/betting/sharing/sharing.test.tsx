// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { slipBet } from "@/slip/slipBet.ts";
import { testLeg } from "@/slip/testLeg.ts";
import { type Answers, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { CouponFromAddress } from "./CouponFromAddress.tsx";
import { LoadCode } from "./LoadCode.tsx";
import { ShareCoupon } from "./ShareCoupon.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const betOf = (gameId: string, coef: string) => {
  const { game, market, outcome } = testLeg(gameId, coef);
  return slipBet(game, market, outcome, coef, "en");
};
const sharedOf = (
  ids: string[],
  missingCount: number,
  kind = "EXPRESS",
  places: Record<string, object> = {},
  more: object = {},
) => ({
  sharedCoupon: {
    __typename: "SharedCoupon",
    code: "ABCD2345",
    kind,
    systemValue: null,
    cover: null,
    missingCount,
    ...more,
    bets: ids.map((id) => ({
      ...testLeg(id, "2.500"),
      __typename: "SharedBet",
      isBanker: false,
      blockId: null,
      ...places[id],
    })),
  },
});
const Where = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;

async function show(element: ReactNode, answers: Answers, path = "/en") {
  const app = await createTestApp(GUEST_SITE, answers);
  renderInApp(
    app,
    <>
      {element}
      <Where />
    </>,
    path,
  );
  return app;
}

async function load(text: string, answer: Record<string, unknown> | undefined) {
  const asked: unknown[] = [];
  const app = await show(<LoadCode />, (_, variables) => {
    asked.push(variables);
    return answer;
  });
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Booking code" }), `${text}{Enter}`);
  return { app, asked };
}

describe("loading a code", () => {
  it("puts its bets into the empty coupon at today's prices and says how many are missing [3.01]", async () => {
    const { app, asked } = await load("abcd-2345", sharedOf(["701", "702", "703"], 2, "CHAIN"));
    await waitFor(() =>
      expect(app.coupon.bets().map(({ outcomeId, coef }) => [outcomeId, coef])).toEqual([
        ["701.1x2.home", "2.500"],
        ["702.1x2.home", "2.500"],
        ["703.1x2.home", "2.500"],
      ]),
    );
    expect([asked, app.coupon.making().kind]).toEqual([[{ code: "ABCD2345" }], "CHAIN"]);
    expect(app.notifications.list()).toMatchObject([
      { kind: "warning", text: "Added to your bet slip at current odds: 3. No longer available: 2." },
    ]);
  });

  it("makes of it what it was: a system's size and bankers, a conditional coupon's blocks [3.01] [4.14]", async () => {
    const { app: system } = await load(
      "ABCD2345",
      sharedOf(["701", "702", "703"], 0, "SYSTEM", { "702": { isBanker: true } }, { systemValue: 3 }),
    );
    await waitFor(() => expect(system.coupon.making()).toMatchObject({ kind: "SYSTEM", systemValue: 3 }));
    expect(system.coupon.bets().map(({ isBanker = false }) => isBanker)).toEqual([false, true, false]);
    cleanup();
    const { app: blocks } = await load(
      "ABCD2345",
      sharedOf(["701", "702", "703"], 0, "CONDITIONAL", { "701": { blockId: "b" }, "703": { blockId: "a" } }),
    );
    await waitFor(() => expect(blocks.coupon.making()).toMatchObject({ kind: "CONDITIONAL", blocks: ["b", "a"] }));
    expect(blocks.coupon.bets().map(({ blockId = null }) => blockId)).toEqual(["b", null, "a"]);
  });

  it.each([
    ["ABCD0O1I", { sharedCoupon: null }, "A booking code has 8 letters and digits"],
    ["ABCD2345", { sharedCoupon: null }, "No bet slip found with this code"],
    ["ABCD2345", sharedOf([], 3), "None of its selections is available any more: the games have started or ended."],
    ["ABCD2345", undefined, "Couldn't load the bet slip. Try again."],
  ])("says at the field what is wrong with %s", async (code, answer, words) => {
    const { app } = await load(code, answer);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(app.coupon.bets()).toEqual([]);
  });

  it("asks before it takes the place of other bets, and leaves them when it is declined", async () => {
    const app = await createTestApp(GUEST_SITE, () => sharedOf(["701"], 0));
    app.coupon.bets([betOf("9", "1.500")]);
    renderInApp(app, <LoadCode />);
    await userEvent.setup().type(screen.getByRole("textbox"), "ABCD2345{Enter}");
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    const [question] = app.notifications.list();
    expect([question?.title, app.coupon.bets()[0]?.gameId]).toEqual(["Load booking code ABCD2345?", "9"]);
    question?.onConfirm?.();
    expect(app.coupon.bets().map(({ gameId }) => gameId)).toEqual(["701"]);
  });
});

describe("a shared link", () => {
  it("loads its coupon once and leaves the address", async () => {
    let asked = 0;
    const app = await show(
      <CouponFromAddress />,
      () => {
        asked += 1;
        return sharedOf(["701", "702"], 0);
      },
      "/en?coupon=abcd2345&from=friend",
    );
    await waitFor(() => expect(app.coupon.bets()).toHaveLength(2));
    expect([document.querySelector("output")?.textContent, asked]).toEqual(["/en?from=friend", 1]);
    expect(app.notifications.list()).toMatchObject([{ kind: "success" }]);
  });

  it.each([
    ["?coupon=%3Cscript%3E", { sharedCoupon: null }, "No bet slip found with this code"],
    [
      "?coupon=ABCD2345",
      sharedOf([], 2),
      "None of its selections is available any more: the games have started or ended.",
    ],
  ])("says what is wrong with %s", async (search, answer, words) => {
    const app = await show(<CouponFromAddress />, () => answer, `/en${search}`);
    await waitFor(() => expect(app.notifications.list()).toMatchObject([{ text: words }]));
    expect(document.querySelector("output")?.textContent).toBe("/en");
  });
});

describe("saving a coupon", () => {
  const saved = (code: string | null) => ({
    shareCoupon: {
      __typename: "ShareCouponPayload",
      code,
      errors: code === null ? [{ __typename: "InputError", code: "BETS_DEPEND", path: ["bets", "1"] }] : [],
    },
  });

  async function showSaving(answer: Record<string, unknown> | undefined) {
    const asked: unknown[] = [];
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      asked.push([operation, variables]);
      return answer;
    });
    app.coupon.bets([betOf("701", "1.500"), betOf("702", "2.000"), betOf("703", "3.000")]);
    app.coupon.making({ ...app.coupon.making(), kind: "SYSTEM" });
    renderInApp(app, <ShareCoupon />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Save and share" }));
    return { app, asked, user };
  }

  it("gives a code of the kind chosen, to be copied, and a link with a picture", async () => {
    const { asked, user } = await showSaving(saved("ABCD2345"));
    expect(await screen.findByRole("region", { name: "Booking code: ABCD2345" })).toBeTruthy();
    expect(asked).toEqual([
      [
        "ShareCoupon",
        {
          input: {
            kind: "SYSTEM",
            systemValue: 2,
            bets: [
              ["701", "1.500"],
              ["702", "2.000"],
              ["703", "3.000"],
            ].map(([id, coef]) => ({ outcomeId: `${id}.1x2.home`, coef, isBanker: false })),
          },
        },
      ],
    ]);
    expect(screen.getByRole("img", { name: "Image of the bet slip" }).getAttribute("src")).toBe(
      "/coupon-picture/ABCD2345.png?lang=en",
    );
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("https://bets.example/en?coupon=ABCD2345");
  });

  it("has no code of a coupon that changed since", async () => {
    const { app } = await showSaving(saved("ABCD2345"));
    await screen.findByRole("region");
    app.coupon.bets(app.coupon.bets().slice(1));
    expect(await screen.findByRole("button", { name: "Save and share" })).toBeTruthy();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it.each([
    [saved(null), "Selections that can’t be combined can’t be saved under one booking code."],
    [undefined, "Couldn't save the bet slip. Try again."],
  ])("says when it was not saved", async (answer, words) => {
    await showSaving(answer);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
  });
});
