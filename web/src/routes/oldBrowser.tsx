import { OldBrowserPage } from "@/features/blocking/OldBrowserPage.tsx";

export default function OldBrowser() {
  return <OldBrowserPage />;
}
