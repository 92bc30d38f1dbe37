import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./CyberHead.module.css";
import { DisciplineArt } from "./DisciplineArt.tsx";
import { VARIANTS, type Variant } from "./disciplines.ts";

interface Props {
  variant: Variant;
  title: string;
  lead?: string | undefined;
  /** The discipline whose drawing stands behind the title. */
  slug?: string | undefined;
  /** Page that the tabs of variants lead to; disciplines are of one variant, so their pages lead to its main one. */
  page: "cyberMain" | "cyberAll";
  children?: ReactNode;
}

/** Whose drawing stands for a kind of cyber-sport. */
const DRAWN: Readonly<Record<Variant, string>> = { real: "dota-2", virtual: "virtual-football", stream: "mortal-duel" };

/** The ink head of the cyber pages: what is played, the kinds of cyber-sport, and below them what the page adds. */
export function CyberHead({ variant, title, lead, slug, page, children }: Props) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  return (
    <header className={styles.head}>
      <span className={styles.art}>
        <DisciplineArt slug={slug ?? DRAWN[variant]} isWide />
      </span>
      <nav className={styles.variants} aria-label={t("variants")}>
        {VARIANTS.map((one) => (
          <Link
            key={one}
            to={urls.page(lang, page, { variant: one })}
            aria-current={one === variant ? (slug === undefined ? "page" : "true") : undefined}
          >
            {t(`variant.${one}`)}
          </Link>
        ))}
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children === undefined ? null : <div className={styles.rest}>{children}</div>}
    </header>
  );
}
