import { Outlet } from "react-router";
import { BlockedLayout } from "@/features/shell/BlockedLayout.tsx";

export default function BlockedPages() {
  return <BlockedLayout><Outlet /></BlockedLayout>;
}
