import { useTranslation } from "react-i18next";
import { useKnownPath } from "@/platform/page/useKnownPath.ts";
import { brandTokens } from "@/platform/site/brandStyle.ts";
import { useRouteInfo } from "@/platform/site/routeInfo.ts";
import { RichText } from "@/ui/layout/RichText.tsx";
import styles from "./SeoContent.module.css";

/** What the operator has to say below a page, in the tokens they show it with; nothing where they say nothing. */
export function SeoContent() {
  const { t } = useTranslation("common");
  const seo = useRouteInfo()?.seo;
  const isKnownPath = useKnownPath();
  if (seo == null || seo.content.length === 0) return null;
  return (
    <aside aria-label={t("aboutPage")} className={styles.content} style={brandTokens(seo.styles)}>
      <RichText blocks={seo.content} isKnownPath={isKnownPath} />
    </aside>
  );
}
