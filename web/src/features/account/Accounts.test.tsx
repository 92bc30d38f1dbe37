// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { Accounts } from "./Accounts.tsx";

afterEach(cleanup);

function withTwoAccounts(): TestSite {
  const site = playerSite("100.00");
  const main = site.viewer?.accounts?.[0];
  if (site.viewer === null || main === undefined) throw new Error("The test's player has no account");
  return { ...site, viewer: { ...site.viewer, accounts: [main, { ...main, id: "12", type: "CURRENCY", isActive: false, balance: { ...main.balance, amount: "7.00", currency: "USD" }, symbol: "$" }] } };
}

describe("the player's accounts [2.43]", () => {
  it("shows each with its balance, the active one marked, and the ways to pay in and out", async () => {
    renderInApp(await createTestApp(withTwoAccounts(), () => undefined), <Accounts />);
    const [main, other] = screen.getAllByRole("listitem");
    expect(within(main as HTMLElement).getByText("Active")).toBeTruthy();
    expect(within(main as HTMLElement).queryByRole("button")).toBeNull();
    expect((other as HTMLElement).textContent).toContain("7.00");
    expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toBe("/en/office/recharge");
    expect(screen.getByRole("link", { name: "Withdraw" }).getAttribute("href")).toBe("/en/office/deduce");
  });

  it("asks to make another one active, and says so when that is refused [4.39]", async () => {
    const asked: unknown[] = [];
    const app = await createTestApp(withTwoAccounts(), (operation, variables) => {
      if (operation !== "SetActiveAccount") return undefined;
      asked.push(variables);
      return { setActiveAccount: { __typename: "SetActiveAccountPayload", viewer: null, errors: [{ __typename: "InputError", code: "ACCOUNT_UNKNOWN", message: "No such account.", path: null }] } };
    });
    renderInApp(app, <Accounts />);
    await userEvent.click(screen.getByRole("button", { name: "Make active" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("The account was not changed"));
    expect(asked).toEqual([{ input: { accountId: "12" } }]);
  });

  it.each([["/en/office/account", "Account 12 is the active one now."], ["/en/bingo", null]])("says at %s which account is active when it was made so: %s [8.34]", async (path, words) => {
    const site = withTwoAccounts();
    const app = await createTestApp(site, (operation) => (operation === "SetActiveAccount"
      ? { setActiveAccount: { __typename: "SetActiveAccountPayload", viewer: { ...site.viewer, activeAccount: { __typename: "Account", id: "12" } }, errors: [] } } : undefined));
    renderInApp(app, <Accounts />, path);
    await userEvent.click(screen.getByRole("button", { name: "Make active" }));
    await waitFor(() => expect(within(screen.getAllByRole("listitem")[1] as HTMLElement).getByText("Active")).toBeTruthy());
    expect(app.notifications.list().map(({ kind, text }) => [kind, text])).toEqual(words === null ? [] : [["success", words]]);
  });

  it("asks a guest to sign in and shows nobody's accounts", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    renderInApp(app, <Accounts />);
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(app.dialog()).toEqual({ name: "signIn" });
  });
});
