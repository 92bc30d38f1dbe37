// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { NO_PHONE, PhoneField, type PhoneValue } from "./PhoneField.tsx";

afterEach(cleanup);

const country = (id: string, code: string, phoneCode: string, mask: string) =>
  ({ __typename: "PhoneCountry", id, name: code.toUpperCase(), code, phoneCode, mask: { __typename: "PhoneMask", mask, minDigits: mask.replaceAll(/[^#]/g, "").length, maxDigits: mask.replaceAll(/[^#]/g, "").length } });
const countries = [country("1", "ru", "+7", "### ### ## ##"), country("2", "kz", "+7", "### ### ####"), country("3", "gb", "+44", "#### ######")];

async function phoneField() {
  const told: PhoneValue[] = [];
  function Form() {
    const [value, setValue] = useState(NO_PHONE);
    return <PhoneField label="Phone" value={value} onChange={(next) => { told.push(next); setValue(next); }} />;
  }
  renderInApp(await createTestApp(GUEST_SITE, () => ({ phoneCountries: countries })), <Form />);
  await screen.findByRole("option", { name: "RU +7" });
  return { told, input: screen.getByLabelText<HTMLInputElement>("Phone"), list: screen.getByLabelText<HTMLSelectElement>("Country of the phone") };
}

it("writes a phone as its country does, and keeps the caret in its middle [3.18]", async () => {
  const { told, input, list } = await phoneField();
  expect(list.value).toBe("gb");
  await userEvent.selectOptions(list, "ru");
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, "900-000a00 011234");
  expect(input.value).toBe("900 000 00 01");
  expect(told.at(-1)).toEqual({ country: "ru", code: "+7", number: "9000000001" });
  await userEvent.type(input, "{Backspace}", { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(input.value).toBe("900 000 00 1");
  expect(input.selectionStart).toBe(3);
});

it("finds the country of a pasted phone, and leaves one of the same code chosen", async () => {
  const { told, input, list } = await phoneField();
  await userEvent.click(input);
  await userEvent.paste("+7 (701) 000-00-01");
  expect(told.at(-1)).toEqual({ country: "ru", code: "+7", number: "7010000001" });
  await userEvent.selectOptions(list, "kz");
  await userEvent.clear(input);
  await userEvent.paste("+7 701 000 0002");
  expect(told.at(-1)).toEqual({ country: "kz", code: "+7", number: "7010000002" });
});

it("shows a password to its owner, and hides it again", async () => {
  renderInApp(await createTestApp(GUEST_SITE, () => undefined), <PasswordField label="Password" autoComplete="current-password" error="Wrong" hint="Eight characters" />);
  const input = await screen.findByLabelText<HTMLInputElement>("Password");
  expect([input.type, input.autocomplete]).toEqual(["password", "current-password"]);
  const eye = screen.getByRole("button", { name: "Show what is typed" });
  await userEvent.click(eye);
  expect([input.type, eye.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  await userEvent.click(eye);
  expect(input.type).toBe("password");
  expect(input.getAttribute("aria-describedby")?.split(" ").map((id) => document.getElementById(id)?.textContent)).toEqual(["Wrong", "Eight characters"]);
});
