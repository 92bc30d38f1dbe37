/**
 * The fonts that pictures are drawn with: whole files, since the drawing library can't put a text together out of parts
 * of a typeface.
 */
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Paths of the files. */
export const FONT_FILES: readonly string[] = [
  "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  "@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf",
  "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  "@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf",
].map((source) => resolve(source));

/**
 * The family that draws a whole text: the Arabic one has Latin letters as well, the other Latin, Cyrillic and Greek
 * ones.
 */
export function familyOf(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? "Noto Sans Arabic" : "Inter";
}
