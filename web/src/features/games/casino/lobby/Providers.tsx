import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import type {
  CasinoHallsQuery,
  CasinoProvidersQuery,
  CasinoProvidersQueryVariables,
} from "@/operations/games/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { LobbyHead } from "./LobbyHead.tsx";
import styles from "./Lobby.module.css";
import own from "./Providers.module.css";

interface Props {
  answer: Answer<CasinoProvidersQuery, CasinoProvidersQueryVariables>;
  halls: CasinoHallsQuery | undefined;
}

/** Whose games there are (SPEC 2.22). */
export function Providers({ answer: { data, error, refetch, fetchMore }, halls }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const list = data?.casinoProviders;
  const more = useNextPage(list?.pageInfo, fetchMore);
  return (
    <div className={styles.page} data-wide>
      <PageHead title={t("providersTitle")} description={t("providersLead")} />
      <LobbyHead title={t("providersTitle")} lead={t("providersLead")} open="providers" halls={halls} />
      {data === undefined && error === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={3} height={64} label={t("loading")} />
        </div>
      ) : list == null ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
        </div>
      ) : (
        <ul className={own.tiles}>
          {list.edges.map(({ node: { key, name, gameCount } }) => (
            <li key={key} className={own.tile}>
              <span className={own.mark} aria-hidden>
                {initials(name)}
              </span>
              <span className={own.words}>
                <Link to={urls.page(lang, "provider", { provider: key })}>{name}</Link>
                <span className={own.count}>{t("games", { count: gameCount })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {more === undefined ? null : <Button onClick={more}>{t("moreProviders")}</Button>}
    </div>
  );
}

/** First letters of the first two words. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("");
