/** Headers every request of the site carries (SPEC 7.02), and the language its answer should be in. */
export function requestHeaders(language: string): Record<string, string> {
  return { "x-requested-with": "XMLHttpRequest", "x-app": "web", "x-language": language };
}
