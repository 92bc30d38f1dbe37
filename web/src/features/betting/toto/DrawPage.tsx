import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import Empty from "~icons/mdi/calendar-blank";
import type { RouteName } from "#shared/routes/routes.ts";
import { useTotoDrawChangedSubscription } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { BuyPanel } from "./BuyPanel.tsx";
import { Categories } from "./Categories.tsx";
import { DrawFacts } from "./DrawFacts.tsx";
import { MatchTable } from "./MatchTable.tsx";
import { OwnTickets } from "./OwnTickets.tsx";
import { atRandom, byFavourites, type Draw, type Picks, readPicks, toggled, writePicks } from "./picks.ts";
import { TotoFrame } from "./TotoFrame.tsx";
import shared from "@/ui/draws/Draws.module.css";
import { copyText } from "@/platform/browser/claims.ts";

interface Props {
  open: RouteName;
  section: string | null;
  kinds: readonly { key: string; name: string }[];
  /** Null where no draw is on sale. */
  draw: Draw | null;
}

/** A draw: its matches, what they cost, and once it is drawn what became of it (SPEC 2.54). */
export function DrawPage({ open, section, kinds, draw }: Props) {
  const { t } = useTranslation("toto");
  const title = draw === null ? t("title") : t("drawTitle", { kind: draw.kind.name, number: draw.number });
  return (
    <TotoFrame title={title} open={open} section={section} kinds={kinds} isIndexed={open !== "totoFrame"}>
      {draw === null ? (
        <Notice icon={<Empty />} title={t("noDraw")} text={t("noDrawText")} />
      ) : (
        <Running key={draw.id} draw={draw} />
      )}
    </TotoFrame>
  );
}

function Running({ draw }: { draw: Draw }) {
  const { t } = useTranslation("toto");
  const [query] = useSearchParams();
  const [picks, setPicks] = useState<Picks>(() => readPicks(draw, query.get("picks")));
  const [bought, setBought] = useState(0);
  const [isCopied, setCopied] = useState(false);
  const isOpen = draw.state === "OPEN";
  // The cache takes each change over: the page follows it.
  useTotoDrawChangedSubscription({
    variables: { id: draw.id },
    skip: draw.state === "SETTLED" || draw.settledAt !== null,
  });

  async function share() {
    const url = new URL(window.location.href);
    url.search = new URLSearchParams({ draw: draw.id, picks: writePicks(draw, picks) }).toString();
    setCopied(await copyText(url.href));
  }

  return (
    <>
      <DrawFacts draw={draw} />
      <div className={shared.columns}>
        <div className={shared.main}>
          {isOpen ? (
            <div className={shared.tools}>
              <Button onClick={() => setPicks(byFavourites(draw))}>{t("byFavourites")}</Button>
              <Button onClick={() => setPicks(atRandom(draw))}>{t("atRandom")}</Button>
              <Button look="quiet" onClick={() => setPicks({})}>
                {t("clear")}
              </Button>
              <Button look="quiet" onClick={() => void share()}>
                {t(isCopied ? "copied" : "share")}
              </Button>
            </div>
          ) : null}
          <MatchTable
            draw={draw}
            picks={picks}
            onPick={isOpen ? (match, outcomeId) => setPicks((before) => toggled(before, match, outcomeId)) : null}
          />
          <Categories draw={draw} />
        </div>
        <div className={shared.side}>
          {isOpen ? <BuyPanel draw={draw} picks={picks} onBought={() => setBought((count) => count + 1)} /> : null}
          <OwnTickets key={bought} drawId={draw.id} />
        </div>
      </div>
    </>
  );
}
