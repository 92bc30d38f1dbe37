// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, createTestApp, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { Conversion } from "./Conversion.tsx";
import { rateText } from "./rateText.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const money = (amount: string, currency: string) => ({ __typename: "Money", amount, currency });

/** A player with 5,000 roubles and 7 dollars. */
function withDollars(rub = "5000.00", usd = "7.00"): TestSite {
  const site = playerSite(rub);
  const main = site.viewer?.accounts?.[0];
  if (site.viewer === null || main === undefined) throw new Error("The test's player has no account");
  const dollars = {
    ...main,
    id: "12",
    type: "CURRENCY" as const,
    label: "Dollars",
    isActive: false,
    balance: { ...main.balance, amount: usd, currency: "USD" },
    symbol: "$",
  };
  return { ...site, viewer: { ...site.viewer, accounts: [main, dollars] } };
}

const quote = (fields: object = {}) => ({
  __typename: "ConversionQuote",
  token: "token-1",
  rate: "0.0097917",
  ratesDate: "2026-11-20",
  ratesSource: "A central bank",
  margin: "0",
  amount: money("1000.00", "RUB"),
  gained: money("9.79", "USD"),
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  ...fields,
});
const quoted = (one: object | null, errors: object[] = []) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    conversionQuote: { __typename: "ConversionQuotePayload", quote: one, errors },
  },
});
const refusal = (code: string, path: string[] | null = null) => ({
  __typename: "InputError",
  code,
  message: "",
  path,
});
const converted = (site: TestSite) => ({
  convertMoney: {
    __typename: "ConvertMoneyPayload",
    conversion: {
      __typename: "MoneyConversion",
      fromAccountId: "11",
      toAccountId: "12",
      rate: "0.0097917",
      amount: money("1000.00", "RUB"),
      gained: money("9.79", "USD"),
    },
    viewer: site.viewer,
    errors: [],
  },
});

