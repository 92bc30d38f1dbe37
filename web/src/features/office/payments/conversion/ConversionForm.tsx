import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import Swap from "~icons/mdi/swap-horizontal";
import { useReactiveVar } from "@apollo/client/react";
import { amountProblem, Exact } from "#shared/money/money.ts";
import { useClient, useConnectionState, useLanguage } from "@/platform/app/app.ts";
import { AmountField } from "@/features/office/payments/method/AmountField.tsx";
import { BonusEnds, useBonusEnds } from "@/features/office/payments/method/BonusEnds.tsx";
import cashier from "@/features/office/payments/method/Cashier.module.css";
import { type Refusal, sendOrder } from "@/features/office/payments/method/order.ts";
import type { Place } from "@/features/office/payments/method/refusals.ts";
import { sumText } from "@/features/office/payments/method/sums.ts";
import { Unanswered } from "@/features/office/payments/method/Unanswered.tsx";
import { useOrder } from "@/features/office/payments/method/useOrder.ts";
import { useRefusalText } from "@/features/office/payments/method/useRefusalText.ts";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { ConvertMoneyDocument } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import { useSecondsUntil } from "@/ui/fields/useSecondsUntil.ts";
import styles from "./Conversion.module.css";
import type { Converted } from "./ConversionReceipt.tsx";
import { ConvertAccountField } from "./ConvertAccountField.tsx";
import { RateLines } from "./RateLines.tsx";
import { useConversionQuote } from "./useConversionQuote.ts";

const SHOWN: readonly Place[] = ["from", "to", "amount", "bonus"];

interface Props {
  /** The player's accounts, in two currencies at least. */
  accounts: readonly AccountFieldsFragment[];
  /** What is given from until the player chooses. */
  first: AccountFieldsFragment;
  onConverted(converted: Converted): void;
}

/** From, to, how much, the rate as it is now, and the one button that converts by it. */
export function ConversionForm({ accounts, first, onConverted }: Props) {
  const { t } = useTranslation("account");
  const client = useClient();
  const lang = useLanguage();
  const isOffline = useReactiveVar(useConnectionState()) === "lost";
  const [fromId, setFromId] = useState(first.id);
  const [toId, setToId] = useState<string | null>(null);
  const [amount, setAmount] = useState("");
  const [own, setOwn] = useState<Refusal | null>(null);
  const from = accounts.find(({ id }) => id === fromId) ?? first;
  const others = accounts.filter(({ balance }) => balance.currency !== from.balance.currency);
  const to = others.find(({ id }) => id === toId) ?? others[0];
  const order = useOrder<{ quote: string; endsBonus?: boolean }, Converted>((input) =>
    sendOrder(client, ConvertMoneyDocument, input, ({ convertMoney }) =>
      convertMoney === null ? null : { taken: convertMoney.conversion, errors: convertMoney.errors },
    ),
  );
  const isBusy = order.phase === "sending" || order.phase === "asking";
  const isLocked = isBusy || order.phase === "stalled";
  const rate = useConversionQuote(
    to === undefined || amountProblem(amount, from.balance.currency) !== null
      ? null
      : { fromAccountId: from.id, toAccountId: to.id, amount },
    isLocked,
  );
  const seconds = useSecondsUntil(rate.until);
  const { form, begin, end } = useFocusWrong(isBusy);
  const { at } = useRefusalText([...(own === null ? order.errors : [own]), ...rate.errors], SHOWN);
  const bonus = useBonusEnds(order.errors);
  const { quote } = rate;
  const whole = at("whole");

  /** Another choice is another conversion: what was said of the last one is over. */
  function change(set: () => void) {
    set();
    setOwn(null);
    order.forget();
  }

  function choose(next: { from?: string; to?: string }) {
    change(() => {
      const [nextFrom, nextTo] = [next.from ?? from.id, next.to ?? to?.id ?? null];
      setFromId(nextFrom);
      // The account that was paid into can't be paid from at once: the two change places.
      setToId(nextFrom === nextTo ? from.id : nextTo);
    });
  }

  function problemOf(): Refusal | null {
    const path = ["amount"];
    const problem = amountProblem(amount, from.balance.currency);
    if (problem !== null) return { code: problem, path };
    return new Exact(amount).greaterThan(from.balance.amount) ? { code: "INSUFFICIENT_FUNDS", path } : null;
  }

  async function follow(sent: Promise<Converted | null>) {
    const converted = await sent;
    if (converted !== null) onConverted(converted);
    // The rate ran out on the way, or can't be used for another reason: the next one is for the next try.
    else rate.renew();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isLocked || isOffline) return;
    begin();
    const wrong = problemOf();
    setOwn(wrong);
    if (wrong !== null || quote === null || rate.isOver) return;
    void follow(order.submit({ quote: quote.token, ...bonus.input }));
  }

  return (
    <form ref={form} className={cashier.form} noValidate onInput={end} onSubmit={submit}>
      <div className={styles.accounts}>
        <ConvertAccountField
          label={t("conversion.from")}
          accounts={accounts}
          account={from}
          error={at("from")}
          isLocked={isLocked}
          onChoose={(id) => choose({ from: id })}
        />
        <Button
          look="quiet"
          className={styles.swap ?? ""}
          aria-label={t("conversion.swap")}
          title={t("conversion.swap")}
          disabled={isLocked || to === undefined}
          onClick={() => {
            if (to !== undefined) choose({ from: to.id, to: from.id });
          }}
        >
          <Swap aria-hidden />
        </Button>
        {to === undefined ? null : (
          <ConvertAccountField
            label={t("conversion.to")}
            accounts={others}
            account={to}
            error={at("to")}
            isLocked={isLocked}
            onChoose={(id) => choose({ to: id })}
          />
        )}
      </div>
      <AmountField
        currency={from.balance.currency}
        value={amount}
        presets={[]}
        all={new Exact(from.balance.amount).greaterThan(0) ? from.balance : null}
        error={at("amount")}
        isLocked={isLocked}
        onChange={(next) => change(() => setAmount(next))}
      />
      <RateLines rate={rate} seconds={seconds} isLocked={isLocked} />
      <BonusEnds bonus={bonus} isLocked={isLocked} />
      {whole === undefined ? null : (
        <p className={cashier.problem} role="alert">
          {whole}
        </p>
      )}
      <Unanswered
        phase={order.phase}
        onAgain={() => void follow(order.again())}
        onChange={() => {
          order.release();
          rate.renew();
        }}
      />
      <Button
        look="primary"
        type="submit"
        className={styles.go ?? ""}
        isBusy={isBusy}
        disabled={isOffline || order.phase === "stalled" || (problemOf() === null && (quote === null || rate.isOver))}
      >
        {isBusy
          ? t("conversion.sending")
          : quote === null
            ? t("conversion.go")
            : t("conversion.goSum", { sum: sumText(quote.amount, lang) })}
      </Button>
    </form>
  );
}
