import { useClient } from "@/platform/app/app.ts";
import { LimitsDocument, useSetLimitMutation } from "@/operations/office/generated.ts";
import { OWN_ERRORS, useLimitAction } from "./useLimitAction.ts";
import type { Limit } from "./waiting.ts";

/** Sets one limit; answers the limit as it is after it, or null if it was refused. */
export function useSetLimit({ limitType, currency }: Limit) {
  const client = useClient();
  const action = useLimitAction();
  const [setLimit] = useSetLimitMutation();

  async function set(value: string) {
    const payload = await action.send("set", async () => {
      const { data } = await setLimit({
        variables: { input: { limitType, value, ...(currency !== null && { currency }) } },
        ...OWN_ERRORS,
      });
      // Somebody else was first: the page shows what is so now.
      if (data?.setLimit?.errors.some(({ code }) => code === "LIMIT_LOCKED") === true)
        void client.refetchQueries({ include: [LimitsDocument] });
      return data?.setLimit;
    });
    return payload?.limits?.find((limit) => limit.limitType === limitType) ?? null;
  }

  return { ...action, set };
}
