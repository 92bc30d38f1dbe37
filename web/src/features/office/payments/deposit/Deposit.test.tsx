// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import type { LimitFieldsFragment } from "@/operations/office/generated.ts";
import { heldBonuses, testBonus } from "@/features/office/payments/testBonus.ts";
import { money, testMethod, testPayment } from "@/features/office/payments/testPayment.ts";
import { PAUSES } from "@/features/office/payments/method/useOrder.ts";
import { DepositForm } from "./DepositForm.tsx";
import { DepositPage } from "./DepositPage.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CARD = testMethod();
const WALLET = testMethod({
  id: "wallet",
  kind: "WALLET",
  name: "E-wallet",
  fee: { percent: "1", fixed: money("0.00"), min: null, max: null },
  minutesTo: 60,
});
const payload = (fields: object) => ({
  startDeposit: { __typename: "PaymentPayload", payment: null, errors: [], ...fields },
});
const refusal = (code: string, path: string[] | null, more: object = {}) =>
  payload({
    errors: [
      { __typename: "minAmount" in more || "maxAmount" in more ? "AmountError" : "InputError", code, path, ...more },
    ],
  });
const limit = (fields: Partial<LimitFieldsFragment> = {}): LimitFieldsFragment =>
  ({
    __typename: "Limit",
    id: "20",
    limitType: 20,
    limitValue: null,
    limitBalance: null,
    limitState: "INACTIVE",
    needApprove: false,
    startedAt: null,
    endsAt: null,
    currency: "RUB",
    measure: "money",
    options: null,
    isChangeable: true,
    pending: null,
    ...fields,
  }) as LimitFieldsFragment;
const bounds = (deposit: readonly LimitFieldsFragment[], breaks: readonly LimitFieldsFragment[] = []) => ({
  viewer: { __typename: "Viewer", id: "1", deposit, breaks },
});

/** Answers of a site with a card and a wallet; `start` answers orders. */
const site =
  (start: (input: Record<string, unknown>) => Record<string, unknown> | undefined, deposit = [limit()]): Answers =>
  (operation, { input }) =>
    operation === "PaymentMethods"
      ? { paymentMethods: [CARD, WALLET] }
      : operation === "DepositBounds"
        ? bounds(deposit)
        : operation === "StartDeposit"
          ? start(input as Record<string, unknown>)
          : undefined;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

async function showForm(answers: Answers, go = vi.fn()) {
  const app = await createTestApp(playerSite("100.00"), answers);
  renderInApp(
    app,
    <>
      <Address />
      <DepositForm left={money("1200.00")} isOffline={false} go={go} />
    </>,
  );
  await screen.findByRole("radio", { name: /Bank card/ });
  return { app, go, user: userEvent.setup() };
}
const amount = () => screen.getByRole("textbox", { name: "Amount, RUB" });
const pay = () => screen.getByRole("button", { name: /^(Pay|Continue|Preparing)/ });
const fact = (name: string) => within(screen.getByLabelText("Summary")).getByText(name).nextElementSibling?.textContent;

