// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { type PaymentFieldsFragment, usePaymentsQuery } from "@/operations/office/generated.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import type { Method } from "@/features/office/payments/method/paymentMethod.ts";
import { listOf, money, testMethod, testPayment } from "@/features/office/payments/testPayment.ts";
import { WAITING } from "./useWaiting.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";

/** What the route does: it asks for what is under way. */
function Page() {
  return <WithdrawalPage asked={usePaymentsQuery({ variables: WAITING, skip: useViewer() === null })} />;
}

afterEach(cleanup);

const BANK = testMethod({ id: "bank", kind: "BANK", name: "Bank transfer", destination: "IBAN" });
const WALLET = testMethod({
  id: "wallet",
  kind: "WALLET",
  name: "E-wallet",
  destination: "WALLET",
  fee: { percent: "1", fixed: money("0.00"), min: money("20.00"), max: null },
});
const CRYPTO = testMethod({ id: "crypto", kind: "CRYPTO", name: "Crypto transfer", destination: "ADDRESS" });
const withdrawal = (fields: Partial<PaymentFieldsFragment> = {}) =>
  testPayment({ id: "7001", direction: "WITHDRAWAL", state: "HELD", methodId: "bank", isCancellable: true, ...fields });

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066\u2069]/g, "");
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => plain(textContent));
const payload = (field: string, fields: object) => ({
  [field]: { __typename: "PaymentPayload", payment: null, errors: [], ...fields },
});
const refusal = (field: string, code: string, path: string[] | null) =>
  payload(field, { errors: [{ __typename: "InputError", code, path }] });

interface Site {
  methods?: readonly Method[];
  waiting?: () => readonly PaymentFieldsFragment[];
  request?: (input: Record<string, unknown>) => Record<string, unknown> | undefined;
  cancel?: (input: Record<string, unknown>) => Record<string, unknown> | undefined;
  /** What is paid out without verification; null where it isn't asked for. */
  unverified?: string | null;
}
const answersOf =
  ({ methods = [BANK, WALLET, CRYPTO], waiting = () => [], request, cancel, unverified = null }: Site): Answers =>
  (operation, { input }) => {
    if (operation === "PaymentMethods") return { paymentMethods: methods };
    if (operation === "UnverifiedWithdrawal")
      return {
        viewer: { __typename: "Viewer", id: "1", unverifiedWithdrawal: unverified === null ? null : money(unverified) },
      };
    if (operation === "Payments") return listOf(waiting());
    if (operation === "RequestWithdrawal") return request?.(input as Record<string, unknown>);
    return operation === "CancelWithdrawal" ? cancel?.(input as Record<string, unknown>) : undefined;
  };

async function show(site: Site, who: TestSite = playerSite("5000.00")) {
  const app = await createTestApp(who, answersOf(site));
  renderInApp(app, <Page />);
  return { app, user: userEvent.setup() };
}
const method = (name: RegExp) => screen.findByRole("radio", { name });
const amount = () => screen.getByRole("textbox", { name: "Amount, RUB" });
const send = () => screen.getByRole("button", { name: /^(Withdraw |Request withdrawal)/ });

