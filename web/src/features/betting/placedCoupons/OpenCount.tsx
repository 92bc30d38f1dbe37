import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useOpenCouponCountQuery } from "@/operations/betting/generated.ts";
import styles from "./CouponTabs.module.css";

/**
 * How often open coupons are counted beside what is placed here, in milliseconds: some are settled, some placed
 * elsewhere.
 */
const COUNT_EVERY = 60_000;

/** How many coupons of the player are open; nothing for a guest. */
export function OpenCount() {
  return useViewer() === null ? null : <Counted />;
}

function Counted() {
  const { data, refetch } = useOpenCouponCountQuery({
    pollInterval: COUNT_EVERY,
    skipPollAttempt: () => document.visibilityState === "hidden",
    ssr: false,
  });
  useAfterGap(() => void refetch().catch(() => undefined));
  const count = data?.viewer?.coupons?.totalCount ?? 0;
  return count === 0 ? null : (
    <>
      {" "}
      <span className={styles.count}>{count}</span>
    </>
  );
}
