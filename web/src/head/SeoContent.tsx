import { useTranslation } from "react-i18next";
import { brandTokens } from "@/app/site/brandStyle.ts";
import { useRouteInfo } from "@/app/site/routeInfo.ts";
import { RichText } from "@/ui/RichText.tsx";
import styles from "./SeoContent.module.css";

/** What the operator has to say below a page, in the tokens he shows it with; nothing where he says nothing. */
export function SeoContent() {
  const { t } = useTranslation("common");
  const seo = useRouteInfo()?.seo;
  if (seo == null || seo.content.length === 0) return null;
  return (
    <aside aria-label={t("aboutPage")} className={styles.content} style={brandTokens(seo.styles)}>
      <RichText blocks={seo.content} />
    </aside>
  );
}
