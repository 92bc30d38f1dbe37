import { DebugPage } from "@/features/debug/DebugPage.tsx";

/** For whoever looks after a deployment; exists outside of production only (SPEC 2.60). */
export default function Debug() {
  return <DebugPage />;
}
