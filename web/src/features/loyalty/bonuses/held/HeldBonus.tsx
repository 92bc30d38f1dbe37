import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { type HeldBonus as Bonus, OWN, useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { Countdown } from "@/features/loyalty/bonuses/offers/Countdown.tsx";
import { useForfeitBonusMutation } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { FactList, type Fact } from "@/ui/layout/FactList.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { WagerLedger } from "./WagerLedger.tsx";
import styles from "./HeldBonus.module.css";

const isOpen = ({ state }: Bonus) => state === "OFFERED" || state === "ACTIVE";

function useFacts(bonus: Bonus): Fact[] {
  const { t } = useTranslation("bonuses");
  const { dateTime } = useTime();
  const { amount, balance, paid, promoCode, expiresAt } = bonus;
  return [
    ...(amount === null ? [] : [[t("held.amount"), <Money key="amount" value={amount} />] as const]),
    ...(balance === null || !isOpen(bonus)
      ? []
      : [[t("held.balance"), <Money key="balance" value={balance} />] as const]),
    ...(promoCode === null || !isOpen(bonus)
      ? []
      : [
          [
            t("held.code"),
            <bdi key="code" className={styles.code}>
              {promoCode}
            </bdi>,
          ] as const,
        ]),
    ...(Number(paid.amount) > 0 ? [[t("held.paid"), <Money key="paid" value={paid} />] as const] : []),
    ...(isOpen(bonus)
      ? [
          [
            t("held.until"),
            <span key="until" className={styles.until}>
              <time dateTime={expiresAt} suppressHydrationWarning>
                {dateTime(expiresAt)}
              </time>
              <Countdown until={expiresAt} />
            </span>,
          ] as const,
        ]
      : []),
  ];
}

/** The wagering as a bar with its figures. */
function Progress({ bonus: { required, wagered, progress } }: { bonus: Bonus }) {
  const { t } = useTranslation("bonuses");
  if (required === null || Number(required.amount) === 0) return null;
  return (
    <div className={styles.progress}>
      <span className={styles.figures}>
        <span>{t("held.wagered")}</span>
        <span>
          <Money value={wagered} /> / <Money value={required} />
        </span>
        <bdi>{progress}%</bdi>
      </span>
      <progress max={100} value={progress} aria-label={t("held.progress")} />
    </div>
  );
}

/** A bonus of the player: where it stands, what counted, and the way out. */
export function HeldBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation("bonuses");
  const [isAsking, setAsking] = useState(false);
  const [isLedgerShown, setLedgerShown] = useState(false);
  const openDeposit = useOpenDeposit();
  const [forfeit] = useForfeitBonusMutation();
  const { take, isBusy, problem } = useTake();
  const facts = useFacts(bonus);
  async function giveUp() {
    const done = await take(async () => {
      const { data } = await forfeit({ variables: { input: { bonusId: bonus.id } }, ...OWN });
      return data?.forfeitBonus;
    });
    if (done !== null) setAsking(false);
  }
  return (
    <article className={styles.bonus}>
      <header className={styles.head}>
        <h2>{bonus.title}</h2>
        <span className={styles.state} data-state={bonus.state}>
          {t(`state.${bonus.state}`)}
        </span>
      </header>
      <Progress bonus={bonus} />
      <FactList className={styles.facts} facts={facts} />
      <div className={styles.actions}>
        {bonus.state === "OFFERED" ? (
          <Button look="primary" onClick={openDeposit}>
            {t("held.deposit")}
          </Button>
        ) : null}
        {bonus.accountId === null ? null : (
          <Button aria-expanded={isLedgerShown} onClick={() => setLedgerShown(!isLedgerShown)}>
            {t("held.showLedger")}
          </Button>
        )}
        {isOpen(bonus) ? (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t("held.forfeit")}
          </Button>
        ) : null}
      </div>
      {isLedgerShown ? <WagerLedger bonusId={bonus.id} /> : null}
      <Dialog
        title={t("held.forfeitTitle")}
        closeLabel={t("held.keep")}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <div className={styles.ask}>
          <p>{t("held.forfeitText")}</p>
          {problem === null ? null : <p role="alert">{problem}</p>}
          <div className={styles.actions}>
            <Button onClick={() => setAsking(false)}>{t("held.keep")}</Button>
            <Button look="primary" isBusy={isBusy} onClick={() => void giveUp()}>
              {t("held.forfeit")}
            </Button>
          </div>
        </div>
      </Dialog>
    </article>
  );
}
