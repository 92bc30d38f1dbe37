import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { BonusGameKey } from "@/operations/types.generated.ts";

/** Address of a game's own page. */
export function useGameUrl(): (key: BonusGameKey) => string {
  const lang = useLanguage();
  return (key) => urls.page(lang, "bonusGame", { bonusGame: key.toLowerCase() });
}
