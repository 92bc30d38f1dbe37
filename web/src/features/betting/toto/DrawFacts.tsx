import { useTranslation } from "react-i18next";
import { Countdown } from "@/ui/marks/Countdown.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import type { Draw } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";

/** Pool, jackpot and time left of a draw. */
export function DrawFacts({ draw }: { draw: Draw }) {
  const { t } = useTranslation("toto");
  return (
    <dl className={shared.facts}>
      <div className={shared.jackpot}>
        <dt>{t("jackpot")}</dt>
        <dd>
          <Money value={draw.jackpot} />
        </dd>
      </div>
      <div>
        <dt>{t("pool")}</dt>
        <dd>
          <Money value={draw.pool} />
        </dd>
      </div>
      <div>
        <dt>{t("ticketCount")}</dt>
        <dd>
          <bdi className="number" translate="no">
            {draw.ticketCount}
          </bdi>
        </dd>
      </div>
      <div>
        <dt>{draw.state === "OPEN" ? t("closesIn") : t("stateLabel")}</dt>
        <dd>{draw.state === "OPEN" ? <Countdown until={draw.closesAt} /> : t(`states.${draw.state}`)}</dd>
      </div>
    </dl>
  );
}
