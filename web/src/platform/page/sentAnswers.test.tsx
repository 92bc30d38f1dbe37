// @vitest-environment jsdom
import { ApolloProvider } from "@apollo/client/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, type TestApp } from "@/testing.tsx";
import { GameDocument } from "@/operations/betting/generated.ts";
import { AppProvider } from "@/platform/app/app.ts";
import { SentAnswers, sendAnswer, takeSentAnswer } from "./sentAnswers.tsx";

const page = (app: TestApp) =>
  renderToString(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <SentAnswers />
      </ApolloProvider>
    </AppProvider>,
  );
const app = () => createTestApp(GUEST_SITE, () => undefined);

describe("answers that come with a page", () => {
  it("arrive as they were sent, once each, whatever is in them", async () => {
    vi.stubEnv("SSR", true);
    const server = await app();
    const answer = { game: { name: "</script><script>alert(1)</script><!-- “ ” \u2028" } };
    sendAnswer(server.client, GameDocument, { id: "1" }, answer);
    const html = page(server);
    vi.unstubAllEnvs();
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain("<!--");

    document.body.innerHTML = html;
    expect(takeSentAnswer(GameDocument, { id: "2" })).toBeUndefined();
    expect(takeSentAnswer(GameDocument, { id: "1" })).toEqual(answer);
    expect(takeSentAnswer(GameDocument, { id: "1" })).toBeUndefined();
  });

  it("are one visitor's: another's page at the same time holds nothing of them", async () => {
    vi.stubEnv("SSR", true);
    const [one, other] = [await app(), await app()];
    sendAnswer(one.client, GameDocument, { id: "secret" }, { game: null });
    const pages = [page(one), page(other)];
    vi.unstubAllEnvs();
    expect(pages.map((html) => html.includes("secret"))).toEqual([true, false]);
  });
});
