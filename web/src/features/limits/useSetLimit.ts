import { useApp } from "@/app/app.ts";
import { LimitsDocument, useSetLimitMutation } from "@/operations/pages.generated.ts";
import { useLimitAction } from "./useLimitAction.ts";
import type { Limit } from "./waiting.ts";

const context = { hasOwnErrors: true };

/** Sets one limit; answers the limit as it is after it, or null when it was refused. */
export function useSetLimit({ limitType, currency }: Limit) {
  const { client } = useApp();
  const action = useLimitAction();
  const [setLimit] = useSetLimitMutation();

  async function set(value: string) {
    const payload = await action.send("set", async () => {
      const { data } = await setLimit({ variables: { input: { limitType, value, ...(currency !== null && { currency }) } }, context });
      // Somebody else was first: the page shows what is so now.
      if (data?.setLimit?.errors.some(({ code }) => code === "LIMIT_LOCKED") === true) void client.refetchQueries({ include: [LimitsDocument] });
      return data?.setLimit;
    });
    return payload?.limits?.find((limit) => limit.limitType === limitType) ?? null;
  }

  return { ...action, set };
}
