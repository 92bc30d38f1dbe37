/** Drawings of the arcade as elements. They are the studio's own constants. */
import { svg } from "../dom.ts";

/** @param box what of the drawing is shown, as a view box */
export function drawn(art: string, box = "-50 -50 100 100"): HTMLElement {
  const root = svg("svg", { class: "drawn", viewBox: box, "aria-hidden": "true" });
  root.innerHTML = art;
  return root as unknown as HTMLElement;
}
