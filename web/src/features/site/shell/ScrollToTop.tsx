import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import Up from "~icons/mdi/arrow-up";
import { FloatingButton } from "@/ui/overlays/FloatingButton.tsx";

/** Screens that must lie above before the way back is offered (SPEC 9.21). */
const SCREENS = { mobile: 4, other: 1 } as const;
/** A touched screen no wider than the narrowest breakpoint. */
const MOBILE = "(pointer: coarse) and (max-width: 1024px)";

/** The way back to the top of a long page. */
export function ScrollToTop() {
  const { t } = useTranslation("shell");
  const [isFar, setIsFar] = useState(false);

  useEffect(function followScrolling() {
    const measure = () =>
      setIsFar(scrollY > innerHeight * (matchMedia(MOBILE).matches ? SCREENS.mobile : SCREENS.other));
    measure();
    addEventListener("scroll", measure, { passive: true });
    return () => removeEventListener("scroll", measure);
  }, []);

  function goUp() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  return isFar ? (
    <FloatingButton label={t("toTop")} onClick={goUp}>
      <Up aria-hidden />
    </FloatingButton>
  ) : null;
}
