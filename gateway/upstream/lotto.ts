/** Types of the lotto service, generated from lotto.openapi.json. */
export interface paths {
    "/lotto-api/v1/desk/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the sale of a draw beside the schedule
         * @description For the operator's back office. It is on sale for 30 seconds at least.
         */
        post: operations["openDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/desk/draws/{id}/cancel": {
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
         * @description For the operator's back office. Refunds follow within seconds. A draw that is drawn stands.
         */
        post: operations["cancelLottoDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/desk/draws/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the sale of a draw, which is then held at once
         * @description For the operator's back office.
         */
        post: operations["closeLottoDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/desk/lotteries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lotteries with their rules
         * @description For the operator's back office.
         */
        get: operations["deskLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/desk/lotteries/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a lottery, or adds one
         * @description For the operator's back office. Draws that are on sale keep the rules they were opened with.
         */
        put: operations["setLottery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/draws": {
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
    "/lotto-api/v1/draws/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of a draw's tickets, from which the tickets' hash is made
         * @description By rising number of the ticket, one line of text for a ticket of lines, and one for each bet at fixed odds: number of the ticket, `lines` or the key of the bet, numbers of a line, the numbers or `-`, the stake. The tickets' hash is the SHA-256 of all lines, each ended by a line feed. Empty while the draw is on sale.
         */
        get: operations["entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/lotteries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotteries that are on sale */
        get: operations["lotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/lotteries/{key}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often each ball came in the last draws of a lottery */
        get: operations["statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/tickets": {
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
         * Buys lines or bets at fixed odds, for a draw and those after it
         * @description Once per idempotency key. More numbers than a line has make a system of all lines that can be made of them; the price is the stake times lines, for each draw. A bet at fixed odds names as many numbers as it is about. Several bets make one ticket, whose price is the sum of their stakes; each is settled by itself.
         */
        post: operations["buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-api/v1/tickets/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a ticket, by its number */
        get: operations["check"];
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
        /** @description A lottery */
        Lottery: {
            /** @description Balls in the drum, numbered from 1 */
            balls: number;
            /** @description By market */
            bets: {
                /** @description Chance before the draw, percent, to six places */
                chance: string;
                /** @description Odds, decimal */
                coef: string;
                /** @description Key of the bet */
                key: string;
                /** @description Key of its market */
                market: string;
                /** @description Highest stake, so that it can't win more than the lottery's limit */
                most_stake: string;
                /** @description How many numbers it names */
                numbers: number;
                /** @description What it returns of its stake in the long run, percent, to two places */
                returned: string;
            }[];
            /** @description Bonus balls drawn after them */
            bonus: number;
            /** @description Highest first; the jackpot is paid with the first */
            categories: {
                /** @description Whether it must have the bonus ball or must not; null if that doesn't matter */
                bonus: boolean | null;
                /** @description Prize money that is shared; null until the draw is drawn, and for fixed prizes */
                fund: string | null;
                /** @description Numbers of it that must be drawn */
                hits: number;
                /** @description Chance of a line: one in so many, to two places */
                one_in: string;
                /** @description Numbers of a line */
                picks: number;
                /** @description For one line at the least stake; null where nobody won */
                prize: string | null;
                /** @description Share of the prize pool, percent; null for a fixed prize */
                share: string | null;
                /** @description Fixed prize as a multiple of the stake; null for a share of the pool */
                times: string | null;
                /** @description Winning lines; null until the draw is drawn */
                winners: number | null;
            }[];
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description A draw that isn't held so long after its sale is called off and refunded */
            deadline_hours: number;
            /** @description Balls drawn, without the bonus */
            drawn: number;
            /** @description What the next draw to be held has in its jackpot */
            jackpot: string;
            /** @description Key of a lottery */
            key: string;
            /** @description Fewest numbers of a line */
            least_picks: number;
            /** @description For a line or a bet */
            least_stake: string;
            /** @description Bets at fixed odds that a ticket may have */
            most_bets: number;
            /** @description Draws in a row that a purchase may be for */
            most_draws: number;
            /** @description Most numbers of a system */
            most_numbers: number;
            /** @description Most numbers of a line */
            most_picks: number;
            /** @description For a line or a bet */
            most_stake: string;
            /** @description A bet may not win more */
            most_win: string;
            /** @description In the language asked for */
            name: string;
            /** @description When that draw closes */
            next_closes_at: number | null;
            /** @description Draw that closes next; null if none is on sale */
            next_draw_id: string | null;
            /** @description Share of the stakes that is paid out, percent; null for fixed prizes */
            pool_share: string | null;
            /** @description By the numbers of a line */
            returns: {
                /** @description Numbers of a line */
                picks: number;
                /** @description What lines return of their stake in the long run, percent, to two places */
                returned: string;
            }[];
        };
        /** @description A draw */
        LottoDraw: {
            /** @description In the order they came, the bonus last; null until it is drawn */
            balls: number[] | null;
            /** @description Highest first */
            categories: {
                /** @description Whether it must have the bonus ball or must not; null if that doesn't matter */
                bonus: boolean | null;
                /** @description Prize money that is shared; null until the draw is drawn, and for fixed prizes */
                fund: string | null;
                /** @description Numbers of it that must be drawn */
                hits: number;
                /** @description Chance of a line: one in so many, to two places */
                one_in: string;
                /** @description Numbers of a line */
                picks: number;
                /** @description For one line at the least stake; null where nobody won */
                prize: string | null;
                /** @description Share of the prize pool, percent; null for a fixed prize */
                share: string | null;
                /** @description Fixed prize as a multiple of the stake; null for a share of the pool */
                times: string | null;
                /** @description Winning lines; null until the draw is drawn */
                winners: number | null;
            }[];
            /** @description The sale ends and the draw is held */
            closes_at: number;
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description Null until it is drawn */
            drawn_at: number | null;
            /** @description Id, digits only */
            id: string;
            /** @description On top for the first category */
            jackpot: string;
            /** @description Key of a lottery */
            lottery: string;
            /** @description Counted by lottery; it goes into the draw */
            number: number;
            /** @description Epoch seconds, UTC */
            opens_at: number;
            /** @description Paid or refunded so far */
            paid: string;
            /** @description Prize pool: the part of the lines' stakes that is shared; zero for fixed prizes */
            pool: string;
            /** @description Tickets that have each number, from 1 on */
            popularity: number[];
            /** @description The lottery's rules as they were when the sale opened */
            rules: components["schemas"]["Lottery"];
            /** @description Null until it is drawn */
            seed: string | null;
            /** @description SHA-256 of the seed, published when the sale opens */
            seed_hash: string;
            /** @description Null until it is paid */
            settled_at: number | null;
            /** @description All stakes */
            staked: string;
            /**
             * @description On sale; closed; drawn; paid; called off and refunded
             * @enum {string}
             */
            state: "OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "CANCELLED";
            /** @description Tickets sold */
            tickets: number;
            /** @description SHA-256 over the list of all tickets; null until it is drawn */
            tickets_hash: string | null;
            /** @description Rises with every change */
            version: number;
        };
        /** @description A ticket of a player */
        LottoTicket: {
            /** @description Number of the account */
            account_id: number;
            /** @description Key of the only bet; null for lines, and for several bets */
            bet: string | null;
            /** @description Bets at fixed odds, in the order they were made; empty for lines */
            bets: {
                /** @description Its key */
                bet: string;
                /** @description Odds, decimal */
                coef: string;
                /** @description Those it names, rising */
                numbers: number[];
                /** @description Null while it is open, and when it was refunded */
                prize: string | null;
                /** @description Exact decimal as a string, at most 40 characters */
                stake: string;
                /**
                 * @description OPEN until its draw is paid
                 * @enum {string}
                 */
                state: "OPEN" | "WON" | "LOST" | "REFUNDED";
            }[];
            /** @description Epoch seconds, UTC */
            bought_at: number;
            /** @description Odds of the only bet, decimal; null for lines, and for several bets */
            coef: string | null;
            /** @description Currency, ISO 4217 */
            currency: string;
            /** @description Id, digits only */
            draw_id: string;
            /** @description Id, digits only */
            id: string;
            /** @description Lines made of the numbers; 1 for bets */
            lines: number;
            /** @description Rising; of bets all that they name */
            numbers: number[];
            /** @description Numbers of a line; 0 for bets */
            picks: number;
            /** @description Stake times lines */
            price: string;
            /** @description Null while it is open, and when it was refunded */
            prize: string | null;
            /** @description Null while it is open */
            settled_at: number | null;
            /** @description For one line, or of all bets */
            stake: string;
            /**
             * @description OPEN until its draw is paid; a ticket of bets has won if one of them has
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
    openDraw: {
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
                    /** @description When the sale ends and the draw is held */
                    closes_at: number;
                    /** @description Key of a lottery */
                    lottery: string;
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
                    "application/json": components["schemas"]["LottoDraw"];
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
            /** @description LOTTERY_UNKNOWN: There is no such lottery. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description MOMENT_UNFIT: The lottery has a draw at this moment, or it is too soon. */
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
    cancelLottoDraw: {
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
                    "application/json": components["schemas"]["LottoDraw"];
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
    closeLottoDraw: {
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
                    "application/json": components["schemas"]["LottoDraw"];
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
    deskLotteries: {
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
                        /** @description In the order to show */
                        lotteries: {
                            /** @description Whether draws are opened and shown */
                            is_on: boolean;
                            /** @description Key of the lottery */
                            key: string;
                            /** @description Rules of a lottery */
                            rules: {
                                /** @description Draws on sale at once */
                                ahead: number;
                                /** @description Balls in the drum */
                                balls: number;
                                /** @description What bets at fixed odds return of their stakes */
                                betReturn: number;
                                /** @description Bonus balls */
                                bonus: number;
                                /** @description Highest first; what shares leave feeds the jackpot */
                                categories: {
                                    /** @description Whether it must have the bonus ball or must not; null if that doesn't matter */
                                    bonus: boolean | null;
                                    /** @description Numbers of it that must be drawn */
                                    hits: number;
                                    /** @description Numbers of a line */
                                    picks: number;
                                    /** @description Share of the pool, hundredths of a percent; 0 for fixed prizes */
                                    share: number;
                                    /** @description Fixed prize in hundredths of the stake; 0 for a share */
                                    times: number;
                                }[];
                                /** @description Currency, ISO 4217 */
                                currency: string;
                                /** @description A draw not held so long after its sale is called off */
                                deadlineHours: number;
                                /** @description Balls drawn, without the bonus */
                                drawn: number;
                                /** @description Minor units that prizes are whole multiples of */
                                floorUnit: number;
                                /** @description Fewest numbers of a line */
                                leastPicks: number;
                                /** @description Minor units; a smaller share goes to the jackpot */
                                leastPrize: number;
                                /** @description Amount, decimal */
                                leastStake: string;
                                /**
                                 * @description Bets at fixed odds on one ticket
                                 * @default 20
                                 */
                                mostBets: number;
                                /** @description Draws in a row that a purchase may be for */
                                mostDraws: number;
                                /** @description Most numbers of a system */
                                mostNumbers: number;
                                /** @description Most numbers of a line */
                                mostPicks: number;
                                /** @description Amount, decimal */
                                mostStake: string;
                                /** @description A bet may not win more */
                                mostWin: string;
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
                                /** @description Share of the stakes that is paid out; 0 for fixed prizes */
                                poolShare: number;
                                /** @description When draws are held */
                                schedule: {
                                    /** @description From one draw to the next */
                                    everyMinutes: number;
                                    /** @description Minute of the day of the first draw */
                                    firstMinute: number;
                                    /** @description Minute of the day that no draw is later than */
                                    lastMinute: number;
                                    /** @description Days by the UTC clock */
                                    weekdays: number[];
                                };
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
    setLottery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of a lottery */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether draws are opened and shown */
                    is_on: boolean;
                    /** @description Rules of a lottery */
                    rules: {
                        /** @description Draws on sale at once */
                        ahead: number;
                        /** @description Balls in the drum */
                        balls: number;
                        /** @description What bets at fixed odds return of their stakes */
                        betReturn: number;
                        /** @description Bonus balls */
                        bonus: number;
                        /** @description Highest first; what shares leave feeds the jackpot */
                        categories: {
                            /** @description Whether it must have the bonus ball or must not; null if that doesn't matter */
                            bonus: boolean | null;
                            /** @description Numbers of it that must be drawn */
                            hits: number;
                            /** @description Numbers of a line */
                            picks: number;
                            /** @description Share of the pool, hundredths of a percent; 0 for fixed prizes */
                            share: number;
                            /** @description Fixed prize in hundredths of the stake; 0 for a share */
                            times: number;
                        }[];
                        /** @description Currency, ISO 4217 */
                        currency: string;
                        /** @description A draw not held so long after its sale is called off */
                        deadlineHours: number;
                        /** @description Balls drawn, without the bonus */
                        drawn: number;
                        /** @description Minor units that prizes are whole multiples of */
                        floorUnit: number;
                        /** @description Fewest numbers of a line */
                        leastPicks: number;
                        /** @description Minor units; a smaller share goes to the jackpot */
                        leastPrize: number;
                        /** @description Amount, decimal */
                        leastStake: string;
                        /**
                         * @description Bets at fixed odds on one ticket
                         * @default 20
                         */
                        mostBets?: number;
                        /** @description Draws in a row that a purchase may be for */
                        mostDraws: number;
                        /** @description Most numbers of a system */
                        mostNumbers: number;
                        /** @description Most numbers of a line */
                        mostPicks: number;
                        /** @description Amount, decimal */
                        mostStake: string;
                        /** @description A bet may not win more */
                        mostWin: string;
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
                        /** @description Share of the stakes that is paid out; 0 for fixed prizes */
                        poolShare: number;
                        /** @description When draws are held */
                        schedule: {
                            /** @description From one draw to the next */
                            everyMinutes: number;
                            /** @description Minute of the day of the first draw */
                            firstMinute: number;
                            /** @description Minute of the day that no draw is later than */
                            lastMinute: number;
                            /** @description Days by the UTC clock */
                            weekdays: number[];
                        };
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
                        /** @description Whether draws are opened and shown */
                        is_on: boolean;
                        /** @description Key of the lottery */
                        key: string;
                        /** @description Rules of a lottery */
                        rules: {
                            /** @description Draws on sale at once */
                            ahead: number;
                            /** @description Balls in the drum */
                            balls: number;
                            /** @description What bets at fixed odds return of their stakes */
                            betReturn: number;
                            /** @description Bonus balls */
                            bonus: number;
                            /** @description Highest first; what shares leave feeds the jackpot */
                            categories: {
                                /** @description Whether it must have the bonus ball or must not; null if that doesn't matter */
                                bonus: boolean | null;
                                /** @description Numbers of it that must be drawn */
                                hits: number;
                                /** @description Numbers of a line */
                                picks: number;
                                /** @description Share of the pool, hundredths of a percent; 0 for fixed prizes */
                                share: number;
                                /** @description Fixed prize in hundredths of the stake; 0 for a share */
                                times: number;
                            }[];
                            /** @description Currency, ISO 4217 */
                            currency: string;
                            /** @description A draw not held so long after its sale is called off */
                            deadlineHours: number;
                            /** @description Balls drawn, without the bonus */
                            drawn: number;
                            /** @description Minor units that prizes are whole multiples of */
                            floorUnit: number;
                            /** @description Fewest numbers of a line */
                            leastPicks: number;
                            /** @description Minor units; a smaller share goes to the jackpot */
                            leastPrize: number;
                            /** @description Amount, decimal */
                            leastStake: string;
                            /**
                             * @description Bets at fixed odds on one ticket
                             * @default 20
                             */
                            mostBets: number;
                            /** @description Draws in a row that a purchase may be for */
                            mostDraws: number;
                            /** @description Most numbers of a system */
                            mostNumbers: number;
                            /** @description Most numbers of a line */
                            mostPicks: number;
                            /** @description Amount, decimal */
                            mostStake: string;
                            /** @description A bet may not win more */
                            mostWin: string;
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
                            /** @description Share of the stakes that is paid out; 0 for fixed prizes */
                            poolShare: number;
                            /** @description When draws are held */
                            schedule: {
                                /** @description From one draw to the next */
                                everyMinutes: number;
                                /** @description Minute of the day of the first draw */
                                firstMinute: number;
                                /** @description Minute of the day that no draw is later than */
                                lastMinute: number;
                                /** @description Days by the UTC clock */
                                weekdays: number[];
                            };
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
                /** @description Most rows of an answer */
                limit?: number;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Only of this lottery */
                lottery?: string;
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
                        draws: components["schemas"]["LottoDraw"][];
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
    entries: {
        parameters: {
            query?: {
                /** @description Number of the last ticket seen */
                after?: string;
                /** @description Most lines of an answer */
                limit?: number;
            };
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
                    "application/json": {
                        /** @description At most `limit` */
                        entries: {
                            /** @description Id, digits only */
                            id: string;
                            /** @description With its line feeds */
                            text: string;
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
    lotteries: {
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
                        /** @description In the order to show */
                        lotteries: components["schemas"]["Lottery"][];
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
    statistics: {
        parameters: {
            query?: {
                /** @description Draws to count, the newest */
                last?: number;
            };
            header?: never;
            path: {
                /** @description Key of a lottery */
                key: string;
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
                        /** @description By number */
                        balls: {
                            /** @description Number of a ball, from 1 */
                            ball: number;
                            /** @description Draws since it last came; all counted ones if it didn't */
                            overdue: number;
                            /** @description How often it came, without the bonus */
                            times: number;
                        }[];
                        /** @description Draws counted, the last ones */
                        draws: number;
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
                        tickets: components["schemas"]["LottoTicket"][];
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
                    /** @description Key of an only bet at fixed odds; null for lines and several bets */
                    bet: string | null;
                    /**
                     * @description Several bets at fixed odds, instead of `bet` and `numbers`; none of them twice
                     * @default []
                     */
                    bets?: {
                        /** @description Its key */
                        bet: string;
                        /** @description In any order, none twice */
                        numbers: number[];
                        /**
                         * @description Decimal; null for the ticket's
                         * @default null
                         */
                        stake?: string | null;
                    }[];
                    /** @description Id, digits only */
                    draw_id: string;
                    /** @description Draws in a row, the first included: a ticket for each */
                    draws: number;
                    /** @description In any order, none twice */
                    numbers: number[];
                    /** @description Numbers of a line; null for the most that it may have */
                    picks: number | null;
                    /** @description For one line, or for each bet that names no other; decimal */
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
                        /** @description DRAW_UNKNOWN, DRAW_CLOSED, DRAW_CURRENCY, NUMBERS_UNFIT, BET_UNKNOWN, BET_TWICE, TOO_MANY_BETS, TOO_MANY_DRAWS, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, ACCOUNT_FROZEN, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH and those of amounts; empty on success */
                        errors: components["schemas"]["FieldError"][];
                        /** @description One for each draw; none when it was refused */
                        tickets: components["schemas"]["LottoTicket"][];
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
    check: {
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
                    "application/json": {
                        /** @description Key of the only bet; null for lines, and for several bets */
                        bet: string | null;
                        /** @description Bets at fixed odds, in the order they were made; empty for lines */
                        bets: {
                            /** @description Its key */
                            bet: string;
                            /** @description Odds, decimal */
                            coef: string;
                            /** @description Those it names, rising */
                            numbers: number[];
                            /** @description Null while it is open, and when it was refunded */
                            prize: string | null;
                            /** @description Exact decimal as a string, at most 40 characters */
                            stake: string;
                            /**
                             * @description OPEN until its draw is paid
                             * @enum {string}
                             */
                            state: "OPEN" | "WON" | "LOST" | "REFUNDED";
                        }[];
                        /** @description Epoch seconds, UTC */
                        bought_at: number;
                        /** @description Odds of the only bet, decimal; null for lines, and for several bets */
                        coef: string | null;
                        /** @description Currency, ISO 4217 */
                        currency: string;
                        /** @description Id, digits only */
                        draw_id: string;
                        /** @description Id, digits only */
                        id: string;
                        /** @description Lines made of the numbers; 1 for bets */
                        lines: number;
                        /** @description Rising; of bets all that they name */
                        numbers: number[];
                        /** @description Numbers of a line; 0 for bets */
                        picks: number;
                        /** @description Stake times lines */
                        price: string;
                        /** @description Null while it is open, and when it was refunded */
                        prize: string | null;
                        /** @description Null while it is open */
                        settled_at: number | null;
                        /** @description For one line, or of all bets */
                        stake: string;
                        /**
                         * @description OPEN until its draw is paid; a ticket of bets has won if one of them has
                         * @enum {string}
                         */
                        state: "OPEN" | "WON" | "LOST" | "REFUNDED";
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
            /** @description TICKET_UNKNOWN: There is no such ticket. */
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
