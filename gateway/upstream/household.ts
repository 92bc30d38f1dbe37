/** Types of the household service, generated from household.openapi.json. */
export interface paths {
    "/household-api/v1/desk/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that may be one person's, the oldest first
         * @description For the operator's back office. Found at registration, when money comes in or is asked for, at verification and at changes of data.
         */
        get: operations["personMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/household-api/v1/desk/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether two accounts are one person's
         * @description For the operator's back office. A decision can be changed later. A match that was decided as two people opens again when the two come to share something new.
         */
        post: operations["decideMatch"];
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
        /** @description Two accounts that may be one person's */
        PersonMatch: {
            /** @description When the staff last decided, epoch seconds; null before */
            decided_at: number | null;
            /** @description Who decided */
            decided_by: string | null;
            /** @description Which of the two have excluded themselves or taken a time-out */
            excluded_ids: number[];
            /** @description When it was found, or last had something more in common, epoch seconds */
            found_at: number;
            /** @description Whether an exclusion of one holds for the other, who can neither deposit nor bet then */
            holds: boolean;
            /** @description Number of the match */
            id: string;
            /** @description Words of who decided, for the staff alone */
            note: string | null;
            /** @description Player number */
            one_id: number;
            /** @description Player number */
            other_id: number;
            /** @description What both have: NAME with day of birth, DOCUMENT or tax number, PHONE, CARD, WALLET or account */
            reasons: ("NAME" | "DOCUMENT" | "PHONE" | "CARD" | "WALLET")[];
            /**
             * @description Not decided; one person; two people
             * @enum {string}
             */
            state: "OPEN" | "SAME" | "DIFFERENT";
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
    personMatches: {
        parameters: {
            query?: {
                /** @description Only those after this match */
                after?: string;
                /** @description How many, at most 100 */
                limit?: number;
                /** @description Only of this player */
                player_id?: number;
                /** @description Only in this state */
                state?: "OPEN" | "SAME" | "DIFFERENT";
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
                        /** @description At most `limit` */
                        matches: components["schemas"]["PersonMatch"][];
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
    decideMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the match */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who decides */
                    actor: string;
                    /** @description True for one person, false for two people */
                    is_same: boolean;
                    /**
                     * @description Words for the staff alone
                     * @default null
                     */
                    note?: string | null;
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
                    "application/json": components["schemas"]["PersonMatch"];
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
            /** @description MATCH_UNKNOWN: There is no such match. */
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
}
