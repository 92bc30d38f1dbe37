import { useTranslation } from "react-i18next";
import Cellphone from "~icons/mdi/cellphone";
import Laptop from "~icons/mdi/laptop";
import Tablet from "~icons/mdi/tablet";
import Unknown from "~icons/mdi/help-network-outline";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { useEndSessionsMutation } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Sessions.module.css";
import type { DeviceSession } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";

const ICONS = { MOBILE: Cellphone, TABLET: Tablet, DESKTOP: Laptop } as const;

interface Props {
  sessions: readonly DeviceSession[];
  onKeep(sessions: DeviceSession[]): void;
}

/** Where the player is signed in, with the way to end it elsewhere; what is over stands below. */
export function Sessions({ sessions, onKeep }: Props) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [endSessions] = useEndSessionsMutation();
  const alive = sessions.filter(({ endedAt }) => endedAt === null);
  const ended = sessions.filter(({ endedAt }) => endedAt !== null);

  async function end(id: string | null) {
    const payload = await attempt.send(
      async () =>
        (await endSessions({ variables: { input: { id } }, context: { hasOwnErrors: true } })).data?.endSessions,
    );
    if (payload?.sessions != null) onKeep(payload.sessions);
  }

  const error = attempt.errorBeside();
  return (
    <section className={styles.sessions} aria-labelledby="security-sessions">
      <header className={styles.head}>
        <h2 id="security-sessions">{t("sessions.title")}</h2>
        {alive.length > 1 ? (
          <Button isBusy={attempt.isBusy} onClick={() => void end(null)}>
            {t("sessions.endOthers")}
          </Button>
        ) : null}
      </header>
      {error === null ? null : (
        <p className={styles.refusal} role="alert">
          {error}
        </p>
      )}
      <SessionTable
        caption={t("sessions.title")}
        sessions={alive}
        isBusy={attempt.isBusy}
        onEnd={(id) => void end(id)}
      />
      {ended.length === 0 ? null : (
        <details className={styles.ended}>
          <summary>{t("sessions.ended", { count: ended.length })}</summary>
          <SessionTable caption={t("sessions.ended", { count: ended.length })} sessions={ended} />
        </details>
      )}
    </section>
  );
}

interface TableProps {
  caption: string;
  sessions: readonly DeviceSession[];
  isBusy?: boolean;
  /** Without it the sessions are over. */
  onEnd?(id: string): void;
}

function SessionTable({ caption, sessions, isBusy = false, onEnd }: TableProps) {
  const { t } = useTranslation("security");
  const { dateTime } = useTime();
  const places = new Intl.DisplayNames([useLanguage(), "en"], { type: "region" });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("sessions.device")}</th>
          <th scope="col">{t("sessions.place")}</th>
          <th scope="col">{t("sessions.started")}</th>
          <th scope="col">{t(onEnd === undefined ? "sessions.endedAt" : "sessions.seen")}</th>
          <th scope="col">
            <span className="visually-hidden">{t("sessions.action")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(
          ({ id, isCurrent, device, browser, system, address, country, startedAt, lastSeenAt, endedAt }) => {
            const Icon = device === null ? Unknown : ICONS[device];
            const name = [browser, system].filter((part) => part !== null).join(", ") || t("sessions.unknown");
            return (
              <tr key={id} data-current={isCurrent}>
                <th scope="row">
                  <span className={styles.device}>
                    <Icon aria-hidden />
                    <span>
                      <bdi translate="no">{name}</bdi>
                      {isCurrent ? <small className={styles.current}>{t("sessions.current")}</small> : null}
                    </span>
                  </span>
                </th>
                <td>
                  {country === null ? null : <span>{places.of(country.toUpperCase()) ?? country}</span>}
                  {address === null ? (
                    country === null ? (
                      "—"
                    ) : null
                  ) : (
                    <bdi translate="no" dir="ltr" className={styles.address}>
                      {address}
                    </bdi>
                  )}
                </td>
                <td>{dateTime(startedAt)}</td>
                <td>{dateTime(endedAt ?? lastSeenAt)}</td>
                <td className={styles.action}>
                  {isCurrent || onEnd === undefined ? null : (
                    <Button
                      look="quiet"
                      isBusy={isBusy}
                      aria-label={t("sessions.endOne", { name })}
                      onClick={() => onEnd(id)}
                    >
                      {t("sessions.end")}
                    </Button>
                  )}
                </td>
              </tr>
            );
          },
        )}
      </tbody>
    </table>
  );
}
