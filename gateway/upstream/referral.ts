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
    "/referral-api/v1/desk/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's shares of friends' net revenue by month, for the staff
         * @description For the operator's back office. Latest first: the running month as far as it has come, and the paid ones of the last 24 calendar months.
         */
        get: operations["deskMonths"];
        put?: never;
        post?: never;
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
         * @description For the operator's back office. Friends who have registered keep theirs: levels, rewards, and all of the share.
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
    "/referral-api/v1/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares of friends' net revenue by month, latest first
         * @description The running month as far as it has come, and those of the last 24 calendar months that were paid for, which happens an hour after their end: one entry for each currency and each set of share terms.
         */
        get: operations["months"];
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
        /**
         * The player's code, level and terms
         * @description 404 on a site without a referral programme: it has none in production until the staff sets its terms.
         */
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
        /** @description A player's share of friends' net revenue in a month: sums of all friends, in one currency */
        ReferralMonth: {
            /** @description Bonuses that were booked to their accounts, less those taken back, in major units */
            bonuses: string;
            /** @description Negative rest of the months before, never above zero, in major units */
            carried_in: string;
            /** @description Negative rest for the months after, never above zero, in major units */
            carried_out: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description Payment fees that the house bore for them, in major units */
            fees: string;
            /** @description Friends who counted */
            friends: number;
            /** @description Whether the month is not over */
            is_running: boolean;
            /** @description The player's level at the end of the month, or now while it runs, from 1 */
            level: number;
            /** @description Calendar month of UTC, YYYY-MM */
            month: string;
            /** @description Net revenue: stakes less wins, bonuses and fees, in major units */
            net: string;
            /** @description When it was paid, epoch seconds; null while the month runs, and until what it came to is paid */
            paid_at: number | null;
            /** @description Percent that the share is of the net revenue, by level */
            percent: string;
            /** @description The percent of `net` and `carried_in`, half up, never below zero: what the player got, or would get for what the month has come to so far, in major units */
            share: string;
            /** @description Settled stakes of all friends, in major units */
            stakes: string;
            /** @description What they won, in major units */
            wins: string;
            /** @description Why nothing was paid: the player had excluded themselves or taken a time-out; was banned or frozen; had no confirmed e-mail or phone; had not verified who they are. Null otherwise */
            withheld: ("LIMIT_REACHED" | "BETTING_CLOSED" | "CONTACT_NEEDED" | "VERIFICATION_NEEDED") | null;
        };
        /** @description The referral programme as a player sees it; amounts in the currency of their main account */
        ReferralProgramme: {
            /** @description Whether a negative month lowers those after it */
            carries_negative: boolean;
            /** @description The player's code: the value of `bf` in a link, or typed at registration */
            code: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description Days in which a friend has to meet the terms */
            days: number;
            /** @description By currency */
            earned: {
                /** @description Sum of rewards and shares, in major units */
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
                /** @description Percent of friends' net revenue at this level; 0 for no share */
                share_percent: string;
            }[];
            /** @description Deposits that a friend has to make in all, in major units */
            min_deposit: string;
            /** @description Stakes of a friend that have to be settled, in major units */
            min_turnover: string;
            /** @description Friends who were paid for */
            paid_friends: number;
            /** @description Calendar months for which a friend counts, that of their registration first; 0 for no share */
            share_months: number;
            /** @description Percent of friends' net revenue at the player's level; 0 for no share */
            share_percent: string;
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
            /**
             * @description Lowest price of coupons whose stakes count; rounds count that won or lost as much as it would have brought. 1.4 for friends of before
             * @default 1.4
             */
            minCoef: string;
            /**
             * @description What a player and their friend must have shown before cash is paid: nothing; a confirmed e-mail or phone, or who they are; who they are. CONTACT for friends of before
             * @default CONTACT
             * @enum {string}
             */
            proof: "NONE" | "CONTACT" | "IDENTITY";
            /** @description Left out if players get no share */
            share?: {
                /** @description Whether a negative month lowers those after it; if not, it is forgotten */
                carriesNegative: boolean;
                /** @description Calendar months for which a friend counts; that of their registration is the first */
                months: number;
                /** @description Percent of friends' net revenue by level, two decimals at most */
                percents: (string & (unknown & unknown))[];
            };
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
            /**
             * @description Lowest price of coupons whose stakes count; rounds count that won or lost as much as it would have brought. 1.4 for friends of before
             * @default 1.4
             */
            minCoef: string;
            /**
             * @description What a player and their friend must have shown before cash is paid: nothing; a confirmed e-mail or phone, or who they are; who they are. CONTACT for friends of before
             * @default CONTACT
             * @enum {string}
             */
            proof: "NONE" | "CONTACT" | "IDENTITY";
            /** @description Left out if players get no share */
            share?: {
                /** @description Whether a negative month lowers those after it; if not, it is forgotten */
                carriesNegative: boolean;
                /** @description Calendar months for which a friend counts; that of their registration is the first */
                months: number;
                /** @description Percent of friends' net revenue by level, two decimals at most */
                percents: (string & (unknown & unknown))[];
            };
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
                state?: "REGISTERED" | "DEPOSITED" | "HELD" | "FLAGGED" | "PAID" | "EXPIRED" | "REJECTED";
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
                            /** @description What a household shares, such as DEVICE or NETWORK; who has to show what, such as FRIEND_CONTACT_NEEDED; null otherwise */
                            reason: string | null;
                            /** @description Number of the player who brought them */
                            referrer_id: number;
                            /** @description When they registered, epoch seconds */
                            registered_at: number;
                            /**
                             * @description Has registered; has deposited enough; has met the terms, but the two have yet to show what `reason` says; is looked at by the staff because the two are of one household; was paid for; ran out of time; was turned down by the staff
                             * @enum {string}
                             */
                            state: "REGISTERED" | "DEPOSITED" | "HELD" | "FLAGGED" | "PAID" | "EXPIRED" | "REJECTED";
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
    deskMonths: {
        parameters: {
            query: {
                /** @description Number of the player who brought the friends */
                referrer_id: number;
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
                        /** @description One entry for each currency and plan */
                        months: {
                            /** @description Bonuses that were booked to their accounts, less those taken back, in major units */
                            bonuses: string;
                            /** @description Negative rest of the months before, never above zero, in major units */
                            carried_in: string;
                            /** @description Negative rest for the months after, never above zero, in major units */
                            carried_out: string;
                            /** @description ISO 4217 */
                            currency: string;
                            /** @description Payment fees that the house bore for them, in major units */
                            fees: string;
                            /** @description Friends who counted */
                            friends: number;
                            /** @description Whether the month is not over */
                            is_running: boolean;
                            /** @description The player's level at the end of the month, or now while it runs, from 1 */
                            level: number;
                            /** @description Calendar month of UTC, YYYY-MM */
                            month: string;
                            /** @description Net revenue: stakes less wins, bonuses and fees, in major units */
                            net: string;
                            /** @description When it was paid, epoch seconds; null while the month runs, and until what it came to is paid */
                            paid_at: number | null;
                            /** @description Percent that the share is of the net revenue, by level */
                            percent: string;
                            /** @description Share terms that the friends registered under: level thresholds and percents */
                            plan: string;
                            /** @description The percent of `net` and `carried_in`, half up, never below zero: what the player got, or would get for what the month has come to so far, in major units */
                            share: string;
                            /** @description Settled stakes of all friends, in major units */
                            stakes: string;
                            /** @description What they won, in major units */
                            wins: string;
                            /** @description Why nothing was paid: the player had excluded themselves or taken a time-out; was banned or frozen; had no confirmed e-mail or phone; had not verified who they are. Null otherwise */
                            withheld: ("LIMIT_REACHED" | "BETTING_CLOSED" | "CONTACT_NEEDED" | "VERIFICATION_NEEDED") | null;
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
                            /** @description Who has to confirm an e-mail or phone, or who they are; null unless HELD */
                            held_for: ("FRIEND" | "PLAYER") | null;
                            /** @description Number of the entry */
                            id: string;
                            /** @description The friend's number, all but its ends hidden */
                            player: string;
                            /** @description When they registered, epoch seconds */
                            registered_at: number;
                            /** @description What the player got for them, in major units; null for nothing */
                            reward: string | null;
                            /**
                             * @description Has registered; has deposited enough; has met the terms, but the two have yet to show what `reason` says; is looked at by the staff because the two are of one household; was paid for; ran out of time; was turned down by the staff
                             * @enum {string}
                             */
                            state: "REGISTERED" | "DEPOSITED" | "HELD" | "FLAGGED" | "PAID" | "EXPIRED" | "REJECTED";
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
    months: {
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
                        /** @description The running month and those that were paid for */
                        months: components["schemas"]["ReferralMonth"][];
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
            /** @description NO_REFERRAL_PROGRAMME: The site has no referral programme. */
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
