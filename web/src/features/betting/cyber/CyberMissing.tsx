import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { CyberHead } from "./CyberHead.tsx";
import { VARIANTS, type Variant } from "./disciplines.ts";
import styles from "./CyberMissing.module.css";

export type CyberThing = "discipline" | "championship" | "game";

/** What is stated where a part of a cyber address is not there, under the head of its kind, with ways on. */
export function CyberMissing({ what, variant }: { what: CyberThing; variant: string | undefined }) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  const kind: Variant = VARIANTS.find((one) => one === variant) ?? "real";
  return (
    <>
      <CyberHead variant={kind} page="cyberMain" slug="" title={t(`missing.${what}`)} lead={t("missing.text")} />
      <p className={styles.ways}>
        <Link to={urls.page(lang, "cyberMain", { variant: kind })}>{t(`variant.${kind}`)}</Link>
        <Link to={urls.page(lang, "cyberAll", { variant: kind })}>{t("allDisciplines")}</Link>
      </p>
    </>
  );
}
