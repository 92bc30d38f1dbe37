// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { BLOCK_REASONS } from "#shared/site/blocks.ts";
import { AppProvider } from "@/platform/app/app.ts";
import type { AppealFieldsFragment } from "@/operations/site/generated.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, TEST_CONFIG, type TestSite } from "@/testing.tsx";
import { BanAppealsDocument } from "@/operations/site/generated.ts";
import { BlockAppealHistory } from "./BlockAppealHistory.tsx";
import { BlockPage } from "./BlockPage.tsx";
import { OldBrowserPage } from "./OldBrowserPage.tsx";

afterEach(cleanup);

const contactable: TestSite = {
  ...GUEST_SITE,
  siteConfig: { ...TEST_CONFIG, support: { phone: "+44 20 7946 0000", email: "help@example.com" } },
};

async function open(
  element: ReactNode,
  address = "/en/block",
  site: TestSite = contactable,
  answers: Answers = () => undefined,
) {
  const app = await createTestApp(site, answers);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <I18nextProvider i18n={app.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </ApolloProvider>
    </AppProvider>,
  );
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

describe("a block page", () => {
  it.each(Object.entries(BLOCK_REASONS))(
    "of reason %s has a heading, words and one next step [2.59] [4.49]",
    async (reason, { page }) => {
      const heading = await open(<BlockPage page={page} />, `/en/${page}?reason=${reason}&template=2`);
      expect(heading).toMatch(/\S/);
      expect(heading).not.toMatch(/pages\.|reasons\./);
      expect(screen.getByText(`Reason ${reason}`)).toBeTruthy();
      expect(screen.getAllByRole("heading")).toHaveLength(1);
      const steps = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(steps.length).toBeGreaterThan(0);
      const expected = page === "site-updates" || page === "coming-soon" ? "/en" : "mailto:help@example.com";
      expect(steps[0]).toBe(expected);
      expect(document.querySelector("[data-template]")?.getAttribute("data-template")).toBe("2");
    },
  );

  it("says different things for different reasons of one page [4.49]", async () => {
    const headings = new Set<string | null>();
    for (const reason of [1, 2, 3, 5, 14]) {
      headings.add(await open(<BlockPage page="block" />, `/en/block?reason=${reason}`));
      cleanup();
    }
    expect(headings.size).toBe(5);
  });

  it.each(["?reason=%3Cb%3Ebold", "?reason=99999999", "?reason=constructor", "?template=%22%3E%3Cimg", ""])(
    "repeats nothing of an address that somebody made up: %s",
    async (search) => {
      expect(await open(<BlockPage page="block" />, `/en/block${search}`)).toBe(
        "The site is not available where you are",
      );
      expect(screen.queryByText(/^Reason/)).toBeNull();
      expect(document.querySelector("[data-template]")).toBeNull();
    },
  );

  it("does not tell a banned player that their country is the cause, and leads them to their appeals [4.52] [6.09]", async () => {
    const { viewer } = playerSite("1.00");
    const banned: TestSite = {
      ...contactable,
      viewer: viewer && { ...viewer, config: viewer.config && { ...viewer.config, banLevel: 45 } },
    };
    expect(await open(<BlockPage page="block" />, "/en/block", banned)).toBe("Your access is suspended");
    expect(screen.getByRole("link", { name: "Your appeals" }).getAttribute("href")).toBe("/en/block-appeal-history");
    cleanup();
    expect(await open(<BlockPage page="block" />, "/en/block?reason=1", banned)).toBe(
      "The site is not available in your country",
    );
  });

  it("stands without anybody to write to", async () => {
    await open(<BlockPage page="suspension" />, "/en/suspension", GUEST_SITE);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/en/information/responsiblegaming",
    ]);
  });
});

it("names current browsers where an old one can't go on [2.40]", async () => {
  expect(await open(<OldBrowserPage />, "/en/oldbrowser")).toBe("Your browser is too old");
  const links = screen.getAllByRole("link");
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link.getAttribute("href")).toMatch(/^https:\/\//);
});

