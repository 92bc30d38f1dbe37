import { useTranslation } from "react-i18next";
import { sumLine } from "#shared/betting/lotto/bets.ts";

interface Names {
  /** The outcome alone, as it stands below its market's heading. */
  short(key: string): string;
  /** With what it is about. @param drum of its lottery, which the line of the sum follows from */
  full(key: string, drum?: { ballCount: number; drawnCount: number }): string;
}

/** Names of bets at fixed odds by their keys. */
export function useBetName(): Names {
  const { t } = useTranslation("lotto");
  const short = (key: string) => {
    const named = /^numbers-(\d)$/.exec(key)?.[1];
    if (named !== undefined) return t("betNames.numbers", { count: Number(named) });
    const side = key.split("-").at(-1) ?? key;
    return t(`betNames.${side}` as "betNames.odd");
  };
  return {
    short,
    full: (key, drum) => {
      const about = /^(?:first|last|sum)(?=-)/.exec(key)?.[0];
      const hasLine = drum !== undefined && /^sum-(?:over|under)$/.test(key);
      const line = hasLine ? ` ${sumLine({ balls: drum.ballCount, drawn: drum.drawnCount, bonus: 0 })}` : "";
      const name = `${short(key)}${line}`;
      return about === undefined ? name : t(`betOn.${about}` as "betOn.first", { name });
    },
  };
}
