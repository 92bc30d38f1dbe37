import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missingPart } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { CyberHead } from "@/features/betting/cyber/CyberHead.tsx";
import { DisciplineList } from "@/features/betting/cyber/DisciplineList.tsx";
import { disciplinesOf, type Variant } from "@/features/betting/cyber/disciplines.ts";
import { MissingPart } from "@/features/betting/cyber/MissingPart.tsx";
import { SectionLinks } from "@/features/betting/cyber/SectionLinks.tsx";
import links from "@/features/betting/cyber/SectionLinks.module.css";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { CyberSportsDocument } from "@/operations/betting/generated.ts";

const page = definePage({
  documents: { sports: CyberSportsDocument },
  variables: () => ({ sports: {} }),
  check: ({ sports }, { url }) => {
    const match = routeAt(url.pathname);
    const found = disciplinesOf(sports, match?.params["variant"]);
    const slug = match?.params["discipline"];
    if (slug !== undefined && found !== null && found.every((one) => one.slug !== slug))
      throw missingPart("discipline");
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Disciplines of a kind with their championships, or the championships of one discipline (SPEC 2.18). */
export default function CyberAll() {
  page.useVariables();
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  const match = usePageRoute();
  const { data, error, refetch } = page.useQuery("sports");
  if (match === null) return <ErrorNotice status={404} />;
  const variant = match.params["variant"] as Variant;
  const all = disciplinesOf(data, variant);
  const slug = match.params["discipline"];
  const discipline = all?.find((one) => one.slug === slug);
  if (slug !== undefined && all !== null && discipline === undefined)
    return <MissingPart what="discipline" variant={variant} />;
  const title = discipline === undefined ? t("allDisciplines") : t("champsOf", { discipline: discipline.name });
  return (
    <>
      <PageHead title={`${title} · ${t(`variant.${variant}`)}`} description={t(`lead.${variant}`)} />
      <CyberHead variant={variant} page="cyberAll" title={title} slug={slug} lead={t(`lead.${variant}`)}>
        {discipline === undefined ? (
          <nav className={links.links} aria-label={t("sections")}>
            <Link to={urls.page(lang, "cyberMain", { variant })}>{t("live")}</Link>
            <Link to={urls.page(lang, "cyberAll", { variant })} aria-current="page">
              {t("allDisciplines")}
            </Link>
          </nav>
        ) : (
          <SectionLinks variant={variant} discipline={discipline} open="cyberChamps" />
        )}
      </CyberHead>
      <DisciplineList
        disciplines={slug === undefined ? all : discipline === undefined ? null : [discipline]}
        variant={variant}
        isLoading={data === undefined && error === undefined}
        retry={() => void refetch().catch(() => undefined)}
      />
    </>
  );
}

export { CyberErrors as ErrorBoundary } from "@/features/betting/cyber/CyberErrors.tsx";
