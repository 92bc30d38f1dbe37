import { Outlet } from "react-router";
import { BareLayout } from "@/features/site/shell/layouts/BareLayout.tsx";

export default function BarePages() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}
