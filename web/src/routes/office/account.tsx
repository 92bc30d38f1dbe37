import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { Accounts } from "@/features/office/account/Accounts.tsx";
import { Conversion } from "@/features/office/payments/conversion/Conversion.tsx";
import { CurrenciesDocument } from "@/operations/office/generated.ts";

const page = definePage({ documents: { currencies: CurrenciesDocument }, variables: () => ({ currencies: {} }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The office's first page: the player's accounts (SPEC 2.43). The viewer is known to every page. */
export default function AccountPage() {
  page.useVariables();
  const { data } = page.useQuery("currencies");
  return (
    <PageColumns menu={<SectionMenu name="account" />}>
      <Accounts currencies={data?.currencies ?? null}>
        <Conversion />
      </Accounts>
    </PageColumns>
  );
}
