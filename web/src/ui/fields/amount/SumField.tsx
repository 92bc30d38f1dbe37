import { TextField } from "../TextField.tsx";
import { useAmountText } from "./useAmountText.ts";

interface Props {
  label: string;
  /** Exact decimal, or what was typed if that isn't one. */
  value: string;
  onChange(amount: string): void;
}

/** A sum under its name, in the digits and with the decimal sign of the page's language. */
export function SumField({ label, value, onChange }: Props) {
  const { shown, type, leave } = useAmountText(value, onChange);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
