/** Mark of the copy that stays. */
const KEPT = "data-layer-order";

/**
 * Keeps the order of the style layers for the life of the page. React takes the first statement of it away and puts it
 * back at the end when another page stands in for the whole document (an error, a closed site), and then files that came
 * meanwhile would be before it: the reset would go over every component. The copy stands first and is nobody's to take.
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
