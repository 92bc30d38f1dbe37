/** Scripts of this document that have come or are on their way, by address. */
const scripts = new Map<string, Promise<void>>();

interface HowToLoad {
  /** Whether it runs after those that were named before it. */
  isInOrder?: boolean;
}

/**
 * Loads a script of the page's own origin or of one that its policy lets in, once a document; one that failed may be
 * tried again.
 * @throws Error when it doesn't come
 */
export function loadScript(src: string, { isInOrder = false }: HowToLoad = {}): Promise<void> {
  const known = scripts.get(src);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = !isInOrder;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      scripts.delete(src);
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}
