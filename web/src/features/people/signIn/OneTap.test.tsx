// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { OneTap } from "./OneTap.tsx";

const clientId = "123-abc.apps.googleusercontent.com";
const address = "https://accounts.google.com/gsi/client";
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${address}"]`);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const appWith = (answer: object, sent: unknown[] = []) =>
  createTestApp(GUEST_SITE, (operation, variables) => {
    if (operation === "OneTap") {
      sent.push(variables);
      return { oneTap: answer };
    }
    return {
      registrationOptions: { __typename: "RegistrationOptions", defaultCountryId: "1", defaultCurrencyId: "643" },
    };
  });

it("logs that the script could not be loaded, and asks for it again the next time [8.07]", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  renderInApp(
    await appWith({}),
    <OneTap clientId={clientId} script={address} returnTo={null} onRefused={() => undefined} />,
  );
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event("error"));
  await waitFor(() => expect(logged).toHaveBeenCalledWith("Failed to load the Google One Tap script"));
  expect(script()).toBeNull();
});

it("sends what Google signed with currency and country, and refuses an answer that leads elsewhere [7.17] [3.20]", async () => {
  const sent: unknown[] = [];
  const refused = vi.fn();
  let give: (answer: { credential: string }) => void = () => undefined;
  const id = {
    initialize: vi.fn((options: { client_id: string; nonce: string; callback: typeof give }) => {
      give = options.callback;
    }),
    prompt: vi.fn(),
    cancel: vi.fn(),
  };
  const { unmount } = renderInApp(
    await appWith({ __typename: "OneTapPayload", redirectUrl: "https://evil.example/", errors: [] }, sent),
    <OneTap clientId={clientId} script={address} returnTo={null} onRefused={refused} />,
  );
  await waitFor(() => expect(script()).not.toBeNull());
  window.google = { accounts: { id } };
  script()?.dispatchEvent(new Event("load"));
  await waitFor(() => expect(id.prompt).toHaveBeenCalledOnce());
  const { client_id, nonce } = id.initialize.mock.calls[0]?.[0] ?? {};
  expect(client_id).toBe(clientId);
  give({ credential: "signed" });
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { input: { credential: "signed", nonceSecret: expect.any(String) as string, currencyId: 643, countryId: 1 } },
  ]);
  const { nonceSecret } = (sent[0] as { input: { nonceSecret: string } }).input;
  expect(
    createHash("sha256").update(nonceSecret).digest("base64url"),
    "the nonce is made of what goes to the site alone",
  ).toBe(nonce);
  unmount();
  expect(id.cancel).toHaveBeenCalledOnce();
});
