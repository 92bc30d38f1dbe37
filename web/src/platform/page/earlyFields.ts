/** Fields as they stand in a page that isn't alive yet. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Kept {
  value: string;
  checked: boolean;
}

/** Whether a field is ticked rather than filled in. */
export const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** What a field holds if that isn't what it came with. */
export function keptOf(field: Field): Kept | null {
  const isChanged =
    "options" in field
      ? field.selectedIndex !==
        Math.max(
          0,
          [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
        )
      : isTicked(field)
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue;
  return isChanged ? { value: field.value, checked: "checked" in field && field.checked } : null;
}
