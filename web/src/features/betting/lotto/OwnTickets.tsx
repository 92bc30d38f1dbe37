import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LottoTicketsQuery } from "@/operations/betting/generated.ts";
import { TicketCard } from "./TicketCard.tsx";
import shared from "@/ui/draws/Draws.module.css";

interface Props {
  tickets: NonNullable<NonNullable<LottoTicketsQuery["viewer"]>["lottoTickets"]>["edges"];
}

/** The player's own tickets of a draw; nothing for who has none. */
export function OwnTickets({ tickets }: Props) {
  const id = useId();
  const { t } = useTranslation("lotto");
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
