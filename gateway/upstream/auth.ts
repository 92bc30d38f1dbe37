/** Types of the auth service, generated from auth.openapi.json. */
export interface paths {
    "/auth-api/v1/demo/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest messages to a phone or e-mail address, on demo sites
         * @description Demo sites only (404 elsewhere): the latest messages to a phone or an e-mail, newest first, because nothing delivers them.
         */
        get: operations["demoMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a session
         * @description Ends the session of `X-Session`, or the one a Bearer token was made for. Never fails for an unknown one.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/fingerprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a device token
         * @description A device token for what a browser tells about itself; good for a day.
         */
        post: operations["fingerprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public keys that verify a `user_token` */
        get: operations["keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by login and password
         * @description By e-mail, id, login or phone, and a password. Errors: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks whether a sign-in picture was answered
         * @description The waiting browser asks, every few seconds, whether it was let in. Error: CREDENTIAL_REFUSED when it never will be.
         */
        post: operations["logInByQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by a code sent to a phone
         * @description By a code sent to a phone. Errors: WRONG_CODE, TIME_UP, INVALID.
         */
        post: operations["logInBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by what a social network signed
         * @description By a social network: `login` is the network's number, `pass` what the network signed. Errors: CREDENTIAL_REFUSED, NOT_LINKED.
         */
        post: operations["logInBySocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/social/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step after a social network
         * @description The second step after a social network.
         */
        post: operations["socialTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by a sign-in token
         * @description By a sign-in token and its signature; method 1 is a link or QR code of the player's own, 2 a social network's one-tap. Error: CREDENTIAL_REFUSED.
         */
        post: operations["logInByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step after a password
         * @description The second step after a password. Errors: WRONG_CODE, TIME_UP.
         */
        post: operations["twoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/login/two-step/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the code of a second step to the phone
         * @description Sends the code of a second step to the phone, in place of the app's. `two_step` takes the place of the one before. Errors: TIME_UP (also where there is no phone), TOO_MANY_MESSAGES, MESSAGE_CEILING.
         */
        post: operations["twoStepSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by what a social network sent back
         * @description By what a social network sent back with the browser (`POST /social-api/v1/oauth/start` began it). Errors: CREDENTIAL_REFUSED, NOT_LINKED, PROVIDER_UNAVAILABLE.
         */
        post: operations["oauth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins signing in by a picture
         * @description Begins signing in by a picture: `id` is the waiting browser's alone, `code` is what the picture says, `check` two digits to compare.
         */
        post: operations["createQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/qr/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a sign-in picture
         * @description The waiting browser is signed in as the caller, or refused. A picture is answered once.
         */
        post: operations["answerQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/qr/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a sign-in picture is about */
        post: operations["lookAtQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renews a `user_token`
         * @description Renews: a fresh `user_token` and the next refresh token. The same token within 30 seconds answers the same again; later it counts as stolen and ends its session. 401 for one that is unknown, stolen, or of a dead session.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/refresh-token/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first refresh token of a session
         * @description The refresh token of a session that has just begun (header `X-Session`): good for one renewal, which answers the next. `lasting`: each renewal makes the session last longer; else it ends when it was meant to. 401 when the session is dead, 409 when it has a token already. `expires` is the session's end unless it is renewed.
         */
        post: operations["issueRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player may do */
        get: operations["rights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/secure-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Values of the cookies that protect a session
         * @description Values for two cookies of the browser: `ggru` names the browser, the grant vouches for this session for 30 minutes. `grants` is keyed by the id of the cookie that holds the value. Empty (null) for a dead session.
         */
        get: operations["secureData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose session it is
         * @description Who a session belongs to; `user_id` null for a dead or unknown one. Session in header `X-Session`. In cookie-iframe mode, where the browser keeps no cookies, `X-Cookie-Iframe: 1` comes with `Authorization: Bearer` instead.
         */
        get: operations["checkSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/sign-in-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a token that signs the player in on another device
         * @description The token works once, within two minutes.
         */
        post: operations["issueSignInToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/sign-in-token/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom a sign-in token would sign in
         * @description For tokens of method 1, so that people can be asked first. Looking does not use the token up.
         */
        post: operations["lookAtSignInToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a sign-in code to a phone
         * @description Sends a sign-in code to a phone. The answer is the same for a phone that nobody has. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING (both with `retryAt`).
         */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-api/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name, login and ban of the player */
        get: operations["userConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose session it is, asked once by a browser that knows of none
         * @description The same, loaded once by a browser that has no session yet.
         */
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/user/gettoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A fresh `user_token` for a session
         * @description A fresh `user_token` (JWT with `exp`, 10 minutes) for a session (header `X-Session`); 401 when the session is dead.
         */
        get: operations["token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Body of a 400 of a call that may ask for a captcha or a fingerprint; without `errors` it is an ordinary one */
        ChallengeBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Present when the call needs a proof: send it again with the header that the code asks for */
            errors?: {
                /** @description 100: a captcha is needed; 111: wrong answer; 112: expired; 113: used before; 114: captchas can't be checked now; 120: a fresh device token is needed */
                code: number;
                /** @description Plain English sentence for logs */
                message: string;
            }[];
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs. */
        ErrorBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description One thing that the caller can correct in the request */
        FieldError: {
            /** @description Stable code; the gateway's enum UserErrorCode lists all of them */
            code: string;
            /** @description Currency of the amounts, ISO 4217 */
            currency?: string;
            /** @description When the lock ends, epoch seconds */
            lockedUntil?: number;
            /** @description Largest value allowed, decimal in major units */
            maxAmount?: string;
            /** @description Plain English sentence for logs */
            message: string;
            /** @description Least value allowed, decimal in major units; for a changed cash-out or premium, its value now */
            minAmount?: string;
            /** @description Odds now */
            newCoef?: string;
            /** @description Odds that were sent */
            oldCoef?: string;
            /** @description Outcome that the error is about */
            outcomeId?: string;
            /** @description Field of the request, from the outside in; null when the error is about the whole request */
            path: string[] | null;
            /** @description When to try again, epoch seconds */
            retryAt?: number;
            /** @description How many more tries there are before a lock */
            triesLeft?: number;
        };
        /** @description A session that was opened */
        SignedIn: {
            /** @description Epoch seconds when the session ends */
            expires: number;
            /** @description The new session id; the gateway puts it into the HttpOnly cookie */
            session: string;
            /** @description Player number */
            user_id: number;
        };
        /** @description Outcome of a sign-in: a session, a second step, or errors */
        SignInAnswer: {
            /** @description What the caller can correct; empty when the call succeeded */
            errors: components["schemas"]["FieldError"][];
            /** @description With NOT_LINKED: what registration by the network goes on with, half an hour */
            registration_token?: string;
            /** @description The session; null when there is none yet */
            result: components["schemas"]["SignedIn"] | null;
            /** @description The second step that is wanted; null when none is */
            two_step: components["schemas"]["TwoStep"] | null;
        };
        /** @description A second proof is wanted: a code that was sent to the player's phone, or one from their authenticator app; `token` goes with it to the second step */
        TwoStep: {
            /** @description When it stops being valid, epoch seconds */
            expires: number;
            /**
             * @description Where the code comes from
             * @enum {string}
             */
            method: "app" | "sms";
            /** @description The phone with all but its last two digits hidden; empty where there is none */
            phone: string;
            /** @description Goes with the code to the second step */
            token: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    demoMessages: {
        parameters: {
            query: {
                /** @description Phone number or e-mail */
                recipient: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Messages, newest first */
                        messages: {
                            /** @description "sms" or "email" */
                            channel: string;
                            /** @description When it was sent, epoch seconds */
                            created_at: number;
                            /** @description Phone number or e-mail */
                            recipient: string;
                            /** @description Text of the message */
                            text: string;
                        }[];
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description NO_SUCH_CALL: Not a demo site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True when it was done */
                        success: boolean;
                    };
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    fingerprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What a device told about itself, and the token that stands for it */
                    componentsData: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a device told about itself, and the token that stands for it */
                        componentsData: {
                            [key: string]: unknown;
                        };
                        /** @description When it stops being valid, epoch seconds */
                        expiresAt: number;
                        /** @description Device token */
                        token: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JSON Web Keys */
                        keys: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A login with a password */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the device told about itself */
                    component_data?: {
                        [key: string]: unknown;
                    };
                    /** @description Dialling code of phone_number */
                    country_code?: string;
                    /** @description Instead of uLogin: the phone without its country code */
                    phone_number?: string;
                    /**
                     * @description True: the session lasts a month; false: a day
                     * @default true
                     */
                    save?: boolean;
                    /** @description Login, player number or e-mail (or a whole phone); base64 */
                    uLogin?: string;
                    /** @description Password, base64 of UTF-8 */
                    uPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logInByQr: {
        parameters: {
            query?: never;
            header?: {
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `id` from when the picture was made */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description True while nobody has answered */
                        is_waiting: boolean;
                        /** @description With NOT_LINKED: what registration by the network goes on with, half an hour */
                        registration_token?: string;
                        /** @description The session; null when there is none yet */
                        result: components["schemas"]["SignedIn"] | null;
                        /** @description The second step that is wanted; null when none is */
                        two_step: components["schemas"]["TwoStep"] | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logInBySms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Dialling code such as "7" or "+7" */
                    "phone-code": string;
                    /** @description Phone number without its dialling code */
                    "phone-number": string;
                    /**
                     * @description True: the session lasts a month; false: a day
                     * @default true
                     */
                    save?: boolean;
                    /** @description The code that was sent */
                    "sms-code": string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logInBySocial: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Answer of the network's own captcha, when it asks for one */
                    "g-recaptcha-response"?: string;
                    /** @description Number of the network */
                    login: string;
                    /** @description What the network signed */
                    pass: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    socialTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code as the player typed it */
                    code: string;
                    /** @description `token` of the two-step answer */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logInByToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Language of messages, two lower-case letters */
                    lng?: string;
                    /** @description 1: the player's own link or QR code; 2: one-tap of a social network */
                    method_id: number;
                    /** @description Signature of the token */
                    sign: string;
                    /** @description Sign-in token */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    twoStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code as the player typed it */
                    code: string;
                    /**
                     * @description True: the session lasts a month; false: a day
                     * @default true
                     */
                    save?: boolean;
                    /** @description `token` of the two-step answer */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    twoStepSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description True when the first step was a social network
                     * @default false
                     */
                    after_social?: boolean;
                    /** @description `token` of the two-step answer */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Replaces the two-step answer before; null when refused */
                        two_step: components["schemas"]["TwoStep"] | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    oauth: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description A device token; a fresh one is needed when a 400 asks for it */
                "X-Fingerprint"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `code` that the network sent back */
                    code: string;
                    /** @description Number of the network */
                    network: number;
                    /** @description `state` that the network sent back */
                    state: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. FINGERPRINT: The device token has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What to show and what to keep */
                        result: {
                            /** @description Two digits, shown on both devices to compare */
                            check: string;
                            /** @description What the picture says */
                            code: string;
                            /** @description When it stops being valid, epoch seconds */
                            expires: number;
                            /** @description The waiting browser's secret, for `logInByQr` */
                            id: string;
                        };
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    answerQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True lets the browser in, false refuses it */
                    allow: boolean;
                    /** @description Code of the picture */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False when the code is unknown, expired or answered */
                        success: boolean;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    lookAtQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Code of the picture */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sign-in that waits; null for a code that is unknown, expired or answered */
                        result: {
                            /** @description Two digits, shown on both devices to compare */
                            check: string;
                            /** @description When it stops being valid, epoch seconds */
                            expires: number;
                        } | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Browser of the visitor, for the list of sessions */
                "User-Agent"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description Country of the visitor, two lower-case letters. Believed only from a gateway, as `X-Client-Address` is */
                "X-Geo-Country"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Refresh token, good for one renewal */
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When it stops being valid, epoch seconds */
                        expires: number;
                        /** @description Refresh token, good for one renewal */
                        refresh_token: string;
                        /** @description The new `user_token` */
                        token: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description UNAUTHENTICATED: The refresh token is unknown, used or of a dead session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    issueRefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True: each renewal makes the session last longer */
                    lasting: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When it stops being valid, epoch seconds */
                        expires: number;
                        /** @description Refresh token, good for one renewal */
                        refresh_token: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description HAS_REFRESH_TOKEN: The session has a refresh token already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the player may do */
                        result: {
                            /** @description May bet before games start */
                            bet_line: boolean;
                            /** @description May bet on games in play */
                            bet_live: boolean;
                            /** @description May use bonuses */
                            bonuses: boolean;
                            /** @description May deposit */
                            deposit: boolean;
                            /** @description May write to support */
                            support: boolean;
                            /** @description May withdraw */
                            withdraw: boolean;
                        };
                    };
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    secureData: {
        parameters: {
            query?: {
                /** @description Value of the cookie `ggru`, when the browser has one */
                ggru?: string;
            };
            header?: {
                /** @description "1" where the browser keeps no cookies and a token shows the session */
                "X-Cookie-Iframe"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Cookie values; null for a dead session */
                        data: {
                            /** @description Value of the cookie `ggru` */
                            ggru: string;
                            /** @description Grant by the id of the cookie that holds it */
                            grants: {
                                [key: string]: string;
                            };
                        } | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    checkSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description "1" where the browser keeps no cookies and a token shows the session */
                "X-Cookie-Iframe"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Player number; null for a dead or unknown session */
                        user_id: number | null;
                    };
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    issueSignInToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When it stops being valid, epoch seconds */
                        expires: number;
                        /** @description 1: the player's own link or QR code; 2: one-tap of a social network */
                        method_id: number;
                        /** @description Signature of the token */
                        sign: string;
                        /** @description Sign-in token */
                        token: string;
                    };
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    lookAtSignInToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1: the player's own link or QR code; 2: one-tap of a social network */
                    method_id: number;
                    /** @description Signature of the token */
                    sign: string;
                    /** @description Sign-in token */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whom the token would sign in; null for one that can't be used */
                        result: {
                            /** @description When it stops being valid, epoch seconds */
                            expires: number;
                            /** @description Login */
                            login: string;
                            /** @description Player number */
                            user_id: number;
                        } | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A solved captcha, `<id>.<answer>`; needed when a 400 asks for one */
                "X-Captcha-Result"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Solved captcha, as in the header `X-Captcha-Result` */
                    captcha?: string;
                    /** @description Dialling code such as "7" or "+7" */
                    "phone-code": string;
                    /** @description Phone number without its dialling code */
                    "phone-number": string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description When the code expires and when another may be asked for; null when nothing was sent */
                        result: {
                            /** @description When it stops being valid, epoch seconds */
                            expires: number;
                            /** @description When another may be asked for, epoch seconds */
                            retry: number;
                        } | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. CAPTCHA: A solved captcha is needed, or the one sent is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    userConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The player */
                        result: {
                            /** @description Level of the ban; 0 for none */
                            ban_level: number;
                            /** @description Login */
                            login: string;
                            /** @description Player number */
                            user_id: number;
                            /** @description Name; null when the player gave none */
                            user_name: string | null;
                        };
                    };
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Player number; null for a dead or unknown session */
                        user_id: number | null;
                    };
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    token: {
        parameters: {
            query?: {
                /** @description Any value asks for a new token even where one is kept */
                force_refresh?: string;
            };
            header?: {
                /** @description Browser of the visitor, for the list of sessions */
                "User-Agent"?: string;
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description Country of the visitor, two lower-case letters. Believed only from a gateway, as `X-Client-Address` is */
                "X-Geo-Country"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The `user_token`: a JWT that holds for 10 minutes */
                        token: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description INTERNAL: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
