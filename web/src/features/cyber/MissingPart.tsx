import { type ComponentProps, lazy, Suspense } from "react";
import type { CyberMissing } from "./CyberMissing.tsx";

const Missing = lazy(async () => ({ default: (await import("./CyberMissing.tsx")).CyberMissing }));

/** The same, fetched by those few who come to what is not there. */
export function MissingPart(props: ComponentProps<typeof CyberMissing>) {
  return <Suspense><Missing {...props} /></Suspense>;
}
