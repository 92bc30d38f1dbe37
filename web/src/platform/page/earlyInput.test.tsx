// @vitest-environment jsdom
import { act, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EarlyInput, keepFilledFields } from "./EarlyInput.tsx";

const sent = vi.fn();
const pressed = vi.fn();

function Form() {
  const [name, setName] = useState("");
  const [isKept, setKept] = useState(false);
  const [place, setPlace] = useState("home");
  const [words, setWords] = useState("");
  return (
    <main>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          sent({ name, isKept, place, words });
        }}
      >
        <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
        <input aria-label="kept" type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        <select aria-label="place" value={place} onChange={({ target }) => setPlace(target.value)}>
          <option value="home">Home</option>
          <option value="away">Away</option>
        </select>
        <textarea aria-label="words" value={words} onChange={({ target }) => setWords(target.value)} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => pressed(name)}>
          Press
        </button>
      </form>
      <EarlyInput nonce={undefined} />
    </main>
  );
}

let root: Root | undefined;
const field = <Kind extends HTMLElement>(label: string) => {
  const found = document.querySelector<Kind>(`[aria-label="${label}"]`);
  if (found === null) throw new Error(label);
  return found;
};
const submitButton = () => document.querySelector<HTMLButtonElement>("button[type=submit]");

/** The page as it came from the server, its script run, no program yet. */
beforeEach(() => {
  vi.stubEnv("SSR", true);
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  vi.unstubAllEnvs();
  // oxlint-disable-next-line no-eval -- jsdom runs no scripts that come by innerHTML
  (0, eval)(document.querySelector("script")?.textContent ?? "");
  sent.mockClear();
  pressed.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
});

async function comeAlive() {
  keepFilledFields();
  await act(async () => {
    root = hydrateRoot(document.querySelector("#root") as HTMLElement, <Form />);
  });
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
}

it("plays what was typed, ticked and sent before the program came, once", async () => {
  const type = (label: string, value: string) => {
    const typed = field<HTMLInputElement>(label);
    typed.value = value;
    typed.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("name", "demo2");
  type("words", "two\nlines");
  field<HTMLInputElement>("kept").click();
  field<HTMLSelectElement>("place").value = "away";
  field("place").dispatchEvent(new Event("change", { bubbles: true }));
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(submit);
  document.querySelector("form")?.requestSubmit();
  expect(submit.defaultPrevented).toBe(true);
  await comeAlive();
  expect(sent.mock.calls).toEqual([[{ name: "demo2", isKept: true, place: "away", words: "two\nlines" }]]);
  expect(field<HTMLInputElement>("name").value).toBe("demo2");
  expect(field<HTMLInputElement>("kept").checked).toBe(true);
});

it("takes over what a password manager filled in without a word, and presses buttons with it", async () => {
  field<HTMLInputElement>("name").value = "demo2";
  document.querySelector<HTMLButtonElement>("button[type=button]")?.click();
  await comeAlive();
  await act(async () => submitButton()?.click());
  expect(sent.mock.calls).toEqual([[{ name: "demo2", isKept: false, place: "home", words: "" }]]);
  expect(pressed).toHaveBeenCalledOnce();
});

it("leaves fields alone that nobody touched, and listens no longer once the page is alive", async () => {
  await comeAlive();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => submitButton()?.click());
  expect(sent.mock.calls).toEqual([[{ name: "", isKept: false, place: "home", words: "" }]]);
});

it("leaves forms that name get to the browser", () => {
  const form = document.querySelector("form");
  form?.setAttribute("method", "get");
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});
