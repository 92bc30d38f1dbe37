import { useTranslation } from "react-i18next";
import { useOperatorWords } from "@/platform/site/operatorWords.ts";
import type { PageTextFieldsFragment } from "@/operations/content/generated.ts";
import styles from "./OnThisPage.module.css";

/** A short text needs no list of its headings. */
const LEAST_HEADINGS = 3;

/** Headings of the second level: the parts of a text. */
export function partsOf(text: PageTextFieldsFragment | null): { anchor: string; text: string }[] {
  return (
    text?.content.flatMap((block) => (block.__typename === "TextHeading" && block.level === 2 ? [block] : [])) ?? []
  );
}

/** The parts of a text, to go to one of them. */
export function OnThisPage({ text }: { text: PageTextFieldsFragment | null }) {
  const { t } = useTranslation("content");
  const operatorWord = useOperatorWords();
  const parts = partsOf(text);
  if (parts.length < LEAST_HEADINGS) return null;
  const title = operatorWord("info_contents") ?? t("onPage");
  return (
    <nav aria-label={title} className={styles.parts}>
      <h2>{title}</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.anchor}>
            <a href={`#${part.anchor}`}>{part.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