describe("taking money out [2.45]", () => {
  it("asks for what the method needs to know, and sends it with a key", async () => {
    const inputs: Record<string, unknown>[] = [];
    const { app, user } = await show({
      request: (input) => {
        inputs.push(input);
        return payload("requestWithdrawal", { payment: withdrawal() });
      },
    });
    await user.click(await method(/Bank transfer/));
    await user.type(screen.getByRole("textbox", { name: "IBAN" }), " GB82 WEST 1234 5698 7654 32 ");
    await user.type(screen.getByRole("textbox", { name: "Account holder" }), "Anna Kern");
    await user.type(amount(), "500");
    await user.click(send());
    await waitFor(() => expect(inputs).toHaveLength(1));
    expect(inputs[0]).toEqual({
      accountId: "11",
      methodId: "bank",
      amount: "500",
      details: { iban: "GB82 WEST 1234 5698 7654 32", holder: "Anna Kern" },
      idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    await waitFor(() =>
      expect(app.notifications.list().map(({ text }) => plain(text))).toEqual([
        "Request 7001 accepted: ₽500.00 is held and will be sent after a check.",
      ]),
    );
  });

  it("says that a bonus ends by it, and goes on once the player agrees", async () => {
    const inputs: Record<string, unknown>[] = [];
    const { user } = await show({
      request: (input) => {
        inputs.push(input);
        return input["endsBonus"] === true
          ? payload("requestWithdrawal", { payment: withdrawal() })
          : refusal("requestWithdrawal", "BONUS_ENDS", ["endsBonus"]);
      },
    });
    await user.click(await method(/E-wallet/));
    await user.type(screen.getByRole("textbox", { name: "Wallet number, email or phone" }), "41001234");
    await user.type(amount(), "500");
    await user.click(send());
    const agree = await screen.findByRole<HTMLInputElement>("checkbox", { name: "End my bonus and continue" });
    expect(agree.checked).toBe(false);
    expect(alerts()).toEqual([expect.stringContaining("the bonus balance and your progress are lost")]);
    await user.click(agree);
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "End my bonus and continue" })).toBeNull());
    expect(inputs.map(({ endsBonus, idempotencyKey }) => [endsBonus, typeof idempotencyKey])).toEqual([
      [undefined, "string"],
      [true, "string"],
    ]);
    expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it("has a field for each kind of destination", async () => {
    const { user } = await show({});
    await user.click(await method(/E-wallet/));
    expect(screen.getByRole("textbox", { name: "Wallet number, email or phone" })).toBeTruthy();
    await user.click(await method(/Crypto/));
    expect(screen.getByRole("combobox", { name: "Network" })).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Wallet address" })).toBeTruthy();
    expect(screen.getByText(/can't be reversed/)).toBeTruthy();
  });

  it.each([
    ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", null],
    ["TRC20", "0x52908400098527886E0F7030069857D2E4169EE7", null],
    ["ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeE", null],
    ["BTC", " 1A1zP1eP5QGefi2 DMPTfTL5SLmv7DivfNa ", "1A1zP1eP5QGefi2 DMPTfTL5SLmv7DivfNa"],
  ])("asks nobody about an address that %s can't have: %s", async (network, address, sent) => {
    const inputs: Record<string, unknown>[] = [];
    const { user } = await show({
      request: (input) => {
        inputs.push(input);
        return payload("requestWithdrawal", { payment: withdrawal() });
      },
    });
    await user.click(await method(/Crypto/));
    await user.selectOptions(screen.getByRole("combobox", { name: "Network" }), network);
    await user.type(screen.getByRole("textbox", { name: "Wallet address" }), address);
    await user.type(amount(), "500");
    await user.click(send());
    if (sent === null) await waitFor(() => expect(alerts()).toEqual(["This isn't an address in this network"]));
    else await waitFor(() => expect(inputs).toMatchObject([{ details: { network, address: sent } }]));
    expect(inputs).toHaveLength(sent === null ? 0 : 1);
  });

  it("asks for a memo where the network has one", async () => {
    const { user } = await show({});
    await user.click(await method(/Crypto/));
    const memo = () => screen.queryByRole("textbox", { name: "Memo or tag (if the wallet has one)" });
    await user.selectOptions(screen.getByRole("combobox", { name: "Network" }), "BTC");
    expect(memo()).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Network" }), "XRP");
    expect(memo()).not.toBeNull();
  });

  it("says beforehand what waits for verification [6.10]", async () => {
    const { user } = await show({ unverified: "1500.00" });
    await user.click(await method(/E-wallet/));
    const ahead = screen.getByRole("link", { name: "Go to verification" }).parentElement;
    expect(plain(ahead?.textContent)).toMatch(/^You can withdraw ₽1,500.00 more before we ask for documents./);
    await user.type(amount(), "1500.01");
    expect(ahead?.textContent).toMatch(/^This withdrawal will wait until your identity is confirmed./);
  });

  it("says what leaves the account and what arrives", async () => {
    const { user } = await show({});
    await user.click(await method(/E-wallet/));
    await user.type(amount(), "1000");
    const fact = (name: string) =>
      within(screen.getByLabelText("Summary")).getByText(name).nextElementSibling?.textContent;
    expect([fact("Leaves your account"), fact("Fee"), fact("You receive")]).toEqual(["₽1,000.00", "₽20.00", "₽980.00"]);
  });

  it.each<[string, string[] | null, string]>([
    ["INVALID", ["details", "iban"], "Check the IBAN: a digit or letter is wrong"],
    ["INVALID", ["details", "holder"], "Enter the name as the bank has it"],
    ["REQUIRED", ["details", "holder"], "Fill in this field"],
    ["INSUFFICIENT_FUNDS", ["amount"], "Not enough money in this account"],
    ["NO_INSTRUMENT", ["methodId"], "Deposit with this method first"],
    ["DEPOSIT_METHOD_FIRST", ["methodId"], "Withdraw with the method you deposited with first"],
    ["REQUIRED", ["instrument"], "Fill in this field"],
    ["INVALID", ["details", "wallet"], "The request wasn't accepted. No money has moved."],
  ])("says what %s at %j means", async (code, path, words) => {
    const { user } = await show({ request: () => refusal("requestWithdrawal", code, path) });
    await user.click(await method(/Bank transfer/));
    await user.type(screen.getByRole("textbox", { name: "IBAN" }), "GB82WEST12345698765432");
    await user.type(screen.getByRole("textbox", { name: "Account holder" }), "Ann");
    await user.type(amount(), "500");
    await user.click(send());
    await waitFor(() => expect(alerts()).toEqual([words]));
  });

  it("asks nobody while a field is empty or the account has too little", async () => {
    const { user } = await show({});
    await user.click(await method(/Bank transfer/));
    await user.click(send());
    expect(alerts()).toEqual(["Fill in this field"]);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "IBAN" }));
    await user.click(await method(/E-wallet/));
    await user.type(screen.getByRole("textbox", { name: /Wallet number/ }), "a@b.example");
    await user.type(amount(), "5001");
    await user.click(send());
    expect(alerts()).toEqual(["Not enough money in this account"]);
  });

  it("says why a method can't be used, and doesn't let it be chosen", async () => {
    await show({
      methods: [
        testMethod({ blocked: "NO_INSTRUMENT" }),
        testMethod({ id: "bank", name: "Bank transfer", destination: "IBAN", blocked: "DEPOSIT_METHOD_FIRST" }),
      ],
    });
    const card = await method(/Bank card/);
    expect([(card as HTMLInputElement).disabled, (card as HTMLInputElement).checked]).toEqual([true, false]);
    expect(screen.getByText(/^Deposit with it first/)).toBeTruthy();
    expect(screen.getByText(/has to go back that way first/)).toBeTruthy();
    expect(send()).toHaveProperty("disabled", true);
  });

  it("sends money back to the card it came from", async () => {
    const inputs: Record<string, unknown>[] = [];
    const { user } = await show({
      methods: [
        testMethod({
          instruments: [
            { token: "tok_1", brand: "Visa", last4: "1111", expiry: "12/30" },
            { token: "tok_2", brand: "Mastercard", last4: "2222", expiry: null },
          ],
        }),
      ],
      request: (input) => {
        inputs.push(input);
        return payload("requestWithdrawal", { payment: withdrawal() });
      },
    });
    await user.click(await method(/2222/));
    await user.type(amount(), "500");
    await user.click(send());
    await waitFor(() => expect(inputs.map(({ instrument }) => instrument)).toEqual(["tok_2"]));
  });

  it("is closed where the operator says so, and to guests", async () => {
    const known = playerSite("1.00");
    const rights = known.viewer?.rights ?? null;
    await show(
      {},
      {
        ...known,
        viewer: known.viewer && { ...known.viewer, rights: rights && { ...rights, canWithdraw: false } },
      },
    );
    expect(await screen.findByText("Withdrawals are closed for your account")).toBeTruthy();
    cleanup();
    await show({}, GUEST_SITE);
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  });
});

