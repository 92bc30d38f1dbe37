/** Icons by import (`~icons/mdi/close`), each only where it is used; the same for the site and for its tests. */
import plugin from "unplugin-icons/vite";

const FRAME = /^<svg[^>]*? viewBox="([\d. -]+)"[^>]*>(.*)<\/svg>$/s;
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/**
 * An icon as a component. The drawings of this set hold paths only, which read the same in SVG and in JSX; most are
 * one.
 */
function iconComponent(svg: string): string {
  const [, box = "", body = ""] = FRAME.exec(svg) ?? [];
  if (body === "") throw new Error(`No icon: ${svg.slice(0, 80)}`);
  const line = PATH.exec(body)?.[1];
  const drawing = line === undefined ? `<>${body}</>` : JSON.stringify(line);
  return `import { drawIcon } from "@/ui/marks/drawIcon.tsx"; export default /* @__PURE__ */ drawIcon(${drawing}${box === "0 0 24 24" ? "" : `, ${JSON.stringify(box)}`});`;
}

export const icons = () => plugin({ compiler: { extension: "jsx", compiler: iconComponent } });
