import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { TotoTicketsQuery } from "@/operations/betting/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { drawUrl } from "./drawUrl.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Toto.module.css";

type Tickets = NonNullable<NonNullable<TotoTicketsQuery["viewer"]>["totoTickets"]>;
export type Ticket = Tickets["edges"][number]["node"];

/** A ticket with its picks, those that hit marked. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("toto");
  const time = useTime();
  const lang = useLanguage();
  const { draw } = ticket;
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
              <Link to={drawUrl(lang, draw)}>{t("drawTitle", { kind: draw.kind.name, number: draw.number })}</Link>
              {" · "}
            </>
          )}
          <time dateTime={ticket.boughtAt}>{time.dateTime(ticket.boughtAt)}</time>
        </p>
      </header>
      <dl className={shared.sums}>
        <div>
          <dt>{t("combinations")}</dt>
          <dd>
            <bdi className="number" translate="no">
              {ticket.combinations}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t("price")}</dt>
          <dd>
            <Money value={ticket.price} />
          </dd>
        </div>
        {ticket.hits === null ? null : (
          <div>
            <dt>{t("hits")}</dt>
            <dd>
              <bdi className="number" translate="no">
                {ticket.hits}
              </bdi>
            </dd>
          </div>
        )}
        {ticket.prize === null ? null : (
          <div>
            <dt>{t("prize")}</dt>
            <dd>
              <Money value={ticket.prize} />
            </dd>
          </div>
        )}
      </dl>
      {draw === null ? null : (
        <details className={shared.more}>
          <summary>{t("picks")}</summary>
          <ol className={styles.picked}>
            {draw.matches.map(({ id, name, outcomes }) => {
              const keys = ticket.picks.find(({ matchId }) => matchId === id)?.outcomeIds ?? [];
              return (
                <li key={id}>
                  <span>{name}</span>
                  <span>
                    {outcomes
                      .filter((outcome) => keys.includes(outcome.id))
                      .map((outcome) => (
                        <span key={outcome.id} className={styles.pick} data-hit={outcome.isHit ?? undefined}>
                          {outcome.name}
                        </span>
                      ))}
                  </span>
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </article>
  );
}
