import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Ticket from "~icons/mdi/ticket-outline";
import { urls } from "#shared/routes/routes.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useTotoTicketsQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { TicketCard } from "./TicketCard.tsx";
import shared from "@/ui/draws/Draws.module.css";

const FIRST = 20;

/** All tickets of the player, of one kind or of all, newest first, page by page; they can be printed. */
export function Tickets({ section }: { section: string | null }) {
  const { t } = useTranslation("toto");
  const lang = useLanguage();
  const isPlayer = useViewer() !== null;
  const { data, error, refetch, fetchMore } = useTotoTicketsQuery({
    variables: { kind: section, first: FIRST },
    skip: !isPlayer,
    fetchPolicy: "cache-and-network",
  });
  const all = data?.viewer?.totoTickets;
  const more = useNextPage(all?.pageInfo, fetchMore);
  if (!isPlayer) return <SignInNotice title={t("ticketsClosed")} action={t("signIn")} />;
  if (all == null && error === undefined) return <Skeleton rows={3} height={120} label={t("pages.tickets")} />;
  if (all == null) return <LoadFailed title={t("ticketsFailed")} retry={refetch} />;
  if (all.edges.length === 0)
    return (
      <Notice
        icon={<Ticket />}
        title={t("noTickets")}
        text={t("noTicketsText")}
        action={<Link to={urls.page(lang, "totoNext", section === null ? {} : { section })}>{t("toDraws")}</Link>}
      />
    );
  return (
    <>
      <div className={shared.tools}>
        <Button look="quiet" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      <div className={shared.list}>
        {all.edges.map(({ node }) => (
          <TicketCard key={node.id} ticket={node} />
        ))}
        {more === undefined ? null : <Button onClick={more}>{t("more")}</Button>}
      </div>
    </>
  );
}
