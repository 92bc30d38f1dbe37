import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { LottoTicketsQuery } from "@/operations/betting/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { TicketBets } from "./bets/TicketBets.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

type Tickets = NonNullable<NonNullable<LottoTicketsQuery["viewer"]>["lottoTickets"]>;
export type Ticket = Tickets["edges"][number]["node"];

/** A ticket with its numbers, those that were drawn marked. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("lotto");
  const time = useTime();
  const lang = useLanguage();
  const { draw } = ticket;
  const main = draw?.balls?.slice(0, draw.lottery.drawnCount) ?? [];
  return (
    <article className={shared.ticket} data-state={ticket.state}>
      <header>
        <h3>
          {t("ticketTitle", { id: ticket.id })}
          <span className={shared.badge} data-state={ticket.state}>
            {t(`ticketStates.${ticket.state}`)}
          </span>
        </h3>
        <p className={shared.soft}>
          {draw === null ? null : (
            <>
              <Link to={urls.page(lang, "lotto", { sectionName: draw.lottery.id, lottoId: draw.id })}>
                {t("drawTitle", { lottery: draw.lottery.name, number: draw.number })}
              </Link>
              {" · "}
            </>
          )}
          <time dateTime={ticket.boughtAt}>{time.dateTime(ticket.boughtAt)}</time>
        </p>
      </header>
      <TicketBets bets={ticket.bets} lottery={draw?.lottery} drawn={main} />
      {ticket.bets.length > 0 ? null : (
        <ul className={styles.numbers} aria-label={t("numbers")}>
          {ticket.numbers.map((number) => (
            <li key={number} className="number" translate="no" data-hit={main.includes(number) || undefined}>
              {number}
            </li>
          ))}
        </ul>
      )}
      <dl className={shared.sums}>
        {ticket.bets.length === 0 ? (
          <div>
            <dt>{t("lines")}</dt>
            <dd>
              <bdi className="number" translate="no">
                {ticket.lines}
              </bdi>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("price")}</dt>
          <dd>
            <Money value={ticket.price} />
          </dd>
        </div>
        {ticket.prize === null ? null : (
          <div>
            <dt>{t("prize")}</dt>
            <dd>
              <Money value={ticket.prize} />
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
