import type { ComponentType, SVGProps } from "react";
import { useTranslation } from "react-i18next";
import CheckCircle from "~icons/mdi/check-circle";
import CircleOutline from "~icons/mdi/circle-outline";
import EmailIcon from "~icons/mdi/email-outline";
import Key from "~icons/mdi/key-outline";
import PhoneIcon from "~icons/mdi/cellphone";
import Question from "~icons/mdi/help-circle-outline";
import Shield from "~icons/mdi/shield-key-outline";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./MethodCards.module.css";
import { questionKey } from "./questions.ts";
import type { WindowName } from "./SecurityWindow.tsx";
import type { Security } from "./useSecurity.ts";

interface Card {
  name: "password" | "twoFactor" | "phone" | "email" | "question";
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  isOn: boolean;
  /** What is so now, in words. */
  state: string;
  /** What can be done, the first before the others. */
  actions: readonly { window: WindowName; words: string }[];
}

const BEST_FIRST: readonly Card["name"][] = ["twoFactor", "phone", "email", "question", "password"];

/** A contact runs from left to right in every language. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function useCards(security: Security): readonly Card[] {
  const { t } = useTranslation("security");
  const { methods, twoFactor, phone, email, questionId, passwordAgeDays, recoveryCodesLeft } = security;
  const isByApp = twoFactor === "APP";
  return [
    {
      name: "password",
      icon: Key,
      isOn: methods.isPasswordChanged,
      actions: [{ window: "password", words: t("password.change") }],
      state: methods.isPasswordChanged ? t("password.age", { count: passwordAgeDays }) : t("password.never"),
    },
    {
      name: "twoFactor",
      icon: Shield,
      isOn: methods.isTwoFactorOn,
      state:
        twoFactor === null
          ? t("twoFactor.off")
          : isByApp
            ? t("twoFactor.byApp", { count: recoveryCodesLeft })
            : t("twoFactor.byPhone"),
      actions: [
        ...(isByApp
          ? [{ window: "recovery", words: t("recovery.new") } as const]
          : [
              {
                window: "twoFactorOn",
                words: t(twoFactor === null ? "twoFactor.turnOn" : "twoFactor.useApp"),
              } as const,
            ]),
        ...(twoFactor === null ? [] : [{ window: "twoFactorOff", words: t("twoFactor.turnOff") } as const]),
      ],
    },
    {
      name: "phone",
      icon: PhoneIcon,
      isOn: methods.isPhoneBound,
      actions: [
        {
          window: "phone",
          words: t(phone === null ? "contact.bind" : methods.isPhoneBound ? "contact.change" : "contact.confirm"),
        },
      ],
      state:
        phone === null
          ? t("phone.none")
          : t(methods.isPhoneBound ? "contact.bound" : "contact.unconfirmed", { to: isolated(phone) }),
    },
    {
      name: "email",
      icon: EmailIcon,
      isOn: methods.isEmailAuthOn,
      actions: [
        {
          window: "email",
          words: t(email === null ? "contact.bind" : methods.isEmailAuthOn ? "contact.change" : "contact.confirm"),
        },
      ],
      state:
        email === null
          ? t("email.none")
          : t(methods.isEmailAuthOn ? "contact.bound" : "email.unbound", { to: isolated(email) }),
    },
    {
      name: "question",
      icon: Question,
      isOn: methods.isSecurityQuestionOn,
      actions: [{ window: "question", words: t(methods.isSecurityQuestionOn ? "question.change" : "question.set") }],
      state: questionId === null ? t("question.none") : t(questionKey(questionId)),
    },
  ];
}

/** What protects the account: a card a method, with its state and what can be done about it. */
export function MethodCards({ security, onOpen }: { security: Security; onOpen(window: WindowName): void }) {
  const { t } = useTranslation("security");
  const cards = useCards(security);
  // One step stands out: what protects most of what is off.
  const next = BEST_FIRST.find((name) => cards.some((card) => card.name === name && !card.isOn));
  return (
    <ul className={styles.cards} aria-label={t("methods")}>
      {cards.map(({ name, icon: Icon, isOn, state, actions }) => (
        <li key={name} className={styles.card} data-on={isOn}>
          <Icon className={styles.icon} aria-hidden />
          <div className={styles.text}>
            <h3>{t(`${name}.title`)}</h3>
            <p>{state}</p>
          </div>
          <span className={styles.state} data-on={isOn}>
            {isOn ? <CheckCircle aria-hidden /> : <CircleOutline aria-hidden />}
            {t(isOn ? "on" : "off")}
          </span>
          <div className={styles.actions}>
            {actions.map(({ window, words }) => (
              <Button
                key={window}
                look={name === next ? "primary" : "plain"}
                aria-label={`${words}: ${t(`${name}.title`)}`}
                onClick={() => onOpen(window)}
              >
                {words}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
