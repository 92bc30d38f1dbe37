import type { TextPageQuery } from "@/operations/content/generated.ts";
import { useKnownPath } from "@/platform/page/useKnownPath.ts";
import { RichText } from "@/ui/layout/RichText.tsx";
import styles from "./CricketLanding.module.css";

/** The words of a tab that lists no games. */
export function CricketText({ text }: { text: NonNullable<TextPageQuery["page"]> }) {
  const isKnownPath = useKnownPath();
  return (
    <article className={styles.text}>
      <RichText blocks={text.content} isKnownPath={isKnownPath} />
    </article>
  );
}
