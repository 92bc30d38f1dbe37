/** Types of the referral service, generated from referral.openapi.json. */
export interface paths {
    "/referral-api/v1/desk/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friends in a state, for the staff
         * @description For the operator's back office.
         */
        get: operations["deskFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-api/v1/desk/friends/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides about a flagged friend
         * @description For the operator's back office. Approved, both sides are paid; turned down, nobody is.
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-api/v1/desk/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the terms
         * @description For the operator's back office. Friends who have registered keep theirs.
         */
        put: operations["setTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-api/v1/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Friends whom the player brought, newest first */
        get: operations["friends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-api/v1/programme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's code, level and terms */
        get: operations["programme"];
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
        /** @description The referral programme as a player sees it; amounts in the currency of their main account */
        ReferralProgramme: {
            /** @description The player's code: the value of `bf` in a link, or typed at registration */
            code: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description Days in which a friend has to meet the terms */
            days: number;
            /** @description By currency */
            earned: {
                /** @description Sum of the rewards, in major units */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description What the friend gets, in major units */
            friend_reward: string;
            /** @description The player's level, from 1 */
            level: number;
            /** @description The lowest first */
            levels: {
                /** @description Paid friends from which it holds */
                from: number;
                /** @description From 1 */
                level: number;
                /** @description Reward for a friend at this level, in major units */
                reward: string;
            }[];
            /** @description Deposits that a friend has to make in all, in major units */
            min_deposit: string;
            /** @description Stakes of a friend that have to be settled, in major units */
            min_turnover: string;
            /** @description Friends who were paid for */
            paid_friends: number;
            /** @description Friends missing for the next level; null at the highest */
            to_next: number | null;
        };
        /** @description Terms of the referral programme */
        ReferralTerms: {
            /** @description By currency */
            currencies: {
                /** @description ISO 4217 */
                currency: string;
                /** @description What the friend gets, in major units; 0 for nothing */
                friendReward: string;
                /** @description Deposits that a friend has to make in all, in major units */
                minDeposit: string;
                /** @description Stakes that have to be settled, in major units */
                minTurnover: string;
                /** @description What the player gets for a friend by level, in major units */
                rewards: string[];
            }[];
            /** @description Days after registration in which a friend has to meet the terms */
            days: number;
            /** @description Paid friends from which each level holds; the first is 0 */
            levels: number[];
        };
        /** @description Terms of the referral programme */
        ReferralTermsInput: {
            /** @description By currency */
            currencies: {
                /** @description ISO 4217 */
                currency: string;
                /** @description What the friend gets, in major units; 0 for nothing */
                friendReward: string;
                /** @description Deposits that a friend has to make in all, in major units */
                minDeposit: string;
                /** @description Stakes that have to be settled, in major units */
                minTurnover: string;
                /** @description What the player gets for a friend by level, in major units */
                rewards: string[];
            }[];
            /** @description Days after registration in which a friend has to meet the terms */
            days: number;
            /** @description Paid friends from which each level holds; the first is 0 */
            levels: number[];
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
    deskFriends: {
        parameters: {
            query?: {
                /** @description How many, at most 100 */
                limit?: number;
                /** @description Only in this state */
                state?: "REGISTERED" | "DEPOSITED" | "FLAGGED" | "PAID" | "EXPIRED" | "REJECTED";
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
                        /** @description Oldest first */
                        friends: {
                            /** @description Number of the friend */
                            friend_id: number;
                            /** @description DEVICE or NETWORK: what both use; null otherwise */
                            reason: string | null;
                            /** @description Number of the player who brought them */
                            referrer_id: number;
                            /** @description When they registered, epoch seconds */
                            registered_at: number;
                            /**
                             * @description Has registered; has deposited enough; is looked at by the staff because of a shared device or network; was paid for; ran out of time; was turned down by the staff
                             * @enum {string}
                             */
                            state: "REGISTERED" | "DEPOSITED" | "FLAGGED" | "PAID" | "EXPIRED" | "REJECTED";
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
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, a positive integer */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether both sides are paid */
                    approve: boolean;
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
                        /** @description What was decided */
                        approved: boolean;
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
            /** @description FRIEND_NOT_FLAGGED: There is no such flagged friend. */
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
    setTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    terms: components["schemas"]["ReferralTermsInput"];
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
                        terms: components["schemas"]["ReferralTerms"];
                        /** @description Rises with each change */
                        version: number;
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
    friends: {
        parameters: {
            query?: {
                /** @description Last one of the page before */
                after?: string;
                /** @description How many, at most 100 */
                limit?: number;
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
                        friends: {
                            /** @description Currency of the reward, ISO 4217; null without one */
                            currency: string | null;
                            /** @description When it was paid for or ended, epoch seconds */
                            ended_at: number | null;
                            /** @description By when they have to meet the terms, epoch seconds */
                            expires_at: number;
                            /** @description Number of the entry */
                            id: string;
                            /** @description The friend's number, all but its ends hidden */
                            player: string;
                            /** @description When they registered, epoch seconds */
                            registered_at: number;
                            /** @description What the player got for them, in major units; null for nothing */
                            reward: string | null;
                            /**
                             * @description Has registered; has deposited enough; is looked at by the staff because of a shared device or network; was paid for; ran out of time; was turned down by the staff
                             * @enum {string}
                             */
                            state: "REGISTERED" | "DEPOSITED" | "FLAGGED" | "PAID" | "EXPIRED" | "REJECTED";
                        }[];
                        /** @description Whether more follow */
                        has_more: boolean;
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
    programme: {
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
                    "application/json": components["schemas"]["ReferralProgramme"];
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
