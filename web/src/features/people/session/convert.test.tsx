// @vitest-environment jsdom
/** The reminder to convert money that is no more. */
import { cleanup, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { askedFor, open, pass, says, setUpSession, told } from "./testSession.tsx";

setUpSession();

describe("money in kunas [4.31] [4.32] [4.33]", () => {
  it.each([
    ["MAIN", "Your main account"],
    ["ADDITIONAL", "One of your additional accounts"],
  ])("is spoken of once a session and player, status %s [4.31] [4.32] [4.33]", async (status, words) => {
    says({ conversion: { status, currency: "HRK", toCurrency: "EUR" } });
    const app = await open();
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    expect(app.notifications.list()[0]?.text).toContain(words);
    expect(sessionStorage.getItem("hrk_ur")).toBe("1");
    cleanup();
    const again = await open();
    await waitFor(() => expect(askedFor("AccountConversion")).toHaveLength(2));
    await pass(50);
    expect(told(again)).toEqual([]);
  });

  it.each([
    [
      "is converted at once, and said so",
      { message: "The account was converted.", errors: [] },
      ["success", "The account was converted."],
    ],
    [
      "is not where coupons are open: that is said",
      {
        message: "No",
        errors: [{ __typename: "InputError", code: "ACCOUNT_HAS_COUPONS", message: "Coupons are still open" }],
      },
      ["error", "Coupons are still open"],
    ],
    [
      "is not when nobody answers: that is said",
      undefined,
      ["error", "The account could not be converted. Please try again later."],
    ],
  ])("%s [4.31] [4.32]", async (_, converted, words) => {
    says({ conversion: { status: "MAIN", currency: "HRK", toCurrency: "EUR" }, ...(converted && { converted }) });
    const app = await open();
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    const [question] = app.notifications.list();
    expect(question?.confirmText).toBe("Convert to EUR");
    question?.onConfirm?.();
    await waitFor(() => expect(app.notifications.list().map(({ kind, text }) => [kind, text])).toContainEqual(words));
    expect(askedFor("ConvertAccount")).toHaveLength(1);
  });

  it.each([
    ["NOT_ALLOWED", null],
    ["MAIN", "DEM"],
  ])("is not spoken of with status %s and currency %s [4.32] [4.33]", async (status, currency) => {
    says({ conversion: { status, currency, toCurrency: "EUR" } });
    const app = await open();
    await waitFor(() => expect(askedFor("AccountConversion")).toHaveLength(1));
    await pass(50);
    expect(told(app)).toEqual([]);
    expect(sessionStorage.getItem("hrk_ur")).toBeNull();
  });
});
