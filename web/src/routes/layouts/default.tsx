import { Outlet } from "react-router";
import { DefaultLayout } from "@/features/site/shell/layouts/DefaultLayout.tsx";

/** Pages without the sportsbook's columns. */
export default function DefaultPages() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}
