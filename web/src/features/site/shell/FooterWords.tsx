import { useTranslation } from "react-i18next";
import { useFooterWordsQuery } from "@/operations/site/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Footer.module.css";

const FOOTER = "footer";

/** Texts of a dictionary in their order; whatever is no text is none. */
function textsOf(entries: unknown): string[] {
  if (typeof entries !== "object" || entries === null) return [];
  return Object.values(entries).filter((text): text is string => typeof text === "string" && text.trim() !== "");
}

/**
 * What the operator themselves has to say below every page. Words that did not come can be asked for again (SPEC 8.09).
 */
export function FooterWords() {
  const { t } = useTranslation("shell");
  const { data, error, networkStatus, refetch } = useFooterWordsQuery({ notifyOnNetworkStatusChange: true });
  const bundle = data?.dictionary;
  // 4: asked again. Apollo's numbers of network states are public, their names would cost the first page a module.
  const isAskingAgain = networkStatus === 4;
  if (bundle == null && (error !== undefined || data !== undefined)) {
    return (
      <div className={styles.failed} role="status">
        <p>
          {t("footerFailed")} {t("footerRefresh")}
        </p>
        <Button onClick={() => void refetch().catch(() => undefined)} isBusy={isAskingAgain}>
          {isAskingAgain ? t("refreshing") : t("refresh")}
        </Button>
      </div>
    );
  }
  const texts = textsOf(bundle?.dictionaries.find(({ id }) => id === FOOTER)?.entries);
  return texts.length === 0 ? null : (
    <div className={styles.text}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
