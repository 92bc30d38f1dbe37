// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { TournamentPage } from "./TournamentPage.tsx";
import type { TournamentDetails } from "./useTournamentFacts.tsx";

afterEach(cleanup);

const roubles = (amount: string) => ({ __typename: "Money" as const, amount, currency: "RUB" });

const tournament: TournamentDetails & { __typename: string } = {
  __typename: "Tournament",
  id: "301",
  name: "Slots Sprint",
  edition: 1,
  phase: "RUNNING",
  product: "CASINO",
  scoring: "WIN_RATIO",
  picture: "slots",
  opensAt: "2026-11-20T00:00:00Z",
  startsAt: "2026-11-21T00:00:00Z",
  endsAt: "2026-12-21T00:00:00Z",
  closesAt: "2026-12-21T01:00:00Z",
  settledAt: null,
  playerCount: 2,
  version: 3,
  reason: null,
  pointsPerLeg: null,
  minPlays: 20,
  minLegs: 1,
  minCoef: "1",
  section: null,
  feeShare: "90",
  ties: "SHARED",
  countries: null,
  isLateEntry: true,
  minPlayers: 1,
  maxPlayers: 500,
  graceHours: 1,
  repeatHours: null,
  unit: null,
  fee: roubles("500.00"),
  fund: roubles("10900.00"),
  paid: roubles("0.00"),
  minStake: roubles("100.00"),
  guaranteed: roubles("10000.00"),
  prizes: [{ from: 1, to: 3, percent: "20", amount: roubles("2180.00") }],
  leaders: [{ entryId: "7", rank: 1, player: "1•••1", points: 140, prize: null }],
  games: null,
};

const answers =
  (entry: object | null, joined?: object): Answers =>
  (operation) =>
    operation === "MyTournamentEntry"
      ? { viewer: { __typename: "Viewer", id: "1", tournamentEntry: entry } }
      : operation === "JoinTournament"
        ? { joinTournament: { __typename: "TournamentPayload", ...joined } }
        : undefined;

const path = "/en/bonus/casino/tournaments/301";

it("says the terms that follow from the data, the prizes and the table [2.24]", async () => {
  renderInApp(await createTestApp(GUEST_SITE, () => undefined), <TournamentPage tournament={tournament} />, path);
  for (const text of [
    "All your wins divided by all your stakes, times 100",
    "From 20 counted rounds",
    "Entry fee ₽500.00, paid once",
    "At most 500 players",
    "₽10,000.00 from us and 90% of all entry fees",
    "The players share the place and its prizes equally",
    "Open bets still count if they are settled within 1 hour",
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText("1–3")).toBeTruthy();
  expect(within(screen.getByText("1•••1").closest("tr") ?? document.body).getByText("140")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in to take part" })).toBeTruthy();
});

it("takes part for the fee, and tells a refusal in the server's words", async () => {
  const refused = {
    entry: null,
    errors: [{ __typename: "InputError", code: "TOURNAMENT_FULL", message: "This tournament is full." }],
  };
  const app = await createTestApp(playerSite("1000.00"), answers(null, refused));
  renderInApp(app, <TournamentPage tournament={tournament} />, path);
  await userEvent.click(await screen.findByRole("button", { name: "Take part for ₽500.00" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This tournament is full.");
});

it("shows the player's own place in place of the button", async () => {
  const entry = {
    __typename: "TournamentEntry",
    id: "7",
    state: "PLAYING",
    points: 140,
    playCount: 21,
    rank: 1,
    joinedAt: "2026-11-21T00:00:00Z",
    fee: roubles("500.00"),
    prize: null,
    plays: [],
  };
  renderInApp(
    await createTestApp(playerSite("1000.00"), answers(entry)),
    <TournamentPage tournament={tournament} />,
    path,
  );
  expect(await screen.findByText(/Your place: 1/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Take part/ })).toBeNull();
  expect(screen.getByText("You")).toBeTruthy();
});
