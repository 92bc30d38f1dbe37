import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { cashAccountIn } from "@/account/activeAccount.ts";
import { SteadyKey } from "@/account/SteadyKey.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useBuyTotoTicketMutation } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { combinationsOf, type Draw, type Picks, priceOf } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";

interface Props {
  draw: Draw;
  picks: Picks;
  onBought(): void;
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
  "TOO_MANY_COMBINATIONS",
] as const;

type Outcome = { state: "bought"; id: string } | { state: "refused"; code: string } | null;

/** What a ticket costs as it grows, and its purchase. */
export function BuyPanel({ draw, picks, onBought }: Props) {
  const titleId = useId();
  const { t } = useTranslation("toto");
  const lang = useLanguage();
  const dialog = useDialog();
  const viewer = useViewer();
  const { kind } = draw;
  const { currency } = kind.minStake;
  const [stake, setStake] = useState(kind.minStake.amount);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // One key a ticket: sending it again after a lost answer buys it once.
  const [key] = useState(() => new SteadyKey());
  const [buy, { loading }] = useBuyTotoTicketMutation();
  const combinations = combinationsOf(draw, picks);
  const price = priceOf(combinations, stake, currency);
  const account = cashAccountIn(viewer, currency);
  const isTooMany = combinations > kind.maxCombinations;
  const refusal = outcome?.state === "refused" ? REFUSALS.find((code) => code === outcome.code) : undefined;
  const isReady = combinations > 0 && !isTooMany && price !== null && account !== null;

  async function send() {
    if (account === null) return;
    const answer = await buy({
      context: { hasOwnErrors: true },
      variables: {
        input: {
          drawId: draw.id,
          accountId: account.id,
          stake,
          picks: draw.matches.map(({ id }) => ({ matchId: id, outcomeIds: [...(picks[id] ?? [])] })),
          idempotencyKey: key.of([draw.id, stake, picks]),
        },
      },
    }).catch(() => undefined);
    const payload = answer?.data?.buyTotoTicket;
    if (payload?.ticket != null) {
      setOutcome({ state: "bought", id: payload.ticket.id });
      key.settle();
      onBought();
    } else setOutcome({ state: "refused", code: payload?.errors[0]?.code ?? "FAILED" });
  }

  return (
    <section className={shared.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("ticket")}</h2>
      <SumField label={t("stake")} value={stake} onChange={setStake} />
      <dl className={shared.sums}>
        <div>
          <dt>{t("combinations")}</dt>
          <dd>
            <bdi className="number" translate="no">
              {combinations}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t("price")}</dt>
          <dd>{price === null ? "–" : <Money value={{ amount: price, currency }} />}</dd>
        </div>
      </dl>
      {isTooMany ? (
        <p className={shared.wrong} role="alert">
          {t("tooMany", { most: kind.maxCombinations })}
        </p>
      ) : combinations === 0 ? (
        <p className={shared.soft}>{t("pickEach")}</p>
      ) : null}
      {viewer === null ? (
        <Button look="primary" isWide onClick={() => dialog({ name: "signIn" })}>
          {t("signIn")}
        </Button>
      ) : account === null ? (
        <p className={shared.soft}>{t("noAccount", { currency })}</p>
      ) : (
        <Button look="primary" isWide isBusy={loading} disabled={!isReady} onClick={() => void send()}>
          {t("buy")}
        </Button>
      )}
      <div aria-live="polite">
        {outcome?.state === "bought" ? (
          <p className={shared.right}>
            {t("bought", { id: outcome.id })} <Link to={urls.page(lang, "totoCoupons")}>{t("toTickets")}</Link>
          </p>
        ) : outcome?.state === "refused" ? (
          <p className={shared.wrong}>{refusal === undefined ? t("failed") : t(`refused.${refusal}`)}</p>
        ) : null}
      </div>
    </section>
  );
}
