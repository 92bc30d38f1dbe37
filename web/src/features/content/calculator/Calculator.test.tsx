// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { Calculator } from "./Calculator.tsx";

afterEach(cleanup);

async function show(search: string) {
  renderInApp(
    await createTestApp(GUEST_SITE, () => undefined),
    <Calculator />,
    `/en/information/betting-calculator${search}`,
  );
  return screen.findByRole("region", { name: "Betting calculator" });
}
const sums = (label = "What the bet returns") => screen.getByLabelText(label).textContent;

it("opens the bet of an address and follows every field [2.50]", async () => {
  const form = await show("?kind=system&size=2&stake=90&legs=2-w*2-w*2-l");
  expect(sums()).toContain("Return120.00");
  fireEvent.change(within(form).getByLabelText("Stake"), { target: { value: "180" } });
  expect(sums()).toContain("Return240.00");
  const third = within(form).getByRole("listitem", { name: "Selection 3" });
  fireEvent.change(within(third).getByLabelText("Result"), { target: { value: "WON" } });
  expect(sums()).toContain("Return720.00");
  fireEvent.click(within(form).getByRole("button", { name: "Add a selection" }));
  expect(within(form).getAllByRole("listitem")).toHaveLength(4);
});

it("says what is wrong instead of a sum", async () => {
  const form = await show("?kind=express&stake=10&legs=2*3");
  const first = within(form).getByRole("listitem", { name: "Selection 1" });
  fireEvent.change(within(first).getByLabelText("Odds"), { target: { value: "0.9" } });
  expect(screen.queryByLabelText("What the bet returns")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Enter odds above 1 with up to three decimals.");
});
