import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Method, Payment } from "../payments/payment.ts";
import { newVoucher } from "../payments/vouchers.ts";
import { returnUrls } from "../testing/client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const visa = "4111 1111 1111 1111";
const pageOf = ({ redirectUrl }: Payment) => world.visit(String(redirectUrl));

describe("the card page", () => {
  it.each([
    ["4111-1111-1111-1111", returnUrls.success, "succeeded", null],
    ["4000 0000 0000 0002", returnUrls.fail, "failed", "declined"],
    ["4000000000009995", returnUrls.fail, "failed", "insufficient_funds"],
    ["4000 0000 0000 9987", returnUrls.fail, "failed", "lost_card"],
    ["5555 5555 5555 4444", returnUrls.fail, "failed", "declined"],
  ])("takes %s and returns to %s", async (number, location, status, reason) => {
    const deposit = await world.deposit("card");
    const back = await world.press(deposit, world.card(number));
    expect([back.status, back.location]).toEqual([303, location]);
    expect(await world.payment(deposit.id)).toMatchObject({
      status,
      reason,
      instrument: { last4: number.slice(-4), expiry: "09/35" },
    });
  });

  it.each([
    ["approve", returnUrls.success, "succeeded", null],
    ["decline", returnUrls.fail, "failed", "authentication_failed"],
  ])("asks by 3-D Secure, and the holder's %s decides", async (action, location, status, reason) => {
    const deposit = await world.deposit("card");
    const step = await world.press(deposit, world.card("4000 0038 0000 0446"));
    expect([step.status, step.location]).toEqual([303, new URL(String(deposit.redirectUrl)).pathname]);
    const page = await pageOf(deposit);
    expect(page.text).toContain(">Approve</button>");
    expect(page.text).toContain("Visa •••• 0446");
    expect((await world.payment(deposit.id)).status).toBe("action_required");
    // The form of the step before does nothing any more.
    await world.press(deposit, world.card(visa));
    expect((await world.payment(deposit.id)).status).toBe("action_required");
    expect((await world.press(deposit, { action })).location).toBe(location);
    expect(await world.payment(deposit.id)).toMatchObject({ status, reason });
  });

  it.each([
    [{ number: "4111 1111 1111 1112" }, ["number"]],
    [{ number: "" }, ["number"]],
    [{ expiry: "13/30" }, ["expiry"]],
    [{ expiry: "01/20" }, ["expiry"]],
    [{ code: "12" }, ["code"]],
    [{ code: "1234" }, ["code"]],
    [{ number: "378282246310005", code: "123" }, ["code"]],
    [{ number: "1", expiry: "x", code: "" }, ["number", "expiry", "code"]],
  ])("says at the field what is wrong with %j, and shows no number again", async (change, fields) => {
    const deposit = await world.deposit("card");
    const sent = world.card(visa, { code: "987", ...change });
    const { status, text } = await world.press(deposit, sent);
    expect(status).toBe(422);
    const invalid = [...text.matchAll(/<input id="(\w+)"[^>]*aria-invalid="true"/g)].map(([, id]) => id);
    expect(invalid).toEqual(fields);
    for (const field of fields) expect(text).toMatch(new RegExp(`id="${field}-error" role="alert">[A-Z]`));
    expect(text).not.toContain('value="4111');
    expect(text).not.toContain('value="987"');
    expect((await world.payment(deposit.id)).status).toBe("action_required");
  });

  it("is cancelled by its button", async () => {
    const deposit = await world.deposit("card");
    expect((await world.press(deposit, { action: "cancel" })).location).toBe(returnUrls.cancel);
    expect(await world.payment(deposit.id)).toMatchObject({ status: "cancelled", reason: "cancelled" });
  });
});

