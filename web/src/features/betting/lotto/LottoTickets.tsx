import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import TicketIcon from "~icons/mdi/ticket-outline";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useLottoTicketsQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { TicketCard } from "./TicketCard.tsx";
import styles from "./Lotto.module.css";

const FIRST = 20;

/** All lottery tickets of the player, newest first, page by page; they can be printed. A part of the office's history. */
export function LottoTickets({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("lotto");
  return (
    <section className={styles.page}>
      <PageHead title={t("myTickets")} />
      <header className={styles.head}>
        <h1>{t("myTickets")}</h1>
      </header>
      {tabs}
      <TicketList />
    </section>
  );
}

function TicketList() {
  const { t } = useTranslation("lotto");
  const isPlayer = useViewer() !== null;
  const { data, error, refetch, fetchMore } = useLottoTicketsQuery({
    variables: { first: FIRST },
    skip: !isPlayer,
    fetchPolicy: "cache-and-network",
  });
  const all = data?.viewer?.lottoTickets;
  const more = useNextPage(all?.pageInfo, fetchMore);
  if (!isPlayer) return <SignInNotice title={t("ticketsClosed")} action={t("signIn")} />;
  if (all == null && error === undefined) return <Skeleton rows={3} height={120} label={t("myTickets")} />;
  if (all == null)
    return (
      <Notice
        role="alert"
        title={t("failed")}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("again")}</Button>}
      />
    );
  if (all.edges.length === 0) return <Notice icon={<TicketIcon />} title={t("noTickets")} text={t("noTicketsText")} />;
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <Button look="quiet" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      {all.edges.map(({ node }) => (
        <TicketCard key={node.id} ticket={node} />
      ))}
      {more === undefined ? null : <Button onClick={more}>{t("more")}</Button>}
    </div>
  );
}
