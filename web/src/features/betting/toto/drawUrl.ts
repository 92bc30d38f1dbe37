import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import type { Draw } from "./picks.ts";

/** Address of the page of a draw. */
export const drawUrl = (lang: LanguageCode, { id, kind }: Pick<Draw, "id" | "kind">): string =>
  `${urls.page(lang, "totoDraw", { section: kind.key })}?draw=${id}`;
