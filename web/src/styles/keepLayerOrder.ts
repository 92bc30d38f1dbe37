/** Mark of the copy that stays. */
const KEPT = "data-layer-order";

/**
 * Keeps the order of the style layers for the life of the page. React removes the first declaration and appends it
 * again when another page replaces the whole document (an error, a closed site). Files loaded in between would then
 * come first, and the reset would override every component. This copy comes first and React doesn't touch it.
 */
export function keepLayerOrder(): void {
  const { head } = document;
  if (head.querySelector(`style[${KEPT}]`) !== null) return;
  const first = [...head.querySelectorAll("style")].find(({ textContent }) => textContent?.startsWith("@layer reset"));
  if (first === undefined) return;
  const copy = document.createElement("style");
  copy.setAttribute(KEPT, "");
  // A page without a nonce allows this text by its hash.
  copy.nonce = first.nonce;
  copy.textContent = first.textContent;
  head.prepend(copy);
}
