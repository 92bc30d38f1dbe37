import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { VERSION_PATH, versionIn } from "@/platform/site/appVersion.ts";
import { cookieTypeOf } from "@/platform/site/cookieConsent.ts";
import { type RouteName, ROUTES } from "#shared/routes/routes.ts";
import { deviceFlags } from "#shared/site/userAgent.ts";
import { useConnectionState, useIsStale, usePageInstant, useSettingsVariable, useVisit } from "@/platform/app/app.ts";
import { ownVersion } from "@/platform/start/ownVersion.ts";
import { parseCookies } from "@/platform/site/settings.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { NOINDEX } from "@/platform/head/head.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { AnalyticsTables } from "./AnalyticsTables.tsx";
import styles from "./DebugPage.module.css";
import { Table } from "./Table.tsx";
import { userAgent } from "@/platform/browser/claims.ts";
import { readCookieText } from "@/platform/browser/storage.ts";

const names = Object.keys(ROUTES) as RouteName[];
const never = () => () => undefined;
const deviceText = () =>
  Object.entries(deviceFlags(userAgent()))
    .filter(([, isSet]) => isSet)
    .map(([flag]) => flag)
    .join(", ");
const noCookies = () => "";

/** Values of cookies that open something are not for screens. */
const shown = (value: string) => (value.length > 24 ? `${value.slice(0, 8)}…` : value);

/** Types of the graph are in one side's answers only. */
const withoutTypes = (name: string, value: unknown) => (name === "__typename" ? undefined : value);

/** What a page stands on, for anyone who looks after a deployment (SPEC 2.60). */
export function DebugPage() {
  const connectionState = useConnectionState();
  const now = usePageInstant();
  const settings = useSettingsVariable();
  const visit = useVisit();
  const { t } = useTranslation("debug");
  const config = useSiteConfig();
  const { utc } = useTime();
  const { timeZone } = useReactiveVar(settings);
  const connection = useReactiveVar(connectionState);
  const isStale = useReactiveVar(useIsStale());
  const cookies = useSyncExternalStore(never, readCookieText, noCookies);
  const [versions, setVersions] = useState<{ page: string | null; served: string | null }>({
    page: null,
    served: null,
  });
  const [search, setSearch] = useState("");
  const found = names.filter((name) => `${name} ${ROUTES[name].pattern}`.toLowerCase().includes(search.toLowerCase()));

  useEffect(function askVersions() {
    const page = ownVersion();
    const ask = async () => {
      const response = await fetch(VERSION_PATH, { cache: "no-store" }).catch(() => null);
      const served = response?.ok === true ? versionIn(await response.json().catch(() => null)) : null;
      setVersions({ page, served });
    };
    void ask();
  }, []);

  const flags = useSyncExternalStore(never, deviceText, noCookies);
  const device = flags === "" ? "–" : flags;

  return (
    <article className={styles.page}>
      <PageHead title={t("title")} robots={NOINDEX} />
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>

      <h2>{t("versions")}</h2>
      <Table
        head={[t("name"), t("value")]}
        rows={[
          ["page", "page", versions.page ?? "–"],
          ["served", VERSION_PATH, versions.served ?? "–"],
          ["stale", "isStale", String(isStale)],
          ["revision", "siteConfig.revision", config?.revision ?? "–"],
          ["rendered", "rendered", utc(new Date(now).toISOString())],
        ]}
      />

      <h2>{t("connection")}</h2>
      <Table
        head={[t("name"), t("value")]}
        rows={[
          ["connection", "graphql-ws", connection],
          ["zone", "timeZone", timeZone],
          ["device", "device", device],
        ]}
      />

      <h2>{t("verdicts")}</h2>
      {visit.decisions.length === 0 ? (
        <p className={styles.lead}>{t("noVerdicts")}</p>
      ) : (
        <Table
          head={[t("time"), t("page"), t("name"), t("verdict")]}
          rows={visit.decisions
            .toReversed()
            .map(({ at, path, guard, verdict }, index) => [
              `${at} ${index}`,
              utc(new Date(at).toISOString()),
              path,
              guard ?? "–",
              verdict,
            ])}
        />
      )}

      <h2>{t("cookies")}</h2>
      <Table
        head={[t("name"), t("type"), t("value")]}
        rows={[...parseCookies(cookies)].map(([name, value]) => [name, name, cookieTypeOf(name), shown(value)])}
      />

      <AnalyticsTables />

      <h2>{t("config")}</h2>
      <Table
        head={[t("name"), t("value")]}
        rows={Object.entries(config ?? {})
          .filter(([name]) => name !== "__typename")
          .map(([name, value]) => [name, name, JSON.stringify(value, withoutTypes)])}
      />

      <h2>{t("routes")}</h2>
      <TextField label={t("filter")} value={search} onChange={({ target }) => setSearch(target.value)} />
      <Table
        head={[t("name"), t("pattern"), t("layout"), t("access"), t("flag")]}
        rows={found.map((name) => {
          const { pattern, layout, access, flag, setting } = ROUTES[name];
          return [name, name, `/${pattern}`, layout, access, flag ?? setting ?? "–"];
        })}
      />
    </article>
  );
}
