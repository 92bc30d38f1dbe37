import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "@/platform/site/siteData.ts";
import { useTotoTicketsQuery } from "@/operations/betting/generated.ts";
import { TicketCard } from "./TicketCard.tsx";
import shared from "@/ui/draws/Draws.module.css";

/** The player's own tickets of a draw; nothing for who has none. */
export function OwnTickets({ drawId }: { drawId: string }) {
  const id = useId();
  const { t } = useTranslation("toto");
  const isPlayer = useViewer() !== null;
  const { data } = useTotoTicketsQuery({
    variables: { drawId, first: 20 },
    skip: !isPlayer,
    fetchPolicy: "cache-and-network",
  });
  const tickets = data?.viewer?.totoTickets?.edges ?? [];
  if (tickets.length === 0) return null;
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>{t("own")}</h2>
      {tickets.map(({ node }) => (
        <TicketCard key={node.id} ticket={node} />
      ))}
    </section>
  );
}
