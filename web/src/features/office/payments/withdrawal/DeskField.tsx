import { useCashDesksQuery } from "@/operations/content/generated.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";

interface Props {
  label: string;
  placeholder: string;
  /** Code of the desk. */
  value: string;
  currency: string;
  disabled: boolean;
  error: string | undefined;
  onChange(code: string): void;
}

/** The cash desk that pays the money out: one of those that have it. */
export function DeskField({ currency, onChange, ...rest }: Props) {
  const { data } = useCashDesksQuery();
  const desks = (data?.cashDesks ?? []).filter(
    ({ canWithdraw, currencies }) => canWithdraw && currencies.includes(currency),
  );
  return (
    <SelectField
      {...rest}
      options={desks.map(({ code, city, address }) => ({ value: code, name: `${city}, ${address} (${code})` }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
