import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Empty from "~icons/mdi/calendar-blank";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useLottoDrawChangedSubscription, useLottoTicketsQuery } from "@/operations/betting/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { DrawFacts } from "./DrawFacts.tsx";
import { DrawShow } from "./DrawShow.tsx";
import { LottoFrame } from "./LottoFrame.tsx";
import { OwnTickets } from "./OwnTickets.tsx";
import { type Draw, isOver } from "./picks.ts";
import { Prizes } from "./Prizes.tsx";
import { Sale } from "./Sale.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

interface Props {
  section: string;
  lotteries: readonly { id: string; name: string }[];
  /** Null where no draw is on sale. */
  draw: Draw | null;
}

/** A draw: tickets are bought, its balls are watched, and prizes are paid (SPEC 2.55). */
export function DrawPage({ section, lotteries, draw }: Props) {
  const { t } = useTranslation("lotto");
  const title = draw === null ? t("title") : t("drawTitle", { lottery: draw.lottery.name, number: draw.number });
  return (
    <LottoFrame title={title} section={section} lotteries={lotteries}>
      {draw === null ? (
        <Notice icon={<Empty />} title={t("noDraw")} text={t("noDrawText")} />
      ) : (
        <Running key={draw.id} draw={draw} />
      )}
    </LottoFrame>
  );
}

function Running({ draw }: { draw: Draw }) {
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  const isPlayer = useViewer() !== null;
  const [picks, setPicks] = useState(draw.lottery.maxPicks);
  const [isKnown] = useState(draw.balls !== null);
  // The cache takes each change over: the page follows it.
  useLottoDrawChangedSubscription({ variables: { id: draw.id }, skip: isOver(draw) });
  const { data, refetch } = useLottoTicketsQuery({
    variables: { drawId: draw.id, first: 50 },
    skip: !isPlayer,
    fetchPolicy: "cache-and-network",
  });
  const tickets = data?.viewer?.lottoTickets?.edges ?? [];
  const isPaid = isOver(draw);
  const own = [...new Set(tickets.flatMap(({ node }) => node.numbers))];
  const hasOpen = tickets.some(({ node }) => node.state === "OPEN");

  useEffect(
    function seePrizes() {
      if (isPaid && hasOpen) void refetch().catch(() => undefined);
    },
    [isPaid, hasOpen, refetch],
  );

  return (
    <>
      <DrawFacts draw={draw} />
      {draw.state === "OPEN" ? (
        <Sale
          draw={draw}
          picks={picks}
          onPicks={setPicks}
          onBought={() => void refetch().catch(() => undefined)}
          beside={<OwnTickets tickets={tickets} />}
          below={<Prizes draw={draw} picks={picks} />}
        />
      ) : (
        <div className={shared.columns}>
          <div className={shared.main}>
            {draw.state === "CANCELLED" ? (
              <Notice icon={<Empty />} title={t("states.CANCELLED")} />
            ) : (
              <DrawShow balls={draw.balls ?? null} drawn={draw.lottery.drawnCount} own={own} isKnown={isKnown} />
            )}
            <div className={shared.tools}>
              <Link className={styles.link} to={urls.page(lang, "lotto", { sectionName: draw.lottery.id })}>
                {t("nextDraw")}
              </Link>
              {draw.seed === null ? null : (
                <Link className={styles.link} to={`${urls.page(lang, "lottoResults")}?draw=${draw.id}`}>
                  {t("verifyDraw")}
                </Link>
              )}
            </div>
            <Prizes draw={draw} picks={picks} />
          </div>
          <div className={shared.side}>
            <OwnTickets tickets={tickets} />
          </div>
        </div>
      )}
    </>
  );
}
