// @vitest-environment jsdom
import { ApolloLink } from "@apollo/client";
import { cleanup, screen } from "@testing-library/react";
import { NEVER } from "rxjs";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { OtherGamesSection } from "./OtherGamesSection.tsx";

afterEach(cleanup);

it("keeps sixteen places for games that are on their way [9.18]", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  app.client.setLink(new ApolloLink(() => NEVER));
  renderInApp(
    app,
    <OtherGamesSection
      title="Line"
      section="LINE"
      variables={{ filter: { section: "LINE" }, first: 50 }}
      empty={{ title: "Nothing" }}
    />,
  );
  expect((await screen.findByRole("status", { name: /Loading/ })).children).toHaveLength(16);
});
