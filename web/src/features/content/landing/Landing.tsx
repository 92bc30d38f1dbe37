import type { TextPageQuery } from "@/operations/content/generated.ts";
import { useKnownPath } from "@/platform/page/useKnownPath.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { RichText } from "@/ui/layout/RichText.tsx";
import styles from "./Landing.module.css";

/** A landing page of the operator: its words alone, without the menu of a section. */
export function Landing({ text }: { text: NonNullable<TextPageQuery["page"]> }) {
  const isKnownPath = useKnownPath();
  return (
    <article className={styles.landing}>
      <PageHead title={text.title} description={text.description} />
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p>{text.description}</p>
      </header>
      <div className={styles.text}>
        <RichText blocks={text.content} isKnownPath={isKnownPath} />
      </div>
    </article>
  );
}
