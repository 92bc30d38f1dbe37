import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import { Countdown } from "@/ui/marks/Countdown.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { type Draw, isNothing, isOver } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";

/** Jackpot, tickets and time left of a draw. */
export function DrawFacts({ draw }: { draw: Draw }) {
  const { t } = useTranslation("lotto");
  const time = useTime();
  const isPooled = draw.lottery.poolShare !== null;
  return (
    <dl className={shared.facts}>
      {isPooled ? (
        <>
          {isNothing(draw.jackpot) ? null : (
            <div className={shared.jackpot}>
              <dt>{t("jackpot")}</dt>
              <dd>
                <Money value={draw.jackpot} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t("pool")}</dt>
            <dd>
              <Money value={draw.pool} />
            </dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{t("ticketCount")}</dt>
        <dd>
          <bdi className="number" translate="no">
            {draw.ticketCount}
          </bdi>
        </dd>
      </div>
      <div>
        <dt>{t("heldAt")}</dt>
        <dd>
          <time dateTime={draw.closesAt}>{time.dateTime(draw.closesAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{t(draw.state === "OPEN" ? "closesIn" : "stateLabel")}</dt>
        <dd>{draw.state === "OPEN" ? <Countdown until={draw.closesAt} /> : t(`states.${draw.state}`)}</dd>
      </div>
      {isOver(draw) ? (
        <div>
          <dt>{t("paid")}</dt>
          <dd>
            <Money value={draw.paid} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
