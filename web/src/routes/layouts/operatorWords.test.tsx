// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Notification } from "@/platform/app/notifications.ts";
import { AdBlockWatch } from "@/features/site/adBlock/AdBlockWatch.tsx";
import { NotificationHost } from "@/features/site/notifications/NotificationHost.tsx";
import { createTestApp, GUEST_SITE, renderInApp, TEST_CONFIG, type TestApp } from "@/testing.tsx";
import { OperatorWords } from "@/features/site/operatorWords/OperatorWords.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.head.querySelector("#blocker")?.remove();
});

const dictionary = (id: string, entries: unknown) => ({ __typename: "Dictionary", id, hash: "1", entries });

/** A site whose operator has these words in `main` and `modal`; with null the words don't come. */
async function open(words: { main?: unknown; modal?: unknown } | null): Promise<TestApp> {
  const app = await createTestApp(
    { ...GUEST_SITE, siteConfig: { ...TEST_CONFIG, isAdBlockNoticeShown: true } },
    (operation) =>
      operation === "NoticeWords" && words !== null
        ? {
            dictionary: {
              __typename: "DictionaryBundle",
              language: "en",
              hash: "1",
              dictionaries: [dictionary("main", words.main ?? {}), dictionary("modal", words.modal ?? {})],
            },
          }
        : undefined,
  );
  renderInApp(
    app,
    <>
      <OperatorWords />
      <NotificationHost />
      <AdBlockWatch />
    </>,
  );
  return app;
}

const show = (app: TestApp, notification: Omit<Notification, "id">) => act(() => app.notifications.show(notification));

it("titles an error and its button as the operator does [8.02]", async () => {
  const app = await open({ main: { main_error: "Oh dear", main_ok: "All right" } });
  await expect.poll(() => app.i18n.t("notifications:title.error")).toBe("Oh dear");
  show(app, { kind: "error", view: "dialog", text: "The stake is too small." });
  const dialog = await screen.findByRole("alertdialog", { name: "Oh dear" });
  expect(within(dialog).getByRole("button", { name: "All right" })).toBeTruthy();
});

it("tells of an ad blocker in the operator's words, with a button to close it [8.13]", async () => {
  const blocker = document.createElement("style");
  blocker.id = "blocker";
  blocker.textContent = ".adsbox { display: none !important; }";
  document.head.append(blocker);
  await open({
    main: {
      main_dictionary_website_blocked_by_adblock: "Adblock is on",
      main_dictionary_disable_adblock_description: "Please pause it here.",
    },
    modal: { modal_close: "Got it" },
  });
  const dialog = await screen.findByRole("alertdialog", { name: "Adblock is on" });
  expect(within(dialog).getByText("Please pause it here.")).toBeTruthy();
  act(() => within(dialog).getByRole("button", { name: "Got it" }).click());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("puts the account's number where the operator's sentence has it [8.34]", async () => {
  const app = await open({ main: { main_account_will_set: "You now play from {id}." } });
  await expect.poll(() => app.i18n.t("notifications:mainAccountWillSet", { id: "14" })).toBe("You now play from 14.");
});

it.each([
  ["that did not come", null],
  ["that are none", { main: { main_error: 7 }, modal: "words" }],
  ["that are empty", { main: { main_error: " " } }],
])("speaks the site's own for words %s", async (_, words) => {
  const app = await open(words);
  show(app, { kind: "error", view: "dialog", text: "The stake is too small." });
  const dialog = await screen.findByRole("alertdialog", { name: "Something went wrong" });
  expect(within(dialog).getByRole("button", { name: "OK" })).toBeTruthy();
});
