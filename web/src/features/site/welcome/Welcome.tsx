import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import Close from "~icons/mdi/close";
import { routeOf, ROUTES, splitPath, urls } from "#shared/routes/routes.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { useClient, useLanguage, useNotifications } from "@/platform/app/app.ts";
import { clickInPlace } from "@/platform/page/clickInPlace.ts";
import { useOpenRegistration } from "@/account/openRegistration.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { cardsFor } from "./cards.ts";
import { keepDismissed, readDismissed } from "./dismissed.ts";
import styles from "./Welcome.module.css";

/** A small stack of cards for guests and new players: what to do first, and how to keep it a game (SPEC 2.07). */
export function Welcome() {
  const client = useClient();
  const notifications = useNotifications();
  const { t } = useTranslation("welcome");
  const lang = useLanguage();
  const config = useSiteConfig();
  const viewer = useViewer();
  const name = routeOf(splitPath(useLocation().pathname).path);
  const hasToasts = useReactiveVar(notifications.list).some(({ view }) => view === "toast");
  const [dismissed, setDismissed] = useState(readDismissed);
  const openRegistration = useOpenRegistration();

  // Below the tree of sports it covers nothing; on other pages it would lie over what one came to read.
  const isPlace = name !== null && ROUTES[name].layout === "default" && ROUTES[name].hasQuickCoupon;
  if (config?.isWelcomeWidgetShown !== true || !isPlace || hasToasts) return null;
  const cards = cardsFor({
    player: viewer === null ? null : (viewer.config ?? { hasDeposit: true, verificationStatus: 1 }),
    canRegister: routeExists("registration", config),
  }).filter((card) => !dismissed.includes(card.name) && routeExists(card.page, config));
  const [first] = cards;
  if (first === undefined) return null;

  function dismiss(names: readonly string[]) {
    const all = [...new Set([...dismissed, ...names])];
    setDismissed(all);
    if (mayKeep({ client }, "fold_welcome")) keepDismissed(all);
  }

  return (
    <section className={styles.stack} aria-label={t("label")} data-depth={Math.min(cards.length, 3)}>
      <div className={styles.card}>
        <h2 className={styles.title}>{t(`${first.name}.title`, { company: config.companyName })}</h2>
        <Button
          look="quiet"
          className={styles.close ?? ""}
          aria-label={t("close")}
          title={t("close")}
          onClick={() => dismiss([first.name])}
        >
          <Close aria-hidden />
        </Button>
        <p className={styles.text}>{t(`${first.name}.text`)}</p>
        <div className={styles.buttons}>
          <Link
            to={urls.page(lang, first.page)}
            className={styles.go}
            onClick={(event) => {
              dismiss([first.name]);
              if (first.page === "registration") clickInPlace(event, openRegistration);
            }}
          >
            {t(`${first.name}.action`)}
          </Link>
          {cards.length > 1 ? (
            <Button look="quiet" onClick={() => dismiss(cards.map((card) => card.name))}>
              {t("closeAll", { count: cards.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
