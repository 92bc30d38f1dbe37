import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import Person from "~icons/mdi/account-circle-outline";
import Live from "~icons/mdi/access-point";
import Line from "~icons/mdi/calendar-clock-outline";
import Casino from "~icons/mdi/cards-playing-outline";
import Bonus from "~icons/mdi/gift-outline";
import History from "~icons/mdi/receipt-text-outline";
import Ticket from "~icons/mdi/ticket-outline";
import { ROUTES } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { showSlip } from "@/slip/showSlip.ts";
import { useCoupon } from "@/slip/slip.ts";
import { existing, isMarked, type MenuPage, menuUrl } from "../menuTable.ts";
import { useRouteName } from "../useRouteName.ts";
import styles from "./BottomNavigation.module.css";

const ICONS = { live: <Live />, line: <Line />, casinoLobby: <Casino />, bonuses: <Bonus />, history: <History /> };
/** What stands beside the slip: the casino, and on a site without one the bonuses. */
const BESIDE = ["casinoLobby", "bonuses"] as const;

/**
 * The bar at the lower edge of a narrow, upright window: the places one goes most, within reach of a thumb, and the slip
 * where the page has one (SPEC 2.62).
 */
export default function BottomNavigation() {
  const { t } = useTranslation(["bottomBar", "menu", "shell"]);
  const lang = useLanguage();
  const config = useSiteConfig();
  const viewer = useViewer();
  const dialog = useDialog();
  const route = useRouteName();
  const { pathname } = useLocation();
  const bets = useReactiveVar(useCoupon().bets);
  const hasSlip = route !== "notFound" && ROUTES[route].hasQuickCoupon;
  const beside = existing(BESIDE, config).slice(0, 1);

  const link = (name: Extract<MenuPage, keyof typeof ICONS> | "history") => {
    const to = menuUrl(lang, name);
    const isHere = pathname === to || (name !== "history" && isMarked(name, route));
    return (
      <li key={name}>
        <Link to={to} className={styles.entry} aria-current={pathname === to ? "page" : isHere ? "true" : undefined}>
          <Entry icon={ICONS[name]} text={t(`menu:page.${name}`)} />
        </Link>
      </li>
    );
  };

  return (
    <nav aria-label={t("label")} className={styles.bar} data-bottom-navigation>
      <ul className={styles.row}>
        {existing(["live", "line"] as const, config).map(link)}
        {hasSlip ? (
          <li>
            <button type="button" className={styles.entry} onClick={showSlip}>
              <Entry icon={<Ticket />} text={t("shell:coupon")} count={bets.length} />
            </button>
          </li>
        ) : null}
        {beside.map(link)}
        {viewer !== null ? (
          link("history")
        ) : (
          <li>
            <button type="button" className={styles.entry} onClick={() => dialog({ name: "signIn" })}>
              <Entry icon={<Person />} text={t("shell:signIn")} />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Entry({ icon, text, count = 0 }: { icon: ReactNode; text: string; count?: number }) {
  return (
    <>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.text}>{text}</span>
      {count === 0 ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}
