import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Compass from "~icons/mdi/compass-off";
import Alert from "~icons/mdi/alert-circle-outline";
import Cloud from "~icons/mdi/cloud-alert";
import Lock from "~icons/mdi/lock-outline";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { CANCELLED, NETWORK_ERROR } from "@/platform/page/errorStatus.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import styles from "./ErrorView.module.css";

type Kind = "missing" | "closed" | "unavailable" | "network" | "cancelled" | "failed";

/** What each status is shown as; any other is a failure (SPEC 8.19). */
const KINDS: Readonly<Record<number, Kind>> = {
  404: "missing",
  403: "closed",
  451: "closed",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
  [NETWORK_ERROR]: "network",
  [CANCELLED]: "cancelled",
};
const ICONS = {
  missing: Compass,
  closed: Lock,
  unavailable: Cloud,
  network: Cloud,
  cancelled: Alert,
  failed: Alert,
} as const;
/** What visitors of a missing page may have been looking for: most often a game that is over or has another address. */
const INSTEAD = ["live", "line", "results"] as const;
/** After these the same address may answer. */
const PASSING: ReadonlySet<Kind> = new Set(["unavailable", "network", "cancelled", "failed"]);

/** What stands in for a page that does not exist or failed; header and footer stay. */
export function ErrorView({ status }: { status: number }) {
  return (
    <DefaultLayout>
      <ErrorNotice status={status} />
    </DefaultLayout>
  );
}

interface NoticeProps {
  status: number;
  /** What exactly is not there, where the page knows; else the general words of the status. */
  about?: { title: string; text: string };
  /** Links to where what was looked for may be found, before the one to the home page. */
  steps?: ReactNode;
}

/** The same without header and footer, for a place inside a page. */
export function ErrorNotice({ status, about, steps }: NoticeProps) {
  const { t } = useTranslation(["errors", "menu"]);
  const lang = useLanguage();
  const config = useSiteConfig();
  const kind = KINDS[status] ?? "failed";
  const Icon = ICONS[kind];
  return (
    <section className={styles.card} role="alert">
      <PageHead title={about?.title ?? t(`${kind}.title`)} robots="noindex, nofollow" isError />
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <h1>{about?.title ?? t(`${kind}.title`)}</h1>
      <p>{about?.text ?? t(`${kind}.text`)}</p>
      <div className={styles.steps}>
        {PASSING.has(kind) ? (
          <Button look="primary" onClick={() => location.reload()}>
            {t("again")}
          </Button>
        ) : null}
        {steps}
        <Link className={PASSING.has(kind) || steps !== undefined ? undefined : styles.home} to={urls.home(lang)}>
          {t("toHome")}
        </Link>
        {kind === "missing"
          ? INSTEAD.filter((name) => routeExists(name, config)).map((name) => (
              <Link key={name} to={urls.page(lang, name)}>
                {t(`menu:page.${name}`)}
              </Link>
            ))
          : null}
      </div>
    </section>
  );
}
