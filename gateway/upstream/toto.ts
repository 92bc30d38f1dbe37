/** Types of the toto service, generated from toto.openapi.json. */
export interface paths {
    "/toto-api/v1/desk/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Composes a draw of games that the operator names
         * @description For the operator's back office. The games are of the kind's sports and have not begun.
         */
        post: operations["composeDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/desk/draws/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls a draw off and refunds its tickets
         * @description For the operator's back office. Refunds follow within seconds. A draw whose prizes are known stands.
         */
        post: operations["cancelDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/desk/draws/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the sale of a draw
         * @description For the operator's back office.
         */
        post: operations["closeDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/desk/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All kinds with their rules
         * @description For the operator's back office.
         */
        get: operations["deskKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/desk/kinds/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a kind, or adds one
         * @description For the operator's back office. Draws that exist keep the rules they were composed with.
         */
        put: operations["setKind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draws, newest first
         * @description Those on sale come by their closing, the soonest first.
         */
        get: operations["draws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of toto that are on sale */
        get: operations["kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/nominees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The biggest prizes */
        get: operations["nominees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toto-api/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's tickets, newest first */
        get: operations["tickets"];
        put?: never;
        /**
         * Buys a ticket for a draw
         * @description Once per idempotency key. Each match needs at least one outcome; several make a system, whose price is the stake times its combinations.
         */
        post: operations["buy"];
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
        /** @description A draw */
        TotoDraw: {
            /** @description Most hits first */
            categories: {
                /** @description Prize money; null until the draw is drawn */
                fund: string | null;
                /** @description Hits of a combination */
                hits: number;
                /** @description For one combination at the least stake; null without winners */
                prize: string | null;
                /** @description Share of the prize pool, percent */
                share: string;
                /** @description Winning combinations; null until the draw is drawn */
                winners: number | null;
            }[];
            /** @description First start of a match; nothing is sold after it */
            closes_at: number;
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description Id, digits only */
            id: string;
            /** @description On top for the first category */
            jackpot: string;
            /** @description Key of a kind */
            kind: string;
            /** @description Name of the kind */
            kind_name: string;
            /** @description By their start */
            matches: {
                /** @description Name of its championship */
                championship: string;
                /** @description Number of the game in the line */
                id: string;
                /** @description Whether it has no result of its own: the rule of the kind decides */
                is_void: boolean;
                /** @description In the language asked for */
                name: string;
                /** @description In the order of the line */
                outcomes: {
                    /** @description Key of the outcome within its match */
                    id: string;
                    /** @description Null until the match has a result */
                    is_hit: boolean | null;
                    /** @description In the language asked for */
                    name: string;
                    /** @description Share of the money staked on the match, percent */
                    share: string;
                }[];
                /** @description Final score, where the match has one */
                score: string | null;
                /** @description Number of its sport */
                sport_id: string;
                /** @description Epoch seconds, UTC */
                starts_at: number;
            }[];
            /** @description Counted by kind */
            number: number;
            /** @description Epoch seconds, UTC */
            opens_at: number;
            /** @description Paid or refunded so far */
            paid: string;
            /** @description Prize pool: the part of the stakes that is paid out */
            pool: string;
            /** @description The kind's rules as they were when the draw was composed */
            rules: components["schemas"]["TotoKind"];
            /** @description Null until it is paid */
            settled_at: number | null;
            /** @description All stakes */
            staked: string;
            /**
             * @description On sale; closed; all results known; paid; called off and refunded
             * @enum {string}
             */
            state: "OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "CANCELLED";
            /** @description Tickets sold */
            tickets: number;
            /** @description Rises with every change */
            version: number;
        };
        /** @description A kind of toto */
        TotoKind: {
            /** @description Most hits first; the jackpot is paid with the first */
            categories: {
                /** @description Hits of a combination */
                hits: number;
                /** @description Share of the prize pool, percent */
                share: string;
            }[];
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description How long a result may take after the last start of the draw */
            deadline_hours: number;
            /** @description Prizes are rounded down to whole units of this */
            floor_unit: string;
            /** @description Whether a combination also wins in the categories below its own */
            is_cumulative: boolean;
            /** @description What the next draw to be settled has in its jackpot */
            jackpot: string;
            /** @description Share of the prize pool that feeds the jackpot, percent */
            jackpot_share: string;
            /** @description Key of a kind */
            key: string;
            /** @description With results for fewer matches the draw is void */
            least_matches: number;
            /** @description A category that would pay less for the least stake goes to the jackpot */
            least_prize: string;
            /** @description For one combination */
            least_stake: string;
            /** @description Matches of a draw */
            matches: number;
            /** @description Of one ticket */
            most_combinations: number;
            /** @description For one combination */
            most_stake: string;
            /** @description In the language asked for */
            name: string;
            /** @description Share of the stakes that is paid out, percent */
            pool_share: string;
            /**
             * @description A match without a result: each pick hits, it counts as drawn, or the draw is void
             * @enum {string}
             */
            void_rule: "HIT" | "DRAW" | "VOID";
        };
        /** @description One of the biggest prizes */
        TotoNominee: {
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description Id, digits only */
            draw_id: string;
            /** @description Name of the kind */
            kind_name: string;
            /** @description Number of the draw */
            number: number;
            /** @description The player's number, all but its ends hidden */
            player: string;
            /** @description What the ticket cost */
            price: string;
            /** @description What it won */
            prize: string;
            /** @description Epoch seconds, UTC */
            settled_at: number;
            /** @description Id, digits only */
            ticket_id: string;
        };
        /** @description A ticket of a player */
        TotoTicket: {
            /** @description Number of the account */
            account_id: number;
            /** @description Epoch seconds, UTC */
            bought_at: number;
            /** @description Product of the picks */
            combinations: number;
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description Id, digits only */
            draw_id: string;
            /** @description Most hits of a combination by the results known; null without any */
            hits: number | null;
            /** @description Id, digits only */
            id: string;
            /** @description A pick for each match */
            picks: {
                /** @description Id, digits only */
                match_id: string;
                /** @description Keys of outcomes of the match */
                outcome_ids: string[];
            }[];
            /** @description Stake times combinations */
            price: string;
            /** @description Null while it is open, and when it was refunded */
            prize: string | null;
            /** @description Null while it is open */
            settled_at: number | null;
            /** @description For one combination */
            stake: string;
            /**
             * @description OPEN until its draw is paid
             * @enum {string}
             */
            state: "OPEN" | "WON" | "LOST" | "REFUNDED";
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
    composeDraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who of the operator's staff it is */
                    actor: string;
                    /** @description Numbers of the games, in the order of the draw */
                    game_ids: string[];
                    /** @description Key of the kind */
                    kind: string;
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
                    "application/json": components["schemas"]["TotoDraw"];
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
            /** @description KIND_UNKNOWN: There is no such kind. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description GAMES_UNFIT: A game is unknown, has begun or stands twice, or there are too few or too many. */
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
    cancelDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, digits only */
                id: string;
            };
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
                    "application/json": components["schemas"]["TotoDraw"];
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
            /** @description DRAW_UNKNOWN: There is no such draw. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description DRAW_DRAWN: The draw is drawn or called off already. */
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
    closeDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, digits only */
                id: string;
            };
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
                    "application/json": components["schemas"]["TotoDraw"];
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
            /** @description DRAW_UNKNOWN: There is no such draw. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description DRAW_CLOSED: The sale has ended before. */
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
    deskKinds: {
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
                        /** @description In the order of their keys */
                        kinds: {
                            /** @description Whether draws are composed and shown */
                            is_on: boolean;
                            /** @description Key of the kind */
                            key: string;
                            /** @description Rules of a kind */
                            rules: {
                                /** @description Draws on sale at once */
                                ahead: number;
                                /** @description Most hits first; what the shares leave feeds the jackpot */
                                categories: {
                                    /** @description Hits */
                                    hits: number;
                                    /** @description Hundredths of a percent */
                                    share: number;
                                }[];
                                /** @description Currency, ISO 4217 */
                                currency: string;
                                /** @description How long a result may take */
                                deadlineHours: number;
                                /** @description Minor units that prizes are whole multiples of */
                                floorUnit: number;
                                /** @description Whether a combination also wins in the categories below its own */
                                isCumulative: boolean;
                                /** @description How long before its first start a draw is composed */
                                leadMinutes: number;
                                /** @description With results for fewer matches a draw is void */
                                leastMatches: number;
                                /** @description Minor units; a smaller prize goes to the jackpot */
                                leastPrize: number;
                                /** @description Amount, decimal */
                                leastStake: string;
                                /** @description Matches of a draw */
                                matches: number;
                                /** @description Of one ticket */
                                mostCombinations: number;
                                /** @description Amount, decimal */
                                mostStake: string;
                                /** @description Names by language */
                                names: {
                                    /** @description Arabic */
                                    ar?: string;
                                    /** @description English */
                                    en: string;
                                    /** @description Spanish */
                                    es?: string;
                                    /** @description Russian */
                                    ru?: string;
                                };
                                /** @description Share of the stakes that is paid out, hundredths of a percent */
                                poolShare: number;
                                /**
                                 * @description Outcomes of a match
                                 * @enum {string}
                                 */
                                set: "1x2" | "winner" | "football-goals" | "football-score" | "hockey-score" | "race";
                                /** @description Slugs of the sports that its matches come from */
                                sports: string[];
                                /**
                                 * @description What a match without a result counts as
                                 * @enum {string}
                                 */
                                voidRule: "HIT" | "DRAW" | "VOID";
                                /** @description Within which all its matches start */
                                windowHours: number;
                            };
                        }[];
                    };
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
    setKind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the kind */
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether draws are composed and shown */
                    is_on: boolean;
                    /** @description Rules of a kind */
                    rules: {
                        /** @description Draws on sale at once */
                        ahead: number;
                        /** @description Most hits first; what the shares leave feeds the jackpot */
                        categories: {
                            /** @description Hits */
                            hits: number;
                            /** @description Hundredths of a percent */
                            share: number;
                        }[];
                        /** @description Currency, ISO 4217 */
                        currency: string;
                        /** @description How long a result may take */
                        deadlineHours: number;
                        /** @description Minor units that prizes are whole multiples of */
                        floorUnit: number;
                        /** @description Whether a combination also wins in the categories below its own */
                        isCumulative: boolean;
                        /** @description How long before its first start a draw is composed */
                        leadMinutes: number;
                        /** @description With results for fewer matches a draw is void */
                        leastMatches: number;
                        /** @description Minor units; a smaller prize goes to the jackpot */
                        leastPrize: number;
                        /** @description Amount, decimal */
                        leastStake: string;
                        /** @description Matches of a draw */
                        matches: number;
                        /** @description Of one ticket */
                        mostCombinations: number;
                        /** @description Amount, decimal */
                        mostStake: string;
                        /** @description Names by language */
                        names: {
                            /** @description Arabic */
                            ar?: string;
                            /** @description English */
                            en: string;
                            /** @description Spanish */
                            es?: string;
                            /** @description Russian */
                            ru?: string;
                        };
                        /** @description Share of the stakes that is paid out, hundredths of a percent */
                        poolShare: number;
                        /**
                         * @description Outcomes of a match
                         * @enum {string}
                         */
                        set: "1x2" | "winner" | "football-goals" | "football-score" | "hockey-score" | "race";
                        /** @description Slugs of the sports that its matches come from */
                        sports: string[];
                        /**
                         * @description What a match without a result counts as
                         * @enum {string}
                         */
                        voidRule: "HIT" | "DRAW" | "VOID";
                        /** @description Within which all its matches start */
                        windowHours: number;
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
                        /** @description Whether draws are composed and shown */
                        is_on: boolean;
                        /** @description Key of the kind */
                        key: string;
                        /** @description Rules of a kind */
                        rules: {
                            /** @description Draws on sale at once */
                            ahead: number;
                            /** @description Most hits first; what the shares leave feeds the jackpot */
                            categories: {
                                /** @description Hits */
                                hits: number;
                                /** @description Hundredths of a percent */
                                share: number;
                            }[];
                            /** @description Currency, ISO 4217 */
                            currency: string;
                            /** @description How long a result may take */
                            deadlineHours: number;
                            /** @description Minor units that prizes are whole multiples of */
                            floorUnit: number;
                            /** @description Whether a combination also wins in the categories below its own */
                            isCumulative: boolean;
                            /** @description How long before its first start a draw is composed */
                            leadMinutes: number;
                            /** @description With results for fewer matches a draw is void */
                            leastMatches: number;
                            /** @description Minor units; a smaller prize goes to the jackpot */
                            leastPrize: number;
                            /** @description Amount, decimal */
                            leastStake: string;
                            /** @description Matches of a draw */
                            matches: number;
                            /** @description Of one ticket */
                            mostCombinations: number;
                            /** @description Amount, decimal */
                            mostStake: string;
                            /** @description Names by language */
                            names: {
                                /** @description Arabic */
                                ar?: string;
                                /** @description English */
                                en: string;
                                /** @description Spanish */
                                es?: string;
                                /** @description Russian */
                                ru?: string;
                            };
                            /** @description Share of the stakes that is paid out, hundredths of a percent */
                            poolShare: number;
                            /**
                             * @description Outcomes of a match
                             * @enum {string}
                             */
                            set: "1x2" | "winner" | "football-goals" | "football-score" | "hockey-score" | "race";
                            /** @description Slugs of the sports that its matches come from */
                            sports: string[];
                            /**
                             * @description What a match without a result counts as
                             * @enum {string}
                             */
                            voidRule: "HIT" | "DRAW" | "VOID";
                            /** @description Within which all its matches start */
                            windowHours: number;
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
    draws: {
        parameters: {
            query?: {
                /** @description Number of the last one seen; without it the newest come first */
                after?: string;
                /** @description Only these numbers, comma-separated, at most 100 */
                ids?: string;
                /** @description Only this kind */
                kind?: string;
                /** @description Most rows of an answer */
                limit?: number;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Only this state */
                state?: "OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "CANCELLED";
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
                        draws: components["schemas"]["TotoDraw"][];
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
    kinds: {
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
                        /** @description In the order of their keys */
                        kinds: components["schemas"]["TotoKind"][];
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
    nominees: {
        parameters: {
            query?: {
                /** @description Only of this kind */
                kind?: string;
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
                        /** @description Biggest first, at most 50 */
                        nominees: components["schemas"]["TotoNominee"][];
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
    tickets: {
        parameters: {
            query?: {
                /** @description Number of the last one seen; without it the newest come first */
                after?: string;
                /** @description Only of this draw */
                draw_id?: string;
                /** @description Only of draws of this kind */
                kind?: string;
                /** @description Most rows of an answer */
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
                        /** @description Whether more follow */
                        has_more: boolean;
                        /** @description At most `limit` */
                        tickets: components["schemas"]["TotoTicket"][];
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
    buy: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the account that pays */
                    account_id: number;
                    /** @description Id, digits only */
                    draw_id: string;
                    /** @description A pick for each match */
                    picks: {
                        /** @description Id, digits only */
                        match_id: string;
                        /** @description Keys of outcomes of the match */
                        outcome_ids: string[];
                    }[];
                    /** @description For one combination, decimal */
                    stake: string;
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
                        /** @description DRAW_UNKNOWN, DRAW_CLOSED, DRAW_CURRENCY, PICKS_INCOMPLETE, TOO_MANY_COMBINATIONS, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, ACCOUNT_FROZEN, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH and those of amounts; empty on success */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Null when it was refused */
                        ticket: components["schemas"]["TotoTicket"] | null;
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
