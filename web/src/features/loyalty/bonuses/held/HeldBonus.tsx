import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { useLanguage } from "@/platform/app/app.ts";
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

/** Whether what free rounds win is cash at once, and so stands beside them. */
const isWonCash = ({ freeRounds, accountId }: Bonus) => freeRounds !== null && accountId === null;

function useFacts(bonus: Bonus): Fact[] {
  const { t } = useTranslation("bonuses");
  const { dateTime } = useTime();
  const { amount, balance, paid, promoCode, expiresAt } = bonus;
  return [
    // What free rounds have won stands beside them.
    ...(amount === null || bonus.freeRounds !== null
      ? []
      : [[t("held.amount"), <Money key="amount" value={amount} />] as const]),
    ...(balance === null || !isOpen(bonus)
      ? []
      : [[t("held.balance"), <Money key="balance" value={balance} />] as const]),
    ...(promoCode === null || !isOpen(bonus)
      ? []
      : [
          [
            t("held.code"),
            <bdi translate="no" key="code" className={styles.code}>
              {promoCode}
            </bdi>,
          ] as const,
        ]),
    ...(Number(paid.amount) > 0 && !isWonCash(bonus)
      ? [[t("held.paid"), <Money key="paid" value={paid} />] as const]
      : []),
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

/** The game of free rounds; null once they can't be played. */
const gameToPlay = ({ state, freeRounds }: Bonus) =>
  state === "ACTIVE" && freeRounds !== null && freeRounds.left > 0 ? freeRounds.game : null;

/** How many free rounds are left, as a bar with its figures. */
function FreeRounds({ bonus: { freeRounds } }: { bonus: Bonus }) {
  const { t } = useTranslation("bonuses");
  if (freeRounds === null) return null;
  const { left, rounds, stake, won, game, gameKey } = freeRounds;
  return (
    <div className={styles.progress}>
      <strong>{t("held.freeLeft", { left, count: rounds, game: game?.name ?? gameKey })}</strong>
      <progress max={rounds} value={rounds - left} aria-label={t("held.free")} />
      <span className={styles.figures}>
        <span>
          {t("held.freeStake")} <Money value={stake} />
        </span>
        <span>
          {t("held.freeWon")} <Money value={won} />
        </span>
      </span>
    </div>
  );
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
        <bdi translate="no">{progress}%</bdi>
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
  const lang = useLanguage();
  const game = gameToPlay(bonus);
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
      <FreeRounds bonus={bonus} />
      <Progress bonus={bonus} />
      <FactList className={styles.facts} facts={facts} />
      <div className={styles.actions}>
        {bonus.state === "OFFERED" ? (
          <Button look="primary" onClick={openDeposit}>
            {t("held.deposit")}
          </Button>
        ) : null}
        {game === null ? null : (
          <Link className={styles.play} to={`${casinoGameUrl(lang, game)}?mode=money`}>
            {t("held.play")}
          </Link>
        )}
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
          <p>
            {t(
              bonus.freeRounds === null
                ? "held.forfeitText"
                : bonus.accountId === null
                  ? "held.forfeitRounds"
                  : "held.forfeitRoundsWager",
            )}
          </p>
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
