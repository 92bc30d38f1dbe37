import { readNumber } from "#shared/typed/codes.ts";
import { type FormEvent, useId, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { LottoTicketCheckDocument, type LottoTicketCheckQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { TicketBets } from "./bets/TicketBets.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

type Found = LottoTicketCheckQuery["lottoTicketCheck"];

/** What became of a ticket, by its number. */
export function TicketCheck() {
  const id = useId();
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  const client = useApolloClient();
  const [number, setNumber] = useState("");
  const [found, setFound] = useState<{ ticket: Found } | "failed" | null>(null);

  async function check(event: FormEvent) {
    event.preventDefault();
    const asked = readNumber(number);
    if (asked === null) {
      setFound({ ticket: null });
      return;
    }
    const answer = await client
      .query({ query: LottoTicketCheckDocument, variables: { id: asked }, fetchPolicy: "no-cache" })
      .catch(() => undefined);
    setFound(answer?.data === undefined ? "failed" : { ticket: answer.data.lottoTicketCheck ?? null });
  }

  const ticket = found === null || found === "failed" ? null : found.ticket;
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>{t("check.title")}</h2>
      <form className={shared.tools} onSubmit={(event) => void check(event)}>
        <TextField
          label={t("check.number")}
          inputMode="numeric"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit" disabled={number.trim() === ""}>
          {t("check.action")}
        </Button>
      </form>
      <div aria-live="polite">
        {found === null ? null : found === "failed" ? (
          <p className={shared.wrong}>{t("failed")}</p>
        ) : ticket === null ? (
          <p className={shared.wrong}>{t("check.unknown")}</p>
        ) : (
          <>
            <p>
              {t("ticketTitle", { id: ticket.number })}: <strong>{t(`ticketStates.${ticket.state}`)}</strong>
              {ticket.prize === null ? null : (
                <>
                  {" "}
                  <Money value={ticket.prize} />
                </>
              )}{" "}
              <Link className={styles.link} to={`${urls.page(lang, "lottoResults")}?draw=${ticket.drawId}`}>
                {t("check.toDraw")}
              </Link>
            </p>
            <TicketBets bets={ticket.bets} />
          </>
        )}
      </div>
    </section>
  );
}
