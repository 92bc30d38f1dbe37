import type { ApolloClient } from "@apollo/client";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import Refresh from "~icons/mdi/refresh";
import { useClient, useLanguage, useNonce } from "@/platform/app/app.ts";
import { pageError } from "@/platform/page/missing.ts";
import { inlineNonce } from "@/platform/start/pageNonce.ts";
import { SubApplicationDocument } from "@/operations/site/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { fillHead, loadScripts, reloadForCode, runCode } from "./loadFiles.ts";
import styles from "./RemoteView.module.css";
import { concerns, ERROR_EVENT, RELOAD_EVENT, statusOf } from "./signals.ts";
import { hasGivenUp, isReady, type RemoteContent, type RemoteTools, RemoteViews } from "./views.ts";

/** One for each app, which has one client. */
const stores = new WeakMap<ApolloClient, RemoteViews>();

function viewsOf(client: ApolloClient): RemoteViews {
  const store = stores.get(client) ?? new RemoteViews();
  stores.set(client, store);
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
  /**
   * It is a block of a page that stands without it: an error that it signals is the block's and not the page's, and
   * inline code is not run, as the page may be kept for many visitors.
   */
  isBlock?: boolean;
}

function toolsOf(
  client: ApolloClient,
  variables: Address,
  { initial, isBlock }: { initial: RemoteContent | null; isBlock: boolean },
): RemoteTools {
  return {
    fetch: async (isAnew) => {
      if (!isAnew && initial !== null) return initial;
      const { data } = await client.query({
        query: SubApplicationDocument,
        variables,
        ...(isAnew && { fetchPolicy: "network-only" as const, context: { fetchOptions: { cache: "reload" } } }),
      });
      if (data?.subApplication == null) throw new Error("no sub-application");
      return data.subApplication;
    },
    start: async ({ scriptsToLoad, codeToEval }: RemoteContent) => {
      await loadScripts(scriptsToLoad);
      if (codeToEval === null || isBlock) return;
      // The page goes away: whatever comes of this load is not seen any more.
      if (reloadForCode()) await new Promise(() => undefined);
      runCode(codeToEval);
    },
  };
}

/**
 * A sub-application of the operator inside a page (SPEC 7.08): their markup, styles, scripts and code, from origins
 * they trust. What the server knew of it stands in the first HTML already. A failure is retried three times, then the
 * place says so and has a button; the page around it works on.
 */
export function RemoteView({ url, fullPath, initial = null, isBlock = false }: Props) {
  const client = useClient();
  const lang = useLanguage();
  const nonce = useNonce();
  const { t } = useTranslation("remoteView");
  const views = viewsOf(client);
  const key = `${lang} ${url} ${fullPath}`;
  const entry = useSyncExternalStore(
    views.subscribe,
    () => views.entry(key),
    () => null,
  );
  const [failure, setFailure] = useState<number | null>(null);
  const content = entry?.content ?? initial;
  const appName = content?.appName ?? null;

  const takeError = useEffectEvent((event: Event) => {
    if (concerns(event, appName)) setFailure(statusOf(event));
  });
  const takeReload = useEffectEvent((event: Event) => {
    if (concerns(event, appName)) views.reload(key);
  });

  const tools = useEffectEvent(() => toolsOf(client, { url, fullPath }, { initial, isBlock }));
  useEffect(
    function dependOnView() {
      return views.depend(key, url, tools());
    },
    [views, key, url],
  );

  useEffect(function hearApplication() {
    document.addEventListener(ERROR_EVENT, takeError);
    document.addEventListener(RELOAD_EVENT, takeReload);
    return () => {
      document.removeEventListener(ERROR_EVENT, takeError);
      document.removeEventListener(RELOAD_EVENT, takeReload);
    };
  }, []);

  function reload() {
    setFailure(null);
    views.reload(key);
  }

  const head = content?.head ?? null;
  useEffect(
    function showHead() {
      return fillHead(head);
    },
    [head],
  );

  // The page's own error boundary shows what the application says of its page (SPEC 8.11).
  if (failure !== null && !isBlock) throw pageError(failure);
  if (failure !== null || (entry !== null && hasGivenUp(entry.view))) {
    return (
      <div className={styles.failed}>
        <Notice
          role="alert"
          title={t("errorTitle")}
          text={t("errorText")}
          action={
            <Button look="primary" onClick={reload}>
              <Refresh aria-hidden /> {t("refresh")}
            </Button>
          }
        />
      </div>
    );
  }
  if (content === null)
    return (
      <div className={styles.waiting}>
        <Skeleton rows={1} label={t("loading")} height={64} />
      </div>
    );
  return (
    <section
      className={styles.view}
      aria-label={content.title ?? undefined}
      aria-busy={entry === null || !isReady(entry.view)}
      data-app={appName ?? undefined}
    >
      {content.cssToLoad.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="sub-application" />
      ))}
      {content.style === null ? null : (
        <style nonce={inlineNonce({ nonce })} suppressHydrationWarning>
          {content.style}
        </style>
      )}
      {/* The operator's own markup: the gateway takes it from origins they trust and from nowhere else. */}
      <div dangerouslySetInnerHTML={{ __html: content.body }} />
    </section>
  );
}
