import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { DrawsFrame } from "@/ui/draws/DrawsFrame.tsx";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";

interface Props {
  title: string;
  /** Key of the lottery that is shown, "results" for the archive; null for all. */
  section: string | null;
  lotteries: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** Head and navigation that all pages of lotto have (SPEC 2.55). */
export function LottoFrame({ title, section, lotteries, children }: Props) {
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  return (
    <DrawsFrame title={title} lead={t("lead")}>
      <LinkTabs
        label={t("title")}
        links={[
          { key: "", to: urls.page(lang, "lotto"), name: t("all"), isHere: section === null },
          ...lotteries.map(({ id, name }) => ({
            key: id,
            to: urls.page(lang, "lotto", { sectionName: id }),
            name,
            isHere: section === id,
          })),
          { key: "results", to: urls.page(lang, "lottoResults"), name: t("results"), isHere: section === "results" },
        ]}
      />
      {children}
    </DrawsFrame>
  );
}
