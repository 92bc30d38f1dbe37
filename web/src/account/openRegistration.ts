/**
 * How registration comes up (SPEC 4.44–4.47): one decision, and the one place that acts on it. Whoever offers
 * registering (the header, a card, a reminder) asks here.
 */
import { makeVar } from "@apollo/client";
import { useNavigate } from "react-router";
import type { BonusChoiceName } from "#shared/people/registration.ts";
import { urls } from "#shared/routes/routes.ts";
import { isAgreed } from "@/platform/session/agreement.ts";
import { type App, useClient, useDialog, useLanguage } from "@/platform/app/app.ts";
import type { OpenDialog } from "@/platform/app/dialogs.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { readSiteConfig, readViewer } from "@/platform/site/siteData.ts";
import { usePromptDeposit } from "./usePromptDeposit.ts";

export type Opening = "nothing" | "responsibleGaming" | "deposit" | "page" | "modal";

export interface OpeningFacts {
  /** Name of the page that stands; null for none. */
  route: string | null;
  isAvailable: boolean;
  isPlayer: boolean;
  hasDeposit: boolean;
  isDepositPromptShown: boolean;
  isAgreementRequired: boolean;
  isAgreed: boolean;
  form: "MODAL" | "PAGE";
}

/** What comes up when somebody wants to register. */
export function openingOf({
  route,
  isAvailable,
  isPlayer,
  hasDeposit,
  isDepositPromptShown,
  isAgreementRequired,
  isAgreed,
  form,
}: OpeningFacts): Opening {
  if (route === "registration" || !isAvailable) return "nothing";
  if (isPlayer) return isDepositPromptShown && !hasDeposit ? "deposit" : "nothing";
  if (isAgreementRequired && !isAgreed) return "responsibleGaming";
  return form === "PAGE" ? "page" : "modal";
}

const BONUS_BY_ID: Readonly<Record<string, BonusChoiceName>> = { "0": "REFUSED", "1": "SPORT", "2": "CASINO" };

/** The bonus that a link or a page has chosen for whoever registers next (SPEC 4.46); it holds for the open page. */
export const preselectedBonus = makeVar<BonusChoiceName | null>(null);

/** The bonus of a number; undefined for anything else. */
export const bonusOf = (bonusId: string | null | undefined): BonusChoiceName | undefined =>
  bonusId != null && Object.hasOwn(BONUS_BY_ID, bonusId) ? BONUS_BY_ID[bonusId] : undefined;

/** Takes the bonus of a route's settings over; what is no bonus changes nothing. */
export function preselectBonus(bonusId: string | null | undefined): void {
  const choice = bonusOf(bonusId);
  if (choice !== undefined) preselectedBonus(choice);
}

function factsOf(client: App["client"], pathname: string): OpeningFacts {
  const config = readSiteConfig(client);
  const viewer = readViewer(client) ?? null;
  return {
    route: routeAt(pathname)?.name ?? null,
    isAvailable: config?.isRegistrationAvailable === true,
    isPlayer: viewer !== null,
    hasDeposit: viewer?.config?.hasDeposit ?? true,
    isDepositPromptShown: config?.isDepositPromptShown ?? false,
    isAgreementRequired: config?.isResponsibleGamingAgreementRequired ?? false,
    isAgreed: isAgreed(),
    form: config?.registrationForm ?? "MODAL",
  };
}

export interface OpeningRequest {
  /** first_deposit_bonus_choice to begin with. */
  bonusId?: string | null;
  /** Where to go on afterwards. */
  returnTo?: string;
}

const paramsOf = ({ returnTo }: OpeningRequest): Pick<OpenDialog, "params"> =>
  returnTo === undefined ? {} : { params: { returnTo } };

/** Opens registration as the site has it. */
export function useOpenRegistration(): (request?: OpeningRequest) => void {
  const client = useClient();
  const dialog = useDialog();
  const lang = useLanguage();
  const navigate = useNavigate();
  const promptDeposit = usePromptDeposit();
  const openings: Readonly<Record<Opening, (request: OpeningRequest) => void>> = {
    nothing: () => undefined,
    deposit: () => promptDeposit("dialog"),
    responsibleGaming: (request) => dialog({ name: "responsibleGaming", ...paramsOf(request) }),
    modal: (request) => dialog({ name: "registration", ...paramsOf(request) }),
    page: () => void navigate(urls.page(lang, "registration")),
  };
  return (request = {}) => {
    preselectBonus(request.bonusId);
    openings[openingOf(factsOf(client, globalThis.location.pathname))](request);
  };
}
