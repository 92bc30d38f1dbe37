import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type PaymentFieldsFragment, StartDepositDocument } from "@/operations/office/generated.ts";
import { type StartDepositInput } from "@/operations/types.generated.ts";
import { AccountField } from "@/features/office/payments/method/AccountField.tsx";
import { payAccountOf, payAccounts } from "@/features/office/payments/method/accounts.ts";
import { amountRefusal } from "@/features/office/payments/method/amount.ts";
import { AmountField } from "@/features/office/payments/method/AmountField.tsx";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { InstrumentChoice } from "@/features/office/payments/method/InstrumentChoice.tsx";
import { MethodList } from "@/features/office/payments/method/MethodList.tsx";
import { MethodsState } from "@/features/office/payments/method/MethodsState.tsx";
import { paymentTaken, type Refusal, sendOrder } from "@/features/office/payments/method/order.ts";
import { costOf, usableMethod } from "@/features/office/payments/method/paymentMethod.ts";
import type { Place } from "@/features/office/payments/method/refusals.ts";
import { type Sum, sumText } from "@/features/office/payments/method/sums.ts";
import { Unanswered } from "@/features/office/payments/method/Unanswered.tsx";
import { useMethods } from "@/features/office/payments/method/useMethods.ts";
import { useOrder } from "@/features/office/payments/method/useOrder.ts";
import { useRefusalText } from "@/features/office/payments/method/useRefusalText.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import { AwaitedBonusNote } from "./AwaitedBonusNote.tsx";
import { DepositSummary } from "./DepositSummary.tsx";
import { useAwaitedBonuses } from "./depositBonuses.ts";
import { useLeaving, webAddress } from "./useLeaving.ts";

interface Props {
  /** What the player's limits leave; null where there is none, or it is not known. */
  left: Sum | null;
  isOffline: boolean;
  /** Told before the browser goes on to another page of the site. */
  onDone?(): void;
  go?(address: string): void;
}

const goThere = (address: string) => globalThis.location.assign(address);