describe("paying in [2.43]", () => {
  it("compares methods by time, fee and bounds", async () => {
    await showForm(site(() => undefined));
    const card = screen.getByRole("radio", { name: /Bank card/ }).closest("label");
    expect(card?.textContent).toContain("Instantly");
    expect(card?.textContent).toContain("No fee");
    expect(card?.textContent).toContain("₽300");
    expect(screen.getByRole("radio", { name: /E-wallet/ }).closest("label")?.textContent).toContain("1%");
  });

  it("says what it costs in the end before it is confirmed", async () => {
    const { user } = await showForm(site(() => undefined));
    await user.click(screen.getByRole("radio", { name: /E-wallet/ }));
    await user.click(screen.getByRole("button", { name: /1,500/ }));
    expect([fact("Added to your account"), fact("Fee"), fact("You pay")]).toEqual(["₽1,500.00", "₽15.00", "₽1,515.00"]);
    expect(pay().textContent).toContain("1,515.00");
  });

  it("says what bonus the deposit brings, and from how much on [2.44]", async () => {
    const answers = site(() => undefined);
    const { user } = await showForm((operation, ...asked) =>
      operation === "MyBonuses"
        ? heldBonuses([testBonus("8", "ACTIVE"), testBonus("7", "OFFERED")])
        : answers(operation, ...asked),
    );
    const note = (await screen.findByText("Bonus 7")).parentElement;
    expect(note?.textContent).toContain("50% of this deposit as a bonus, up to \u2066₽5,000\u2069");
    await user.type(amount(), "400");
    expect(within(screen.getByLabelText("Summary")).queryByText("Bonus")).toBeNull();
    await user.clear(amount());
    await user.type(amount(), "1500");
    expect(fact("Bonus")).toBe("₽750.00");
    await user.clear(amount());
    await user.type(amount(), "20000");
    expect(fact("Bonus")).toBe("₽5,000.00");
  });

  it("goes to the provider's page, and sends a key", async () => {
    const inputs: Record<string, unknown>[] = [];
    const { user, go } = await showForm(
      site((input) => {
        inputs.push(input);
        return payload({ payment: testPayment({ state: "ACTION_REQUIRED", redirectUrl: "https://pay.example/6001" }) });
      }),
    );
    await user.type(amount(), "500");
    await user.click(pay());
    await waitFor(() => expect(go).toHaveBeenCalledWith("https://pay.example/6001"));
    expect(inputs).toEqual([
      { accountId: "11", methodId: "card", amount: "500", idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) },
    ]);
    expect(screen.getByRole("link", { name: "Open the payment page" })).toBeTruthy();
  });

  it("never goes to an address that is no web page", async () => {
    const { user, go } = await showForm(
      site(() => payload({ payment: testPayment({ state: "ACTION_REQUIRED", redirectUrl: "javascript:alert(1)" }) })),
    );
    await user.type(amount(), "500");
    await user.click(pay());
    // What it goes to instead is the page that follows the payment.
    await screen.findByText("/en/onpay/pending?payment=6001");
    expect(go).not.toHaveBeenCalled();
  });

  it("sends the same key again until it is answered, and a new one for another order", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const keys: unknown[] = [];
    const { user, go } = await showForm(
      site((input) => {
        keys.push(input["idempotencyKey"]);
        if (keys.length <= PAUSES.length + 1) return undefined;
        return keys.length === PAUSES.length + 2
          ? refusal("TOO_MANY_PAYMENTS", null)
          : payload({ payment: testPayment({ state: "ACTION_REQUIRED", redirectUrl: "https://pay.example/1" }) });
      }),
    );
    const clicks = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await clicks.type(amount(), "500");
    await clicks.click(pay());
    await screen.findByText(/asking again under the same number/);
    await vi.advanceTimersByTimeAsync(PAUSES.reduce((sum, wait) => sum + wait, 0) + 100);
    await clicks.click(await screen.findByRole("button", { name: "Ask again" }));
    await screen.findByText(/Too many payments/);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(PAUSES.length + 2);
    await clicks.click(pay());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(new Set(keys).size).toBe(2);
    expect(user).toBeTruthy();
  });

  it.each<[string, string[] | null, object, string]>([
    ["AMOUNT_TOO_SMALL", ["amount"], { minAmount: money("700.00"), maxAmount: null }, "At least ₽700.00"],
    ["AMOUNT_TOO_LARGE", ["amount"], { minAmount: null, maxAmount: money("400.00") }, "At most ₽400.00"],
    ["AMOUNT_TOO_PRECISE", ["amount"], {}, "Too many decimals for this currency"],
    [
      "METHOD_LIMIT",
      ["amount"],
      { minAmount: null, maxAmount: money("150.00") },
      "You can still move ₽150.00 with this method for now",
    ],
    ["METHOD_LIMIT", ["amount"], {}, "This method's limit for the day or month is used up"],
    ["LIMIT_REACHED", ["amount"], {}, "This is above your deposit limit. You can still deposit ₽1,200.00."],
    ["LIMIT_REACHED", null, {}, "A break you have set is in force. Deposits are closed until it ends."],
    ["METHOD_UNKNOWN", ["methodId"], {}, "This method isn't available any more. Choose another."],
    ["ACCOUNT_UNKNOWN", ["accountId"], {}, "Choose another account"],
    ["ACCOUNT_FROZEN", ["accountId"], {}, "Your accounts are frozen. Contact support."],
    ["TOO_MANY_PAYMENTS", null, {}, "Too many payments are under way. Wait until one of them is finished."],
    ["INSTRUMENT_UNKNOWN", ["instrument"], {}, "This card or account can't be used any more. Choose another."],
    [
      "IDEMPOTENCY_MISMATCH",
      ["idempotencyKey"],
      {},
      "This request was already sent with other details. Check it and send it again.",
    ],
    ["NOT_OFFERED", ["paymentId"], {}, "Payments are closed at the moment. Try again later."],
    ["REQUIRED", ["methodId"], {}, "Fill in this field"],
    ["INVALID", ["amount"], {}, "Enter a number"],
    ["GAME_FINISHED", null, {}, "The request wasn't accepted. No money has moved."],
  ])("says what %s at %j means", async (code, path, more, words) => {
    const { user } = await showForm(site(() => refusal(code, path, more)));
    await user.type(amount(), "500");
    await user.click(pay());
    const told = await screen.findAllByRole("alert");
    expect(told.map(({ textContent }) => textContent?.replaceAll(/[\u2066\u2069]/g, ""))).toEqual([words]);
  });

  it("leads to the limits when one of them is reached", async () => {
    const { user } = await showForm(site(() => refusal("LIMIT_REACHED", ["amount"])));
    await user.type(amount(), "500");
    await user.click(pay());
    expect((await screen.findByRole("link", { name: "My limits" })).getAttribute("href")).toBe(
      "/en/office/responsible",
    );
  });

  it.each([
    ["", "Fill in this field"],
    ["x", "Enter a number"],
    ["100", "At least ₽300.00"],
    ["1000000", "At most ₽30,000.00"],
    ["500.001", "Too many decimals for this currency"],
  ])("asks nobody about an amount of %j", async (typed, words) => {
    const start = vi.fn();
    const { user } = await showForm(site(start));
    if (typed !== "") await user.type(amount(), typed);
    await user.click(pay());
    expect(screen.getByRole("alert").textContent?.replaceAll(/[\u2066\u2069]/g, "")).toBe(words);
    expect(document.activeElement).toBe(amount());
    expect(start).not.toHaveBeenCalled();
  });

  it("pays with a remembered card unless another is wanted", async () => {
    const inputs: Record<string, unknown>[] = [];
    const remembered = testMethod({
      instruments: [{ token: "tok_1", brand: "Visa", last4: "1111", expiry: "12/30" }],
    });
    const { user } = await showForm((operation, { input }) => {
      if (operation === "PaymentMethods") return { paymentMethods: [remembered] };
      if (operation !== "StartDeposit") return undefined;
      inputs.push(input as Record<string, unknown>);
      return refusal("TOO_MANY_PAYMENTS", null);
    });
    await user.type(amount(), "500");
    await user.click(pay());
    await waitFor(() => expect(inputs).toHaveLength(1));
    await user.click(screen.getByRole("radio", { name: "Another card or account" }));
    await user.click(pay());
    await waitFor(() => expect(inputs.map(({ instrument }) => instrument)).toEqual(["tok_1", undefined]));
  });
});

