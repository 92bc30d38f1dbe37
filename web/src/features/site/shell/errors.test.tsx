// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { ErrorNotice } from "./ErrorView.tsx";
import { LastResort } from "./LastResort.tsx";

afterEach(cleanup);

describe("error pages", () => {
  it.each([
    [404, "This page could not be found", false],
    [451, "You don't have access to this page", false],
    [403, "You don't have access to this page", false],
    [503, "This part of the site is temporarily unavailable", true],
    [502, "This part of the site is temporarily unavailable", true],
    [0, "No connection", true],
    [499, "The page did not finish loading", true],
    [500, "Something went wrong", true],
    [418, "Something went wrong", true],
  ])("%i reads: %s [8.17] [8.19] [8.20]", async (status, title, mayPass) => {
    renderInApp(await createTestApp(GUEST_SITE, () => undefined), <ErrorNotice status={status} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe(mayPass);
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/en");
  });
});

it("leads on from a page that is not there, such as of a game that nobody knows, to where games are [2.11] [8.17]", async () => {
  renderInApp(await createTestApp(GUEST_SITE, () => undefined), <ErrorNotice status={404} />);
  expect(
    ["Live", "Pre-match", "Results"].map((name) => screen.getByRole("link", { name }).getAttribute("href")),
  ).toEqual(["/en/live", "/en/line", "/en/results"]);
});

describe("the error page failing itself [8.16]", () => {
  const Broken = () => {
    throw new Error("the footer is gone");
  };

  it.each([
    ["/en/live", "An error occurred while showing the error page.", "/en"],
    ["/ar", "حدث خطأ أثناء عرض صفحة الخطأ.", "/ar"],
    ["/<script>", "An error occurred while showing the error page.", "/"],
  ])("at %s says so, with a link home, without anything of the app", (pathname, text, home) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(
      <LastResort pathname={pathname}>
        <Broken />
      </LastResort>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text);
    expect(screen.getByRole("link").getAttribute("href")).toBe(home);
  });

  it("leaves a page that stands alone", () => {
    render(
      <LastResort pathname="/en">
        <p>fine</p>
      </LastResort>,
    );
    expect(screen.getByText("fine")).toBeTruthy();
  });
});
