import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import TicketIcon from "~icons/mdi/ticket-outline";
import { urls } from "#shared/routes/routes.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useLottoTicketsQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { TicketCard } from "./TicketCard.tsx";
import shared from "@/ui/draws/Draws.module.css";

const FIRST = 20;

/** All lottery tickets of the player, newest first, page by page; they can be printed. A part of the office's history. */
export function LottoTickets({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("lotto");
  return (
    <section className={shared.page}>
      <PageHead title={t("myTickets")} />
      <header className={shared.head}>
        <h1>{t("myTickets")}</h1>
      </header>
      {tabs}
      <TicketList />
    </section>
  );
}

function TicketList() {
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
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
  if (all == null) return <LoadFailed title={t("ticketsFailed")} retry={refetch} />;
  if (all.edges.length === 0)
    return (
      <Notice
        icon={<TicketIcon />}
        title={t("noTickets")}
        text={t("noTicketsText")}
        action={<Link to={urls.page(lang, "lotto")}>{t("toLotteries")}</Link>}
      />
    );
  return (
    <div className={shared.list}>
      <div className={shared.tools}>
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
