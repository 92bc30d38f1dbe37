import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-left";
import type { Side } from "@/platform/site/settings.ts";
import { useChangeSetting, useSettings } from "@/platform/site/useSettings.ts";
import { useIsNarrow } from "@/ui/layout/useIsWide.ts";
import styles from "./SideSection.module.css";

const SETTING = { start: "isStartFolded", end: "isEndFolded" } as const satisfies Readonly<Record<Side, string>>;

interface Props {
  side: Side;
  /** What the section holds, for the button that folds it. */
  name: string;
  icon: ReactNode;
  /** How many things are in it, told while it is folded. */
  count?: number;
  children: ReactNode;
}

/**
 * A section beside the content. Its state is kept in a cookie (SPEC 3.10), so that the first HTML is right. Folded, its
 * content stays alive out of sight: a coupon on its way is not forgotten. In a narrow window it lies over the content
 * when it is asked for, and that is not kept.
 */
export function SideSection({ side, name, icon, count = 0, children }: Props) {
  const changeSetting = useChangeSetting();
  const { t } = useTranslation("shell");
  const id = useId();
  const isNarrow = useIsNarrow();
  const [isDrawn, setDrawn] = useState(false);
  const isKeptFolded = useSettings()[SETTING[side]];
  const isFolded = isNarrow ? !isDrawn : isKeptFolded;

  const label = isFolded
    ? count > 0
      ? t("unfoldCount", { name, count })
      : t("unfold", { name })
    : t("fold", { name });
  return (
    <div
      className={styles.side}
      data-side={side}
      data-folded={isFolded}
      data-drawn={(isNarrow && isDrawn) || undefined}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isFolded}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => (isNarrow ? setDrawn(isFolded) : changeSetting(SETTING[side], !isFolded))}
      >
        {isFolded ? (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        ) : null}
        {isFolded && count > 0 ? (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        ) : null}
        <Chevron aria-hidden className={styles.chevron} />
      </button>
      <div id={id} className={styles.content} hidden={isFolded}>
        {children}
      </div>
    </div>
  );
}
