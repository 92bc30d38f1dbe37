import { OldBrowserPage } from "@/features/site/blocking/OldBrowserPage.tsx";

export default function OldBrowser() {
  return <OldBrowserPage />;
}
