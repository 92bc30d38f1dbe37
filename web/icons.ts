/** Icons by import (`~icons/mdi/close`), each only where it is used; the same for the site and for its tests. */
import plugin from "unplugin-icons/vite";

/** An icon as a component. The drawings of this set hold paths only, which read the same in SVG and in JSX. */
function iconComponent(svg: string): string {
  const withProps = svg.replace(/^<svg([^>]*)>/, "<svg$1 {...props}>");
  return `export default function Icon(props) { return ${withProps}; }`;
}

export const icons = () => plugin({ compiler: { extension: "jsx", compiler: iconComponent } });
