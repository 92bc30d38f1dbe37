/** What the pages' forms do in the browser. They work without it: it saves typing a card's number again. */
import * as rules from "../payments/cardRules.ts";

type Rules = Pick<typeof rules, "isCardNumber" | "isSecurityCode" | "isAmericanExpress" | "expiryOf" | "isExpired">;

/** Runs in the browser, from its own text: it uses nothing from outside but its argument. */
function enhance({ isCardNumber, isSecurityCode, isAmericanExpress, expiryOf, isExpired }: Rules): void {
  const field = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`input#${name}`);
  const say = (input: HTMLInputElement, message: string) => {
    const place = document.getElementById(`${input.id}-error`);
    if (place === null) return;
    place.textContent = message;
    place.hidden = message === "";
    input.toggleAttribute("aria-invalid", message !== "");
    if (message !== "") input.setAttribute("aria-invalid", "true");
  };
  const trouble = (input: HTMLInputElement, number: string): string => {
    const { wrong = "", past = "", amex } = input.dataset;
    if (input.id === "number") return isCardNumber(input.value) ? "" : wrong;
    if (input.id === "code")
      return isSecurityCode(input.value.trim(), amex === "yes" || isAmericanExpress(number)) ? "" : wrong;
    const expiry = expiryOf(input.value);
    if (expiry === null) return wrong;
    return isExpired(expiry, Date.now()) ? past : "";
  };
  /** While a person types at the end; whoever corrects the middle is left alone. */
  const whileTyping = (input: HTMLInputElement | null, shape: (digits: string) => string) =>
    input?.addEventListener("input", (event) => {
      const isAtEnd = input.selectionStart === input.value.length;
      const isTyped = !(event instanceof InputEvent && event.inputType.startsWith("delete"));
      if (isAtEnd && isTyped && /^[\d\s/-]*$/.test(input.value)) input.value = shape(input.value.replaceAll(/\D/g, ""));
    });

  for (const form of document.querySelectorAll("form")) {
    whileTyping(field(form, "number"), (digits) => digits.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, "$1 "));
    whileTyping(field(form, "expiry"), (digits) => {
      const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
      return padded.length < 2 ? padded : `${padded.slice(0, 2)}/${padded.slice(2, 4)}`;
    });
    form.addEventListener("submit", (event) => {
      const { submitter } = event;
      const isPaying = submitter instanceof HTMLButtonElement && submitter.value === "pay";
      if (isPaying && form.dataset["form"] === "card") {
        const inputs = ["number", "expiry", "code"].flatMap((name) => field(form, name) ?? []);
        const number = field(form, "number")?.value ?? "";
        for (const input of inputs) say(input, trouble(input, number));
        const first = inputs.find((input) => input.hasAttribute("aria-invalid"));
        if (first !== undefined) {
          event.preventDefault();
          first.focus();
          return;
        }
      }
      // A second click must not send the form again.
      if (form.dataset["sent"] === "yes") event.preventDefault();
      form.dataset["sent"] = "yes";
      form.setAttribute("aria-busy", "true");
    });
  }
  // Back from where the form led to: it can be sent again.
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form")) {
      delete form.dataset["sent"];
      form.removeAttribute("aria-busy");
    }
  });
}

/** The script that the pages carry. */
export const script = `(() => {
${Object.values(rules).map(String).join("\n")}
(${String(enhance)})({ isCardNumber, isSecurityCode, isAmericanExpress, expiryOf, isExpired });
})();`;
