// @vitest-environment jsdom
import { ApolloLink } from "@apollo/client";
import { cleanup, screen, within } from "@testing-library/react";
import { NEVER } from "rxjs";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { OtherGames } from "./OtherGames.tsx";
import { testGame } from "./testGame.ts";

afterEach(cleanup);

it("keep two places while they are on their way [9.18]", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  app.client.setLink(new ApolloLink(() => NEVER));
  renderInApp(app, <OtherGames game={testGame()} section="LINE" />);
  const card = await screen.findByRole("region", { name: "Other games" });
  expect(within(card).getByRole("status").children).toHaveLength(2);
});
