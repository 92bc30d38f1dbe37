import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import Refresh from "~icons/mdi/refresh";
import { type App, languageOf, useApp } from "@/app/app.ts";
import { pageError } from "@/app/page/missing.ts";
import { inlineNonce } from "@/app/start/pageNonce.ts";
import { SubApplicationDocument } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { fillHead, loadScripts, reloadForCode, runCode } from "./loadFiles.ts";
import styles from "./RemoteView.module.css";
import { concerns, ERROR_EVENT, RELOAD_EVENT, statusOf } from "./signals.ts";
import { hasGivenUp, isReady, type RemoteContent, type RemoteTools, RemoteViews } from "./views.ts";

const stores = new WeakMap<App, RemoteViews>();

function viewsOf(app: App): RemoteViews {
  const store = stores.get(app) ?? new RemoteViews();
  stores.set(app, store);
  return store;
}

interface Address {
  /** A path of the site or an address at an origin that the operator trusts. */
  url: string;
  /** Path and query of the page it stands on. */
  fullPath: string;
}

interface Props extends Address {
  /** What the server has put into the page already. */
  initial?: RemoteContent | null | undefined;
}

function toolsOf({ client }: App, variables: Address, initial: RemoteContent | null): RemoteTools {
  return {
    fetch: async (isAnew) => {
      if (!isAnew && initial !== null) return initial;
      const { data } = await client.query({
        query: SubApplicationDocument, variables, ...(isAnew && { fetchPolicy: "network-only" as const, context: { fetchOptions: { cache: "reload" } } }),
      });
      if (data?.subApplication == null) throw new Error("no sub-application");
      return data.subApplication;
    },
    start: async ({ scriptsToLoad, codeToEval }: RemoteContent) => {
      await loadScripts(scriptsToLoad);
      if (codeToEval === null) return;
      // The page goes away: whatever comes of this load is not seen any more.
      if (reloadForCode()) await new Promise(() => undefined);
      runCode(codeToEval);
    },
  };
}

/**
 * A sub-application of the operator inside a page (SPEC 7.08): his markup, styles, scripts and code, from origins he
 * trusts. What the server knew of it stands in the first HTML already. A failure is retried three times, then the place
 * says so and has a button; the page around it works on.
 */
export function RemoteView({ url, fullPath, initial = null }: Props) {
  const app = useApp();
  const { t } = useTranslation("remoteView");
  const views = viewsOf(app);
  const key = `${languageOf(app)} ${url} ${fullPath}`;
  const entry = useSyncExternalStore(views.subscribe, () => views.entry(key), () => null);
  const [failure, setFailure] = useState<number | null>(null);
  const content = entry?.content ?? initial;
  const appName = content?.appName ?? null;

  const takeError = useEffectEvent((event: Event) => {
    if (concerns(event, appName)) setFailure(statusOf(event));
  });
  const takeReload = useEffectEvent((event: Event) => {
    if (concerns(event, appName)) views.reload(key);
  });

  const tools = useEffectEvent(() => toolsOf(app, { url, fullPath }, initial));
  useEffect(function dependOnView() {
    return views.depend(key, url, tools());
  }, [views, key, url]);

  useEffect(function hearApplication() {
    document.addEventListener(ERROR_EVENT, takeError);
    document.addEventListener(RELOAD_EVENT, takeReload);
    return () => {
      document.removeEventListener(ERROR_EVENT, takeError);
      document.removeEventListener(RELOAD_EVENT, takeReload);
    };
  }, []);

  const head = content?.head ?? null;
  useEffect(function showHead() {
    return fillHead(head);
  }, [head]);

  // The page's own error boundary shows what the application says of its page (SPEC 8.11).
  if (failure !== null) throw pageError(failure);
  if (entry !== null && hasGivenUp(entry.view)) {
    return (
      <div className={styles.failed}>
        <Notice role="alert" title={t("errorTitle")} text={t("errorText")} action={<Button look="primary" onClick={() => views.reload(key)}><Refresh aria-hidden /> {t("refresh")}</Button>} />
      </div>
    );
  }
  if (content === null) return <div className={styles.waiting}><Skeleton rows={1} label={t("loading")} height={64} /></div>;
  return (
    <section className={styles.view} aria-label={content.title ?? undefined} aria-busy={entry === null || !isReady(entry.view)} data-app={appName ?? undefined}>
      {content.cssToLoad.map((href) => <link key={href} rel="stylesheet" href={href} precedence="sub-application" />)}
      {content.style === null ? null : <style nonce={inlineNonce(app)} suppressHydrationWarning>{content.style}</style>}
      {/* The operator's own markup: the gateway takes it from origins he trusts and from nowhere else. */}
      <div dangerouslySetInnerHTML={{ __html: content.body }} />
    </section>
  );
}
