import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  /** Key of the form: a new one when the address changed otherwise than by it. */
  version: number;
  /** Goes to the address of what the form says now. */
  show(): void;
  onSubmit(event: FormEvent): void;
}

/**
 * A form of filters whose answer is an address: it works before the page's scripts do, and can be reloaded, kept and
 * sent.
 * @param address the address as it is
 * @param addressOf the address that says what the form's fields say
 */
export function useFilterForm(address: string, addressOf: (query: URLSearchParams) => string): FilterForm {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(0);

  /** Address of what the form says; null before it stands. */
  const told = () =>
    form.current === null
      ? null
      : addressOf(new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)])));

  function show() {
    const to = told();
    if (to !== null) void navigate(to, { replace: true, preventScrollReset: true });
  }

  useEffect(
    function followAddress() {
      // The address changed otherwise than by this form: back and forth, or all shown again.
      if (told() !== address) setVersion((last) => last + 1);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is looked at when the address changes, not the other way round
    [address],
  );

  return {
    form,
    version,
    show,
    onSubmit(event) {
      event.preventDefault();
      show();
    },
  };
}
