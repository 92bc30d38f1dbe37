import { DebugPage } from "@/features/site/debug/DebugPage.tsx";

/** For anyone who looks after a deployment; exists outside of production only (SPEC 2.60). */
export default function Debug() {
  return <DebugPage />;
}
