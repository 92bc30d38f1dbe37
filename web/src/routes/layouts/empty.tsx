import { Outlet } from "react-router";
import { EmptyLayout } from "@/features/shell/EmptyLayout.tsx";

export default function EmptyPages() {
  return <EmptyLayout><Outlet /></EmptyLayout>;
}
