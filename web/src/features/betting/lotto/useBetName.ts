import { useTranslation } from "react-i18next";

/** The name of a bet at fixed odds by its key. */
export function useBetName(): (key: string) => string {
  const { t } = useTranslation("lotto");
  return (key) => {
    const named = /^numbers-(\d)$/.exec(key)?.[1];
    if (named !== undefined) return t("betNames.numbers", { count: Number(named) });
    const side = key.split("-").at(-1) ?? key;
    return t(`betNames.${side}` as "betNames.odd");
  };
}
