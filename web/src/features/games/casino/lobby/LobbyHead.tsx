import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { HALL_PAGES } from "#shared/routes/casinoHalls.ts";
import { type RouteName, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { CasinoHallsQuery } from "@/operations/games/generated.ts";
import { GameSearch } from "./GameSearch.tsx";
import styles from "./LobbyHead.module.css";

interface Props {
  title: string;
  lead?: string | undefined;
  /** The page that is open. */
  open: RouteName;
  halls: CasinoHallsQuery | undefined;
  /** Words that are being looked for. */
  search?: string;
  children?: ReactNode;
}

/** What every page of the casino begins with: its name, the ways to the others, and the search. */
export function LobbyHead({ title, lead, open, halls, search = "", children }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const link = (name: "casinoLobby" | "providers" | "myCasino", words: string) => (
    <li>
      <Link to={urls.page(lang, name)} aria-current={open === name ? "page" : undefined}>
        {words}
      </Link>
    </li>
  );
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1>{title}</h1>
        <GameSearch search={search} isLive={open === "casinoSearch"} />
      </div>
      <nav aria-label={t("halls")} className={styles.halls}>
        <ul>
          {link("casinoLobby", t("lobby"))}
          {halls?.casinoHalls?.map(({ hall, name, gameCount }) => (
            <li key={hall}>
              <Link
                to={urls.page(lang, HALL_PAGES[hall])}
                aria-current={open === HALL_PAGES[hall] ? "page" : undefined}
              >
                {name}
                <bdi translate="no" className={styles.count} aria-label={t("games", { count: gameCount })}>
                  {gameCount}
                </bdi>
              </Link>
            </li>
          ))}
          {link("providers", t("providers"))}
          {link("myCasino", t("mine"))}
        </ul>
      </nav>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
