import { useTranslation } from "react-i18next";

/** Names of what games have. One that only an aggregator knows is shown by its code. */
export function useFeatureName(): (code: string) => string {
  const { t } = useTranslation("casino");
  return (code) => t(`feature.${code}` as "feature.wheel", { defaultValue: code.replaceAll("-", " ") });
}
