/** Types of the registration service, generated from registration.openapi.json. */
export interface paths {
    "/registration-api/v1/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the login and password of a one-click registration
         * @description Sends login and password of a one-click registration to an e-mail, once. Errors: INVALID, REQUIRED, CREDENTIAL_REFUSED, TIME_UP.
         */
        post: operations["sendCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a registration by the whole form
         * @description The whole form: sends a code to the e-mail; one that has an owner gets a letter that says so. Errors also: PASSWORD_WEAK, TOO_YOUNG, TOO_MANY_MESSAGES, MESSAGE_CEILING.
         */
        post: operations["full"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/full/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a registration by the whole form
         * @description The code of the e-mail ends the whole form's registration. Errors: WRONG_CODE, TIME_UP.
         */
        post: operations["confirmFull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers in one click
         * @description One click: login and password are made here.
         */
        post: operations["oneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be chosen when registering
         * @description What may be chosen. Header `X-Geo-Country` (default "ru") chooses the country and the currency to begin with.
         */
        get: operations["options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers by the code sent to a phone
         * @description By the code sent to a phone. Errors also: WRONG_CODE, TIME_UP.
         */
        post: operations["phone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code for registering by phone
         * @description Sends a code to a phone; one that has an owner gets a message that says so. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-api/v1/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers through a social network
         * @description Takes the `registration_token` of a sign-in that found no account. Errors also: CREDENTIAL_REFUSED.
         */
        post: operations["social"];
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
        /** @description Outcome of a registration */
        Registered: {
            /** @description Of a one-click registration: told now and never again. `token` goes to sendCredentials, until `expires`. */
            credentials: {
                /** @description When that token expires, epoch seconds */
                expires: number;
                /** @description Login that was made */
                login: string;
                /** @description Password that was made, shown once */
                password: string;
                /** @description Token that `sendCredentials` takes */
                token: string;
            } | null;
            /** @description What the caller can correct; empty when the call succeeded */
            errors: components["schemas"]["FieldError"][];
            /** @description Session of the new player; null when the registration failed */
            result: components["schemas"]["SignedIn"] | null;
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
    sendCredentials: {
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
                    /** @description Where to send them */
                    email: string;
                    /** @description The password that was made, base64 of UTF-8 */
                    password: string;
                    /** @description Token of the registration */
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
                        /** @description True when it was done */
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
    full: {
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
                    /** @description The terms are accepted, and the caller is of age */
                    accepts_terms: boolean;
                    /** @description Id of the country */
                    country_id: number;
                    /** @description Id of the currency of the main account */
                    currency_id: number;
                    /** @description Such as 1990-05-31 */
                    date_birthday: string;
                    /** @description E-mail address */
                    email: string;
                    /**
                     * @description Messages about bets by e-mail
                     * @default false
                     */
                    enable_mail_bets?: boolean;
                    /**
                     * @description Messages about deposits by e-mail
                     * @default false
                     */
                    enable_mail_deposit?: boolean;
                    /**
                     * @description News by e-mail
                     * @default false
                     */
                    enable_mail_news?: boolean;
                    /**
                     * @description News by text message
                     * @default false
                     */
                    enable_sms_news?: boolean;
                    /**
                     * @description 0 refuse, 1 sport, 2 casino
                     * @default 0
                     */
                    first_deposit_bonus_choice?: number;
                    /** @description Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's. */
                    idempotency_key: string;
                    /** @description First name */
                    name: string;
                    /** @description Password, base64 of UTF-8 */
                    password: string;
                    /**
                     * @description Promo code: one that anybody may use, or one of the operator's for new players. Errors: PROMO_UNKNOWN, PROMO_EXPIRED.
                     * @default
                     */
                    ref_code?: string;
                    /**
                     * @description What partners' links had left in the browser, by the name of the cookie; what is no such cookie is left out
                     * @default {}
                     */
                    referral?: {
                        [key: string]: string;
                    };
                    /** @description Last name */
                    surname: string;
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
                        /** @description Token that goes with the code, and the times; null when refused */
                        result: {
                            /** @description When it stops being valid, epoch seconds */
                            expires: number;
                            /** @description When another may be asked for, epoch seconds */
                            retry: number;
                            /** @description Token that goes with the code to the next step */
                            token: string;
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
    confirmFull: {
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
                    /** @description Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's. */
                    idempotency_key: string;
                    /** @description Token that came with the code */
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
                    "application/json": components["schemas"]["Registered"];
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
    oneClick: {
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
        /** @description What every way to register takes. Errors: REQUIRED (terms), INVALID, NOT_OFFERED (country, type), CURRENCY_UNKNOWN, IDEMPOTENCY_MISMATCH. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The terms are accepted, and the caller is of age */
                    accepts_terms: boolean;
                    /** @description Id of the country */
                    country_id: number;
                    /** @description Id of the currency of the main account */
                    currency_id: number;
                    /**
                     * @description Messages about bets by e-mail
                     * @default false
                     */
                    enable_mail_bets?: boolean;
                    /**
                     * @description Messages about deposits by e-mail
                     * @default false
                     */
                    enable_mail_deposit?: boolean;
                    /**
                     * @description News by e-mail
                     * @default false
                     */
                    enable_mail_news?: boolean;
                    /**
                     * @description News by text message
                     * @default false
                     */
                    enable_sms_news?: boolean;
                    /**
                     * @description 0 refuse, 1 sport, 2 casino
                     * @default 0
                     */
                    first_deposit_bonus_choice?: number;
                    /** @description Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's. */
                    idempotency_key: string;
                    /**
                     * @description Promo code: one that anybody may use, or one of the operator's for new players. Errors: PROMO_UNKNOWN, PROMO_EXPIRED.
                     * @default
                     */
                    ref_code?: string;
                    /**
                     * @description What partners' links had left in the browser, by the name of the cookie; what is no such cookie is left out
                     * @default {}
                     */
                    referral?: {
                        [key: string]: string;
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
                    "application/json": components["schemas"]["Registered"];
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
    options: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
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
                        /** @description Numbers of the first-deposit bonuses to choose from */
                        bonus_choices: number[];
                        /** @description Countries to choose from */
                        countries: {
                            /** @description Two-letter country code */
                            country_code: string;
                            /** @description Id of the country's usual currency; null for none */
                            currency_id: number | null;
                            /** @description Id of the country */
                            id: number;
                            /** @description Least age of players, years */
                            minimum_age: number;
                            /** @description Name of the country in the requested language */
                            name: string;
                        }[];
                        /** @description Ids of the currencies to choose from */
                        currency_ids: number[];
                        /** @description Id of the visitor's country; null when it can't be chosen */
                        default_country_id: number | null;
                        /** @description Id of the currency suggested */
                        default_currency_id: number;
                        /** @description Ways to register that are open */
                        types: ("one_click" | "full_reg" | "phone_reg" | "soc_reg")[];
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
    phone: {
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
                    /** @description The terms are accepted, and the caller is of age */
                    accepts_terms: boolean;
                    /** @description Id of the country */
                    country_id: number;
                    /** @description Id of the currency of the main account */
                    currency_id: number;
                    /**
                     * @description Messages about bets by e-mail
                     * @default false
                     */
                    enable_mail_bets?: boolean;
                    /**
                     * @description Messages about deposits by e-mail
                     * @default false
                     */
                    enable_mail_deposit?: boolean;
                    /**
                     * @description News by e-mail
                     * @default false
                     */
                    enable_mail_news?: boolean;
                    /**
                     * @description News by text message
                     * @default false
                     */
                    enable_sms_news?: boolean;
                    /**
                     * @description 0 refuse, 1 sport, 2 casino
                     * @default 0
                     */
                    first_deposit_bonus_choice?: number;
                    /** @description Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's. */
                    idempotency_key: string;
                    /** @description Dialling code such as "7" or "+7" */
                    "phone-code": string;
                    /** @description Phone number without its dialling code */
                    "phone-number": string;
                    /**
                     * @description Promo code: one that anybody may use, or one of the operator's for new players. Errors: PROMO_UNKNOWN, PROMO_EXPIRED.
                     * @default
                     */
                    ref_code?: string;
                    /**
                     * @description What partners' links had left in the browser, by the name of the cookie; what is no such cookie is left out
                     * @default {}
                     */
                    referral?: {
                        [key: string]: string;
                    };
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
                    "application/json": components["schemas"]["Registered"];
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
    social: {
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
                    /** @description The terms are accepted, and the caller is of age */
                    accepts_terms: boolean;
                    /** @description Id of the country */
                    country_id: number;
                    /** @description Id of the currency of the main account */
                    currency_id: number;
                    /**
                     * @description Messages about bets by e-mail
                     * @default false
                     */
                    enable_mail_bets?: boolean;
                    /**
                     * @description Messages about deposits by e-mail
                     * @default false
                     */
                    enable_mail_deposit?: boolean;
                    /**
                     * @description News by e-mail
                     * @default false
                     */
                    enable_mail_news?: boolean;
                    /**
                     * @description News by text message
                     * @default false
                     */
                    enable_sms_news?: boolean;
                    /**
                     * @description 0 refuse, 1 sport, 2 casino
                     * @default 0
                     */
                    first_deposit_bonus_choice?: number;
                    /** @description Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's. */
                    idempotency_key: string;
                    /**
                     * @description Promo code: one that anybody may use, or one of the operator's for new players. Errors: PROMO_UNKNOWN, PROMO_EXPIRED.
                     * @default
                     */
                    ref_code?: string;
                    /**
                     * @description What partners' links had left in the browser, by the name of the cookie; what is no such cookie is left out
                     * @default {}
                     */
                    referral?: {
                        [key: string]: string;
                    };
                    /** @description `registration_token` of the sign-in that found no account */
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
                    "application/json": components["schemas"]["Registered"];
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
}
