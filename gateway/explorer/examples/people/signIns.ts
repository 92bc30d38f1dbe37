import type { Domain } from "../example.ts";

export const signIns: Domain = {
  name: "Signing in and people",
  order: 90,
  examples: [
    {
      title: "In two steps: the password",
      query: `# demo-2fa wants a second step. Nothing delivers the message of a demo site: read its code with
# curl 'http://127.0.0.1:4001/auth-api/v1/demo/messages?recipient=79000000003'
mutation FirstStep($input: LogInInput!) {
  logIn(input: $input) {
    twoStep { token phone expiresAt }
    nextForm
    errors { code message path ... on CaptchaError { challenge { id image expiresAt } } }
  }
}
`,
      variables: () => ({ input: { login: "demo-2fa", password: "Demo-2026!" } }),
    },
    {
      title: "In two steps: the code",
      refusedAs: "TIME_UP",
      query: `# token is that of the first step's twoStep
mutation SecondStep($input: TwoStepInput!) {
  logInTwoStep(input: $input) {
    viewer { id login }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { token: "…", code: "000000" } }),
    },
    {
      title: "A code to the phone",
      query: `# Then logInBySms with phone and code. The answer is the same for a phone that nobody has
mutation SendCode($input: SendSignInCodeInput!) {
  sendSignInCode(input: $input) {
    expiresAt
    retryAt
    errors { code message path ... on RetryLaterError { retryAt } ... on CaptchaError { challenge { id image } } }
  }
}
`,
      variables: () => ({ input: { phone: { countryCode: "+7", number: "900 000-00-01" } } }),
    },
    {
      title: "A captcha",
      query: `# The answer goes as input.captcha of the call that asked for it
mutation Captcha {
  createCaptcha { challenge { id type image expiresAt } errors { code } }
}
`,
    },
    {
      title: "Social networks",
      query: `query Networks {
  oneTapClientId
  oneTapScript
  socialNetworks { code name isOn }
}
`,
    },
    {
      title: "Settings, rights and terms",
      needsPlayer: true,
      query: `query Settings {
  viewer {
    config {
      email phoneCode phoneNumber countryCode activationType protectionLevel protectionStatus banLevel hasDeposit
      protectionMethods { isPasswordChanged isTwoFactorOn isPhoneBound isSecurityQuestionOn isEmailAuthOn }
    }
    rights { canBetLine canBetLive canDeposit canWithdraw canUseBonuses canAskSupport }
    agreement { isChanged updatedAt }
    chatIdentity { identifier hash }
  }
}
`,
    },
    {
      title: "Show or hide my balances",
      needsPlayer: true,
      query: `mutation HideBalance($input: SetBalanceHiddenInput!) {
  setBalanceHidden(input: $input) { isHidden errors { code } }
}
`,
      variables: () => ({ input: { isHidden: false } }),
    },
    {
      title: "Appeals against a ban",
      needsPlayer: true,
      query: `query Appeals {
  viewer {
    banAppeals(first: 10) {
      edges { node { id banLevel text createdAt state answer answeredAt } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
}
`,
    },
    {
      title: "Appeal against my ban",
      needsPlayer: true,
      refusedAs: "NOT_BANNED",
      query: `# Only a banned player has something to appeal against
mutation Appeal($input: AppealBanInput!) {
  appealBan(input: $input) { appeal { id state } errors { code message path } }
}
`,
      variables: () => ({ input: { text: "It was not me." } }),
    },
    {
      title: "Countries and their phones",
      query: `query Phones {
  phoneCountries { id name code phoneCode mask { mask minDigits maxDigits } }
}
`,
    },
    {
      title: "What registering offers",
      query: `query RegistrationChoices {
  registrationOptions {
    types bonusChoices defaultCountryId defaultCurrencyId
    countries { id name code minimumAge currencyId }
    currencies { id code symbol name }
  }
}
`,
    },
    {
      title: "Registering by one click",
      query: `# Signs this browser in as the new player; login and password are told this once
mutation OneClick($input: RegisterOneClickInput!) {
  registerOneClick(input: $input) {
    viewer { id login }
    credentials { login password token expiresAt }
    errors { code message path ... on CaptchaError { challenge { id image } } }
  }
}
`,
      variables: () => ({
        input: { idempotencyKey: "another-for-each-player", countryId: "1", currencyId: "643", acceptsTerms: true },
      }),
    },
    {
      title: "Login and password by e-mail",
      refusedAs: "CREDENTIAL_REFUSED",
      query: `# token and password are those of the credentials; good once
mutation Credentials($input: SendCredentialsInput!) {
  sendCredentials(input: $input) { isSent errors { code message path } }
}
`,
      variables: () => ({ input: { token: "…", email: "ann@example.com", password: "…" } }),
    },
    {
      title: "Registering by the whole form",
      query: `# Sends a code to the e-mail: read it where the demo site keeps its messages
mutation WholeForm($input: RegisterInput!) {
  register(input: $input) {
    token expiresAt retryAt
    errors { code message path ... on CaptchaError { challenge { id image } } }
  }
}
`,
      variables: () => ({
        input: {
          idempotencyKey: "one-for-this-whole-form",
          countryId: "1",
          currencyId: "643",
          bonusChoice: "SPORT",
          acceptsTerms: true,
          email: "ann@example.com",
          password: "secret-2026",
          name: "Ann",
          surname: "Lee",
          birthday: "1990-05-31",
          mailing: { mailNews: true },
        },
      }),
    },
    {
      title: "The whole form: its code",
      refusedAs: "TIME_UP",
      query: `mutation WholeFormCode($input: ConfirmRegistrationInput!) {
  confirmRegistration(input: $input) { viewer { id login } errors { code message path } }
}
`,
      variables: () => ({ input: { idempotencyKey: "one-for-this-whole-form", token: "made-up", code: "000000" } }),
    },
    {
      title: "Registering by phone: a code",
      query: `mutation RegistrationCode($input: SendRegistrationCodeInput!) {
  sendRegistrationCode(input: $input) {
    expiresAt retryAt
    errors { code message path ... on CaptchaError { challenge { id image } } }
  }
}
`,
      variables: () => ({ input: { phone: { countryCode: "+7", number: "900 000-00-71" } } }),
    },
    {
      title: "Registering by phone",
      refusedAs: "WRONG_CODE",
      query: `mutation RegisterPhone($input: RegisterByPhoneInput!) {
  registerByPhone(input: $input) { viewer { id login } errors { code message path } }
}
`,
      variables: () => ({
        input: {
          idempotencyKey: "one-for-this-phone-form",
          countryId: "1",
          currencyId: "643",
          acceptsTerms: true,
          phone: { countryCode: "+7", number: "900 000-00-71" },
          code: "000000",
        },
      }),
    },
    {
      title: "Registering by a social network",
      refusedAs: "CREDENTIAL_REFUSED",
      query: `# token is what a sign-in by a network answers for who is nobody here yet
mutation RegisterSocial($input: RegisterBySocialInput!) {
  registerBySocial(input: $input) { viewer { id login } errors { code message path } }
}
`,
      variables: () => ({
        input: {
          idempotencyKey: "one-for-this-network",
          countryId: "1",
          currencyId: "643",
          acceptsTerms: true,
          token: "made.up",
        },
      }),
    },
    {
      title: "Begin signing in by a picture",
      query: `mutation BeginQr {
  createQrSignIn { token code checkNumber expiresAt errors { code } }
}
`,
    },
    {
      title: "Wait for a picture to be answered",
      refusedAs: "CREDENTIAL_REFUSED",
      query: `# token is what createQrSignIn answered to this browser
mutation WaitForQr($input: LogInByQrInput!) {
  logInByQr(input: $input) { viewer { login } isWaiting errors { code message } }
}
`,
      variables: () => ({ input: { token: "of-createQrSignIn" } }),
    },
    {
      title: "Let another browser in",
      needsPlayer: true,
      refusedAs: "CREDENTIAL_REFUSED",
      query: `# Compare checkNumber with what the other screen shows before you agree
mutation AnswerQr($input: AnswerQrSignInInput!) {
  answerQrSignIn(input: $input) { isAnswered errors { code message } }
}
`,
      variables: () => ({ input: { code: "of-createQrSignIn", isAllowed: false } }),
    },
  ],
};
