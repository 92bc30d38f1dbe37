import { Outlet } from "react-router";
import { BareLayout } from "@/features/shell/BareLayout.tsx";

export default function BarePages() {
  return <BareLayout><Outlet /></BareLayout>;
}
