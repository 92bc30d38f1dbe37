// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import { AccountMenu } from "./AccountMenu.tsx";

afterEach(cleanup);

type Kind = "MAIN" | "CURRENCY" | "BONUS";
async function namesOf(given: readonly [type: Kind, currency: string][]) {
  const { viewer, ...site } = playerSite("10.00");
  const [first] = viewer?.accounts ?? [];
  if (viewer === null || first === undefined) throw new Error("the player has no account");
  const accounts = given.map(([type, currency], index) => ({
    ...first,
    id: `70${index}`,
    type,
    label: `${type} account (${currency})`,
    balance: { ...first.balance, currency },
  }));
  const player = { ...viewer, accounts, activeAccount: accounts[0] ?? null };
  renderInApp(await createTestApp({ ...site, viewer: player }, () => undefined), <AccountMenu viewer={player} />);
  const list = screen.getByRole("combobox", { name: "Betting account" });
  return within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
}

it.each<[string, [Kind, string][], string[]]>([
  [
    "their currencies",
    [
      ["MAIN", "EUR"],
      ["CURRENCY", "USD"],
    ],
    ["EUR", "USD"],
  ],
  [
    "their kinds in one currency",
    [
      ["MAIN", "EUR"],
      ["BONUS", "EUR"],
    ],
    ["Main", "Bonus"],
  ],
  [
    "their names where neither tells them apart",
    [
      ["MAIN", "EUR"],
      ["BONUS", "EUR"],
      ["BONUS", "EUR"],
    ],
    ["Main", "BONUS account (EUR)", "BONUS account (EUR)"],
  ],
])("names accounts in the bar by %s [2.49]", async (_, given, names) => {
  expect(await namesOf(given)).toEqual(names);
});