describe("the other pages", () => {
  it("of a bank asks which, then for the approval", async () => {
    const deposit = await world.deposit("bank");
    expect((await world.press(deposit, { action: "harbour" })).status).toBe(303);
    expect((await pageOf(deposit)).text).toContain("Harbour Bank</h1>");
    expect((await world.press(deposit, { action: "approve" })).location).toBe(returnUrls.success);
    expect((await world.payment(deposit.id)).instrument).toMatchObject({
      iban: expect.stringMatching(/^XA41 •••• \d{4}$/),
    });

    const refused = await world.deposit("bank");
    await world.press(refused, { action: "meridian" });
    expect((await world.press(refused, { action: "decline" })).location).toBe(returnUrls.fail);
  });

  it("of a slow bank returns as pending, and the money comes later", async () => {
    const deposit = await world.deposit("bank");
    await world.press(deposit, { action: "lantern" });
    expect((await world.press(deposit, { action: "approve" })).location).toBe(returnUrls.pending);
    expect((await world.payment(deposit.id)).status).toBe("processing");
    expect((await pageOf(deposit)).location).toBe(returnUrls.pending);
    await vi.waitFor(async () => expect((await world.payment(deposit.id)).status).toBe("succeeded"), {
      timeout: 10_000,
      interval: 10,
    });
  });

  it.each([
    ["123456", returnUrls.success, null],
    ["000000", returnUrls.fail, "declined"],
    ["999999", returnUrls.fail, "insufficient_funds"],
  ])("of a wallet takes the code %s", async (passcode, location, reason) => {
    const deposit = await world.deposit("wallet");
    const wrong = await world.press(deposit, { action: "pay", account: "nobody", passcode: "12" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).not.toContain('value="12"');
    const back = await world.press(deposit, { action: "pay", account: "player@mail.example", passcode });
    expect(back.location).toBe(location);
    expect(await world.payment(deposit.id)).toMatchObject({ reason, instrument: { wallet: "p•••@mail.example" } });
  });

  it("of a voucher takes each once, and only those with a right check digit", async () => {
    const code = newVoucher();
    const [first, second] = [await world.deposit("voucher"), await world.deposit("voucher")];
    const wrongDigit = `${code.slice(0, 15)}${(Number(code[15]) + 1) % 10}`;
    expect((await world.press(first, { action: "pay", voucher: wrongDigit })).text).toContain("Check the code");
    // An ISIN with its own check digit, filled up: well formed, but of no demo.
    expect((await world.press(first, { action: "pay", voucher: "0000US0378331005" })).text).toContain(
      "No such voucher",
    );
    const spelled = code.toLowerCase().replaceAll(/(.{4})/g, "$1-");
    expect((await world.press(first, { action: "pay", voucher: spelled.slice(0, -1) })).location).toBe(
      returnUrls.success,
    );
    expect((await world.press(second, { action: "pay", voucher: code })).text).toContain("has been used");
    expect((await world.payment(second.id)).status).toBe("action_required");
  });

  it.each([
    [
      "crypto",
      { network: "demo", asset: "dUSD", address: expect.stringMatching(/^demo1[a-z0-9]{28}$/), amount: "25.50" },
    ],
    ["cash", { number: expect.stringMatching(/^2\d{12}$/) }],
  ] as const)("of %s tells how to pay, and can be left before", async (method, instructions) => {
    const deposit = await world.deposit(method);
    expect(deposit.instructions).toEqual(instructions);
    const page = await pageOf(deposit);
    for (const value of Object.values(deposit.instructions ?? {})) expect(page.text).toContain(value);
    expect(page.text).toContain('role="img"');
    expect((await world.press(deposit, { action: "later" })).location).toBe(returnUrls.pending);
    expect((await world.payment(deposit.id)).status).toBe("action_required");
    expect(deposit.receipt).toBeNull();
    expect((await world.press(deposit, { action: "pretend" })).location).toBe(returnUrls.success);
    const paid = await world.payment(deposit.id);
    expect(paid.status).toBe("succeeded");
    // A desk prints a receipt, whose code stays.
    expect(paid.receipt).toEqual(method === "cash" ? expect.stringMatching(/^[0-9A-F]{16}$/) : null);
    expect((await world.payment(deposit.id)).receipt).toBe(paid.receipt);
  });

  it("at a cash desk shows who pays, where the merchant said so", async () => {
    const named = await pageOf(await world.deposit("cash", { payer: { id: "700042" } }));
    expect(named.text).toContain("Your player number");
    expect(named.text).toContain("700042");
    expect((await pageOf(await world.deposit("cash", { payer: undefined }))).text).not.toContain("Your player number");
  });
});

describe("every page", () => {
  const methods = ["card", "bank", "wallet", "voucher", "crypto", "cash"] as const satisfies readonly Method[];

  it.each(methods)("of %s loads nothing from elsewhere, stands in no frame and is kept by nobody", async (method) => {
    const { headers, text } = await pageOf(await world.deposit(method));
    const policy = String(headers.get("content-security-policy"));
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "img-src data:",
      "form-action 'self' https://shop.example https://other.example",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(text.match(/<(?:script|style)[^>]*>/g)).toEqual([`<style nonce="${nonce}">`, `<script nonce="${nonce}">`]);
    expect(text).not.toMatch(/(?:src|href)="(?!data:)/);
    expect((await pageOf(await world.deposit(method))).headers.get("content-security-policy")).not.toContain(nonce);
  });

  it.each([
    ["en", "ltr", "Pay by card", "$1,500.50"],
    ["ru", "ltr", "Оплата картой", "1 500,50 $"],
    ["es", "ltr", "Pago con tarjeta", "1.500,50 $"],
    ["ar", "rtl", "الدفع بالبطاقة", "1,500.50 US$"],
    ["de", "ltr", "Pay by card", "$1,500.50"],
  ])("speaks %s", async (language, dir, title, sum) => {
    const { text, headers } = await pageOf(await world.deposit("card", { language, amount: "1500.50" }));
    const spoken = language === "de" ? "en" : language;
    expect(text).toContain(`<html lang="${spoken}" dir="${dir}">`);
    expect(headers.get("content-language")).toBe(spoken);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(`<bdi dir="ltr">${sum}</bdi>`);
  });

  it("escapes what others chose", async () => {
    const { text } = await pageOf(await world.deposit("card"));
    expect(text).toContain("<bdi>Shop &amp; Sons</bdi>");
    const deposit = await world.deposit("voucher");
    const answer = await world.press(deposit, { action: "pay", voucher: '"><script>alert(1)</script>' });
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it("takes no form without its own state", async () => {
    const [deposit, other] = [await world.deposit("card"), await world.deposit("card")];
    const address = String(deposit.redirectUrl);
    for (const state of ["", "state_wrong", await world.stateOf(String(other.redirectUrl))]) {
      const answer = await world.submit(address, { state, ...world.card(visa) });
      expect([answer.status, answer.location]).toEqual([403, null]);
    }
    expect((await world.payment(deposit.id)).status).toBe("action_required");
  });

  it("pays once, however often its form comes", async () => {
    const deposit = await world.deposit("card");
    const address = String(deposit.redirectUrl);
    const form = { state: await world.stateOf(address), ...world.card(visa) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.submit(address, form)));
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set([`303 ${returnUrls.success}`]),
    );
    expect(world.merchant.told(deposit.id)).toEqual([
      [2, "processing"],
      [3, "succeeded"],
    ]);
    expect((await world.submit(address, { ...form, action: "cancel" })).location).toBe(returnUrls.success);
  });

  it("does nothing for a button that it doesn't have", async () => {
    for (const method of methods) {
      const deposit = await world.deposit(method);
      const answer = await world.press(deposit, { action: "steal" });
      expect([answer.status, answer.location]).toEqual([303, new URL(String(deposit.redirectUrl)).pathname]);
      expect((await world.payment(deposit.id)).status).toBe("action_required");
    }
  });

  it("is a page of its own for an address that leads nowhere, and for a form that is too large", async () => {
    const none = await world.visit("http://localhost/pay/page_none", { headers: { "accept-language": "es" } });
    expect([none.status, none.headers.get("x-frame-options")]).toEqual([404, "DENY"]);
    expect(none.text).toContain("Este pago no existe");
    const deposit = await world.deposit("card");
    const large = await world.submit(String(deposit.redirectUrl), { state: "x".repeat(9000) });
    expect([large.status, large.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
  });
});
