// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useTranslation } from "react-i18next";
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

it.each([
  ["en", "1,500", "ru", "1500", "1500"],
  ["ru", "1,500", "en", "1.500", "1.500"],
  ["es", "1.500", "en", "1500", "1500"],
  ["en", "1.500", "es", "1,500", "1.500"],
  ["en", "₽1,500.50", "ru", "1500,50", "1500.50"],
])("a sum typed in %s as %s is the same in %s", async (from, typed, to, shown, amount) => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  await app.i18n.changeLanguage(from);
  const told: string[] = [];
  function Form() {
    const { i18n } = useTranslation();
    const [value, setValue] = useState("");
    told.push(value);
    return <SumField key="sum" label="Stake" currency="RUB" value={value} onChange={setValue} name={i18n.language} />;
  }
  renderInApp(app, <Form />, `/${from}`);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Stake" });
  await userEvent.type(field, typed);
  expect(told.at(-1)).toBe(amount);
  await act(() => app.i18n.changeLanguage(to));
  expect([field.name, field.value, told.at(-1)]).toEqual([to, shown, amount]);
});
