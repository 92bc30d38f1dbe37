/** Types of the tournaments service, generated from tournaments.openapi.json. */
export interface paths {
    "/tournament-api/v1/desk/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tournaments with their definitions and figures, newest first
         * @description For the operator's back office.
         */
        get: operations["deskTournaments"];
        put?: never;
        /**
         * Creates a tournament
         * @description For the operator's back office. Its definition never changes afterwards.
         */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/desk/tournaments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls a tournament off and pays fees back
         * @description For the operator's back office. Refunds follow within seconds. One whose ranks are fixed stands. It doesn't repeat.
         */
        post: operations["cancelTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/desk/tournaments/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a running tournament now
         * @description For the operator's back office. What was placed before counts, prizes are paid, and it doesn't repeat.
         */
        post: operations["stopTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's entries, newest first */
        get: operations["entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tournaments
         * @description Those that are not over by their end, the soonest first; those that are, newest first.
         */
        get: operations["tournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/tournaments/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes part in a tournament
         * @description Takes the fee, if there is one. However often it is sent, there is one entry and one fee.
         */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/tournaments/{id}/leaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table of a tournament */
        get: operations["leaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournament-api/v1/tournaments/{id}/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What counted for the player in a tournament */
        get: operations["plays"];
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
        /** @description A tournament */
        Tournament: {
            /** @description By when a bet has to be settled, epoch seconds */
            closes_at: number;
            /** @description Countries it is for, two letters; null for all */
            countries: string[] | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description Counted by key, from 1 */
            edition: number;
            /** @description Until when bets count, epoch seconds */
            ends_at: number;
            /** @description Entry fee, in major units; null for free entry */
            fee: string | null;
            /** @description Share of the fees that goes into the prize fund, percent */
            fee_share: string;
            /** @description All prizes together as things stand, in major units */
            fund: string;
            /** @description Of the casino: keys of games that count; null for all */
            games: string[] | null;
            /** @description Hours after the end in which open bets may be settled */
            grace_hours: number;
            /** @description What the house puts into the prize fund, in major units */
            guaranteed: string;
            /** @description Number of the tournament */
            id: string;
            /** @description Whether players may join once it runs */
            is_late_entry: boolean;
            /** @description Stable name, the same for all its editions */
            key: string;
            /** @description Most players; null without a limit */
            max_players: number | null;
            /** @description Of sports: lowest price of each bet */
            min_coef: string;
            /** @description Of sports: fewest bets of a coupon */
            min_legs: number;
            /** @description With fewer it is called off */
            min_players: number;
            /** @description So many plays must count before there are points */
            min_plays: number;
            /** @description Lowest stake that counts, in major units */
            min_stake: string;
            /** @description In the language asked for */
            name: string;
            /** @description When entry opens, epoch seconds */
            opens_at: number;
            /** @description Prizes paid so far, in major units */
            paid: string;
            /**
             * @description Before entry opens; entry is open; bets count; it is over and the last results are awaited; prizes are paid; called off
             * @enum {string}
             */
            phase: "COMING" | "OPEN" | "RUNNING" | "COUNTING" | "SETTLED" | "CANCELLED";
            /** @description Name of its picture */
            picture: string;
            /** @description Players who take part */
            players: number;
            /** @description Of LEGS: points of a winning bet */
            points_per_leg: number | null;
            /** @description By place, from the first */
            prizes: {
                /** @description Prize of each of these places as things stand, in major units */
                amount: string;
                /** @description First place */
                from: number;
                /** @description Share of the fund, percent; null for a fixed prize */
                percent: string | null;
                /** @description Last place */
                to: number;
            }[];
            /**
             * @description Coupons or casino rounds count
             * @enum {string}
             */
            product: "SPORT" | "CASINO";
            /** @description Why it was called off or ended early, a stable code */
            reason: string | null;
            /** @description Hours from one edition to the next; null for one that doesn't repeat */
            repeat_hours: number | null;
            /**
             * @description Points for stakes, for winning bets, for the best win by its stake, or for all wins by all stakes
             * @enum {string}
             */
            scoring: "TURNOVER" | "LEGS" | "MULTIPLIER" | "WIN_RATIO";
            /** @description Of sports: only this section; null for both */
            section: ("LINE" | "LIVE") | null;
            /** @description When the last prize or refund was paid, epoch seconds */
            settled_at: number | null;
            /** @description From when bets count, epoch seconds */
            starts_at: number;
            /**
             * @description Equal points: the earlier is ahead, or prizes are shared
             * @enum {string}
             */
            ties: "EARLIER" | "SHARED";
            /** @description Of TURNOVER: so much staked is a point, in major units */
            unit: string | null;
            /** @description Rises with every change of it or its table */
            version: number;
        };
        /** @description Definition of a tournament */
        TournamentDefinition: {
            /** @description Countries whose players may take part; null for all */
            countries: string[] | null;
            /** @description Currency of fee and prizes, ISO 4217 */
            currency: string;
            /** @description Entry fee, in major units; null for free entry */
            fee: string | null;
            /** @description Share of the fees that goes into the prize fund, percent */
            feeShare: string;
            /** @description Of the casino: keys of the games that count; null for all */
            games: string[] | null;
            /** @description Hours after the end in which open bets may still be settled */
            graceHours: number;
            /** @description What the house puts into the prize fund, in major units; 0 with fixed prizes */
            guaranteed: string;
            /** @description Whether players may still join once it runs */
            isLateEntry: boolean;
            /** @description Most players; null without a limit */
            maxPlayers: number | null;
            /** @description Of sports: lowest price of each of its bets */
            minCoef: string;
            /** @description Of sports: fewest bets of a coupon that counts, void ones left out */
            minLegs: number;
            /** @description With fewer it is called off and fees are paid back */
            minPlayers: number;
            /** @description So many plays must count before there are points */
            minPlays: number;
            /** @description Lowest stake that counts, in major units of the currency */
            minStake: string;
            /** @description Its name by language; English where one is missing */
            names: {
                /** @description Name in Arabic */
                ar?: string;
                /** @description Name in English */
                en: string;
                /** @description Name in Spanish */
                es?: string;
                /** @description Name in Russian */
                ru?: string;
            };
            /**
             * @description Its picture
             * @enum {string}
             */
            picture: "ball" | "slots" | "gift" | "ticket" | "coins" | "rocket" | "crown" | "calendar";
            /** @description Of LEGS: points of a winning bet; null otherwise */
            pointsPerLeg: number | null;
            /** @description By place, from the first */
            prizes: {
                /** @description Prize of each of these places, in major units; null where it is a share of the fund */
                amount: string | null;
                /** @description First place of the range */
                from: number;
                /** @description Share of the prize fund for each of these places, percent; null where the prize is fixed */
                percent: string | null;
                /** @description Last place of the range */
                to: number;
            }[];
            /**
             * @description Coupons or casino rounds count
             * @enum {string}
             */
            product: "SPORT" | "CASINO";
            /** @description The next edition starts so many hours after this one; null for one that doesn't repeat */
            repeatHours: number | null;
            /**
             * @description TURNOVER: a point for each `unit` staked; LEGS: points for each winning bet of a winning coupon; MULTIPLIER: the best win as percent of its stake; WIN_RATIO: all wins as percent of all stakes
             * @enum {string}
             */
            scoring: "TURNOVER" | "LEGS" | "MULTIPLIER" | "WIN_RATIO";
            /** @description Of sports: only bets before the start or in play; null for both */
            section: ("LINE" | "LIVE") | null;
            /**
             * @description Equal points: whoever had them earlier is ahead, or they share their prizes
             * @enum {string}
             */
            ties: "EARLIER" | "SHARED";
            /** @description Of TURNOVER: so much staked is a point, in major units; null otherwise */
            unit: string | null;
        };
        /** @description Definition of a tournament */
        TournamentDefinitionInput: {
            /** @description Countries whose players may take part; null for all */
            countries: string[] | null;
            /** @description Currency of fee and prizes, ISO 4217 */
            currency: string;
            /** @description Entry fee, in major units; null for free entry */
            fee: string | null;
            /** @description Share of the fees that goes into the prize fund, percent */
            feeShare: string;
            /** @description Of the casino: keys of the games that count; null for all */
            games: string[] | null;
            /** @description Hours after the end in which open bets may still be settled */
            graceHours: number;
            /** @description What the house puts into the prize fund, in major units; 0 with fixed prizes */
            guaranteed: string;
            /** @description Whether players may still join once it runs */
            isLateEntry: boolean;
            /** @description Most players; null without a limit */
            maxPlayers: number | null;
            /** @description Of sports: lowest price of each of its bets */
            minCoef: string;
            /** @description Of sports: fewest bets of a coupon that counts, void ones left out */
            minLegs: number;
            /** @description With fewer it is called off and fees are paid back */
            minPlayers: number;
            /** @description So many plays must count before there are points */
            minPlays: number;
            /** @description Lowest stake that counts, in major units of the currency */
            minStake: string;
            /** @description Its name by language; English where one is missing */
            names: {
                /** @description Name in Arabic */
                ar?: string;
                /** @description Name in English */
                en: string;
                /** @description Name in Spanish */
                es?: string;
                /** @description Name in Russian */
                ru?: string;
            };
            /**
             * @description Its picture
             * @enum {string}
             */
            picture: "ball" | "slots" | "gift" | "ticket" | "coins" | "rocket" | "crown" | "calendar";
            /** @description Of LEGS: points of a winning bet; null otherwise */
            pointsPerLeg: number | null;
            /** @description By place, from the first */
            prizes: {
                /** @description Prize of each of these places, in major units; null where it is a share of the fund */
                amount: string | null;
                /** @description First place of the range */
                from: number;
                /** @description Share of the prize fund for each of these places, percent; null where the prize is fixed */
                percent: string | null;
                /** @description Last place of the range */
                to: number;
            }[];
            /**
             * @description Coupons or casino rounds count
             * @enum {string}
             */
            product: "SPORT" | "CASINO";
            /** @description The next edition starts so many hours after this one; null for one that doesn't repeat */
            repeatHours: number | null;
            /**
             * @description TURNOVER: a point for each `unit` staked; LEGS: points for each winning bet of a winning coupon; MULTIPLIER: the best win as percent of its stake; WIN_RATIO: all wins as percent of all stakes
             * @enum {string}
             */
            scoring: "TURNOVER" | "LEGS" | "MULTIPLIER" | "WIN_RATIO";
            /** @description Of sports: only bets before the start or in play; null for both */
            section: ("LINE" | "LIVE") | null;
            /**
             * @description Equal points: whoever had them earlier is ahead, or they share their prizes
             * @enum {string}
             */
            ties: "EARLIER" | "SHARED";
            /** @description Of TURNOVER: so much staked is a point, in major units; null otherwise */
            unit: string | null;
        };
        /** @description A player's part in a tournament */
        TournamentEntry: {
            /** @description ISO 4217 */
            currency: string;
            /** @description When it ended for them, epoch seconds */
            ended_at: number | null;
            /** @description Fee paid, in major units */
            fee: string;
            /** @description Number of the entry */
            id: string;
            /** @description When they joined, epoch seconds */
            joined_at: number;
            /** @description Plays that counted */
            plays: number;
            /** @description Points so far */
            points: number;
            /** @description Prize in major units; null without one */
            prize: string | null;
            /** @description Place as things stand, from 1; null without points */
            rank: number | null;
            /**
             * @description Plays; has won a prize that is being paid; was paid; is out without one; gets none because they are excluded; tournament called off, fee paid back
             * @enum {string}
             */
            state: "PLAYING" | "WON" | "PAID" | "OUT" | "EXCLUDED" | "REFUNDED";
            /** @description Number of the tournament */
            tournament_id: string;
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
    deskTournaments: {
        parameters: {
            query?: {
                /** @description How many, at most 200 */
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
                        /** @description Newest first */
                        tournaments: {
                            definition: components["schemas"]["TournamentDefinition"];
                            /** @description Fees paid in all, in major units */
                            fees: string;
                            /** @description Fees that the house still holds, in major units */
                            held: string;
                            /** @description Entries that are neither paid, out nor refunded */
                            open_entries: number;
                            tournament: components["schemas"]["Tournament"];
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
    createTournament: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    definition: components["schemas"]["TournamentDefinitionInput"];
                    /** @description Until when bets count, epoch seconds */
                    ends_at: number;
                    /** @description Stable name: small letters, digits and hyphens */
                    key: string;
                    /** @description When entry opens, epoch seconds */
                    opens_at: number;
                    /** @description From when bets count, epoch seconds */
                    starts_at: number;
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
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. TIMES_WRONG: It opens no later than it starts, and ends after that and after now. */
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
            /** @description TOURNAMENT_EXISTS: The key is another tournament's. */
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
    cancelTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, a positive integer */
                id: number;
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
                    "application/json": components["schemas"]["Tournament"];
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
            /** @description TOURNAMENT_UNKNOWN: There is no such tournament. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOURNAMENT_DECIDED: The ranks are fixed, or it is called off already. */
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
    stopTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, a positive integer */
                id: number;
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
                    "application/json": components["schemas"]["Tournament"];
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
            /** @description TOURNAMENT_UNKNOWN: There is no such tournament. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOURNAMENT_NOT_RUNNING: The tournament is not running. */
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
    entries: {
        parameters: {
            query?: {
                /** @description Last one of the page before */
                after?: string;
                /** @description Only these tournaments, comma-separated, at most 100 */
                ids?: string;
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
                        entries: components["schemas"]["TournamentEntry"][];
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
    tournaments: {
        parameters: {
            query?: {
                /** @description Last one of the page before */
                after?: string;
                /** @description Only these tournaments, comma-separated, at most 100 */
                ids?: string;
                /** @description How many, at most 100 */
                limit?: number;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Those that are settled or called off */
                over?: "true" | "false";
                /** @description Only of this product */
                product?: "SPORT" | "CASINO";
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
                        /** @description How many there are on all pages */
                        total: number;
                        /** @description At most `limit` */
                        tournaments: components["schemas"]["Tournament"][];
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
    join: {
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
                    /** @description Account that pays the fee; null for free entry */
                    account_id: number | null;
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
                        /** @description Null when it was refused */
                        entry: components["schemas"]["TournamentEntry"] | null;
                        /** @description TOURNAMENT_UNKNOWN, TOURNAMENT_CLOSED, TOURNAMENT_FULL, TOURNAMENT_NOT_FOR_YOU, TOURNAMENT_CURRENCY, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, INSUFFICIENT_FUNDS, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED; empty on success */
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
    leaders: {
        parameters: {
            query?: {
                /** @description How many, at most 100 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Number, a positive integer */
                id: number;
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
                    "application/json": {
                        /** @description By place, those with points */
                        leaders: {
                            /** @description Number of the entry */
                            entry_id: string;
                            /** @description The player's number, all but its ends hidden */
                            player: string;
                            /** @description Points so far */
                            points: number;
                            /** @description Prize in major units; null before the ranks are fixed, and without one */
                            prize: string | null;
                            /** @description Place as things stand, from 1 */
                            rank: number;
                        }[];
                        /** @description Version of the tournament that it shows at least */
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
            /** @description TOURNAMENT_UNKNOWN: There is no such tournament. */
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
    plays: {
        parameters: {
            query?: {
                /** @description How many, at most 100 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Number, a positive integer */
                id: number;
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
                    "application/json": {
                        /** @description Newest first */
                        plays: {
                            /** @description When it was decided, epoch seconds */
                            at: number;
                            /** @description Winning bets of a winning coupon */
                            legs: number;
                            /**
                             * @description A coupon, or a round of a casino game
                             * @enum {string}
                             */
                            source: "COUPON" | "ROUND";
                            /** @description Its number */
                            source_id: string;
                            /** @description Stake in the tournament's currency */
                            staked: string;
                            /** @description Win in the tournament's currency */
                            won: string;
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
            /** @description UNAUTHENTICATED: The token or session is missing, has expired or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description ENTRY_UNKNOWN: The player takes no part in such a tournament. */
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
