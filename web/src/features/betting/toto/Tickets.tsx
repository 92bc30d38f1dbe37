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

const FIRST = 50;

/** All tickets of the player, of one kind or of all. */
export function Tickets({ section }: { section: string | null }) {
  const { t } = useTranslation("toto");
  const isPlayer = useViewer() !== null;
  const { data, error, refetch } = useTotoTicketsQuery({
    variables: { first: FIRST },
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
  const shown = all.edges.filter(({ node }) => section === null || node.draw?.kind.key === section);
  if (shown.length === 0) return <Notice icon={<Ticket />} title={t("noTickets")} text={t("noTicketsText")} />;
  return (
    <>
      <div className={styles.tools}>
        <Button look="quiet" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      <div className={styles.list}>
        {shown.map(({ node }) => (
          <TicketCard key={node.id} ticket={node} />
        ))}
      </div>
    </>
  );
}
