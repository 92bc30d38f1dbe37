import type { ReactNode, SVGProps } from "react";

/**
 * Makes the component of an icon, as large as the text it stands in. @param drawing its one line, or what it is drawn
 * of
 */
export function drawIcon(drawing: ReactNode, viewBox = "0 0 24 24") {
  const lines = typeof drawing === "string" ? <path fill="currentColor" d={drawing} /> : drawing;
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox={viewBox} width="1.2em" height="1.2em" {...props}>
        {lines}
      </svg>
    );
  };
}
