import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "@/platform/app/app.ts";
import { MyBonusesDocument, type HeldBonusFieldsFragment } from "@/operations/loyalty/generated.ts";

export type HeldBonus = HeldBonusFieldsFragment;

interface Payload {
  bonus: HeldBonus | null;
  errors: readonly { code: string; message: string }[];
}

/** Failures are told where they happened. */
export const OWN = { context: { hasOwnErrors: true }, errorPolicy: "none" as const };

/** Does something with a bonus: what came of it, or why nothing did, in the server's words. */
export function useTake() {
  const { t } = useTranslation("bonuses");
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<HeldBonus | null>(null);

  async function take(call: () => Promise<Payload | null | undefined>): Promise<HeldBonus | null> {
    setBusy(true);
    setProblem(null);
    const payload = await call().catch(() => null);
    setBusy(false);
    const bonus = payload?.bonus ?? null;
    if (bonus === null) setProblem(payload?.errors[0]?.message ?? t("take.failed"));
    else {
      setTaken(bonus);
      void client.refetchQueries({ include: [MyBonusesDocument] });
    }
    return bonus;
  }

  return { take, isBusy, problem, taken };
}