describe("before the first deposit", () => {
  function newPlayer(): TestSite {
    const known = playerSite("0.00");
    if (known.viewer?.config == null) throw new Error("The test's player has no settings");
    return { ...known, viewer: { ...known.viewer, config: { ...known.viewer.config, hasDeposit: false } } };
  }
  const showPage = async (answers: Answers, who = newPlayer()) => {
    const app = await createTestApp(who, answers);
    renderInApp(app, <DepositPage />);
    return userEvent.setup();
  };

  it("asks for a limit, sets it, and then shows the form", async () => {
    const asked: unknown[] = [];
    const user = await showPage((operation, variables, language) => {
      if (operation !== "SetLimit") return site(() => undefined)(operation, variables, language);
      asked.push(variables["input"]);
      const set = limit({ limitState: "ACTIVE", limitValue: "2000", limitBalance: "2000" });
      return { setLimit: { __typename: "LimitPayload", limits: [set], title: null, errors: [] } };
    });
    await screen.findByRole("heading", { name: "Set a deposit limit first?" });
    expect(screen.queryByRole("radio")).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "24 hours");
    await user.type(amount(), "2000");
    await user.click(screen.getByRole("button", { name: "Set limit" }));
    await screen.findByRole("radio", { name: /Bank card/ });
    expect(asked).toEqual([{ limitType: 20, value: "2000", currency: "RUB" }]);
  });

  it("can be declined, and does not ask again", async () => {
    const user = await showPage(site(() => undefined));
    await user.click(await screen.findByRole("button", { name: "Continue without a limit" }));
    await screen.findByRole("radio", { name: /Bank card/ });
    cleanup();
    await showPage(site(() => undefined));
    await screen.findByRole("radio", { name: /Bank card/ });
    expect(screen.queryByRole("heading", { name: "Set a deposit limit first?" })).toBeNull();
  });

  it.each([
    ["who paid in before", playerSite("0.00"), [limit()]],
    ["who has a limit", newPlayer(), [limit({ limitState: "ACTIVE", limitValue: "500", limitBalance: "500" })]],
  ])("asks nobody %s", async (_, who, limits) => {
    await showPage(
      site(() => undefined, limits),
      who,
    );
    await screen.findByRole("radio", { name: /Bank card/ });
    expect(screen.queryByRole("heading", { name: "Set a deposit limit first?" })).toBeNull();
  });

  it("is closed during a break, which says until when", async () => {
    await showPage((operation, variables, language) =>
      operation === "DepositBounds"
        ? bounds([limit()], [limit({ id: "33", limitType: 33, limitState: "ACTIVE", endsAt: "2026-12-01T10:00:00Z" })])
        : site(() => undefined)(operation, variables, language),
    );
    expect(await screen.findByText(/You are taking a break until/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Withdraw money" }).getAttribute("href")).toBe("/en/office/deduce");
  });

  it("asks a guest to sign in", async () => {
    await showPage(() => undefined, GUEST_SITE);
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  });
});
