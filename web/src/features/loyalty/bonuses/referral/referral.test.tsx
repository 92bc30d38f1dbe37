// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { MyReferralDocument } from "@/operations/loyalty/generated.ts";
import { ReferralPage } from "./ReferralPage.tsx";

afterEach(cleanup);

const roubles = (amount: string) => ({ __typename: "Money" as const, amount, currency: "RUB" });
const friend = (id: string, state: string, reward: string | null) => ({
  cursor: id,
  node: {
    __typename: "Friend",
    id,
    player: `1•••${id}`,
    state,
    registeredAt: "2026-11-01T00:00:00Z",
    expiresAt: "2026-12-31T00:00:00Z",
    endedAt: null,
    reward: reward === null ? null : roubles(reward),
  },
});
const answers: Answers = (operation) =>
  operation === "MyReferral"
    ? {
        viewer: {
          __typename: "Viewer",
          id: "1",
          referral: {
            __typename: "Referral",
            code: "ABCDEFG2",
            level: 1,
            paidCount: 1,
            toNextLevel: 2,
            days: 60,
            minDeposit: roubles("500.00"),
            minTurnover: roubles("2000.00"),
            friendReward: roubles("200.00"),
            levels: [
              { level: 1, from: 0, reward: roubles("300.00") },
              { level: 2, from: 3, reward: roubles("500.00") },
            ],
            earned: [roubles("300.00")],
            friends: { totalCount: 2, edges: [friend("9", "PAID", "300.00"), friend("8", "REGISTERED", null)] },
          },
        },
      }
    : undefined;
const Page = () => (
  <Asked query={MyReferralDocument} variables={{ first: 50 }}>
    {(answer) => <ReferralPage answer={answer} />}
  </Asked>
);
const path = "/en/office/bringfriend";

it("shows link, code, terms, figures and friends, and copies the link [2.45] [2.49]", async () => {
  const user = userEvent.setup();
  renderInApp(await createTestApp(playerSite("1.00"), answers), <Page />, path);
  const link = await screen.findByText(/\?bf=ABCDEFG2$/);
  expect(screen.getByText("1; 2 more friends to the next")).toBeTruthy();
  expect(
    screen.getByText(
      "The friend registers, deposits ₽500.00 or more in all and has bets of ₽2,000.00 settled within 60 days.",
    ),
  ).toBeTruthy();
  const paid = screen.getByText("Reward paid").closest("tr");
  expect(within(paid ?? document.body).getByText("₽300.00")).toBeTruthy();
  expect(screen.getByText("Registered, deposit missing")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link.textContent);
});

it("asks guests to sign in", async () => {
  renderInApp(await createTestApp(GUEST_SITE, answers), <Page />, path);
  expect(await screen.findByText("Sign in to get your link")).toBeTruthy();
});
