// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ChangeEvent, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import type { Challenge } from "./captcha.ts";
import { CaptchaField } from "./CaptchaField.tsx";

const picture = (id: string): Challenge => ({
  id,
  type: "picture",
  image: `data:image/png;base64,${id}`,
  widget: null,
});

/** A form with nothing but a captcha. */
function Form({ first, told }: { first: Challenge; told: string[] }) {
  const [challenge, setChallenge] = useState(first);
  const [value, setValue] = useState("");
  return (
    <CaptchaField
      challenge={challenge}
      onChallenge={(next) => {
        setChallenge(next);
        setValue("");
      }}
      registration={{
        value,
        onChange: ({ target }: Pick<ChangeEvent<HTMLInputElement>, "target">) => {
          told.push(target.value);
          setValue(target.value);
        },
      }}
    />
  );
}

async function shown(
  first: Challenge,
  answer: (operation: string, variables: unknown) => Record<string, unknown> | undefined = () => undefined,
) {
  const told: string[] = [];
  renderInApp(await createTestApp(GUEST_SITE, answer), <Form first={first} told={told} />);
  return told;
}

const play = vi.fn(async () => undefined);
const pause = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    "Audio",
    class {
      currentTime = 7;
      readonly src: string;
      play = play;
      pause = pause;
      constructor(src: string) {
        this.src = src;
      }
    },
  );
  play.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a captcha's picture", () => {
  it("is another one for the asking, by key, and what was typed for the first is gone", async () => {
    const asked: unknown[] = [];
    await shown(picture("one"), (operation, variables) => {
      asked.push([operation, variables]);
      return {
        createCaptcha: {
          __typename: "CreateCaptchaPayload",
          challenge: { __typename: "CaptchaChallenge", ...picture("two") },
          errors: [],
        },
      };
    });
    await userEvent.type(screen.getByLabelText("Characters in the picture"), "AB");
    (await screen.findByRole("button", { name: "New picture" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("img").getAttribute("src")).toBe("data:image/png;base64,two"));
    expect(screen.getByLabelText<HTMLInputElement>("Characters in the picture").value).toBe("");
    expect(asked).toEqual([["NewCaptcha", { input: { replaces: "one" } }]]);
  });

  it("can be heard again and again, and is asked for once", async () => {
    let asked = 0;
    await shown(picture("one"), (operation, variables) => {
      expect([operation, variables]).toEqual(["CaptchaSound", { input: { challengeId: "one" } }]);
      asked += 1;
      return {
        createCaptchaSound: { __typename: "CreateCaptchaSoundPayload", sound: "data:audio/wav;base64,x", errors: [] },
      };
    });
    await userEvent.click(await screen.findByRole("button", { name: "Listen" }));
    await screen.findByText("Type the six digits you hear.");
    await userEvent.click(await screen.findByRole("button", { name: "Listen" }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    expect(asked).toBe(1);
    cleanup();
    expect(pause).toHaveBeenCalled();
  });

  it("says that there is no sound now where the network has used it up", async () => {
    await shown(picture("one"), () => ({
      createCaptchaSound: { __typename: "CreateCaptchaSoundPayload", sound: null, errors: [] },
    }));
    await userEvent.click(await screen.findByRole("button", { name: "Listen" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^There is no sound for you right now/);
  });

  it.each([["New picture"], ["Listen"]])("says so when nobody answers to %s", async (name) => {
    await shown(picture("one"));
    await userEvent.click(await screen.findByRole("button", { name }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That didn't work. Check your connection and try again.",
    );
  });
});

describe("an operator's own captcha", () => {
  const widget: Challenge = {
    id: "one",
    type: "turnstile",
    image: "",
    widget: { siteKey: "key", script: "https://captcha.example/api.js" },
  };
  const scripts = () => [
    ...document.querySelectorAll<HTMLScriptElement>("script[src='https://captcha.example/api.js']"),
  ];

  it("is shown by its provider, and its token is the form's answer", async () => {
    const told = await shown(widget);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(screen.queryByRole("img")).toBeNull();
    const options: { sitekey: string; language: string; callback(token: string): void; "expired-callback"(): void }[] =
      [];
    vi.stubGlobal("turnstile", {
      render: (_: unknown, given: (typeof options)[number]) => {
        options.push(given);
        return "w";
      },
      remove: vi.fn(),
    });
    act(() => {
      scripts()[0]?.dispatchEvent(new Event("load"));
    });
    await waitFor(() => expect(options).toHaveLength(1));
    expect(options[0]).toMatchObject({ sitekey: "key", language: "en" });
    act(() => options[0]?.callback("0.token"));
    act(() => options[0]?.["expired-callback"]());
    expect(told).toEqual(["0.token", ""]);
  });

  it("says so when its script does not come", async () => {
    const other = { ...widget, widget: { siteKey: "key", script: "https://captcha.example/gone.js" } };
    await shown(other);
    await waitFor(() => expect(document.querySelector("script[src='https://captcha.example/gone.js']")).not.toBeNull());
    act(() => {
      document
        .querySelector<HTMLScriptElement>("script[src='https://captcha.example/gone.js']")
        ?.dispatchEvent(new Event("error"));
    });
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That didn't work. Check your connection and try again.",
    );
    expect(document.querySelector("script[src='https://captcha.example/gone.js']")).toBeNull();
  });
});
