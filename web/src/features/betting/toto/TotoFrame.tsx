import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RouteName } from "#shared/routes/routes.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { DrawsFrame } from "@/ui/draws/DrawsFrame.tsx";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";

const PAGES = [
  { name: "totoDraw", word: "pages.draw" },
  { name: "totoNext", word: "pages.next" },
  { name: "totoCoupons", word: "pages.tickets" },
  { name: "totoDraws", word: "pages.draws" },
  { name: "totoNominees", word: "pages.winners" },
] as const;

interface Props {
  title: string;
  open: RouteName;
  /** Key of the kind that is shown; null for all. */
  section: string | null;
  kinds: readonly { key: string; name: string }[];
  isIndexed?: boolean;
  children: ReactNode;
}

/** Head and navigation that all pages of toto have (SPEC 2.54). */
export function TotoFrame({ title, open, section, kinds, isIndexed = true, children }: Props) {
  const { t } = useTranslation("toto");
  const lang = useLanguage();
  const here = PAGES.find(({ name }) => name === open)?.name ?? "totoDraw";
  const inSection = section === null ? {} : { section };
  return (
    <DrawsFrame title={title} lead={t("lead")} isIndexed={isIndexed}>
      <LinkTabs
        label={t("kinds")}
        links={[
          { key: "", to: urls.page(lang, here), name: t("allKinds"), isHere: section === null },
          ...kinds.map(({ key, name }) => ({
            key,
            to: urls.page(lang, here, { section: key }),
            name,
            isHere: section === key,
          })),
        ]}
      />
      <LinkTabs
        label={t("title")}
        links={PAGES.map(({ name, word }) => ({
          key: name,
          to: urls.page(lang, name, inSection),
          name: t(word),
          isHere: name === here,
        }))}
      />
      {children}
    </DrawsFrame>
  );
}
