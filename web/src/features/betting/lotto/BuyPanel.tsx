import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { SteadyKey } from "@/account/SteadyKey.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useBuyLottoTicketMutation } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { type Choice, type Draw, priceOf, upTo } from "./picks.ts";
import { useBetName } from "./useBetName.ts";
import { Wins } from "./Wins.tsx";
import styles from "./Lotto.module.css";

interface Props {
  draw: Draw;
  choice: Choice;
  /** What is still missing, in words. */
  missing: string | null;
  onBought: () => void;
}

/** Refusals that have words of their own. */
const REFUSALS = [
  "DRAW_CLOSED",
  "LIMIT_REACHED",
  "INSUFFICIENT_FUNDS",
  "BETTING_CLOSED",
  "ACCOUNT_FROZEN",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "TOO_MANY_DRAWS",
] as const;

type Outcome = { state: "bought"; ids: string[] } | { state: "refused"; code: string } | null;

/** What tickets cost as they grow, and their purchase. */
export function BuyPanel({ draw, choice, missing, onBought }: Props) {
  const titleId = useId();
  const { t } = useTranslation("lotto");
  const nameOf = useBetName();
  const lang = useLanguage();
  const dialog = useDialog();
  const viewer = useViewer();
  const { lottery } = draw;
  const { currency } = lottery.minStake;
  const { numbers, picks, bet, lines } = choice;
  const [stake, setStake] = useState(lottery.minStake.amount);
  const [draws, setDraws] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // One key a purchase: sending it again after a lost answer buys once.
  const [key] = useState(() => new SteadyKey());
  const [buy, { loading }] = useBuyLottoTicketMutation();
  const price = lines === 0 ? null : priceOf(lines, draws, stake, currency);
  const account = viewer?.accounts?.find(({ balance }) => balance.currency === currency) ?? null;
  const refusal = outcome?.state === "refused" ? REFUSALS.find((code) => code === outcome.code) : undefined;

  async function send() {
    if (account === null) return;
    const input = {
      drawId: draw.id,
      accountId: account.id,
      stake,
      numbers: [...numbers],
      picks: bet === null ? picks : null,
      betId: bet?.key ?? null,
      draws,
    };
    const answer = await buy({
      context: { hasOwnErrors: true },
      variables: { input: { ...input, idempotencyKey: key.of(input) } },
    }).catch(() => undefined);
    const payload = answer?.data?.buyLottoTicket;
    if (payload != null) key.settle();
    if (payload != null && payload.tickets.length > 0) {
      setOutcome({ state: "bought", ids: payload.tickets.map(({ id }) => id) });
      onBought();
    } else setOutcome({ state: "refused", code: payload?.errors[0]?.code ?? "FAILED" });
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("ticket")}</h2>
      {bet === null ? null : (
        <p>
          {nameOf(bet.key)} · <bdi className="number">{bet.coef}</bdi>
        </p>
      )}
      <TextField
        label={t(bet === null ? "stakePerLine" : "stake")}
        inputMode="decimal"
        value={stake}
        onChange={(event) => setStake(event.target.value.replace(",", "."))}
      />
      <SelectField
        label={t("drawsAhead")}
        value={String(draws)}
        options={upTo(lottery.maxDraws).map((count) => ({ value: String(count), name: t("draws", { count }) }))}
        onChange={(event) => setDraws(Number(event.target.value))}
      />
      <dl className={styles.sums}>
        {bet === null ? (
          <div>
            <dt>{t("lines")}</dt>
            <dd>
              <bdi className="number">{lines}</bdi>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("price")}</dt>
          <dd>{price === null ? "–" : <Money value={{ amount: price, currency }} />}</dd>
        </div>
        <Wins choice={choice} stake={stake} currency={currency} />
      </dl>
      {missing === null ? null : <p className={styles.soft}>{missing}</p>}
      {viewer === null ? (
        <Button look="primary" isWide onClick={() => dialog({ name: "signIn" })}>
          {t("signIn")}
        </Button>
      ) : account === null ? (
        <p className={styles.soft}>{t("noAccount", { currency })}</p>
      ) : (
        <Button
          look="primary"
          isWide
          isBusy={loading}
          disabled={missing !== null || price === null}
          onClick={() => void send()}
        >
          {t("buy")}
        </Button>
      )}
      <div aria-live="polite">
        {outcome?.state === "bought" ? (
          <p className={styles.right}>
            {t("bought", { count: outcome.ids.length, id: outcome.ids[0] })}{" "}
            <Link to={`${urls.page(lang, "history")}?view=lotto`}>{t("toTickets")}</Link>
          </p>
        ) : outcome?.state === "refused" ? (
          <p className={styles.wrong} role="alert">
            {refusal === undefined ? t("failed") : t(`refused.${refusal}`)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
