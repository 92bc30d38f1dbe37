// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { areaAt } from "./area.ts";
import { AreaPage } from "./AreaPage.tsx";

afterEach(cleanup);

const content = (body: string) => ({
  __typename: "SubApplication",
  appName: "halls",
  title: "Halls",
  body,
  style: null,
  cssToLoad: [],
  codeToEval: null,
  scriptsToLoad: [],
  head: null,
});

async function open(url: string | null, path: string, told = "") {
  const asked: string[] = [];
  const app = await createTestApp(GUEST_SITE, (operation, variables) => {
    if (operation !== "SubApplication") return undefined;
    asked.push(String(variables["fullPath"]));
    return { subApplication: content("<p>Fetched</p>") };
  });
  renderInApp(
    app,
    <AreaPage url={url} remote={told === "" ? null : { fullPath: told, content: content("<p>Sent</p>") }}>
      <h1>Own page</h1>
    </AreaPage>,
    path,
  );
  return asked;
}

it("of an area that the operator has no application for is the site's own", async () => {
  await open(null, "/en/keno");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Own page");
});

it("of an area that is an application shows that instead of its own, as the server sent it [2.63] [7.08]", async () => {
  const asked = await open("/apps/halls", "/en/keno", "/en/keno");
  expect(await screen.findByText("Sent")).toBeTruthy();
  expect(screen.queryByText("Own page")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(asked).toEqual([]);
});

it("asks for the application's own page where what the server sent was another's", async () => {
  const asked = await open("/apps/halls", "/en/poker", "/en/keno");
  expect(await screen.findByText("Fetched")).toBeTruthy();
  expect(asked).toEqual(["/en/poker"]);
});

it("outside of such areas asks nobody", () => {
  expect([
    areaAt("/en/line"),
    areaAt("/en/information/about"),
    areaAt("/en/lotto"),
    areaAt("/en/cyber/real/main"),
  ]).toEqual([null, null, { area: "LOTTO" }, { area: "CYBER" }]);
});
