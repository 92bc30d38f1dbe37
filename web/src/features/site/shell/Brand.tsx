import { useTranslation } from "react-i18next";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import styles from "./Brand.module.css";
import { Logo } from "./Logo.tsx";

/** The operator's mark and name. */
export function Brand() {
  const { t } = useTranslation("shell");
  const config = useSiteConfig();
  return (
    <span className={styles.brand}>
      <Logo />
      <span>{config?.companyName ?? t("siteName")}</span>
    </span>
  );
}
