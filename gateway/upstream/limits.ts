/** Types of the limits service, generated from limits.openapi.json. */
export interface paths {
    "/limit-service-api/api/external/web/v3/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a limit
         * @description Sets a value. A tighter one holds at once; a looser one waits a day and then needs approval. Errors are values, the status is 200.
         */
        post: operations["set"];
        /**
         * Cancels waiting changes of deposit limits
         * @description Cancels pending deposit limits whose approve flag is not 1.
         */
        delete: operations["cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limit-service-api/api/external/web/v3/limitaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects changes of limits
         * @description Rejects (0) or approves (1) changes that need approval.
         */
        post: operations["action"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limit-service-api/api/external/web/v3/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All limits of the player */
        get: operations["list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limit-service-api/api/external/web/v3/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the time the player spends
         * @description Sent every 30 seconds while the player is signed in. When the hours of the session limit are used up, the player's sessions end.
         */
        post: operations["ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limit-service-api/api/external/web/v3/played": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the player staked and won in this session
         * @description By currency, since the session began. Shown with the reminder of the reality check.
         */
        get: operations["played"];
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
        /** @description A limit of the player */
        Limit: {
            /** @description Currency of money limits, ISO 4217; null for others */
            currency: string | null;
            /** @description When it ends, epoch seconds; null when it has no end */
            endsAt: number | null;
            /** @description The player can't change it now */
            isDisabled?: boolean;
            /** @description Name in the caller's language */
            label: string;
            /** @description What is left of it, in its own unit */
            limitBalance: string | null;
            /**
             * @description PENDING: waits for approval; ACTIVE: in force; INACTIVE: over
             * @enum {string}
             */
            limitState: "PENDING" | "ACTIVE" | "INACTIVE";
            /** @description 1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit, 30 self-exclusion, 31 session, 32 reality check, 33 deposit time-out */
            limitType: number;
            /** @description The value in force */
            limitValue: string | null;
            /**
             * @description Unit of the values
             * @enum {string}
             */
            measure: "money" | "days" | "hours" | "minutes";
            /** @description 1 when a change waits for the player's approval */
            needApprove: number;
            /** @description Values to choose among; null where the player types an amount */
            options?: string[] | null;
            /** @description A change that waits; null or absent for none */
            pending?: {
                /** @description When the approval lapses and the change with it: start plus 86400 s */
                approveUntil: number;
                /**
                 * @description Compared with the value in force
                 * @enum {string}
                 */
                change: "HIGHER" | "LOWER";
                /**
                 * @description PENDING: waits for approval; ACTIVE: in force; INACTIVE: over
                 * @constant
                 */
                limitState: "PENDING";
                /** @description -1 takes the limit away */
                limitValue: string;
                /** @description 1 once the player may and must approve it */
                needApprove: number;
                /** @description When the approval opens */
                startedAt: number;
            } | null;
            /**
             * @description Section of the limits page
             * @enum {string}
             */
            section?: "DEPOSIT" | "EXTRA" | "REALITY_CHECK" | "WAGERING" | "LOSS";
            /** @description When it came into force, epoch seconds; null when it never did */
            startedAt: number | null;
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
    set: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Currency of the value, ISO 4217; the main account's without it */
                    currency?: string | null;
                    /** @description Type of the limit */
                    limitType: number;
                    /** @description New value, decimal in the limit's own unit; "-1" removes the limit */
                    limitValue: string;
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
                        /** @description Code of the refusal; absent when it was done */
                        code?: string;
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Limits of the player, as they are now */
                        limits: components["schemas"]["Limit"][];
                        /** @description True when it was done */
                        status: boolean;
                        /** @description Sentence to show, in the caller's language */
                        title: string;
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
    cancel: {
        parameters: {
            query?: {
                /** @description All waiting limits that the action fits, without a type */
                limitType?: number;
            };
            header?: {
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
                        /** @description Code of the refusal; absent when it was done */
                        code?: string;
                        /** @description Limits of the player, as they are now */
                        limits: components["schemas"]["Limit"][];
                        /** @description True when it was done */
                        status: boolean;
                        /** @description Sentence to show, in the caller's language */
                        title: string;
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
    action: {
        parameters: {
            query: {
                /** @description 0 rejects, 1 approves */
                action: number;
                /** @description All waiting limits that the action fits, without a type */
                limitType?: number;
            };
            header?: {
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
                        /** @description Code of the refusal; absent when it was done */
                        code?: string;
                        /** @description Limits of the player, as they are now */
                        limits: components["schemas"]["Limit"][];
                        /** @description True when it was done */
                        status: boolean;
                        /** @description Sentence to show, in the caller's language */
                        title: string;
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
    list: {
        parameters: {
            query?: never;
            header?: {
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
                        /** @description Limits of the player, as they are now */
                        limits: components["schemas"]["Limit"][];
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
    ping: {
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
                     * @description True once the player has closed the reminder
                     * @default false
                     */
                    isRealityCheckSeen?: boolean;
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
                        /** @description True when the hours are used up and the session has ended */
                        isDisconnected: boolean;
                        /** @description Seconds until the next ping */
                        pingSeconds: number;
                        /** @description Reality check */
                        realityCheck: {
                            /** @description True when the reminder must be shown now */
                            isDue: boolean;
                            /** @description Minutes between reminders; null when it is off */
                            limitMinutes: number | null;
                            /** @description Seconds played since the last reminder */
                            playedSeconds: number;
                        };
                        /** @description Session limit */
                        session: {
                            /** @description Seconds left today; null without a limit */
                            leftSeconds: number | null;
                            /** @description Hours a day that the player allows; null without a limit */
                            limitHours: number | null;
                            /** @description Seconds used today */
                            usedSeconds: number;
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
    played: {
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
                        /** @description Seconds since then */
                        seconds: number;
                        /** @description Stakes by currency */
                        stakes: {
                            /** @description Decimal, major units */
                            amount: string;
                            /** @description ISO 4217 */
                            currency: string;
                        }[];
                        /** @description When the session began, epoch seconds */
                        startedAt: number;
                        /** @description Winnings by currency */
                        wins: {
                            /** @description Decimal, major units */
                            amount: string;
                            /** @description ISO 4217 */
                            currency: string;
                        }[];
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
}
