import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import Alert from "~icons/mdi/alert-outline";
import { siteClock } from "@/platform/browser/siteClock.ts";
import { useRecheck } from "@/platform/navigation/recheck.ts";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { becomeGuest, signOut } from "@/platform/session/signOut.ts";
import { useTellEnd } from "@/platform/session/useTellEnd.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import styles from "./LimitRow.module.css";
import { useLimitText } from "./useLimitText.ts";
import { useSetLimit } from "./useSetLimit.ts";
import { canSet, type Limit } from "./waiting.ts";

/** A window weighs as much as the page; few open it. */
const ExclusionDialog = lazy(() => import("./ExclusionDialog.tsx"));

const SELF_EXCLUSION = 30;

/**
 * Self-exclusion and time-out: a period of the list, what it means, and a last question before it holds (SPEC 4.65,
 * 4.69).
 */
export function ExclusionForm({ limit }: { limit: Limit }) {
  const { t } = useTranslation("limits");
  const client = useClient();
  const connection = useConnection();
  const recheck = useRecheck();
  const { tellAll } = useTellEnd();
  const { valueOf, refusalOf } = useLimitText();
  const { set, isBusy, problem, forget } = useSetLimit(limit);
  const [chosen, setChosen] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => siteClock.now());
  const { limitType } = limit;
  const options = (limit.options ?? []).filter((value) => canSet(limit, value, now));
  const kind = limitType === SELF_EXCLUSION ? "selfExclusion" : "timeOut";

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  async function start() {
    const begun = await set(chosen);
    setAsking(false);
    if (begun === null) return;
    setChosen("");
    tellAll(kind, begun.endsAt);
    // The services ended every session; the cookie goes with the sign-out, and the page is a guest's in any case.
    if (!(await signOut({ client, connection }))) await becomeGuest({ client, connection });
    await recheck();
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={ask}>
        <SelectField
          label={t("choose.days")}
          placeholder={t("choose.none")}
          options={options.map((value) => ({ value, name: valueOf(limit, value) }))}
          value={chosen}
          disabled={options.length === 0}
          error={refusalOf(problem === "INVALID" ? "NOT_LISTED" : problem)}
          onChange={({ target }) => {
            setChosen(target.value);
            forget();
          }}
        />
        <Button type="submit" look={chosen === "" ? "plain" : "primary"} isBusy={isBusy} disabled={chosen === ""}>
          {t(`${kind}.start`)}
        </Button>
      </form>
      {chosen !== "" ? (
        <p className={styles.warning} role="status">
          <Alert aria-hidden />
          {t(`${kind}.warning`)}
        </p>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <ExclusionDialog
            kind={kind}
            period={valueOf(limit, chosen)}
            days={Number(chosen)}
            isBusy={isBusy}
            onConfirm={() => void start()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
