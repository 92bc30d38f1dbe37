import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./EventMenu.module.css";
import type { TopEvent } from "./events.ts";

/** The top events to choose among; the open one is marked. */
export function EventMenu({ events, open }: { events: readonly TopEvent[]; open: string }) {
  const { t } = useTranslation("topEvents");
  const lang = useLanguage();
  return (
    <nav aria-label={t("menu")}>
      <ul className={styles.menu}>
        {events.map((event) => (
          <li key={`${event.kind} ${event.id}`}>
            <Link
              to={urls.page(lang, "topEvents", { pageSubType: event.slug })}
              className={styles.event}
              aria-current={event.slug === open ? "page" : undefined}
              data-kind={event.kind}
            >
              {event.kind === "sport" ? <SportIcon slug={event.slug} /> : <Flag code={event.countryCode} />}
              {event.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