describe("waiting withdrawals", () => {
  it("can be taken back after a question", async () => {
    const cancelled: unknown[] = [];
    const { app, user } = await show({
      waiting: () => (cancelled.length === 0 ? [withdrawal()] : []),
      cancel: (input) => {
        cancelled.push(input);
        return payload("cancelWithdrawal", { payment: withdrawal({ state: "CANCELLED", isCancellable: false }) });
      },
    });
    const list = await screen.findByRole("region", { name: "Waiting withdrawals" });
    expect(list.textContent).toContain("₽500.00");
    expect(list.textContent).toContain("Under review");
    await user.click(within(list).getByRole("button", { name: "Cancel withdrawal 7001" }));
    await user.click(await screen.findByRole("button", { name: "Cancel withdrawal" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Waiting withdrawals" })).toBeNull());
    expect(cancelled).toEqual([{ paymentId: "7001" }]);
    expect(app.notifications.list()).toMatchObject([{ kind: "success" }]);
  });

  it("tells when it is too late", async () => {
    const { app, user } = await show({
      waiting: () => [withdrawal()],
      cancel: () => refusal("cancelWithdrawal", "NOT_CANCELLABLE", ["paymentId"]),
    });
    await user.click(await screen.findByRole("button", { name: "Cancel withdrawal 7001" }));
    await user.click(await screen.findByRole("button", { name: "Cancel withdrawal" }));
    await waitFor(() =>
      expect(app.notifications.list().map(({ text }) => text)).toEqual([
        "It is already on its way and can't be cancelled",
      ]),
    );
  });

  it("have no way back once they are sent, and ask for verification where it is needed", async () => {
    await show({
      waiting: () => [
        withdrawal({ state: "SENT", isCancellable: false }),
        withdrawal({ id: "7002", state: "VERIFICATION_REQUIRED" }),
      ],
    });
    const list = await screen.findByRole("region", { name: "Waiting withdrawals" });
    expect(within(list).queryByRole("button", { name: "Cancel withdrawal 7001" })).toBeNull();
    expect(within(list).getByRole("button", { name: "Cancel withdrawal 7002" })).toBeTruthy();
    expect(within(list).getByRole("link", { name: "Go to verification" }).getAttribute("href")).toBe(
      "/en/office/verification",
    );
  });
});
