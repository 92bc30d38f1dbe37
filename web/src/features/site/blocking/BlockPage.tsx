import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import Clock from "~icons/mdi/clock-outline";
import Globe from "~icons/mdi/earth-off";
import Lock from "~icons/mdi/lock-outline";
import { BLOCK_QUERY, type BlockPage as Page } from "#shared/site/blocks.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { NOINDEX } from "@/platform/head/head.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import styles from "./BlockPage.module.css";
import { Contacts } from "./Contacts.tsx";

const ICONS = {
  block: Globe,
  "block-ua": Globe,
  "block-ie": Globe,
  "site-updates": Clock,
  "coming-soon": Clock,
  suspension: Lock,
} as const;

/** Reasons of the page "block" that have words of their own. */
const REASONS = ["1", "2", "3", "5", "14"] as const;
type Reason = (typeof REASONS)[number];
const isReason = (value: string | null): value is Reason => REASONS.some((reason) => reason === value);

/** Numbers in the address name a reason; anything else in it is untrusted and isn't repeated. */
const numberIn = (value: string | null) => (value !== null && /^\d{1,4}$/.test(value) ? value : null);

/** Why a visitor is kept out, in plain words, with one next step (SPEC 2.59, 4.49). */
export function BlockPage({ page }: { page: Page }) {
  const { t } = useTranslation("blocking");
  const lang = useLanguage();
  const query = new URLSearchParams(useLocation().search);
  const code = numberIn(query.get(BLOCK_QUERY.reason));
  const template = numberIn(query.get(BLOCK_QUERY.template));
  const isBanned = (useViewer()?.config?.banLevel ?? 0) > 0;
  // Who is led here by their ban and not by where they are must not read that their country is the cause.
  const told = page === "block" && code === null && isBanned ? "suspension" : page;
  const key = page === "block" && isReason(code) ? (`reasons.${code}` as const) : (`pages.${told}` as const);
  const Icon = ICONS[told];
  return (
    <div className={styles.card} data-template={template ?? undefined}>
      <PageHead title={t(`${key}.title`)} description={t(`${key}.text`)} robots={NOINDEX} />
      <Icon className={styles.icon} aria-hidden />
      <h1 className={styles.title}>{t(`${key}.title`)}</h1>
      <p className={styles.text}>{t(`${key}.text`)}</p>
      {code === null ? null : <p className={styles.code}>{t("code", { code })}</p>}
      <NextStep page={page} />
      {isBanned ? (
        <Link className={styles.link} to={urls.page(lang, "blockAppealHistory")}>
          {t("history")}
        </Link>
      ) : null}
      {told === "suspension" ? (
        <Link className={styles.link} to={urls.page(lang, "responsibleGaming")}>
          {t("responsible")}
        </Link>
      ) : null}
    </div>
  );
}

/** What the visitor can do: come back later, or write to somebody. */
function NextStep({ page }: { page: Page }) {
  const { t } = useTranslation("blocking");
  const lang = useLanguage();
  if (page === "site-updates" || page === "coming-soon")
    return (
      <a className={styles.action} href={urls.home(lang)}>
        {t("tryAgain")}
      </a>
    );
  return <Contacts />;
}
