import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { pageError } from "@/platform/page/missing.ts";
import { SignInFirst } from "@/features/office/payments/method/SignInFirst.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./Requests.module.css";

const ROWS = 5;
const ROW = 52;

interface Props {
  title: string;
  lead?: ReactNode;
  /** Stands beside the title. */
  action?: ReactNode;
  /** The connection is lost: what is shown may be old. */
  isOffline?: boolean;
  children: ReactNode;
}

/** The frame of a page about requests. */
export function Page({ title, lead, action, isOffline = false, children }: Props) {
  const { t } = useTranslation("payments");
  const isPlayer = useViewer() !== null;
  return (
    <section className={styles.page}>
      <PageHead title={title} />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
        </div>
        {isPlayer ? action : null}
      </header>
      {isOffline && isPlayer ? (
        <p className={styles.offline} role="status">
          {t("requests.offline")}
        </p>
      ) : null}
      {isPlayer ? children : <SignInFirst />}
    </section>
  );
}

/** What stands in for a page's content while it is on its way, or when it failed. */
export function Waiting({ isLoading, label, retry }: { isLoading: boolean; label: string; retry(): void }) {
  const { t } = useTranslation("payments");
  return (
    <div className={styles.card}>
      {isLoading ? (
        <Skeleton rows={ROWS} height={ROW} label={label} />
      ) : (
        <LoadFailed title={t("requests.failed")} text={t("requests.failedText")} retry={retry} />
      )}
    </div>
  );
}

/** Inside the app a page is known not to be there when its answer comes; it looks as its address does then. */
export function Missing(): never {
  throw pageError(404);
}
