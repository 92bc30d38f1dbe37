// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { Snowfall } from "./Snowfall.tsx";

afterEach(cleanup);

it.each([
  ["/en", true, true],
  ["/en", false, false],
  ["/en/live", true, false],
  ["/ar", true, true],
])("snow at %s with the flag %s: %s [2.07]", async (path, isShown, expected) => {
  const app = await createTestApp(
    { ...GUEST_SITE, siteConfig: GUEST_SITE.siteConfig && { ...GUEST_SITE.siteConfig, isSnowfallShown: isShown } },
    () => ({ viewer: null }),
  );
  renderInApp(app, <Snowfall />, path);
  const sky = screen.queryByTestId("snowfall");
  expect(sky !== null).toBe(expected);
  if (sky !== null) expect(sky.getAttribute("aria-hidden")).toBe("true");
});
