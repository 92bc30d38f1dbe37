/** Types of the recovery service, generated from recovery.openapi.json. */
export interface paths {
    "/recovery-api/v1/activation/code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a contact of the player by its code
         * @description Players who registered without a password of their own get a token that sets one. Errors: WRONG_CODE, TIME_UP.
         */
        post: operations["checkActivationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/activation/code/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code that confirms a contact of the player
         * @description The code is good for ten minutes. Errors: CONTACT_UNKNOWN, ALREADY_CONFIRMED, TOO_MANY_MESSAGES, MESSAGE_CEILING.
         */
        post: operations["sendActivationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/activation/link/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an e-mail address by a link
         * @description Confirms the e-mail that a link was sent to; needs no session. Errors: TIME_UP, for one that was used too; CREDENTIAL_REFUSED for none of this site's.
         */
        post: operations["openLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/activation/link/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link that confirms the player's e-mail address
         * @description The link is good for 48 hours. Errors: CONTACT_UNKNOWN, ALREADY_CONFIRMED, TOO_MANY_MESSAGES, MESSAGE_CEILING.
         */
        post: operations["sendLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/newsletter/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops newsletters by the link in one
         * @description Stops newsletters by the link of one; needs no session. Error: CREDENTIAL_REFUSED.
         */
        post: operations["stopNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the code for a new password
         * @description The right code answers the token that a new password is set by, once, within 15 minutes. Errors: WRONG_CODE, TIME_UP.
         */
        post: operations["checkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password
         * @description All sessions of the player end. `result` is a new session, unless the player signs in with two steps. Errors: TIME_UP, PASSWORD_WEAK.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-api/v1/password/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code for a new password
         * @description Sends a code to an e-mail (with a link beside it) or to a phone. The answer, and the time it takes, is the same when nobody has it; `id` goes with the code to the next step. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING (both with `retryAt`).
         */
        post: operations["sendCode"];
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkActivationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which contact is confirmed
                     * @enum {string}
                     */
                    channel: "email" | "phone";
                    /** @description The code as the player typed it */
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description True when the contact is confirmed */
                        is_confirmed: boolean;
                        /** @description Token that `resetPassword` takes, for players without a password of their own; else null */
                        password_token: string | null;
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
    sendActivationCode: {
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
                    /**
                     * @description Which contact is confirmed
                     * @enum {string}
                     */
                    channel: "email" | "phone";
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
                        /** @description The times; null when nothing was sent */
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
    openLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token in the link */
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
                        /** @description True when the contact is confirmed */
                        is_confirmed: boolean;
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
    sendLink: {
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
        requestBody?: never;
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
                        /** @description The times; null when nothing was sent */
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
    stopNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token in the link */
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
                        /** @description True when newsletters are off */
                        is_stopped: boolean;
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
    checkCode: {
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
                    /** @description The `id` of the step before */
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
                        /** @description Token for the new password; null when the code was refused */
                        token: string | null;
                    };
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
    resetPassword: {
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
                    /** @description New password, base64 of UTF-8 */
                    password: string;
                    /** @description Token of the step before, or of the link */
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
                        /** @description True when the password is set */
                        is_changed: boolean;
                        /** @description Session of the player; null when two steps are wanted or the change was refused */
                        result: components["schemas"]["SignedIn"] | null;
                    };
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
    sendCode: {
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
                    /** @description E-mail address; send this or `phone` */
                    email?: string;
                    /** @description Phone; send this or `email` */
                    phone?: {
                        /** @description Dialling code such as "7" or "+7" */
                        code: string;
                        /** @description Phone number without its dialling code */
                        number: string;
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Id for the next step and the times; null when nothing was sent */
                        result: {
                            /** @description When it stops being valid, epoch seconds */
                            expires: number;
                            /** @description Goes with the code to the next step */
                            id: string;
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
}
