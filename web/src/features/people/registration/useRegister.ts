import { readPromoCode } from "#shared/typed/codes.ts";
import {
  type RegistrationErrorFieldsFragment,
  useConfirmRegistrationMutation,
  useRegisterByPhoneMutation,
  useRegisterBySocialMutation,
  useRegisterMutation,
  useRegisterOneClickMutation,
  useSendRegistrationCodeMutation,
} from "@/operations/people/generated.ts";
import type { MadeCredentials } from "./madeCredentials.ts";
import type { Kind, Values } from "./values.ts";

export type RegistrationError = RegistrationErrorFieldsFragment;

/** A solved captcha. */
export interface Captcha {
  challengeId: string;
  answer: string;
}

/** What came of a step; null if there was no answer. */
export type Outcome =
  | { is: "done"; credentials: MadeCredentials | null }
  /** A code is on its way; `token` goes with the one of a letter. */
  | { is: "code"; token: string | null; retryAt: string | null }
  | { is: "refused"; errors: readonly RegistrationError[] }
  | null;

interface Step {
  values: Values;
  key: string;
  captcha: Captcha | null;
}

const own = { context: { hasOwnErrors: true } } as const;

const chosenIn = ({ values, key, captcha }: Step) => ({
  idempotencyKey: key,
  countryId: values.countryId,
  currencyId: values.currencyId,
  promoCode: readPromoCode(values.promoCode) ?? values.promoCode.trim(),
  bonusChoice: values.bonusChoice,
  acceptsTerms: values.acceptsTerms,
  mailing: {
    mailNews: values.mailNews,
    mailDeposits: values.mailDeposits,
    mailBets: values.mailBets,
    smsNews: values.smsNews,
  },
  ...(captcha && { captcha }),
});

const phoneIn = ({ phone }: Values) => ({ countryCode: phone.code, number: phone.number });

/** A payload as an outcome; nothing where it did not come. */
function outcomeOf<P extends { errors: readonly RegistrationError[] }>(
  payload: P | null | undefined,
  good: (payload: P) => Outcome,
): Outcome {
  if (payload == null) return null;
  return payload.errors.length > 0 ? { is: "refused", errors: payload.errors } : good(payload);
}

/** The steps of registering, each a call. */
export function useRegister() {
  const [oneClick] = useRegisterOneClickMutation();
  const [full] = useRegisterMutation();
  const [confirm] = useConfirmRegistrationMutation();
  const [sendCode] = useSendRegistrationCodeMutation();
  const [byPhone] = useRegisterByPhoneMutation();
  const [bySocial] = useRegisterBySocialMutation();
  const done = (credentials: MadeCredentials | null = null): Outcome => ({ is: "done", credentials });
  const silent = () => undefined;

  const first: Readonly<Record<Kind, (step: Step, socialToken: string) => Promise<Outcome>>> = {
    ONE_CLICK: async (step) =>
      outcomeOf(
        (await oneClick({ variables: { input: chosenIn(step) }, ...own }).catch(silent))?.data?.registerOneClick,
        ({ credentials }) => done(credentials),
      ),
    FULL: async (step) => {
      const { email, password, name, surname, birthday } = step.values;
      const input = {
        ...chosenIn(step),
        email: email.trim(),
        password,
        name: name.trim(),
        surname: surname.trim(),
        birthday,
      };
      return outcomeOf(
        (await full({ variables: { input }, ...own }).catch(silent))?.data?.register,
        ({ token, retryAt }) => ({ is: "code", token, retryAt }),
      );
    },
    PHONE: async ({ values, captcha }) =>
      outcomeOf(
        (
          await sendCode({
            variables: { input: { phone: phoneIn(values), ...(captcha && { captcha }) } },
            ...own,
          }).catch(silent)
        )?.data?.sendRegistrationCode,
        ({ retryAt }) => ({ is: "code", token: null, retryAt }),
      ),
    SOCIAL: async (step, token) =>
      outcomeOf(
        (await bySocial({ variables: { input: { ...chosenIn(step), token } }, ...own }).catch(silent))?.data
          ?.registerBySocial,
        () => done(),
      ),
  };

  /** Ends a registration by the code that was sent: to the e-mail where there is a token, else to the phone. */
  async function withCode(step: Step, token: string | null, code: string): Promise<Outcome> {
    if (token === null) {
      const input = { ...chosenIn(step), phone: phoneIn(step.values), code };
      return outcomeOf((await byPhone({ variables: { input }, ...own }).catch(silent))?.data?.registerByPhone, () =>
        done(),
      );
    }
    const input = { idempotencyKey: step.key, token, code, ...(step.captcha && { captcha: step.captcha }) };
    return outcomeOf((await confirm({ variables: { input }, ...own }).catch(silent))?.data?.confirmRegistration, () =>
      done(),
    );
  }

  return { first, withCode };
}
