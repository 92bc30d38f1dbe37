// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { script } from "./enhance.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** The card page as far as its script goes; answers whether a press of the button would send the form. */
function cardPage(values: Record<string, string>) {
  document.body.innerHTML = `<form data-form="card">${["number", "expiry", "code"]
    .map((name) => `<input id="${name}" data-wrong="wrong ${name}" data-past="past"><p id="${name}-error" hidden></p>`)
    .join("")}<button name="action" value="pay"></button><button name="action" value="cancel"></button></form>`;
  window.eval(script);
  const input = (name: string) => {
    const found = document.querySelector(`#${name}`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    return found;
  };
  for (const [name, value] of Object.entries(values)) input(name).value = value;
  const press = (action: string) => {
    const submitter = document.querySelector(`[value="${action}"]`);
    return (document.forms[0] ?? document).dispatchEvent(
      new SubmitEvent("submit", { cancelable: true, submitter: submitter instanceof HTMLElement ? submitter : null }),
    );
  };
  const errors = () =>
    [...document.querySelectorAll<HTMLElement>("p")].filter(({ hidden }) => !hidden).map((place) => place.textContent);
  return { input, press, errors };
}

const good = { number: "4111 1111 1111 1111", expiry: "09/35", code: "123" };

describe("the script of the card page", () => {
  it.each([
    [{ number: "4111 1111 1111 1112" }, ["wrong number"]],
    [{ expiry: "13/35" }, ["wrong expiry"]],
    [{ expiry: "09/20" }, ["past"]],
    [{ code: "12" }, ["wrong code"]],
    [{ number: "378282246310005" }, ["wrong code"]],
    [{ number: "", expiry: "", code: "" }, ["wrong number", "wrong expiry", "wrong code"]],
  ])("keeps a form with %j back and says why", (change, expected) => {
    const { input, press, errors } = cardPage({ ...good, ...change });
    expect(press("pay")).toBe(false);
    expect(errors()).toEqual(expected);
    expect(document.activeElement).toBe(input(String(expected[0]).split(" ")[1] ?? "expiry"));
    for (const [name, value] of Object.entries(good)) input(name).value = value;
    expect(press("pay")).toBe(true);
    expect(errors()).toEqual([]);
  });

  it("sends a form once, and again when the page is back", () => {
    const { press } = cardPage(good);
    expect([press("pay"), press("pay"), press("cancel")]).toEqual([true, false, false]);
    window.dispatchEvent(new Event("pageshow"));
    expect(press("cancel")).toBe(true);
  });

  it("groups digits while they are typed at the end", () => {
    const { input } = cardPage({});
    const type = (name: string, value: string, inputType = "insertText") => {
      input(name).value = value;
      input(name).dispatchEvent(new InputEvent("input", { inputType }));
      return input(name).value;
    };
    expect(type("number", "41111")).toBe("4111 1");
    expect(type("number", "4111 x")).toBe("4111 x");
    expect(type("expiry", "9")).toBe("09/");
    expect(type("expiry", "09/3")).toBe("09/3");
    expect(type("expiry", "09", "deleteContentBackward")).toBe("09");
  });
});
