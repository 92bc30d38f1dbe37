import Globe from "~icons/mdi/earth";

/** A country's flag, or a globe for international things. */
export function Flag({ code, size = 16 }: { code: string | null; size?: number }) {
  if (code === null || !/^[a-z]{2}(-[a-z]{2,3})?$/.test(code))
    return <Globe aria-hidden width={size} height={size} style={{ flex: "none", opacity: 0.6 }} />;
  return <img src={`/flags/${code}.svg`} alt="" width={size} height={size} loading="lazy" style={{ flex: "none" }} />;
}
