import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { deskUrl } from "@/features/office/payments/history/address.ts";
import { isolated } from "@/features/office/payments/method/sums.ts";
import { useTeamCashPaymentsQuery } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { useIsDeskFirst } from "./flags.ts";
import { PAGES } from "./rule.ts";
import styles from "./TeamCash.module.css";

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** Where the receipts of cash desks are, and how a payment there goes (SPEC 2.61). */
export default function TeamCashWindow({ isOpen, onClose }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const playerId = useViewer()?.id ?? null;
  const isFirst = useIsDeskFirst(playerId);
  const [first] = PAGES;
  const { data } = useTeamCashPaymentsQuery({ variables: { first, after: null } });
  const paid = data?.viewer?.teamCashPayments?.edges.filter(({ node }) => node.status === "PAID") ?? [];
  return (
    <Dialog
      title={t("teamCash.title")}
      closeLabel={t("teamCash.close")}
      size="medium"
      focus="title"
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.window}>
        <p>{t("teamCash.lead")}</p>
        <section>
          <h3>{t("teamCash.receipts")}</h3>
          <ul className={styles.receipts}>
            {paid.map(({ node: { id, datePayment, skksHash, summ } }) => (
              <li key={id}>
                {datePayment === null ? null : <time dateTime={datePayment}>{dateTime(datePayment)}</time>}
                <bdi className={styles.code} translate="no">
                  {skksHash ?? "—"}
                </bdi>
                <strong>
                  <Money value={summ} />
                </strong>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>
            {t("teamCash.receiptsText")}{" "}
            <Link className={styles.link} to={deskUrl(lang)} onClick={onClose}>
              {t("teamCash.toHistory")}
            </Link>
          </p>
        </section>
        <section>
          <h3>{t("teamCash.how")}</h3>
          <ol className={styles.steps}>
            <li>{t("teamCash.choose")}</li>
            <li>{t("teamCash.show", { id: isolated(playerId ?? "") })}</li>
            <li>{t("teamCash.keep")}</li>
          </ol>
        </section>
        {isFirst ? (
          <p className={styles.first} role="status">
            {t("teamCash.first")}
          </p>
        ) : null}
        <p className={styles.end}>
          <Button onClick={onClose}>{t("teamCash.understood")}</Button>
          <Link className={styles.link} to={urls.page(lang, "responsible")} onClick={onClose}>
            {t("teamCash.toLimits")}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
