// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { OffersDocument } from "@/operations/loyalty/generated.ts";
import { OfferPage } from "./OfferPage.tsx";
import { PartnerOffers } from "./PartnerOffers.tsx";
import { terms, testOffer } from "./testOffer.ts";

afterEach(cleanup);

const gift = testOffer("7", "Bonus without a deposit: sports", {
  audience: "PARTNER",
  hasCode: true,
  partner: { key: "odds-digest", name: "Odds Digest" },
  terms: { ...terms, kind: "NO_DEPOSIT", percent: null },
});
const promotion = { id: "7", title: gift.title, offer: gift, results: null };

interface Told {
  hindrance?: { code: string; message: string } | null;
  /** Codes that were sent. */
  codes?: unknown[];
}

/** Answers whether the offer can be taken, and takes codes and claims. */
const answersOf =
  ({ hindrance = null, codes = [] }: Told): Answers =>
  (operation, variables) => {
    const taken = { bonus: { __typename: "Bonus", id: "9", state: "ACTIVE", freeRounds: null }, errors: [] };
    if (operation === "OfferHindrance")
      return {
        viewer: {
          __typename: "Viewer",
          id: "1",
          offerHindrance: hindrance && { __typename: "InputError", path: null, ...hindrance },
        },
      };
    if (operation === "ClaimOffer") return { claimOffer: { __typename: "BonusPayload", ...taken } };
    if (operation !== "RedeemPromoCode") return undefined;
    codes.push(variables["input"]);
    return { redeemPromoCode: { __typename: "BonusPayload", ...taken } };
  };
const show = async (site: Parameters<typeof createTestApp>[0], told: Told = {}) =>
  renderInApp(
    await createTestApp(site, answersOf(told)),
    <OfferPage promotion={promotion} />,
    "/en/bonuses/partners/offer-7",
  );

describe("offers of partners [2.29]", () => {
  it("are listed with their partners, and say when there are none", async () => {
    const answers =
      (offers: readonly (typeof gift)[]): Answers =>
      (operation) =>
        operation === "Offers"
          ? { offers: { totalCount: offers.length, edges: offers.map((node) => ({ cursor: node.id, node })) } }
          : undefined;
    const page = (
      <Asked query={OffersDocument} variables={{ isPartner: true }}>
        {(answer) => (
          <PartnerOffers answer={answer} standings={undefined} toOffer={({ key }) => `/en/bonuses/partners/${key}`} />
        )}
      </Asked>
    );
    renderInApp(await createTestApp(GUEST_SITE, answers([gift])), page, "/en/bonuses/partners");
    const list = await screen.findByRole("list", { name: "Partner bonuses" });
    expect(within(list).getByRole("link").getAttribute("href")).toBe("/en/bonuses/partners/offer-7");
    expect(within(list).getByText("From Odds Digest")).toBeTruthy();
    cleanup();
    renderInApp(await createTestApp(GUEST_SITE, answers([])), page, "/en/bonuses/partners");
    expect(await screen.findByText("No partner bonuses right now")).toBeTruthy();
  });

  it("tell a guest whom they are for", async () => {
    await show(GUEST_SITE);
    expect(await screen.findByText(/For players who register by a link of Odds Digest or have its code/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in to take it" })).toBeTruthy();
  });

  it("are taken by who came by the partner's link", async () => {
    await show(playerSite("1.00"));
    await userEvent.click(await screen.findByRole("button", { name: /^Take/ }));
    expect(await screen.findByText("The bonus is yours.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("say why others can't take them, and take the partner's code", async () => {
    const codes: unknown[] = [];
    const message = "This offer is for players who came by the partner's link.";
    await show(playerSite("1.00"), { hindrance: { code: "PARTNER_ONLY", message }, codes });
    expect((await screen.findByRole("status")).textContent).toBe(message);
    expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: "Code from Odds Digest" }), "digest120");
    await userEvent.click(screen.getByRole("button", { name: "Use code" }));
    await screen.findByText("The bonus is yours.");
    expect(codes).toEqual([{ code: "DIGEST120" }]);
  });

  it("have no field for a code where another reason stands against them", async () => {
    await show(playerSite("1.00"), { hindrance: { code: "OFFER_TAKEN", message: "You have taken this offer." } });
    expect(await screen.findByText("You have taken this offer.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
