/** Routes of the ways to sign in (SPEC 7.19). */
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../../platform/context.ts";
import { route, type Failure } from "../../../platform/http/rest.ts";
import { noteHousehold } from "../../household/public.ts";
import { issueSignInToken, noteDevice, playerRoute } from "../../players/public.ts";
import {
  captchaHeader,
  captchaRefusal,
  fingerprintHeader,
  ifNotGuessing,
  messageChallenge,
  proveSignIn,
  signInChallenge,
} from "../guard/challenge.ts";
import { readFingerprint } from "../session/fingerprint.ts";
import { finishTwoStep, refused, sendTwoStepSms, type SignInAnswer } from "./finish.ts";
import {
  lookAtSignInToken,
  sendSignInSms,
  signInByOauth,
  signInBySms,
  signInBySocial,
  signInByToken,
} from "./otherSignIns.ts";
import { answerQr, createQr, lookAtQr, signInByQr } from "./qrSignIn.ts";
import { signIn } from "./signIn.ts";
import { visitorOf, type Header } from "../../../platform/http/visitor.ts";
import { inSameTime } from "../../../platform/http/sameTime.ts";
import { signInCalls } from "./signInApi.ts";

export function signInRoutes(app: FastifyInstance, context: ServiceContext): void {
  /** Notes the device of a session that has just begun, whatever the way in [3.34]. */
  async function onDevice<A extends Pick<SignInAnswer, "result"> | Failure<400>>(
    header: Header,
    answering: Promise<A>,
  ): Promise<A> {
    const answer = await answering;
    const token = header(fingerprintHeader);
    const device =
      token !== undefined && "result" in answer && answer.result !== null
        ? await readFingerprint(context, token)
        : null;
    if (device !== null && "result" in answer && answer.result !== null) {
      await noteDevice(context.db, answer.result.session, device);
      await noteHousehold(context, context.db, answer.result.user_id, { device });
    }
    return answer;
  }

  route(app, signInCalls.logIn, ({ body, header }) =>
    onDevice(
      header,
      (async () => {
        const { refusal, isProven } = await proveSignIn(context, header);
        return (
          refusal ??
          signIn(context, body, visitorOf(header), {
            isProven,
            prove: () => captchaRefusal(context, header(captchaHeader), header("x-client-address")),
          })
        );
      })(),
    ),
  );

  route(app, signInCalls.logInByToken, ({ body, header }) =>
    onDevice(
      header,
      (async () =>
        (await signInChallenge(context, header)) ??
        signInByToken(context, body.method_id, body.token, body.sign, visitorOf(header)))(),
    ),
  );

  route(app, signInCalls.lookAtSignInToken, async ({ body: { method_id, token, sign } }) => ({
    result: await lookAtSignInToken(context, method_id, token, sign),
  }));

  route(app, signInCalls.logInBySocial, ({ body, header }) =>
    onDevice(
      header,
      (async () =>
        (await signInChallenge(context, header, body["g-recaptcha-response"])) ??
        signInBySocial(context, Number(body.login), body.pass, visitorOf(header)))(),
    ),
  );

  route(app, signInCalls.logInBySms, ({ body, header }) =>
    onDevice(
      header,
      ifNotGuessing(context, header, refused, () =>
        signInBySms(context, body["phone-code"], body["phone-number"], body["sms-code"], body.save),
      ),
    ),
  );

  route(app, signInCalls.twoStep, ({ body, header }) =>
    onDevice(
      header,
      ifNotGuessing(context, header, refused, () =>
        finishTwoStep(context, "two_step", body.token, body.code, body.save, visitorOf(header)),
      ),
    ),
  );

  route(app, signInCalls.twoStepSms, async ({ body, header }) =>
    sendTwoStepSms(context, body.after_social ? "social_two_step" : "two_step", body.token, visitorOf(header)),
  );

  route(app, signInCalls.socialTwoStep, ({ body, header }) =>
    onDevice(
      header,
      ifNotGuessing(context, header, refused, () =>
        finishTwoStep(context, "social_two_step", body.token, body.code, true, visitorOf(header)),
      ),
    ),
  );

  route(app, signInCalls.oauth, ({ body, header }) =>
    onDevice(
      header,
      (async () =>
        (await signInChallenge(context, header)) ??
        signInByOauth(context, body.network, body.code, body.state, visitorOf(header)))(),
    ),
  );

  route(
    app,
    signInCalls.sendSms,
    async ({ body, header }) =>
      (await messageChallenge(context, header, { captcha: body.captcha })) ??
      inSameTime(() => sendSignInSms(context, body["phone-code"], body["phone-number"], visitorOf(header))),
  );

  route(app, signInCalls.createQr, async () => ({ result: await createQr(context) }));

  playerRoute(app, context, signInCalls.lookAtQr, async ({ body }) => ({ result: await lookAtQr(context, body.code) }));

  playerRoute(app, context, signInCalls.answerQr, async ({ body }, caller) => {
    return { success: await answerQr(context, caller, body.code, body.allow) };
  });

  // Polled every few seconds by the waiting browser; it guesses nothing and needs no captcha.
  route(app, signInCalls.logInByQr, ({ body, header }) => onDevice(header, signInByQr(context, body.id)));

  playerRoute(app, context, signInCalls.issueSignInToken, async (_, caller) => {
    return issueSignInToken(context, { methodId: 1, session: caller });
  });
}