async function show(answers: Answers, site = withDollars()) {
  renderInApp(await createTestApp(site, answers), <Conversion />);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  return {
    user,
    type: async (text: string) => user.type(await screen.findByRole("textbox", { name: "Amount, RUB" }), text),
  };
}
const button = (name: RegExp) => screen.findByRole("button", { name });
const shown = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe("converting between own accounts", () => {
  it("shows the rate, its day and who publishes it, and what arrives, then converts by just that quote", async () => {
    const asked: unknown[] = [];
    const sent: Record<string, unknown>[] = [];
    const after = withDollars("4000.00", "16.79");
    const { user, type } = await show((operation, variables) => {
      if (operation === "ConversionQuote") {
        asked.push(variables);
        return quoted(quote());
      }
      if (operation !== "ConvertMoney") return undefined;
      sent.push(variables["input"] as Record<string, unknown>);
      return converted(after);
    });
    await type("1000");
    await user.click(await button(/^Convert ⁦₽1,000\.00⁩$/));
    const receipt = within(await screen.findByLabelText("Receipt"));
    expect(asked).toEqual([{ fromAccountId: "11", toAccountId: "12", amount: "1000" }]);
    expect(sent).toEqual([{ quote: "token-1", idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) }]);
    expect(receipt.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "₽1,000.00",
      "$9.79",
      "1 USD = 102.127 RUB",
      "₽4,000.00",
      "$16.79",
    ]);
    expect(document.activeElement?.textContent).toBe("Money converted");
  });

  it("says where the rate comes from, and what the house keeps", async () => {
    const { type } = await show((operation) =>
      operation === "ConversionQuote" ? quoted(quote({ margin: "1.5" })) : undefined,
    );
    await type("1000");
    expect(await screen.findByText(/^Rate of 20 November 2026, ⁦A central bank⁩\. Our margin of ⁦1\.5%⁩/)).toBeTruthy();
    expect([shown("You convert"), shown("Rate"), shown("You get")]).toEqual([
      "₽1,000.00",
      "1 USD = 102.127 RUB",
      "$9.79",
    ]);
  });

  it("renews the rate before it is over, says when it has changed, and converts by the new one", async () => {
    const tokens = ["token-1", "token-2"];
    const sent: unknown[] = [];
    const { user, type } = await show((operation, variables) => {
      if (operation === "ConversionQuote") {
        const token = tokens.shift() ?? "token-3";
        return quoted(token === "token-1" ? quote() : quote({ token, rate: "0.0098", gained: money("9.80", "USD") }));
      }
      sent.push((variables["input"] as { quote: string }).quote);
      return undefined;
    });
    await type("1000");
    await button(/^Convert ⁦/);
    await act(() => vi.advanceTimersByTimeAsync(56_000));
    await screen.findByText("The rate has changed. Check the amount before you confirm.");
    expect(shown("You get")).toBe("$9.80");
    await user.click(await button(/^Convert ⁦/));
    await waitFor(() => expect(sent[0]).toBe("token-2"));
  });

  it("asks for a new rate where the one sent had run out, and says so", async () => {
    const asked: unknown[] = [];
    const { user, type } = await show((operation, variables) => {
      if (operation === "ConversionQuote") {
        asked.push(variables);
        return quoted(quote());
      }
      return {
        convertMoney: {
          __typename: "ConvertMoneyPayload",
          conversion: null,
          viewer: null,
          errors: [refusal("RATE_CHANGED", ["quote"])],
        },
      };
    });
    await type("1000");
    await user.click(await button(/^Convert ⁦/));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The rate has changed. Check the new one and confirm again.",
    );
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it("sends a lost answer again under the same key, and asks for no rate meanwhile", async () => {
    const keys: unknown[] = [];
    const asked: unknown[] = [];
    const { user, type } = await show((operation, variables) => {
      if (operation === "ConversionQuote") {
        asked.push(variables);
        return quoted(quote());
      }
      keys.push(variables["input"]);
      return keys.length < 2 ? undefined : converted(withDollars());
    });
    await type("1000");
    await user.click(await button(/^Convert ⁦/));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await screen.findByLabelText("Receipt");
    expect(keys).toHaveLength(2);
    expect(keys[1]).toEqual(keys[0]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["more than the account has", "6000", null, "Not enough money in this account"],
    ["what is no amount", "ten", null, "Enter a number"],
    ["what the server refuses", "0.01", refusal("AMOUNT_TOO_SMALL", ["amount"]), "The amount is too small"],
  ])("says at the amount what is wrong with %s, and converts nothing", async (_, text, refused, words) => {
    const sent: string[] = [];
    const { user, type } = await show((operation) => {
      sent.push(operation);
      return operation === "ConversionQuote"
        ? quoted(refused === null ? quote() : null, refused ? [refused] : [])
        : undefined;
    });
    await type(text);
    if (refused === null) await user.click(await button(/^Convert/));
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(sent).not.toContain("ConvertMoney");
  });

  it("turns round, and is not there for who has one currency", async () => {
    const { user } = await show(() => undefined);
    await user.click(await screen.findByRole("button", { name: "Swap the accounts" }));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "From" }).value).toBe("12");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "To" }).value).toBe("11");
    cleanup();
    await show(() => undefined, playerSite("100.00"));
    expect(screen.queryByRole("region", { name: "Convert money" })).toBeNull();
  });
});

describe("a rate", () => {
  it.each([
    ["0.00979170593779", "RUB", "USD", "1 USD = 102.127 RUB"],
    ["156.954471075", "USD", "JPY", "1 USD = 156.954 JPY"],
    ["1", "USD", "EUR", "1 USD = 1 EUR"],
    ["0.000051", "IDR", "GBP", "1 GBP = 19,607.8 IDR"],
  ])("of %s from %s to %s reads %s", (rate, from, to, words) => {
    expect(rateText({ rate, amount: money("1", from), gained: money("1", to) }, "en")).toBe(words);
  });
});
