// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { PhoneCountriesDocument } from "@/operations/people/generated.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { NO_PHONE, PhoneField } from "./phone/PhoneField.tsx";
import type { PhoneValue } from "./phone/phoneText.ts";

afterEach(cleanup);

const country = (id: string, code: string, phoneCode: string, mask: string) => ({
  __typename: "PhoneCountry" as const,
  id,
  name: code.toUpperCase(),
  code,
  phoneCode,
  mask: {
    __typename: "PhoneMask" as const,
    mask,
    minDigits: mask.replaceAll(/[^#]/g, "").length,
    maxDigits: mask.replaceAll(/[^#]/g, "").length,
  },
});
const countries = [
  country("1", "ru", "+7", "### ### ## ##"),
  country("2", "kz", "+7", "### ### ####"),
  country("3", "gb", "+44", "#### ######"),
];

async function phoneField() {
  const told: PhoneValue[] = [];
  function Form() {
    const [value, setValue] = useState(NO_PHONE);
    return (
      <PhoneField
        label="Phone"
        value={value}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
    );
  }
  renderInApp(await createTestApp(GUEST_SITE, () => ({ phoneCountries: countries })), <Form />);
  await screen.findByRole("option", { name: "RU +7" });
  return {
    told,
    input: screen.getByLabelText<HTMLInputElement>("Phone"),
    list: screen.getByLabelText<HTMLSelectElement>("Country code"),
  };
}

it("writes a phone as its country does, and keeps the caret in its middle [3.18]", async () => {
  const { told, input, list } = await phoneField();
  expect(list.value).toBe("gb");
  await userEvent.selectOptions(list, "ru");
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, "900-000a00 01");
  expect(input.value).toBe("900 000 00 01");
  expect(told.at(-1)).toEqual({ country: "ru", code: "+7", number: "9000000001" });
  await userEvent.type(input, "{Backspace}", { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(input.value).toBe("900 000 00 1");
  expect(input.selectionStart).toBe(3);
});

it.each([
  ["ru", "8 916 123-45-67", "916 123 45 67", "+7", "+7 916 123 45 67"],
  ["ru", "+7 8 916 123 45 67", "916 123 45 67", "+7", "+7 916 123 45 67"],
  ["kz", "8 701 234 56 78", "701 234 5678", "+7", "+7 701 234 5678"],
  ["gb", "07911 123456", "7911 123456", "+44", "+44 7911 123456"],
  ["gb", "(0)7911 123456", "7911 123456", "+44", "+44 7911 123456"],
])("reads a phone of %s as people there write it: %s", async (code, text, written, dialling, whole) => {
  const { told, input, list } = await phoneField();
  await userEvent.selectOptions(list, code);
  await userEvent.type(input, text);
  expect(await screen.findByText(`Your number: \u2066${whole}\u2069`)).toBeDefined();
  await userEvent.tab();
  const value = { country: code, code: dialling, number: written.replaceAll(" ", "") };
  expect([told.at(-1), input.value]).toEqual([value, written]);
  await userEvent.clear(input);
  expect(screen.queryByText(/Your number/)).toBeNull();
  await userEvent.click(input);
  await userEvent.paste(text);
  expect([told.at(-1), input.value]).toEqual([value, written]);
});

it("never makes another number of one that is too long", async () => {
  const { told, input, list } = await phoneField();
  await userEvent.selectOptions(list, "ru");
  await userEvent.type(input, "916 123-45-678");
  await userEvent.tab();
  expect(told.at(-1)).toEqual({ country: "ru", code: "+7", number: "91612345678" });
  expect(screen.queryByText(/Your number/)).toBeNull();
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

describe("while the countries are on their way", () => {
  async function lateField(typed: string, begun: PhoneValue = NO_PHONE) {
    const told: PhoneValue[] = [];
    function Form() {
      const [value, setValue] = useState(begun);
      return (
        <PhoneField
          label="Phone"
          value={value}
          onChange={(next) => {
            told.push(next);
            setValue(next);
          }}
        />
      );
    }
    const app = await createTestApp(GUEST_SITE, () => ({ phoneCountries: [] }));
    renderInApp(app, <Form />);
    const input = await screen.findByLabelText<HTMLInputElement>("Phone");
    await userEvent.type(input, typed);
    return {
      told,
      input,
      come: async () => {
        act(() => {
          app.client.writeQuery({ query: PhoneCountriesDocument, data: { phoneCountries: countries } });
        });
        await screen.findByRole("option", { name: "RU +7" });
      },
    };
  }

  it("takes a number, and gives it the code of the country that is chosen for it", async () => {
    const { told, come } = await lateField("9000000001", { ...NO_PHONE, country: "ru" });
    await come();
    await waitFor(() => expect(told.at(-1)).toEqual({ country: "ru", code: "+7", number: "9000000001" }));
  });

  it("takes a whole phone as it is, which can be sent without a list, and finds its country", async () => {
    const { told, input, come } = await lateField("+44 7700 900123");
    expect([input.value, told.at(-1)]).toEqual(["+447700900123", { country: "", code: "+4", number: "47700900123" }]);
    await come();
    await waitFor(() => expect(told.at(-1)).toEqual({ country: "gb", code: "+44", number: "7700900123" }));
    expect(input.value).toBe("7700 900123");
  });
});

it("shows a password to its owner, and hides it again", async () => {
  renderInApp(
    await createTestApp(GUEST_SITE, () => undefined),
    <PasswordField label="Password" autoComplete="current-password" error="Wrong" hint="Eight characters" />,
  );
  const input = await screen.findByLabelText<HTMLInputElement>("Password");
  expect([input.type, input.autocomplete]).toEqual(["password", "current-password"]);
  const eye = screen.getByRole("button", { name: "Show password" });
  await userEvent.click(eye);
  expect([input.type, eye.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  await userEvent.click(eye);
  expect(input.type).toBe("password");
  expect(
    input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent),
  ).toEqual(["Wrong", "Eight characters"]);
});
