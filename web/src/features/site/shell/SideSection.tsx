import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-left";
import type { Side } from "@/platform/site/settings.ts";
import { useChangeSetting, useSettings } from "@/platform/site/useSettings.ts";
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
 * content stays alive out of sight: a coupon on its way is not forgotten.
 */
export function SideSection({ side, name, icon, count = 0, children }: Props) {
  const changeSetting = useChangeSetting();
  const { t } = useTranslation("shell");
  const id = useId();
  const isFolded = useSettings()[SETTING[side]];

  const label = isFolded
    ? count > 0
      ? t("unfoldCount", { name, count })
      : t("unfold", { name })
    : t("fold", { name });
  return (
    <div className={styles.side} data-side={side} data-folded={isFolded}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isFolded}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => changeSetting(SETTING[side], !isFolded)}
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
