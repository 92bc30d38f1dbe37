// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { useCurrenciesQuery } from "@/operations/office/generated.ts";
import { Accounts } from "./Accounts.tsx";

/** What the route does: it asks for the currencies. */
function Page() {
  const { data } = useCurrenciesQuery();
  return <Accounts currencies={data?.currencies ?? null} />;
}
import { REPEATS } from "./useCurrencyChange.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function withTwoAccounts(): TestSite {
  const site = playerSite("100.00");
  const main = site.viewer?.accounts?.[0];
  if (site.viewer === null || main === undefined) throw new Error("The test's player has no account");
  return {
    ...site,
    viewer: {
      ...site.viewer,
      accounts: [
        main,
        {
          ...main,
          id: "12",
          type: "CURRENCY",
          isActive: false,
          balance: { ...main.balance, amount: "7.00", currency: "USD" },
          symbol: "$",
        },
      ],
    },
  };
}

describe("the player's accounts [2.43]", () => {
  it("shows each with its balance, the active one marked, and the ways to pay in and out", async () => {
    renderInApp(await createTestApp(withTwoAccounts(), () => undefined), <Page />);
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
      return {
        setActiveAccount: {
          __typename: "SetActiveAccountPayload",
          viewer: null,
          errors: [{ __typename: "InputError", code: "ACCOUNT_UNKNOWN", message: "No such account.", path: null }],
        },
      };
    });
    renderInApp(app, <Page />);
    await userEvent.click(screen.getByRole("button", { name: "Make active" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Couldn't switch accounts"));
    expect(asked).toEqual([{ input: { accountId: "12" } }]);
  });

  it.each([
    ["/en/office/account", "Account 12 is now active."],
    ["/en/bingo", null],
  ])("says at %s which account is active when it was made so: %s [8.34]", async (path, words) => {
    const site = withTwoAccounts();
    const app = await createTestApp(site, (operation) =>
      operation === "SetActiveAccount"
        ? {
            setActiveAccount: {
              __typename: "SetActiveAccountPayload",
              viewer: { ...site.viewer, activeAccount: { __typename: "Account", id: "12" } },
              errors: [],
            },
          }
        : undefined,
    );
    renderInApp(app, <Page />, path);
    await userEvent.click(screen.getByRole("button", { name: "Make active" }));
    await waitFor(() =>
      expect(within(screen.getAllByRole("listitem")[1] as HTMLElement).getByText("Active")).toBeTruthy(),
    );
    expect(app.notifications.list().map(({ kind, text }) => [kind, text])).toEqual(
      words === null ? [] : [["success", words]],
    );
  });

  it("asks a guest to sign in and shows nobody's accounts", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    renderInApp(app, <Page />);
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(app.dialog()).toEqual({ name: "signIn" });
  });
});

describe("accounts in other currencies [7.25]", () => {
  const EUR = { __typename: "Currency", id: "978", code: "EUR", symbol: "€", name: "Euro" };
  const USD = { __typename: "Currency", id: "840", code: "USD", symbol: "$", name: "US Dollar" };
  const RUB = { __typename: "Currency", id: "643", code: "RUB", symbol: "₽", name: "Russian Ruble" };
  const currencies = { currencies: [EUR, RUB, USD] };

  /** The player of a site with an account in euro beside the others. */
  function withEuro(site: TestSite) {
    const accounts = site.viewer?.accounts ?? [];
    const [main] = accounts;
    if (site.viewer === null || main === undefined) throw new Error("The test's player has no account");
    const euro = {
      ...main,
      id: "13",
      type: "CURRENCY" as const,
      balance: { ...main.balance, amount: "0.00", currency: "EUR" },
    };
    return { ...site.viewer, accounts: [...accounts, euro] };
  }
  const payload = (field: string, fields: object) => ({
    [field]: { __typename: "Payload", account: null, viewer: null, message: null, errors: [], ...fields },
  });
  async function show(answers: Answers, site = withTwoAccounts()) {
    const app = await createTestApp(site, (operation, ...rest) =>
      operation === "Currencies" ? currencies : answers(operation, ...rest),
    );
    renderInApp(app, <Page />);
    await screen.findByRole("region", { name: "Open another account" });
    return app;
  }
  const open = async (user = userEvent.setup()) => {
    await user.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "EUR · Euro");
    await user.click(screen.getByRole("button", { name: "Open account" }));
  };

  it("offers those the player has none in, and opens one", async () => {
    const asked: unknown[] = [];
    const site = withTwoAccounts();
    const app = await show((operation, variables) => {
      if (operation !== "AddCurrency") return undefined;
      asked.push(variables);
      return payload("addCurrency", { viewer: withEuro(site) });
    }, site);
    const offered = within(screen.getByRole("combobox", { name: "Currency" })).getAllByRole("option");
    expect(offered.map(({ textContent }) => textContent)).toEqual(["Choose a currency", "EUR · Euro"]);
    await open();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
    expect(asked).toEqual([{ input: { currencyId: "978" } }]);
    expect(app.notifications.list()).toMatchObject([{ kind: "success", text: "The account in EUR is open." }]);
  });

  it("asks for the accounts until the new one is among them, a second apart [4.40] [9.25]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const site = withTwoAccounts();
    let asked = 0;
    await show((operation) => {
      if (operation === "AddCurrency") return payload("addCurrency", { viewer: site.viewer });
      if (operation !== "Viewer") return undefined;
      asked += 1;
      return { viewer: asked < 3 ? site.viewer : withEuro(site) };
    }, site);
    await open(userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
    expect(asked).toBe(3);
  });

  it("gives up asking after five times, and says that it comes by itself [9.25]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const site = withTwoAccounts();
    let asked = 0;
    const app = await show((operation) => {
      if (operation === "AddCurrency") return payload("addCurrency", { viewer: site.viewer });
      if (operation !== "Viewer") return undefined;
      asked += 1;
      return { viewer: site.viewer };
    }, site);
    await open(userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(REPEATS);
    expect(app.notifications.list()).toMatchObject([{ kind: "info" }]);
  });

  it("says why one can't be closed in the server's words, and leaves it there [8.28]", async () => {
    const user = userEvent.setup();
    await show((operation) =>
      operation === "RemoveCurrency"
        ? payload("removeCurrency", {
            message: "There is money in the account.",
            errors: [{ __typename: "InputError", code: "ACCOUNT_NOT_EMPTY", path: ["currencyId"] }],
          })
        : undefined,
    );
    await user.click(screen.getByRole("button", { name: "Close account 12" }));
    await user.click(await screen.findByRole("button", { name: "Close account" }));
    expect((await screen.findByRole("alert")).textContent).toBe("There is money in the account.");
  });

  it("closes an additional account and never the main one", async () => {
    const user = userEvent.setup();
    const site = withTwoAccounts();
    const asked: unknown[] = [];
    await show((operation, variables) => {
      if (operation !== "RemoveCurrency") return undefined;
      asked.push(variables);
      const viewer = site.viewer && { ...site.viewer, accounts: (site.viewer.accounts ?? []).slice(0, 1) };
      return payload("removeCurrency", { viewer });
    }, site);
    expect(screen.queryByRole("button", { name: "Close account 11" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Close account 12" }));
    await user.click(await screen.findByRole("button", { name: "Close account" }));
    await waitFor(() => expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1));
    expect(asked).toEqual([{ input: { currencyId: "840" } }]);
  });
});
