/** Types of the rating service, generated from rating.openapi.json. */
export interface paths {
    "/rating-api/v1/desk/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments, newest first
         * @description For the operator's back office.
         */
        get: operations["comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-api/v1/desk/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Net promoter score of a span of time
         * @description For the operator's back office.
         */
        get: operations["report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-api/v1/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the player may be asked now
         * @description True soon after a happy moment (a withdrawal that was paid out, or the third settled coupon or a later one if it won), once in RATING_DAYS days, and never while a payment or a live coupon waits, nor for players who are excluded or banned.
         */
        get: operations["question"];
        put?: never;
        /**
         * Notes that the player is asked now
         * @description True for one caller only, however many pages of the player are open: who is told so shows the question.
         */
        post: operations["ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-api/v1/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers the question
         * @description The first answer to a question counts: sending another one answers the first. Errors: INVALID for the score or the comment, NOT_ASKED without a question.
         */
        post: operations["rate"];
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
        /** @description A player's answer */
        Rating: {
            /** @description What the player added; null for nothing */
            comment: string | null;
            /** @description When it was given, epoch seconds */
            rated_at: number;
            /** @description 0 (not at all likely) to 10 (extremely likely) */
            score: number;
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
    comments: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                before?: number;
                /** @description How many, at most 100 */
                first?: number;
                /** @description First moment, epoch seconds; the default is the first answer */
                from?: number;
                /** @description Moment before which it ends, epoch seconds; now by default */
                to?: number;
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
                        /** @description Newest first */
                        comments: {
                            /** @description What the player wrote */
                            comment: string;
                            /** @description Number of the answer */
                            id: number;
                            /** @description Number of the player */
                            player_id: number;
                            /** @description When it was given, epoch seconds */
                            rated_at: number;
                            /** @description 0 (not at all likely) to 10 (extremely likely) */
                            score: number;
                        }[];
                        /** @description Number to send as `before` for the following page; null on the last one */
                        next: number | null;
                        /** @description How many there are on all pages */
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
            /** @description KEY_NEEDED: The service key is missing or wrong. */
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
    report: {
        parameters: {
            query?: {
                /** @description First moment, epoch seconds; the default is the first answer */
                from?: number;
                /** @description Moment before which it ends, epoch seconds; now by default */
                to?: number;
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
                        /** @description Those of them with an answer */
                        answered: number;
                        /** @description Players' questions in the span */
                        asked: number;
                        /** @description All eleven scores, the lowest first */
                        counts: {
                            /** @description Answers with this score */
                            count: number;
                            /** @description 0 (not at all likely) to 10 (extremely likely) */
                            score: number;
                        }[];
                        /** @description Answers of 0 to 6 */
                        detractors: number;
                        /** @description Percent of promoters less percent of detractors, -100 to 100, to one decimal; null without answers */
                        nps: number | null;
                        /** @description Answers of 7 and 8 */
                        passives: number;
                        /** @description Answers of 9 and 10 */
                        promoters: number;
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
    question: {
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
                        /** @description Whether the player may be asked */
                        is_due: boolean;
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
    ask: {
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
                        /** @description Whether this caller shows the question */
                        is_asked: boolean;
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
    rate: {
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
                     * @description What the player adds, at most 2000 characters
                     * @default null
                     */
                    comment?: string | null;
                    /** @description 0 to 10 */
                    score: number;
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
                        /** @description The answer that is kept; null when it was refused */
                        rating: components["schemas"]["Rating"] | null;
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
