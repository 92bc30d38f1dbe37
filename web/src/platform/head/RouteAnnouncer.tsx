import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Path whose title was said last, for the life of the page: also where the component begins again on the way. */
let toldPath: string | null = null;

/** The title follows the address within a moment; a title said too early would be the old page's. */
const PAUSE_MS = 250;

/** Says the new page's title to screen readers after a navigation inside the app; the first page is read by itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  useEffect(
    function announce() {
      if (toldPath === null) toldPath = pathname;
      if (toldPath === pathname) return;
      const timer = setTimeout(() => {
        toldPath = pathname;
        if (region.current !== null) region.current.textContent = document.title;
      }, PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [pathname],
  );
  return <div ref={region} role="status" className="visually-hidden" />;
}
