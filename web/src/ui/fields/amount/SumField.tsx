import { TextField } from "../TextField.tsx";
import { useAmountText } from "./useAmountText.ts";

interface Props {
  label: string;
  /** Exact decimal, or what was typed if that isn't one. */
  value: string;
  /** Whose sign may be typed beside the number. */
  currency?: string;
  name?: string;
  error?: string | undefined;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  onChange(amount: string): void;
}

/** A sum under its name, in the digits and with the decimal sign of the page's language. */
export function SumField({ value, currency, isDisabled = false, isReadOnly = false, onChange, ...rest }: Props) {
  const { shown, type, leave } = useAmountText(value, onChange, currency);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={shown}
      disabled={isDisabled}
      readOnly={isReadOnly}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
