// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import { usePromptDeposit } from "./usePromptDeposit.ts";

afterEach(cleanup);

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const most = (amount: string, currency = "RUB") =>
  typed("BonusCurrencyTerms", { currency, maxBonus: typed("Money", { amount, currency }) });

const bonus = (id: string, title: string, state: string, percent: string | null) =>
  typed("Bonus", {
    id,
    title,
    state,
    currency: "RUB",
    terms: typed("BonusTerms", { percent, currencies: [most("7", "USD"), most("10000")] }),
  });
const offer = (id: string, title: string, kind: string, currency = "RUB") =>
  typed("Offer", {
    id,
    key: `offer-${id}`,
    title,
    terms: typed("BonusTerms", { kind, currencies: [most("20000", currency)] }),
  });
const hindrance = typed("InputError", { code: "OFFER_NOT_FOR_YOU" });

interface Told {
  bonuses?: readonly object[];
  offers?: readonly { id: string }[];
  /** Numbers of the offers that can be taken. */
  free?: readonly string[];
}

const answersOf =
  ({ bonuses = [], offers = [], free = [] }: Told): Answers =>
  (operation) =>
    operation === "FirstDeposit"
      ? {
          viewer: typed("Viewer", {
            id: "1",
            bonuses: { edges: bonuses.map((node) => ({ node })) },
            offerStandings: offers.map(({ id }) =>
              typed("OfferStanding", { offerId: id, hindrance: free.includes(id) ? null : hindrance }),
            ),
          }),
          offers: { edges: offers.map((node) => ({ node })) },
        }
      : undefined;

function Buttons() {
  const prompt = usePromptDeposit();
  return (
    <>
      <button onClick={() => prompt("toast")}>Registered</button>
      <button onClick={() => prompt("dialog")}>Register again</button>
    </>
  );
}

/** Presses both buttons; the dialog comes always, and after the toast. */
async function show(told: Told | null) {
  const app = await createTestApp(playerSite("0.00"), told === null ? () => undefined : answersOf(told));
  renderInApp(app, <Buttons />);
  await userEvent.click(screen.getByRole("button", { name: "Registered" }));
  await userEvent.click(screen.getByRole("button", { name: "Register again" }));
  await waitFor(() => expect(app.notifications.list().at(-1)?.view).toBe("dialog"));
  return app.notifications.list();
}

describe("the notification about the first deposit [2.61]", () => {
  it("names the bonus that waits for it, with the most it gives", async () => {
    const [toast] = await show({
      bonuses: [bonus("9", "Free bet", "ACTIVE", null), bonus("7", "First deposit bonus: sports", "OFFERED", "100")],
      offers: [offer("2", "First deposit bonus: casino", "FIRST_DEPOSIT")],
      free: ["2"],
    });
    expect(toast).toMatchObject({
      view: "toast",
      title: "First deposit bonus: sports",
      text: "Up to ₽10,000 is waiting for your first deposit.",
      confirmText: "Deposit",
    });
  });

  it("names the operator's offer that the player can take, and leads to it", async () => {
    const [toast] = await show({
      bonuses: [bonus("9", "Old bonus", "FORFEITED", "100")],
      offers: [
        offer("1", "Not for this player", "FIRST_DEPOSIT"),
        offer("2", "Monday reload", "RELOAD"),
        offer("3", "Only in dollars", "FIRST_DEPOSIT", "USD"),
        offer("4", "First deposit bonus: casino", "FIRST_DEPOSIT"),
      ],
      free: ["2", "3", "4"],
    });
    expect(toast).toMatchObject({
      view: "toast",
      title: "First deposit bonus: casino",
      text: "Up to ₽20,000 on your first deposit. Take the offer before you pay in.",
      confirmText: "See the offer",
    });
  });

  it.each([
    ["there is none", { offers: [offer("1", "First deposit bonus: casino", "FIRST_DEPOSIT")] }],
    ["it can't be told", null],
  ])("is absent when %s; who asks to register again is led to the deposit without a promise", async (_, told) => {
    expect(await show(told)).toMatchObject([{ view: "dialog", title: "Make your first deposit" }]);
  });
});
