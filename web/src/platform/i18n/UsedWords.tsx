import { useState } from "react";
import { useTranslation } from "react-i18next";

const ID = "words";

const tell = () => document.getElementById(ID)?.getAttribute("value") ?? "";

/**
 * Tells the browser which namespaces a page was written with, so that it fetches them together and before it takes the
 * page over. Stands last in the body: by then every component has said what it speaks.
 */
export function UsedWords() {
  const { i18n } = useTranslation();
  const [used] = useState(() =>
    import.meta.env.SSR ? (i18n.reportNamespaces?.getUsedNamespaces().join(" ") ?? "") : tell(),
  );
  return <data id={ID} value={used} hidden suppressHydrationWarning />;
}

/** What the server told. */
export function readUsedWords(): string[] {
  return tell()
    .split(" ")
    .filter((name) => /^\w+$/.test(name));
}