describe("the page about appeals", () => {
  type Node = Partial<AppealFieldsFragment> & { id: string };
  const banned = (banLevel: number): TestSite => {
    const site = playerSite("1.00");
    const { viewer } = site;
    return {
      siteConfig: contactable.siteConfig,
      viewer: viewer && { ...viewer, config: viewer.config && { ...viewer.config, banLevel } },
    };
  };
  const pageOf = (nodes: readonly Node[], hasNextPage = false) => ({
    viewer: {
      __typename: "Viewer",
      id: "1",
      banAppeals: {
        __typename: "BanAppealConnection",
        totalCount: nodes.length,
        pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
        edges: nodes.map((node) => ({
          __typename: "BanAppealEdge",
          cursor: node.id,
          node: {
            __typename: "BanAppeal",
            text: "It was not me",
            createdAt: "2026-11-20T10:00:00Z",
            state: "OPEN",
            answer: null,
            answeredAt: null,
            ...node,
          },
        })),
      },
    },
  });
  const rejected = (id: string): Node => ({
    id,
    text: `Words of ${id}`,
    state: "REJECTED",
    answer: "We looked at it",
    answeredAt: "2026-11-20T12:00:00Z",
  });
  const page = (
    <Asked query={BanAppealsDocument} variables={{ first: 20 }}>
      {(appeals) => <BlockAppealHistory appeals={appeals} />}
    </Asked>
  );
  const appeals = () => screen.findAllByRole("article");

  it("tells a banned player their code, their number and whom to write to, and takes one appeal at a time [2.59] [6.09]", async () => {
    let nodes: Node[] = [];
    const sent: unknown[] = [];
    await open(page, "/en/block-appeal-history", banned(53), (operation, { input }) => {
      if (operation === "BanAppeals") return pageOf(nodes);
      if (operation !== "AppealBan") return undefined;
      sent.push(input);
      nodes = [{ id: "1" }];
      return { appealBan: { __typename: "AppealBanPayload", appeal: null, errors: [] } };
    });
    expect(screen.getByText("Your account is banned (code 53, player number 1).")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Write to support" }).getAttribute("href")).toBe("mailto:help@example.com");
    fireEvent.change(await screen.findByLabelText("Why the ban is a mistake"), {
      target: { value: "It was not me" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Send the appeal" }));
    expect((await appeals())[0]?.textContent).toContain("Under review");
    expect(sent).toEqual([{ text: "It was not me" }]);
    expect(screen.queryByRole("button", { name: "Send the appeal" })).toBeNull();
  });

  it("shows what was answered, more of it when asked, and lets them appeal again after a no", async () => {
    await open(page, "/en/block-appeal-history", banned(53), (operation, { after }) => {
      if (operation !== "BanAppeals") return undefined;
      return after === "2" ? pageOf([rejected("1")]) : pageOf([rejected("2")], true);
    });
    expect((await appeals())[0]?.textContent).toMatch(/Rejected.*Words of 2.*Answer.*We looked at it/);
    expect(screen.getByRole("button", { name: "Send the appeal" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show earlier ones" }));
    await screen.findByText("Words of 1");
    expect(await appeals()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Show earlier ones" })).toBeNull();
  });

  it("says at the field what is wrong with the text, and that an appeal did not get through", async () => {
    let errors: object[] | null = [
      { __typename: "InputError", code: "REQUIRED", message: "This is required.", path: ["text"] },
    ];
    await open(page, "/en/block-appeal-history", banned(53), (operation) => {
      if (operation === "BanAppeals") return pageOf([]);
      return errors === null || operation !== "AppealBan"
        ? undefined
        : { appealBan: { __typename: "AppealBanPayload", appeal: null, errors } };
    });
    const send = await screen.findByRole("button", { name: "Send the appeal" });
    fireEvent.click(send);
    await waitFor(() =>
      expect(screen.getByLabelText("Why the ban is a mistake").getAttribute("aria-invalid")).toBe("true"),
    );
    errors = null;
    fireEvent.click(send);
    expect(await screen.findByText("The appeal could not be sent. Try again.")).toBeTruthy();
  });

  it("tells one who is not blocked so, and one whose data did not come that it can be tried again", async () => {
    await open(page, "/en/block-appeal-history", banned(0));
    expect(screen.getByText("Your account is not banned")).toBeTruthy();
    cleanup();
    const { viewer } = playerSite("1.00");
    await open(page, "/en/block-appeal-history", { ...contactable, viewer: viewer && { ...viewer, config: null } });
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    cleanup();
    await open(page, "/en/block-appeal-history", banned(53));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
