/** Types of the users service, generated from users.openapi.json. */
export interface paths {
    "/users-api/v1/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's appeals against bans, newest first
         * @description The player's appeals against bans, newest first; `after` is the `next` of the page before.
         */
        get: operations["appeals"];
        put?: never;
        /**
         * Appeals against the player's ban
         * @description Errors: REQUIRED, INVALID, NOT_BANNED, APPEAL_OPEN while one waits for its answer.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/appeals/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides an appeal
         * @description For the operator's back office. Accepting it lifts the ban; pages that the player has open learn of it at once.
         */
        post: operations["answerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/ban/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets or lifts a player's ban
         * @description For the operator's back office. Pages that the player has open learn of it at once.
         */
        post: operations["ban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/phone/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries with their dialling codes
         * @description Countries with their dialling codes, named in `lng`.
         */
        get: operations["phoneCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/phone/masks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How phone numbers are written in each country
         * @description How phones of each country are written after the dialling code, a `#` a digit, and how many digits they have.
         */
        get: operations["phoneMasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/user/chat-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the player is to the support chat
         * @description Their number with its HMAC-SHA256 under the secret that the operator shares with the chat's provider (CHAT_IDENTITY_SECRET). Never to be kept.
         */
        get: operations["chatIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/user/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings and personal data of the player
         * @description 451 while changed terms are not accepted.
         */
        get: operations["config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/user/cookies-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores when the player agreed to cookies
         * @description Notes when the player agreed to cookies; an earlier moment than the one noted changes nothing.
         */
        post: operations["cookiesAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users-api/v1/user/hide-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides the player's balances, or shows them again */
        post: operations["hideBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/api-v3/v2/user/agreement-rules/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts the terms in force
         * @description Accepts the terms as they are.
         */
        post: operations["acceptAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/api-v3/v2/user/agreement-rules/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the terms have changed since the player accepted them
         * @description Whether the terms have changed.
         */
        get: operations["agreementStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/api/internal/v1/account/user-transfer/check-code/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the code of a player of the former brand
         * @description The right code answers the token of the last step. Errors: WRONG_CODE, TIME_UP, SIGN_IN_LOCKED.
         */
        post: operations["transferCheckCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/api/internal/v1/account/user-transfer/send-code/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to the phone of a player of the former brand
         * @description Sends a code to the phone of a player of the former brand. The answer is the same when number and phone do not belong together.
         */
        post: operations["transferSendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/api/internal/v1/account/user-transfer/user-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a player of the former brand here
         * @description Answers the new player's number and password, once.
         */
        post: operations["transferUserData"];
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
        /** @description Body of a 451. Exception code 1: the terms have changed and must be accepted first. */
        LegalBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Why the call is refused */
            exception: {
                /** @description 1: the terms have changed and must be accepted first */
                code: number;
            };
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description Settings of a player */
        UserConfig: {
            /** @description 0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only */
            activation_type: number;
            /** @description Level of the ban; 0 for none */
            ban_level: number;
            /** @description Version of the ban rules */
            ban_version: number;
            /** @description Whole days since the password was changed */
            changed_pass_day_count: number;
            /** @description True when the player may not bet before games start */
            disallow_line_sport: boolean;
            /** @description True when the player may not bet on games in play */
            disallow_live_sport: boolean;
            /** @description True when the player has deposited */
            has_deposit: boolean;
            /** @description True when a security question is set */
            is_active_secure_question: boolean;
            /** @description True when identification earns a bonus */
            is_identification_bonus: boolean;
            /** @description True when the player must prove who they are */
            is_need_identification: boolean;
            /** @description Dialling code, digits */
            phone_code: string | null;
            /** @description Digits after the dialling code */
            phone_number: string | null;
            /** @description 0 to 100 */
            protection_level: number;
            /** @description Which protections are on */
            protection_methods: {
                /** @description A confirmed e-mail is bound */
                enable_email_auth: boolean;
                /** @description A confirmed phone is bound */
                enable_phone_binding: boolean;
                /** @description A security question is set */
                enable_security_question: boolean;
                /** @description Two-step sign-in is on */
                enable_two_factor_auth: boolean;
                /** @description The player has changed the password since registering */
                is_changed_password: boolean;
            };
            /** @description Whole days; null when nothing is to be activated */
            remaining_days_to_activate: number | null;
            /** @description True when another document was asked for */
            requested_additional_document: boolean;
            /** @description True when the protections have changed elsewhere and must be read again */
            should_sync_protection_methods: boolean;
            /** @description True when the deposit page asks for verification */
            show_verification_modal_on_deposit_page: boolean;
            /** @description Two lower-case letters */
            user_country_code: string;
            /** @description Id of the player's country */
            user_country_id: number;
            /** @description Personal data */
            user_data: {
                /** @description Date of birth */
                date_birthday: string | null;
                /** @description Number of the document type; null for none */
                document_type_id: number | null;
                /** @description Tax number; null for none */
                inn: string | null;
                /** @description First name; null for none */
                name: string | null;
                /** @description Number of the document; null for none */
                passport: string | null;
                /** @description Date of issue */
                passport_date: string | null;
                /** @description Date of expiry */
                passport_end_date: string | null;
                /** @description Registered address; null for none */
                registration_address: string | null;
                /** @description Last name; null for none */
                surname: string | null;
            };
            /** @description E-mail; null for none */
            user_email: string | null;
            /** @description True when the player's pages hide balances */
            user_hide_balance: boolean;
            /** @description Unread messages of the site */
            user_msg_count: number;
            /** @description Name; null when the player gave none */
            user_name: string | null;
            /** @description Id of the partner the player came by */
            user_ref_id: number;
            /** @description Number of the player's status */
            user_status_id: number;
            /** @description Number of the verification status */
            verification_status: number;
            /** @description Group of the verification status; null for none */
            verification_status_group_code: string | null;
            /** @description Numbers of the verifications wanted */
            verification_types: number[];
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
    appeals: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: number;
                /** @description Size of the page */
                first?: number;
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
                        /** @description Appeals, newest first */
                        appeals: {
                            /** @description True when it was accepted, false when it was rejected; null while it is open */
                            accepted: boolean | null;
                            /** @description The operator's answer; null while it is open */
                            answer: string | null;
                            /** @description When it was answered, epoch seconds; null while it is open */
                            answered_at: number | null;
                            /** @description Level of the ban it is against */
                            ban_level: number;
                            /** @description When it was sent, epoch seconds */
                            created_at: number;
                            /** @description Id of the appeal */
                            id: number;
                            /** @description What the player wrote */
                            text: string;
                        }[];
                        /** @description Id to send as `after` for the following page; null on the last one */
                        next: number | null;
                        /** @description Number of entries in the whole list */
                        total: number;
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
    appeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the player has to say */
                    text: string;
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
                        /** @description The appeal that was sent; null when it was refused */
                        appeal: {
                            /** @description True when it was accepted, false when it was rejected; null while it is open */
                            accepted: boolean | null;
                            /** @description The operator's answer; null while it is open */
                            answer: string | null;
                            /** @description When it was answered, epoch seconds; null while it is open */
                            answered_at: number | null;
                            /** @description Level of the ban it is against */
                            ban_level: number;
                            /** @description When it was sent, epoch seconds */
                            created_at: number;
                            /** @description Id of the appeal */
                            id: number;
                            /** @description What the player wrote */
                            text: string;
                        } | null;
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
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
    answerAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the appeal */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True accepts the appeal and lifts the ban */
                    accepted: boolean;
                    /** @description Text the player reads */
                    answer: string;
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
                        /** @description True when it was accepted, false when it was rejected; null while it is open */
                        accepted: boolean | null;
                        /** @description The operator's answer; null while it is open */
                        answer: string | null;
                        /** @description When it was answered, epoch seconds; null while it is open */
                        answered_at: number | null;
                        /** @description Level of the ban it is against */
                        ban_level: number;
                        /** @description When it was sent, epoch seconds */
                        created_at: number;
                        /** @description Id of the appeal */
                        id: number;
                        /** @description What the player wrote */
                        text: string;
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
            /** @description KEY_NEEDED: The service key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description APPEAL_UNKNOWN: There is no such appeal. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description APPEAL_ANSWERED: The appeal was decided before. */
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
    ban: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Player number */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Level of the ban; 0 lifts it */
                    ban_level: number;
                    /** @description Version of the ban rules */
                    ban_version: number;
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
            /** @description KEY_NEEDED: The service key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description PLAYER_UNKNOWN: There is no such player. */
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
    phoneCountries: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
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
                        /** @description Countries, sorted by name */
                        countries: {
                            /** @description Two-letter country code */
                            country_code: string;
                            /** @description Id of the country */
                            id: number;
                            /** @description Name of the country in the requested language */
                            name: string;
                            /** @description Dialling code without "+" */
                            tel_code: string;
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
    phoneMasks: {
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
                        /** @description How phone numbers are written, by country */
                        masks: {
                            /** @description Id of the country */
                            CountryId: number;
                            /** @description Pattern after the dialling code; `#` stands for a digit */
                            Mask: string;
                            /** @description Most digits */
                            Max: number;
                            /** @description Fewest digits */
                            Min: number;
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
    chatIdentity: {
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
                        /** @description Null where the operator has set no secret */
                        identity: {
                            /** @description Player number */
                            identifier: string;
                            /** @description HMAC-SHA256 of `identifier` in hex */
                            identifier_hash: string;
                        } | null;
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
    config: {
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
                        result: components["schemas"]["UserConfig"];
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
            /** @description TERMS_CHANGED: The terms have changed and must be accepted first. */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalBody"];
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
    cookiesAgreement: {
        parameters: {
            query: {
                /** @description Epoch seconds */
                cookiesAgreeTime: string;
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
    hideBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True when the player's pages hide balances */
                    user_hide_balance: boolean;
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
                        /** @description True when the player's pages hide balances */
                        user_hide_balance: boolean;
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
    acceptAgreement: {
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
                        /** @description True when the terms have changed since the player accepted them */
                        result: boolean;
                        /** @description When the terms changed last, epoch seconds */
                        updatedAt: number;
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
    agreementStatus: {
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
                        /** @description True when the terms have changed since the player accepted them */
                        result: boolean;
                        /** @description When the terms changed last, epoch seconds */
                        updatedAt: number;
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
    transferCheckCode: {
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
            path: {
                /** @description Player number at the former brand */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                        /** @description Token for the last step; null when the code was refused */
                        redirectToken: string | null;
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
    transferSendCode: {
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
            path: {
                /** @description Player number at the former brand */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Solved captcha, as in the header `X-Captcha-Result` */
                    captcha?: string;
                    /** @description Dialling code such as "7" or "+7" */
                    country_code: string;
                    /** @description Phone number without its dialling code */
                    phone: string;
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
    transferUserData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of the step before */
                    redirectToken: string;
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
                        /** @description Password of the new account, shown once; null unless it was just made */
                        password: string | null;
                        /**
                         * @description "moved": an account was made. "already": the player moved before. "refused": the token is not valid
                         * @enum {string}
                         */
                        status: "moved" | "already" | "refused";
                        /** @description Player number here; null when refused */
                        user_id: number | null;
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
}
