// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { SumField } from "./SumField.tsx";

afterEach(cleanup);

it.each([
  ["ru", "50,00", "12,5", "12.5"],
  ["ar", "50.00", "١٢٫٥", "12.5"],
  ["en", "50.00", "a lot", "a lot"],
])("in %s shows %s, and takes %s as %s", async (language, shown, typed, amount) => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  await app.i18n.changeLanguage(language);
  const told: string[] = [];
  function Form() {
    const [value, setValue] = useState("50.00");
    told.push(value);
    return <SumField label="Stake" value={value} onChange={setValue} />;
  }
  renderInApp(app, <Form />, `/${language}`);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Stake" });
  expect(field.value).toBe(shown);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect([field.value, told.at(-1)]).toEqual([typed, amount]);
});
