/**
 * Takes what a letter's link brought out of the address: behind the # (links of this site), or as `token` or `hash` of
 * the query (old letters). It is gone from the address and the history then, where somebody else could find it.
 */
export function takeLink(): string | null {
  const url = new URL(location.href);
  const token =
    url.hash.length > 1 ? url.hash.slice(1) : (url.searchParams.get("token") ?? url.searchParams.get("hash"));
  if (token === null) return null;
  url.hash = "";
  url.searchParams.delete("token");
  url.searchParams.delete("hash");
  history.replaceState(history.state, "", url);
  return token;
}
