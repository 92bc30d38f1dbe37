// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { Landing } from "./Landing.tsx";

afterEach(cleanup);

it("shows the operator's words alone, without a section's menu [2.31]", async () => {
  const text = {
    __typename: "PageContent" as const,
    path: "bonus-landing/summer",
    title: "Summer of cricket",
    description: "What is on until September",
    updatedAt: "2026-09-28T00:00:00Z",
    content: [{ __typename: "TextHeading" as const, level: 2, text: "How it works", anchor: "how-it-works" }],
  };
  renderInApp(await createTestApp(GUEST_SITE, () => undefined), <Landing text={text} />, "/en/bonus-landing/summer");
  expect(await screen.findByRole("heading", { level: 1, name: "Summer of cricket" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "How it works" })).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
});
