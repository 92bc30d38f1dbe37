import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { roundUrl } from "@/account/roundUrl.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { EntryFieldsFragment } from "@/operations/office/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import rows from "@/features/office/OpenRows.module.css";

/** An entry as a row; what it belongs to is a link: a casino round by its game, a coupon by its number. */
export function EntryRow({ entry }: { entry: EntryFieldsFragment }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const { type, amount, balanceAfter, at, couponId, round } = entry;
  const isOut = amount.amount.startsWith("-");
  return (
    <tr className={rows.row}>
      <td className={rows.time}>
        <time dateTime={at} suppressHydrationWarning>
          {dateTime(at)}
        </time>
      </td>
      <td>
        <strong>{t(`entries.type.${type}`)}</strong>
        {round !== null ? (
          <Link className={rows.link} to={roundUrl(lang, round.id)}>
            {t("entries.round", { game: round.gameName })}
          </Link>
        ) : couponId !== null ? (
          <Link className={rows.link} to={urls.page(lang, "printCoupon", { couponId })}>
            {t("entries.coupon", { id: couponId })}
          </Link>
        ) : null}
      </td>
      <td className={rows.sum}>
        <bdi translate="no" dir="ltr" className={rows.amount}>
          {isOut ? "−" : "+"}
          <Money value={{ ...amount, amount: amount.amount.replace("-", "") }} />
        </bdi>
      </td>
      <td className={rows.sum}>
        <Money value={balanceAfter} />
      </td>
    </tr>
  );
}
