import { isLanguageCode } from "#shared/site/languages.ts";
import type { App } from "@/platform/app/app.ts";

/** Brings a path's language where it isn't there yet; what does that loads with the first change of it. */
export async function followLanguage(app: App, prefix: string | null): Promise<void> {
  if (!isLanguageCode(prefix) || prefix === app.i18n.language) return;
  const { switchLanguage } = await import("./switchLanguage.ts");
  await switchLanguage(app, prefix);
}
