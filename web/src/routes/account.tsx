import { PageColumns } from "@/features/content/PageColumns.tsx";
import { SectionMenu } from "@/features/content/SectionMenu.tsx";
import { Accounts } from "@/features/account/Accounts.tsx";

/** The office's first page: the player's accounts (SPEC 2.43). The viewer is known to every page. */
export default function AccountPage() {
  return <PageColumns menu={<SectionMenu name="account" />}><Accounts /></PageColumns>;
}