/** Account, method and amount of a deposit, what it costs in the end, and the way to the provider's page. */
export function DepositForm({ left, isOffline, onDone, go = goThere }: Props) {
  const { t } = useTranslation("deposit");
  const { t: common } = useTranslation("payments");
  const client = useClient();
  const lang = useLanguage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [accountId, setAccountId] = useState<string | null>(null);
  const [methodId, setMethodId] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [amount, setAmount] = useState("");
  const [own, setOwn] = useState<Refusal | null>(null);
  const account = payAccountOf(viewer, accountId);
  const { methods, ...asked } = useMethods("DEPOSIT", account?.id ?? null);
  const method = usableMethod(methods ?? [], methodId);
  const known = method?.instruments ?? [];
  // The one used last is meant until the player says otherwise; "" is another card or account.
  const instrument = token === "" || known.some((one) => one.token === token) ? (token ?? "") : (known[0]?.token ?? "");
  const order = useOrder<Omit<StartDepositInput, "idempotencyKey">, PaymentFieldsFragment>((input) =>
    sendOrder(client, StartDepositDocument, input, ({ startDeposit }) => paymentTaken(startDeposit)),
  );
  const { address, leave } = useLeaving(go);
  const isBusy = order.phase === "sending" || order.phase === "asking" || address !== null;
  const isLocked = isBusy || order.phase === "stalled";
  const { form, begin, end } = useFocusWrong(isBusy);
  const refusals = own === null ? order.errors : [own];
  const shown: readonly Place[] = [
    ...(payAccounts(viewer).length > 1 ? (["account"] as const) : []),
    ...(known.length > 0 ? (["instrument"] as const) : []),
    "method",
    "amount",
  ];
  const { at, has } = useRefusalText(refusals, shown, left);
  const awaited = useAwaitedBonuses(account?.balance.currency ?? null);

  if (account === null) return <MethodsState isLoading={false} hasFailed retry={() => location.reload()} />;

  const cost = method === null ? null : costOf(method, amount);
  // One deposit begins one bonus: the first that it is large enough for.
  const begun = cost === null ? undefined : awaited.find((bonus) => bonus.given(cost.amount.amount) !== null);
  const bonus = begun ?? awaited[0];
  /** Another choice is another order: what was said of the last one is over. */
  function change(set: () => void) {
    set();
    setOwn(null);
    order.forget();
  }

  function follow(payment: Awaited<ReturnType<typeof order.submit>>) {
    if (payment === null) return;
    trackEvent("depositStarted", { method: payment.methodId, currency: payment.amount.currency });
    const page = payment.redirectUrl === null ? null : webAddress(payment.redirectUrl, globalThis.location.href);
    if (page !== null) {
      leave(page);
      return;
    }
    onDone?.();
    void navigate(`${urls.page(lang, "depositReturn", { result: "pending" })}?payment=${payment.id}`);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isLocked || isOffline || method === null || account === null) return;
    begin();
    const wrong = amountRefusal(amount, { method, balance: null });
    setOwn(wrong);
    if (wrong !== null) return;
    follow(
      await order.submit({
        accountId: account.id,
        methodId: method.id,
        amount,
        ...(instrument === "" ? {} : { instrument }),
      }),
    );
  }

  const whole = at("whole");
  return (
    <form ref={form} className={styles.form} noValidate onInput={end} onSubmit={(event) => void submit(event)}>
      <AccountField
        accounts={payAccounts(viewer)}
        account={account}
        balanceLabel={t("balance")}
        error={at("account")}
        isLocked={isLocked}
        onChoose={(id) => change(() => setAccountId(id))}
      />
      {methods === null || methods.length === 0 ? (
        <MethodsState {...asked} />
      ) : (
        <>
          <MethodList
            label={common("method")}
            methods={methods}
            chosenId={method?.id ?? null}
            error={at("method")}
            isLocked={isLocked}
            onChoose={(id) => change(() => setMethodId(id))}
          />
          {known.length === 0 ? null : (
            <InstrumentChoice
              label={t("payWith")}
              instruments={known}
              chosen={instrument}
              otherLabel={t("another")}
              error={at("instrument")}
              isLocked={isLocked}
              onChoose={(next) => change(() => setToken(next))}
            />
          )}
          <AmountField
            currency={account.balance.currency}
            value={amount}
            presets={method?.presets ?? []}
            error={at("amount")}
            isLocked={isLocked}
            onChange={(next) => change(() => setAmount(next))}
          />
          {bonus === undefined ? null : <AwaitedBonusNote bonus={bonus} onLeave={onDone} />}
          {method === null ? null : (
            <DepositSummary
              method={method}
              amount={amount}
              bonus={cost === null ? null : (begun?.given(cost.amount.amount) ?? null)}
            />
          )}
          {whole === undefined ? null : (
            <p className={styles.problem} role="alert">
              {whole}
            </p>
          )}
          {has("LIMIT_REACHED") ? (
            <p>
              <Link className={styles.link} to={urls.page(lang, "responsible")}>
                {common("toLimits")}
              </Link>
            </p>
          ) : null}
          <Unanswered
            phase={order.phase}
            onAgain={() => void order.again().then(follow)}
            onChange={() => order.release()}
          />
          {address === null ? (
            <Button
              look="primary"
              type="submit"
              isWide
              className={styles.wide ?? ""}
              isBusy={isBusy}
              disabled={method === null || isOffline || order.phase === "stalled"}
            >
              {isBusy ? t("sending") : cost === null ? t("go") : t("goSum", { sum: sumText(cost.paid, lang) })}
            </Button>
          ) : (
            <p role="status">
              {t("leaving")}{" "}
              <a className={styles.link} href={address}>
                {t("open")}
              </a>
            </p>
          )}
        </>
      )}
    </form>
  );
}
