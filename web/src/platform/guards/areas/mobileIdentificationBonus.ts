import { type GuardFacts, type Guard, goTo, PASS } from "@/platform/guards/guard.ts";
import { urls } from "#shared/routes/routes.ts";

/** The operator promised a bonus for identification, and it is still to be done. */
const isWaiting = ({ viewer }: GuardFacts) =>
  viewer?.config != null &&
  viewer.config.isIdentificationBonus &&
  viewer.config.showsVerificationOnDeposit &&
  viewer.config.verificationStatus === 0;

/**
 * On the deposit page a player who is promised a bonus for identification is reminded of it. A desktop shows a window;
 * on a phone there is no room for one, so the way leads over the page of identification (SPEC 2.46, 3.11). Anyone who
 * comes from there has seen it and pays in.
 */
export const mobileIdentificationBonus: Guard = (facts) => {
  const { device, config, match, previous, lang } = facts;
  if (!device.isMobile || match?.name !== "recharge" || config?.isIdentificationAvailable !== true || !isWaiting(facts))
    return PASS;
  const page = urls.page(lang, "identification");
  return previous?.pathname === page ? PASS : goTo(page);
};
