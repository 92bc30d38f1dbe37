/**
 * The life of a sub-application in a page (SPEC 3.37, 4.01–4.04): its states, how they may follow each other, and its
 * retries.
 */

export const REMOTE_VIEW_STATES = { notExist: -2, error: -1, loading: 1, ready: 2 } as const;
export type RemoteViewState = (typeof REMOTE_VIEW_STATES)[keyof typeof REMOTE_VIEW_STATES];

export interface RemoteView {
  state: RemoteViewState;
  meta: {
    appName: string;
    /** Whether its entry script has run. */
    entryReady: boolean;
    /** Null before the first failure. */
    retryInfo: { done: number; nextInMs: number | null } | null;
  };
}

const { notExist, error, loading, ready } = REMOTE_VIEW_STATES;

const allowed: Readonly<Record<RemoteViewState, readonly RemoteViewState[]>> = {
  [notExist]: [loading, ready],
  [error]: [loading, notExist],
  [loading]: [error, ready, notExist],
  [ready]: [notExist],
};

const maxRetries = 3;
const firstDelayMs = 1000;

/** An entry that nothing depends on yet. */
export function newRemoteView(appName: string): RemoteView {
  return { state: notExist, meta: { appName, entryReady: false, retryInfo: null } };
}

/** Milliseconds until retry number `done + 1`: 1 s, doubling each time; null after the third. */
export function retryDelayMs(done: number, retries: number = maxRetries): number | null {
  return done < retries ? firstDelayMs * 2 ** done : null;
}

/**
 * The entry in another state; null for a change that is not allowed. An error plans the next retry, going back to
 * not-exist forgets them.
 */
export function changedRemoteView(view: RemoteView, to: RemoteViewState): RemoteView | null {
  if (!allowed[view.state].includes(to)) return null;
  const { appName, retryInfo } = view.meta;
  if (to === notExist) return newRemoteView(appName);
  if (to === ready) return { state: ready, meta: { appName, entryReady: true, retryInfo: null } };
  if (to === loading)
    return {
      state: loading,
      meta: {
        appName,
        entryReady: false,
        retryInfo: retryInfo && { ...retryInfo, done: retryInfo.done + 1, nextInMs: null },
      },
    };
  return {
    state: error,
    meta: {
      appName,
      entryReady: false,
      retryInfo: { done: retryInfo?.done ?? 0, nextInMs: retryDelayMs(retryInfo?.done ?? 0) },
    },
  };
}
