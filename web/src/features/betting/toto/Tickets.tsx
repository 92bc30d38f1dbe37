import { useTranslation } from "react-i18next";
import Ticket from "~icons/mdi/ticket-outline";
import { SignInNotice } from "@/account/SignInNotice.tsx";
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
  const { data, error, loading, refetch, fetchMore } = useTotoTicketsQuery({
    variables: { kind: section, first: FIRST },
    skip: !isPlayer,
    fetchPolicy: "cache-and-network",
  });
  if (!isPlayer) return <SignInNotice title={t("ticketsClosed")} action={t("signIn")} />;
  const all = data?.viewer?.totoTickets;
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
  const more = () => fetchMore({ variables: { after: all.pageInfo.endCursor } }).catch(() => undefined);
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
        {all.pageInfo.hasNextPage ? (
          <Button isBusy={loading} onClick={() => void more()}>
            {t("more")}
          </Button>
        ) : null}
      </div>
    </>
  );
}
