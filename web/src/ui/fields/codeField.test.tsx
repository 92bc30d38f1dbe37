// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { CodeField } from "./CodeField.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function show(retryAt: string | null, onResend = vi.fn()) {
  function Field() {
    const [value, setValue] = useState("");
    return <CodeField label="Code" value={value} retryAt={retryAt} onChange={setValue} onResend={onResend} />;
  }
  renderInApp(await createTestApp(GUEST_SITE, () => ({})), <Field />);
  return { onResend, input: screen.getByRole<HTMLInputElement>("textbox", { name: "Code" }) };
}

it("takes a code as it is pasted: with words around it, spaces in it, digits of any script", async () => {
  const { input } = await show(null);
  expect(input.getAttribute("autocomplete")).toBe("one-time-code");
  for (const [pasted, code] of [
    ["Your code is 123 456.", "123456"],
    ["١٢٣٤٥٦", "123456"],
    ["1234567890", "123456"],
    ["<script>", ""],
    ["🙂12", "12"],
  ] as const) {
    fireEvent.change(input, { target: { value: pasted } });
    expect(input.value).toBe(code);
  }
});

it("lets another code be asked for once its wait is over, and counts the seconds down", async () => {
  const { onResend } = await show("2026-11-21T12:00:30Z");
  const button = screen.getByRole("button", { name: "New code in 30 s" });
  expect(button).toHaveProperty("disabled", true);
  act(() => {
    vi.advanceTimersByTime(29_000);
  });
  expect(screen.getByRole("button", { name: "New code in 1 s" })).toBe(button);
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole("button", { name: "Send a new code" }));
  expect(onResend).toHaveBeenCalledOnce();
});
