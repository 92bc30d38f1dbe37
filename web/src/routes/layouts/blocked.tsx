import { Outlet } from "react-router";
import { BlockedLayout } from "@/features/site/shell/layouts/BlockedLayout.tsx";

export default function BlockedPages() {
  return (
    <BlockedLayout>
      <Outlet />
    </BlockedLayout>
  );
}
