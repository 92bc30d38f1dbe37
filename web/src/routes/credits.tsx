import { PageColumns } from "@/features/content/PageColumns.tsx";
import { SectionMenu } from "@/features/content/SectionMenu.tsx";
import { Credits } from "@/features/credits/Credits.tsx";

export default function CreditsPage() {
  return <PageColumns menu={<SectionMenu name="credits" />}><Credits /></PageColumns>;
}
