import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { cashAccountIn } from "@/account/activeAccount.ts";
import { SteadyKey } from "@/account/SteadyKey.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useBuyLottoTicketMutation } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { PickedBets } from "./bets/PickedBets.tsx";
import { type Choice, type Draw, isStakeOf, priceOf, priceOfBets, stakeOf, upTo } from "./picks.ts";
import { useBetName } from "./bets/useBetName.ts";
import type { Bets } from "./bets/useBets.ts";
import shared from "@/ui/draws/Draws.module.css";

interface Props {
  draw: Draw;
  choice: Choice;
  /** Bets at fixed odds; null while lines are played. */
  bets: Bets | null;
  /** What is still missing, in words. */
  missing: string | null;
  onBought: () => void;
}

/** Refusals that have words of their own. */
const REFUSALS = [
  "DRAW_CLOSED",
  "LIMIT_REACHED",
  "PERSON_EXCLUDED",
  "INSUFFICIENT_FUNDS",
  "BETTING_CLOSED",
  "ACCOUNT_FROZEN",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "TOO_MANY_BETS",
  "TOO_MANY_DRAWS",
] as const;

/** A refusal may be about one of the bets. */
type Outcome =
  | { state: "bought"; ids: string[] }
  | { state: "refused"; code: string; betKey: string | undefined }
  | null;

/** What tickets cost as they grow, and their purchase. */
export function BuyPanel({ draw, choice, bets, missing, onBought }: Props) {
  const titleId = useId();
  const { t } = useTranslation("lotto");
  const nameOf = useBetName();
  const lang = useLanguage();
  const dialog = useDialog();
  const viewer = useViewer();
  const { lottery } = draw;
  const { currency } = lottery.minStake;
  const { numbers, picks, lines } = choice;
  const [stake, setStake] = useState(lottery.minStake.amount);
  const [draws, setDraws] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // One key a purchase: sending it again after a lost answer buys once.
  const [key] = useState(() => new SteadyKey());
  const [buy, { loading }] = useBuyLottoTicketMutation();
  const price =
    bets !== null
      ? priceOfBets(bets.picked, draws, stake, currency)
      : lines === 0
        ? null
        : priceOf(lines, draws, stake, currency);
  const isStaked = bets?.picked.every((one) => isStakeOf(one.bet, stakeOf(one, stake), lottery)) ?? true;
  const account = cashAccountIn(viewer, currency);
  const refusal = outcome?.state === "refused" ? REFUSALS.find((code) => code === outcome.code) : undefined;

  async function send() {
    if (account === null) return;
    const input = {
      drawId: draw.id,
      accountId: account.id,
      stake,
      draws,
      ...(bets === null
        ? { numbers: [...numbers], picks }
        : {
            numbers: [],
            bets: bets.picked.map((one) => ({
              betId: one.bet.key,
              numbers: [...one.numbers],
              stake: stakeOf(one, stake),
            })),
          }),
    };
    const answer = await buy({
      context: { hasOwnErrors: true },
      variables: { input: { ...input, idempotencyKey: key.of(input) } },
    }).catch(() => undefined);
    const payload = answer?.data?.buyLottoTicket;
    if (payload != null) key.settle();
    if (payload != null && payload.tickets.length > 0) {
      setOutcome({ state: "bought", ids: payload.tickets.map(({ id }) => id) });
      bets?.clear();
      onBought();
    } else {
      const [error] = payload?.errors ?? [];
      const [field, place] = error?.path ?? [];
      const betKey = field === "bets" ? bets?.picked[Number(place)]?.bet.key : undefined;
      setOutcome({ state: "refused", code: error?.code ?? "FAILED", betKey });
    }
  }

  return (
    <section className={shared.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("ticket")}</h2>
      {bets === null || bets.picked.length === 0 ? null : <PickedBets draw={draw} bets={bets} stake={stake} />}
      <SumField
        label={t(bets === null ? "stakePerLine" : bets.picked.length > 1 ? "stakePerBet" : "stake")}
        value={stake}
        onChange={(typed) => {
          setStake(typed);
          bets?.levelStakes();
        }}
      />
      <SelectField
        label={t("drawsAhead")}
        value={String(draws)}
        options={upTo(lottery.maxDraws).map((count) => ({ value: String(count), name: t("draws", { count }) }))}
        onChange={(event) => setDraws(Number(event.target.value))}
      />
      <dl className={shared.sums}>
        <div>
          <dt>{t(bets === null ? "lines" : "betCount")}</dt>
          <dd>
            <bdi className="number" translate="no">
              {bets === null ? lines : bets.picked.length}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t("price")}</dt>
          <dd>{price === null ? "–" : <Money value={{ amount: price, currency }} />}</dd>
        </div>
      </dl>
      {missing === null ? null : <p className={shared.soft}>{missing}</p>}
      {viewer === null ? (
        <Button look="primary" isWide onClick={() => dialog({ name: "signIn" })}>
          {t("signIn")}
        </Button>
      ) : account === null ? (
        <p className={shared.soft}>{t("noAccount", { currency })}</p>
      ) : (
        <Button
          look="primary"
          isWide
          isBusy={loading}
          disabled={missing !== null || price === null || !isStaked}
          onClick={() => void send()}
        >
          {t("buy")}
        </Button>
      )}
      <div aria-live="polite">
        {outcome?.state === "bought" ? (
          <p className={shared.right}>
            {t("bought", { count: outcome.ids.length, id: outcome.ids[0] })}{" "}
            <Link to={`${urls.page(lang, "history")}?view=lotto`}>{t("toTickets")}</Link>
          </p>
        ) : outcome?.state === "refused" ? (
          <p className={shared.wrong} role="alert">
            {outcome.betKey === undefined ? null : `${nameOf.full(outcome.betKey, lottery)}: `}
            {refusal === undefined ? t("failed") : t(`refused.${refusal}`)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
