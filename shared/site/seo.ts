/** Whether search engines may keep a page: unless its robots say noindex (SPEC 5.33). Nothing said is yes. */
export function isIndexable(metaRobots: string | null | undefined): boolean {
  return !/(^|[\s,])(noindex|none)([\s,]|$)/i.test(metaRobots ?? "");
}
