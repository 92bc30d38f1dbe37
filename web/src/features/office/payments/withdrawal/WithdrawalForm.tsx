import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Exact } from "#shared/money/money.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { useClient, useLanguage, useNotifications } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type PaymentFieldsFragment, RequestWithdrawalDocument } from "@/operations/office/generated.ts";
import { type RequestWithdrawalInput } from "@/operations/types.generated.ts";
import { AccountField } from "@/features/office/payments/method/AccountField.tsx";
import { payAccountOf, payAccounts } from "@/features/office/payments/method/accounts.ts";
import { amountRefusal } from "@/features/office/payments/method/amount.ts";
import { AmountField } from "@/features/office/payments/method/AmountField.tsx";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { BonusEnds, useBonusEnds } from "@/features/office/payments/method/BonusEnds.tsx";
import { InstrumentChoice } from "@/features/office/payments/method/InstrumentChoice.tsx";
import { MethodList } from "@/features/office/payments/method/MethodList.tsx";
import { MethodsState } from "@/features/office/payments/method/MethodsState.tsx";
import { paymentTaken, type Refusal, sendOrder } from "@/features/office/payments/method/order.ts";
import { costOf, usableMethod } from "@/features/office/payments/method/paymentMethod.ts";
import type { DetailName, Place } from "@/features/office/payments/method/refusals.ts";
import { sumText } from "@/features/office/payments/method/sums.ts";
import { Unanswered } from "@/features/office/payments/method/Unanswered.tsx";
import { useMethods } from "@/features/office/payments/method/useMethods.ts";
import { useOrder } from "@/features/office/payments/method/useOrder.ts";
import { useRefusalText } from "@/features/office/payments/method/useRefusalText.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import { type Details, destinationRefusal, detailsNeeded, detailsOf, useDestinationRules } from "./destination.ts";
import { DestinationFields } from "./DestinationFields.tsx";
import { VerificationAhead } from "./VerificationAhead.tsx";
import { WithdrawalSummary } from "./WithdrawalSummary.tsx";

