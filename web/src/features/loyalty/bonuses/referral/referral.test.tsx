// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { MyReferralDocument } from "@/operations/loyalty/generated.ts";
import { ReferralPage } from "./ReferralPage.tsx";

afterEach(cleanup);

const roubles = (amount: string) => ({ __typename: "Money" as const, amount, currency: "RUB" });
const friend = (id: string, state: string, reward: string | null, heldFor: string | null = null) => ({
  cursor: id,
  node: {
    __typename: "Friend",
    id,
    player: `1•••${id}`,
    state,
    heldFor,
    registeredAt: "2026-11-01T00:00:00Z",
    expiresAt: "2026-12-31T00:00:00Z",
    endedAt: null,
    reward: reward === null ? null : roubles(reward),
  },
});
const month = (name: string, figures: Partial<Record<string, string>>, withheld: string | null = null) => ({
  __typename: "ReferralMonth",
  month: name,
  percent: "10",
  ...Object.fromEntries(
    ["stakes", "wins", "bonuses", "fees", "net", "carriedIn", "carriedOut", "share"].map((sum) => [
      sum,
      roubles(figures[sum] ?? "0.00"),
    ]),
  ),
  withheld,
  isRunning: false,
  paidAt: "2027-01-01T01:00:00Z",
});
const months = [
  {
    ...month("2027-01", { stakes: "40.00", net: "40.00", carriedIn: "-100.00", carriedOut: "-60.00" }),
    isRunning: true,
    paidAt: null,
  },
  month("2026-12", { stakes: "200.00", wins: "300.00", net: "-100.00", carriedOut: "-100.00" }),
  month("2026-11", {
    stakes: "1100.00",
    wins: "150.00",
    bonuses: "20.00",
    fees: "3.45",
    net: "926.55",
    carriedIn: "-26.55",
    share: "90.00",
  }),
  month("2026-10", { stakes: "500.00", net: "500.00" }, "LIMIT_REACHED"),
];
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
              { level: 1, from: 0, reward: roubles("300.00"), sharePercent: "10" },
              { level: 2, from: 3, reward: roubles("500.00"), sharePercent: "12.5" },
            ],
            sharePercent: "10",
            shareMonths: 12,
            carriesNegative: true,
            months: [],
            earned: [roubles("300.00")],
            friends: {
              totalCount: 3,
              edges: [
                friend("9", "PAID", "300.00"),
                friend("8", "REGISTERED", null),
                friend("7", "HELD", null, "PLAYER"),
              ],
            },
          },
        },
      }
    : undefined;
/** The same answer with `change` laid over the programme. */
const answered =
  (change: object): Answers =>
  (...asked) => {
    const answer = answers(...asked) as { viewer: { referral: object } } | undefined;
    return answer && { viewer: { ...answer.viewer, referral: { ...answer.viewer.referral, ...change } } };
  };
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
  expect(screen.getByText("Terms met. Confirm your e-mail or phone, and we'll pay")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link.textContent);
});

it("says so on a site without a programme", async () => {
  const closed: Answers = (operation) =>
    operation === "MyReferral" ? { viewer: { __typename: "Viewer", id: "1", referral: null } } : undefined;
  renderInApp(await createTestApp(playerSite("1.00"), closed), <Page />, path);
  expect(await screen.findByText("We don't run a referral programme at the moment.")).toBeTruthy();
  expect(screen.queryByText("The page couldn't be loaded")).toBeNull();
});

it("asks guests to sign in", async () => {
  renderInApp(await createTestApp(GUEST_SITE, answers), <Page />, path);
  expect(await screen.findByText("Sign in to get your link")).toBeTruthy();
});

const textsOf = (row: HTMLElement) =>
  [...within(row).getAllByRole("rowheader"), ...within(row).getAllByRole("cell")].map(({ textContent }) => textContent);

it("tells of a month that is over and not paid for yet", async () => {
  const [running, last] = months.map((each) => ({ ...each, paidAt: null }));
  renderInApp(await createTestApp(playerSite("1.00"), answered({ months: [running, last] })), <Page />, path);
  const table = within(await screen.findByRole("table", { name: "Month by month" }));
  expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Jan 2027so far",
    "Dec 2026being paid",
  ]);
});

it("shows the percent of each level, and how the share of each month came about", async () => {
  renderInApp(await createTestApp(playerSite("1.00"), answered({ months })), <Page />, path);
  expect(await screen.findByRole("heading", { name: "Your share" })).toBeTruthy();
  expect(screen.getByText(/for 12 months from the one they register in/)).toBeTruthy();
  expect(screen.getByText(/the minus goes over to the next one/)).toBeTruthy();
  expect(screen.getByRole("cell", { name: "12.5%" })).toBeTruthy();
  const table = within(screen.getByRole("table", { name: "Month by month" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Month",
    "Stakes",
    "Wins",
    "Bonuses",
    "Fees",
    "Net revenue",
    "Carried over",
    "Rate",
    "Your share",
  ]);
  expect(table.getAllByRole("row").slice(1).map(textsOf)).toEqual([
    ["Jan 2027so far", "₽40.00", "₽0.00", "₽0.00", "₽0.00", "₽40.00", "-₽100.00", "10%", "₽0.00"],
    ["Dec 2026", "₽200.00", "₽300.00", "₽0.00", "₽0.00", "-₽100.00", "₽0.00", "10%", "₽0.00"],
    ["Nov 2026", "₽1,100.00", "₽150.00", "₽20.00", "₽3.45", "₽926.55", "-₽26.55", "10%", "₽90.00"],
    [
      "Oct 2026",
      "₽500.00",
      "₽0.00",
      "₽0.00",
      "₽0.00",
      "₽500.00",
      "₽0.00",
      "10%",
      "Not paid: self-exclusion or time-out",
    ],
  ]);
  // What the running month leaves is not known before its end.
  expect(screen.getAllByText(/goes over to the next month/).map(({ textContent }) => textContent)).toEqual([
    "-₽100.00 goes over to the next month.",
  ]);
});

it("says that there is nothing yet, and that the months can't be told", async () => {
  renderInApp(await createTestApp(playerSite("1.00"), answered({ carriesNegative: false })), <Page />, path);
  expect(await screen.findByText(/Nothing yet\. The running month/)).toBeTruthy();
  expect(screen.getByText(/the next one starts from zero/)).toBeTruthy();
  cleanup();
  renderInApp(await createTestApp(playerSite("1.00"), answered({ months: null })), <Page />, path);
  expect(await screen.findByText(/The months couldn't be loaded/)).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Month by month" })).toBeNull();
});

it("leaves the section out where friends bring no share", async () => {
  renderInApp(await createTestApp(playerSite("1.00"), answered({ shareMonths: 0 })), <Page />, path);
  expect(await screen.findByText(/\?bf=ABCDEFG2$/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Your share" })).toBeNull();
});
