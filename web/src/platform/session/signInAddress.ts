/**
 * What browsers are sent to signing in and to registering with. Its secrets stand behind the #, where no server, log or
 * referrer sees them, and leave the address before anything else looks at that.
 */

/** Parameters that sign somebody in, or let them register as somebody; a network sends its own in the query. */
const SECRETS = ["token", "sign", "code", "state", "error"] as const;

/** Query parameter that says which kind of token stands behind the #. It is no secret, and stays. */
export const METHOD = "method_id";
/** The kind that one-tap makes, for the browser that asked for it; every other kind may have come from anybody. */
export const ONE_TAP_METHOD = 2;

/** @param page address of the sign-in page */
export function signInLink(
  page: string,
  { methodId, token, sign }: { methodId: number; token: string; sign: string },
): string {
  return `${page}?${new URLSearchParams({ [METHOD]: String(methodId) }).toString()}#${new URLSearchParams({ token, sign }).toString()}`;
}

/** Takes the secrets out of an address, and answers them. */
export function moveSecrets(url: URL): URLSearchParams {
  const behind = new URLSearchParams(url.hash.slice(1));
  const found = new URLSearchParams();
  for (const name of SECRETS) {
    const value = behind.get(name) ?? url.searchParams.get(name);
    if (value !== null) found.set(name, value);
    url.searchParams.delete(name);
  }
  return found;
}

/** The secrets of an address, which stays as it is. */
export const secretsOf = (address: string): URLSearchParams => moveSecrets(new URL(address, "https://site.invalid"));

/** A path of the site with its secrets behind the #, whoever wrote it. */
export function withHiddenSecrets(path: string): string {
  const url = new URL(path, globalThis.location.origin);
  const found = moveSecrets(url);
  if (found.size > 0) url.hash = found.toString();
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Takes the secrets out of the browser's address, with the method they are of; null if there are none. */
export function takeSecrets(): URLSearchParams | null {
  const url = new URL(globalThis.location.href);
  const found = moveSecrets(url);
  if (found.size === 0) return null;
  url.hash = "";
  history.replaceState(history.state, "", url);
  const method = url.searchParams.get(METHOD);
  if (method !== null) found.set(METHOD, method);
  return found;
}
