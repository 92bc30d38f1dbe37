import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { readPromoCode } from "#shared/typed/codes.ts";
import { OWN, type useTake } from "@/features/loyalty/bonuses/useTake.ts";
import { useRedeemPromoCodeMutation } from "@/operations/loyalty/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./PromoCode.module.css";

const MOST = 64;

interface Props {
  label: string;
  /** What takes the bonus and says what came of it. */
  taking: Pick<ReturnType<typeof useTake>, "take" | "isBusy" | "problem">;
}

/** A field for a promo code, and the button that uses it. */
export function CodeForm({ label, taking: { take, isBusy, problem } }: Props) {
  const { t } = useTranslation("bonuses");
  const [code, setCode] = useState("");
  const [redeem] = useRedeemPromoCodeMutation();
  async function send(event: FormEvent) {
    event.preventDefault();
    const bonus = await take(async () => {
      const { data } = await redeem({ variables: { input: { code: readPromoCode(code) ?? code } }, ...OWN });
      return data?.redeemPromoCode;
    });
    if (bonus !== null) setCode("");
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={label}
        value={code}
        maxLength={MOST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem ?? undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t("code.use")}
      </Button>
    </form>
  );
}