/** Account, method, destination and amount of a withdrawal, and what arrives of it. */
export function WithdrawalForm({ isOffline, onTaken }: { isOffline: boolean; onTaken(): void }) {
  const { t } = useTranslation("withdrawal");
  const { t: common } = useTranslation("payments");
  const client = useClient();
  const notifications = useNotifications();
  const lang = useLanguage();
  const viewer = useViewer();
  const [accountId, setAccountId] = useState<string | null>(null);
  const [methodId, setMethodId] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [details, setDetails] = useState<Details>({});
  const [amount, setAmount] = useState("");
  const rules = useDestinationRules();
  const [own, setOwn] = useState<Refusal | null>(null);
  const account = payAccountOf(viewer, accountId);
  const { methods, ...asked } = useMethods("WITHDRAWAL", account?.id ?? null);
  const method = usableMethod(methods ?? [], methodId);
  const hasInstrument = method?.destination === "INSTRUMENT";
  const known = hasInstrument ? method.instruments : [];
  const instrument = (known.find((one) => one.token === token) ?? known[0])?.token ?? null;
  const order = useOrder<Omit<RequestWithdrawalInput, "idempotencyKey">, PaymentFieldsFragment>((input) =>
    sendOrder(client, RequestWithdrawalDocument, input, ({ requestWithdrawal }) => paymentTaken(requestWithdrawal)),
  );
  const isBusy = order.phase === "sending" || order.phase === "asking";
  const isLocked = isBusy || order.phase === "stalled";
  const { form, begin, end } = useFocusWrong(isBusy);
  const needed = method === null ? [] : detailsNeeded(method.destination, details);
  const shown: readonly Place[] = [
    ...(payAccounts(viewer).length > 1 ? (["account"] as const) : []),
    ...(hasInstrument ? (["instrument"] as const) : []),
    ...needed,
    "method",
    "amount",
    "bonus",
  ];
  const refusals = own === null ? order.errors : [own];
  const { at } = useRefusalText(refusals, shown);
  const bonus = useBonusEnds(order.errors);

  if (account === null) return <MethodsState isLoading={false} hasFailed retry={() => location.reload()} />;

  const cost = method === null ? null : costOf(method, amount);
  /** Another choice is another order: what was said of the last one is over. */
  function change(set: () => void) {
    set();
    setOwn(null);
    order.forget();
  }

  /** What is wrong before anybody is asked. */
  function problemOf(): Refusal | null {
    if (method === null || account === null) return null;
    const wrong = destinationRefusal(method, details, rules);
    return wrong ?? amountRefusal(amount, { method, balance: account.balance });
  }

  function tell(payment: Awaited<ReturnType<typeof order.submit>>) {
    if (payment === null) return;
    trackEvent("withdrawalRequested", { method: payment.methodId, currency: payment.amount.currency });
    setAmount("");
    bonus.setAgreed(false);
    onTaken();
    notifications.show({
      kind: "success",
      view: "toast",
      text: t("done", { id: payment.id, sum: sumText(payment.amount, lang) }),
    });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isLocked || isOffline || method === null || account === null) return;
    begin();
    const wrong = problemOf();
    setOwn(wrong);
    if (wrong !== null || isEatenByFee) return;
    tell(
      await order.submit({
        accountId: account.id,
        methodId: method.id,
        amount,
        ...(instrument === null ? {} : { instrument }),
        ...bonus.input,
        ...(needed.length === 0 ? {} : { details: detailsOf(method.destination, details) }),
      }),
    );
  }

  /** A field's own words where what was typed there can't be right. */
  const detailError = (name: DetailName) =>
    refusals.some(({ code, path }) => code === "INVALID" && path?.[1] === name) ? t(`wrong.${name}`) : at(name);
  const isEatenByFee =
    cost !== null && new Exact(cost.amount.amount).greaterThan(0) && new Exact(cost.received.amount).isZero();
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
            label={common("payoutMethod")}
            methods={methods}
            chosenId={method?.id ?? null}
            error={at("method")}
            isLocked={isLocked}
            onChoose={(id) => change(() => setMethodId(id))}
          />
          {known.length === 0 ? null : (
            <InstrumentChoice
              label={t("to")}
              instruments={known}
              chosen={instrument ?? ""}
              error={at("instrument")}
              isLocked={isLocked}
              onChoose={(next) => change(() => setToken(next))}
            />
          )}
          {method === null ? null : (
            <DestinationFields
              method={method}
              currency={account.balance.currency}
              details={details}
              errorAt={detailError}
              isLocked={isLocked}
              onChange={(name, value) => change(() => setDetails({ ...details, [name]: value }))}
            />
          )}
          <AmountField
            currency={account.balance.currency}
            value={amount}
            presets={(method?.presets ?? []).filter(({ amount: sum }) =>
              new Exact(sum).lessThanOrEqualTo(account.balance.amount),
            )}
            all={new Exact(account.balance.amount).greaterThan(0) ? account.balance : null}
            error={isEatenByFee ? t("feeTakesAll") : at("amount")}
            isLocked={isLocked}
            onChange={(next) => change(() => setAmount(next))}
          />
          {/* Each withdrawal takes from what is left. */}
          <VerificationAhead key={account.balance.amount} accountId={account.id} amount={amount} />
          {method === null ? null : <WithdrawalSummary method={method} amount={amount} />}
          <BonusEnds bonus={bonus} isLocked={isLocked} />
          {whole === undefined ? null : (
            <p className={styles.problem} role="alert">
              {whole}
            </p>
          )}
          <Unanswered
            phase={order.phase}
            onAgain={() => void order.again().then(tell)}
            onChange={() => {
              order.release();
              onTaken();
            }}
          />
          <Button
            look="primary"
            type="submit"
            isWide
            className={styles.wide ?? ""}
            isBusy={isBusy}
            disabled={method === null || isOffline || order.phase === "stalled"}
          >
            {isBusy ? t("sending") : cost === null ? t("go") : t("goSum", { sum: sumText(cost.amount, lang) })}
          </Button>
        </>
      )}
    </form>
  );
}
