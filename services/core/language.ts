/** Language of a call that names it in a header: its two letters, English when it names none. */
export function languageOf(header: string | undefined): string {
  return /^[a-z]{2}/.exec(header?.trim().toLowerCase() ?? "")?.[0] ?? "en";
}
