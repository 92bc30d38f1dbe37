/** Elements without a library. */

type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

function give(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null));
}

/** Attributes that are null or false are left out, children that are null too. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  give(element, attributes, children);
  return element;
}

export function svg(name: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  give(element, attributes, children);
  return element;
}

export function button(label: string, attributes: Attributes, press: () => void): HTMLButtonElement {
  const element = el("button", { type: "button", ...attributes }, label);
  element.addEventListener("click", press);
  return element;
}

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

/** A row of radio buttons. */
export function choice<Value extends string | number>(
  legend: string,
  options: readonly Option<Value>[],
  first: Value,
  changed: () => void = () => {},
): { root: HTMLFieldSetElement; value: () => Value; set: (value: Value) => void } {
  let chosen = first;
  const name = `choice-${Math.random().toString(36).slice(2)}`;
  const inputs = options.map(({ value, label }) => {
    const input = el("input", { type: "radio", name, value, checked: value === first });
    input.addEventListener("change", () => {
      chosen = value;
      changed();
    });
    return { value, input, root: el("label", {}, input, el("span", {}, label)) };
  });
  const root = el("fieldset", { class: "choice" }, el("legend", {}, legend), ...inputs.map(({ root }) => root));
  const set = (value: Value) => {
    chosen = value;
    for (const { value: own, input } of inputs) input.checked = own === value;
  };
  return { root, value: () => chosen, set };
}

/** Whether a person has asked for less motion. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a drawn result takes to appear. */
export const motion = async (milliseconds: number): Promise<void> => {
  if (!isStill()) await new Promise((resolve) => setTimeout(resolve, milliseconds));
};
