import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { couponCodeOf } from "#shared/betting/couponCode.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./Sharing.module.css";
import { type LoadProblem, useLoadCode } from "./useLoadCode.ts";

/** Takes a code of a saved coupon; stands in the empty coupon (SPEC 3.01 loadCouponInputValue). */
export function LoadCode() {
  const { t } = useTranslation("sharing");
  const { t: placed } = useTranslation("placedCoupon");
  const { load, isBusy } = useLoadCode();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<LoadProblem | "invalid" | null>(null);
  const words = {
    invalid: t("invalid"),
    unknown: t("unknown"),
    failed: t("loadFailed"),
    gone: placed("allGone"),
    busy: placed("busy"),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = couponCodeOf(typed);
    setProblem(code === null ? "invalid" : await load(code));
  }

  return (
    <form className={styles.load} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t("codeLabel")}
        value={typed}
        maxLength={16}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        error={problem === null ? undefined : words[problem]}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" isBusy={isBusy} disabled={typed.trim() === ""}>
        {t("load")}
      </Button>
    </form>
  );
}
