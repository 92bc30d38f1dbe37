// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import RatingWatch from "./RatingWatch.tsx";
import RatingWindow from "./RatingWindow.tsx";

afterEach(cleanup);

/** A gateway that notes what it was asked. */
async function gateway({ isDue = true, isAsked = true, errors = [] as object[] } = {}) {
  const asked: [string, unknown][] = [];
  const app = await createTestApp(playerSite("100.00"), (operation, variables) => {
    asked.push([operation, variables]);
    if (operation === "RatingQuestion") return { viewer: { __typename: "Viewer", id: "1", isRatingDue: isDue } };
    if (operation === "AskForRating") return { askForRating: { __typename: "AskForRatingPayload", isAsked } };
    if (operation === "RateSite")
      return {
        rateSite: {
          __typename: "RateSitePayload",
          rating: errors.length > 0 ? null : { __typename: "SiteRating", score: 9 },
          errors,
        },
      };
    return undefined;
  });
  return { app, asked, names: () => asked.map(([name]) => name) };
}

describe("when a player is asked [2.62]", () => {
  it("on a quiet page, when the service says so and no other page asks", async () => {
    const { app, names } = await gateway();
    renderInApp(app, <RatingWatch />, "/en");
    await waitFor(() => expect(app.dialog()).toEqual({ name: "rating" }));
    expect(names()).toEqual(["RatingQuestion", "AskForRating"]);
  });

  it("not when the service says no, and not when another page asks", async () => {
    const no = await gateway({ isDue: false });
    renderInApp(no.app, <RatingWatch />, "/en");
    await waitFor(() => expect(no.names()).toEqual(["RatingQuestion"]));
    cleanup();
    const other = await gateway({ isAsked: false });
    renderInApp(other.app, <RatingWatch />, "/en");
    await waitFor(() => expect(other.names()).toEqual(["RatingQuestion", "AskForRating"]));
    await act(async () => undefined);
    expect([no.app.dialog(), other.app.dialog()]).toEqual([null, null]);
  });

  it.each(["/en/office/recharge", "/en/live", "/en/casino", "/en/line"])("not on %s", async (path) => {
    const { app, names } = await gateway();
    renderInApp(app, <RatingWatch />, path);
    await act(async () => undefined);
    expect(names()).toEqual([]);
  });

  it("waits while another window is open", async () => {
    const { app, names } = await gateway();
    app.dialog({ name: "search" });
    renderInApp(app, <RatingWatch />, "/en");
    await act(async () => undefined);
    expect(names()).toEqual([]);
    act(() => void app.dialog(null));
    await waitFor(() => expect(app.dialog()).toEqual({ name: "rating" }));
  });
});

describe("the window [2.62]", () => {
  async function shown(options: Parameters<typeof gateway>[0] = {}) {
    const made = await gateway(options);
    let closed = 0;
    renderInApp(made.app, <RatingWindow isOpen onClose={() => (closed += 1)} />);
    const dialog = within(await screen.findByRole("dialog", { name: "How are we doing?" }));
    return { ...made, dialog, closed: () => closed };
  }

  it("has a radio button for each score from 0 to 10 and sends the one chosen, with the comment", async () => {
    const { app, asked, dialog, closed } = await shown();
    const group = within(dialog.getByRole("group", { name: "How likely are you to recommend us to a friend?" }));
    expect(group.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
    ]);
    fireEvent.click(group.getByRole("radio", { name: "9" }));
    fireEvent.change(dialog.getByRole("textbox", { name: /main reason/ }), { target: { value: "Fast payouts" } });
    fireEvent.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(closed()).toBe(1));
    expect(asked).toEqual([["RateSite", { input: { score: 9, comment: "Fast payouts" } }]]);
    expect(app.notifications.list().map(({ text }) => text)).toEqual(["Thank you. Your rating has been sent."]);
  });

  it("asks for a score first, and sends none without it", async () => {
    const { asked, dialog, closed } = await shown();
    fireEvent.click(dialog.getByRole("button", { name: "Send" }));
    expect(dialog.getByRole("alert").textContent).toBe("Choose a score from 0 to 10.");
    expect([asked.length, closed()]).toEqual([0, 0]);
    fireEvent.click(dialog.getByRole("radio", { name: "0" }));
    fireEvent.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(closed()).toBe(1));
    expect(asked).toEqual([["RateSite", { input: { score: 0, comment: null } }]]);
  });

  it("stays open with the words of a refusal, at the field it is about", async () => {
    const refusal = { __typename: "InputError", code: "INVALID", message: "Too long.", path: ["comment"] };
    const { dialog, closed } = await shown({ errors: [refusal] });
    fireEvent.click(dialog.getByRole("radio", { name: "5" }));
    fireEvent.click(dialog.getByRole("button", { name: "Send" }));
    expect(await dialog.findByText("Too long.")).toBeTruthy();
    expect(dialog.getByRole("textbox", { name: /main reason/ }).getAttribute("aria-invalid")).toBe("true");
    expect(closed()).toBe(0);
  });

  it("is closed without an answer", async () => {
    const { asked, dialog, closed } = await shown();
    fireEvent.click(dialog.getByRole("button", { name: "Close without rating" }));
    expect([asked.length, closed()]).toEqual([0, 1]);
  });
});
