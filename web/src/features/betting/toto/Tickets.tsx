import { useTranslation } from "react-i18next";
import Ticket from "~icons/mdi/ticket-outline";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useTotoTicketsQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { TicketCard } from "./TicketCard.tsx";
import styles from "./Toto.module.css";

const FIRST = 20;

/** All tickets of the player, of one kind or of all, newest first, page by page; they can be printed. */
export function Tickets({ section }: { section: string | null }) {
  const { t } = useTranslation("toto");
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
  if (all == null)
    return (
      <Notice
        role="alert"
        title={t("failed")}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("again")}</Button>}
      />
    );
  if (all.edges.length === 0) return <Notice icon={<Ticket />} title={t("noTickets")} text={t("noTicketsText")} />;
  return (
    <>
      <div className={styles.tools}>
        <Button look="quiet" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      <div className={styles.list}>
        {all.edges.map(({ node }) => (
          <TicketCard key={node.id} ticket={node} />
        ))}
        {more === undefined ? null : <Button onClick={more}>{t("more")}</Button>}
      </div>
    </>
  );
}
