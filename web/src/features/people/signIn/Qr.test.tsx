// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import QrConfirm from "./QrConfirm.tsx";
import { QrPanel } from "./QrPanel.tsx";

afterEach(cleanup);

const made = {
  createQrSignIn: {
    __typename: "CreateQrSignInPayload",
    token: "secret-of-this-browser",
    code: "what-the-picture-says",
    checkNumber: "07",
    expiresAt: new Date(Date.now() + 120_000).toISOString(),
  },
};

it(
  "draws the picture and the digits, waits, and is over when it was refused; another can be drawn",
  { tags: "slow" },
  async () => {
    const asked: unknown[] = [];
    const onSignedIn = vi.fn();
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      asked.push([operation, variables]);
      return operation === "CreateQrSignIn"
        ? made
        : {
            logInByQr: {
              __typename: "LogInByQrPayload",
              viewer: null,
              isWaiting: false,
              errors: [{ __typename: "InputError", code: "CREDENTIAL_REFUSED", path: null }],
            },
          };
    });
    renderInApp(app, <QrPanel onSignedIn={onSignedIn} onBack={() => undefined} />);
    expect(await screen.findByRole("img", { name: "QR code to sign in with" })).toBeTruthy();
    expect(screen.getByText("07")).toBeTruthy();
    expect(await screen.findByText(/The code was refused/)).toBeTruthy();
    expect(asked).toContainEqual(["LogInByQr", { input: { token: "secret-of-this-browser" } }]);
    expect(document.body.innerHTML).not.toContain("secret-of-this-browser");
    await userEvent.click(screen.getByRole("button", { name: "Show another code" }));
    await waitFor(() =>
      expect(asked.filter((one) => Array.isArray(one) && one[0] === "CreateQrSignIn")).toHaveLength(2),
    );
    expect(onSignedIn).not.toHaveBeenCalled();
  },
);

it("signs in when it was let in", { tags: "slow" }, async () => {
  const site = playerSite("5.00");
  const onSignedIn = vi.fn();
  const app = await createTestApp(GUEST_SITE, (operation) => {
    if (operation === "CreateQrSignIn") return made;
    return operation === "LogInByQr"
      ? { logInByQr: { __typename: "LogInByQrPayload", viewer: site.viewer, isWaiting: false, errors: [] } }
      : { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer };
  });
  renderInApp(app, <QrPanel onSignedIn={onSignedIn} onBack={() => undefined} />);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

it("asks a player whether to let the browser in, with the digits to compare, and tells what came of it", async () => {
  const sent: unknown[] = [];
  const app = await createTestApp(playerSite("5.00"), (operation, variables) => {
    if (operation === "QrSignIn")
      return { qrSignIn: { __typename: "QrSignIn", checkNumber: "07", expiresAt: "2030-01-01T00:00:00Z" } };
    sent.push(variables);
    return { answerQrSignIn: { __typename: "AnswerQrSignInPayload", isAnswered: true, errors: [] } };
  });
  renderInApp(app, <QrConfirm />, "/en/line?qr=what-the-picture-says");
  expect(await screen.findByText("07")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("The other device was refused.")).toBeTruthy();
  expect(sent).toEqual([{ input: { code: "what-the-picture-says", isAllowed: false } }]);
});

it("asks a guest to sign in first, and tells that a picture is too old", async () => {
  const guest = await createTestApp(GUEST_SITE, () => undefined);
  renderInApp(guest, <QrConfirm />, "/en?qr=what-the-picture-says");
  await waitFor(() =>
    expect(guest.dialog()).toEqual({ name: "signIn", params: { returnTo: "/en?qr=what-the-picture-says" } }),
  );
  cleanup();
  renderInApp(await createTestApp(playerSite("5.00"), () => ({ qrSignIn: null })), <QrConfirm />, "/en?qr=old");
  expect(await screen.findByText(/has expired/)).toBeTruthy();
});
