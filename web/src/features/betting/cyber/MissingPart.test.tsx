// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { MissingPart } from "./MissingPart.tsx";

afterEach(cleanup);

it.each(["discipline", "championship", "game"] as const)(
  "gives the page of a missing %s its title and keeps it out of search engines, also inside the app",
  async (what) => {
    renderInApp(
      await createTestApp(GUEST_SITE, () => undefined),
      <MissingPart what={what} variant="real" />,
      "/en/cyber/real/dota-2",
    );
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(document.title).toBe(`${heading.textContent} · Test Bet`);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
  },
);
