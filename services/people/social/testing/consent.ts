/** A visitor of the demo network's page, without a browser. */

/**
 * Answers the page an authorization address leads to; where the browser is sent on to. @throws when the page refuses
 */
export async function answerConsent(
  url: string,
  fields: { subject?: string; other?: string; answer?: "yes" | "no" },
): Promise<URL> {
  const html = await (await fetch(url)).text();
  const request = /name="request" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ request, subject: "demo-person", answer: "yes", ...fields }),
  });
  const location = response.headers.get("location");
  if (response.status !== 303 || location === null) throw new Error(`the page answered ${response.status}`);
  return new URL(location);
}
