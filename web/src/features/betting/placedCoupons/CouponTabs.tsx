import { type ComponentType, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./CouponTabs.module.css";

/** What follows the player's bets comes when they look at them. */
const PlacedCoupons: ComponentType = lazy(() =>
  import("./PlacedCoupons.tsx").then((module) => ({ default: module.PlacedCoupons })),
);

interface Props {
  slip: ReactNode;
  /** How many coupons are open; comes when the page stands. */
  count?: ReactNode;
}

/**
 * The coupon's column: the coupon being made, and behind a second tab what was placed. The coupon stays alive out of
 * sight.
 */
export function CouponTabs({ slip, count }: Props) {
  const { t } = useTranslation("shell");
  const id = useId();
  const [chosen, setChosen] = useState<"slip" | "bets">("slip");
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "ArrowLeft" && key !== "ArrowRight" && key !== "Home" && key !== "End") return;
    const next = key === "Home" ? "slip" : key === "End" ? "bets" : chosen === "slip" ? "bets" : "slip";
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  const tab = (name: "slip" | "bets", label: ReactNode) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}-tab`}
      data-tab={name}
      aria-selected={chosen === name}
      aria-controls={`${id}-${name}`}
      tabIndex={chosen === name ? 0 : -1}
      className={styles.tab}
      onClick={() => setChosen(name)}
    >
      {label}
    </button>
  );
  return (
    <aside className={styles.column} aria-label={t("couponTabs")}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div ref={list} role="tablist" aria-label={t("couponTabs")} className={styles.list} onKeyDown={onKeyDown}>
        {tab("slip", t("coupon"))}
        {tab(
          "bets",
          <>
            {t("placedCoupons")}
            {count}
          </>,
        )}
      </div>
      <div role="tabpanel" id={`${id}-slip`} aria-labelledby={`${id}-slip-tab`} hidden={chosen !== "slip"}>
        {slip}
      </div>
      <div role="tabpanel" id={`${id}-bets`} aria-labelledby={`${id}-bets-tab`} hidden={chosen !== "bets"}>
        {chosen === "bets" ? (
          <Suspense fallback={<Skeleton rows={3} height={72} label={t("placedCoupons")} />}>
            <PlacedCoupons />
          </Suspense>
        ) : null}
      </div>
    </aside>
  );
}
