/** Types of the bonuses service, generated from bonuses.openapi.json. */
export interface paths {
    "/bonus-api/v1/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's bonuses, newest first */
        get: operations["bonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/bonuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bonus with its history and its ledger of wagering */
        get: operations["bonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/bonuses/{id}/forfeit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a bonus up
         * @description Takes bonus money only: cash stays. One that has ended stays as it is.
         */
        post: operations["forfeit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/cashback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's cashback: level, the period under way, payments */
        get: operations["cashback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses of a player, newest first
         * @description For the operator's back office.
         */
        get: operations["listBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/bonuses/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a bonus away
         * @description For the operator's back office. Takes bonus money only; one that has ended stays as it is.
         */
        post: operations["revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a player the bonus of an offer
         * @description For the operator's back office; also beside another bonus. The same key with the same body gives nothing twice and answers the same bonus. Excluded players get none.
         */
        post: operations["grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/held-gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gifts that are held, because somebody of the household has had them; oldest first
         * @description For the operator's back office.
         */
        get: operations["heldGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/held-gifts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a player have a held gift, or turns them down
         * @description For the operator's back office. Let through, the player takes the offer like any other.
         */
        post: operations["decideGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an offer
         * @description For the operator's back office.
         */
        post: operations["createOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an offer, or stops it
         * @description For the operator's back office. Those who take it from now on get the new terms; bonuses that run keep theirs.
         */
        post: operations["changeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/desk/programme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The loyalty programme, and what it is worth to players
         * @description For the operator's back office. Without one no points, rewards or cashback are given.
         */
        get: operations["programme"];
        /**
         * Sets the loyalty programme
         * @description For the operator's back office. Refused where staking alone would pay: what comes back of a stake must be less than the house keeps of it.
         */
        put: operations["setProgramme"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers and promotions
         * @description Also those that are over, with their results.
         */
        get: operations["offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/offers/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an offer
         * @description Of the same offer, as often as it may be taken, there is one bonus however often it is sent.
         */
        post: operations["claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/offers/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the player can take an offer
         * @description Taking it checks again.
         */
        get: operations["standing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's points, and what moved them */
        get: operations["points"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/promo-codes/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the offer of a promo code */
        post: operations["redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rewards shop */
        get: operations["rewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/rewards/{id}/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys a reward with points */
        post: operations["buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-api/v1/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which offers the player can take
         * @description Of all offers that are shown and that players take. Taking one checks again.
         */
        get: operations["standings"];
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
        /** @description A bonus that a player holds or has held */
        Bonus: {
            /** @description Bonus account that holds its money; null for none */
            account_id: number | null;
            /** @description When it began, epoch seconds */
            activated_at: number | null;
            /** @description What was given, in major units; null while it is offered */
            amount: string | null;
            /** @description What its account holds, in major units; null without one */
            balance: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description When it ended, epoch seconds */
            ended_at: number | null;
            /** @description By when it must be taken up or wagered, epoch seconds */
            expires_at: number;
            /** @description Its free rounds; null for none, and before it begins */
            free_rounds: {
                /** @description Key of the game */
                game: string;
                /** @description How many can still be played */
                left: number;
                /** @description How many were given */
                rounds: number;
                /** @description Stake of each round, in major units */
                stake: string;
                /** @description How many were played */
                used: number;
                /** @description What they have won, in major units */
                won: string;
            } | null;
            /** @description Number of the bonus */
            id: string;
            /** @description The offer it comes from */
            offer_id: string;
            /** @description Stable name of that offer */
            offer_key: string;
            /** @description When it was offered, epoch seconds */
            offered_at: number;
            /** @description What became cash, in major units */
            paid: string;
            /** @description Code of a free bet, to be used in the slip; null for other bonuses */
            promo_code: string | null;
            /** @description Why it ended, a stable code */
            reason: string | null;
            /** @description What must be staked in all, in major units */
            required: string | null;
            /**
             * @description OFFERED waits for a deposit, ACTIVE is wagered; all others are ends
             * @enum {string}
             */
            state: "OFFERED" | "ACTIVE" | "COMPLETED" | "LOST" | "EXPIRED" | "FORFEITED" | "CANCELLED";
            terms: components["schemas"]["BonusTerms"];
            /** @description What has counted so far, in major units */
            wagered: string;
        };
        /** @description Terms of a bonus */
        BonusTerms: {
            /**
             * @description What is multiplied
             * @enum {string}
             */
            base: "BONUS" | "DEPOSIT_AND_BONUS";
            /** @description Percent of a stake that counts in games without a share of their own */
            casinoPercent: string;
            /** @description Terms by currency; empty for offers without money of their own */
            currencies: components["schemas"]["CurrencyTerms"][];
            /** @description Days to wager, and to play free rounds */
            days: number;
            /**
             * @description What a bonus of free rounds brings; null for other kinds
             * @default null
             */
            freeRounds: {
                /** @description Key of the game */
                game: string;
                /** @description How many rounds */
                rounds: number;
                /** @description Stake of each round by currency, in major units */
                stakes: {
                    [key: string]: string;
                };
            } | null;
            /** @description Percent by the key of a game; 0 excludes it */
            gamePercents: {
                [key: string]: string;
            };
            /**
             * @description What kind of offer it is
             * @enum {string}
             */
            kind: "FIRST_DEPOSIT" | "RELOAD" | "NO_DEPOSIT" | "FREE_BET" | "FREE_ROUNDS" | "CASHBACK" | "HYPER_BONUS" | "EXPRESS_BOOST" | "ACCUMULATOR";
            /** @description Lowest price of each of its bets */
            minCoef: string;
            /** @description Fewest bets of an express that counts; 1 lets singles count */
            minLegs: number;
            /** @description How many times the base must be staked; what free rounds win is the base of theirs, and cash at once with 0 */
            multiplier: string;
            /** @description Days to take it up by a deposit */
            offerDays: number;
            /** @description Percent of the deposit; null for offers without one */
            percent: string | null;
            /**
             * @description Bets that count towards wagering
             * @enum {string}
             */
            product: "SPORT" | "CASINO" | "ANY";
        };
        /** @description Terms in one currency, in major units */
        CurrencyTerms: {
            /** @description ISO 4217 */
            currency: string;
            /** @description Highest bonus, or the whole of one without a deposit */
            maxBonus: string;
            /** @description So much of one stake counts towards wagering; null for all of it */
            maxStake: string | null;
            /** @description Lowest deposit that counts; null for offers without one */
            minDeposit: string | null;
        };
        /** @description Terms in one currency, in major units */
        CurrencyTermsInput: {
            /** @description ISO 4217 */
            currency: string;
            /** @description Highest bonus, or the whole of one without a deposit */
            maxBonus: string;
            /** @description So much of one stake counts towards wagering; null for all of it */
            maxStake: string | null;
            /** @description Lowest deposit that counts; null for offers without one */
            minDeposit: string | null;
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
        /** @description A gift that somebody of the player's household has had */
        HeldGift: {
            /** @description When it was asked for, epoch seconds */
            held_at: number;
            /** @description Number of the entry */
            id: string;
            /** @description Number of the offer */
            offer_id: number;
            /** @description Number of the player of the same household who has had it */
            other_id: number;
            /** @description Number of the player who asked for the gift */
            player_id: number;
            /**
             * @description What tells that they are of one household
             * @enum {string}
             */
            reason: "DOCUMENT" | "CARD" | "WALLET" | "PHONE" | "NAME" | "DEVICE" | "NETWORK";
            /**
             * @description Not decided; let through; turned down
             * @enum {string}
             */
            state: "OPEN" | "ALLOWED" | "REFUSED";
        };
        /** @description The loyalty programme */
        LoyaltyProgramme: {
            /** @description Null: nothing is given back */
            cashback: {
                /** @description Casino games that return more than so many percent of stakes don't count */
                highestReturn: string;
                /** @description The lowest first */
                levels: {
                    /**
                     * @description How often it is paid
                     * @enum {string}
                     */
                    every: "WEEK" | "DAY";
                    /** @description Points collected in all from which it holds */
                    from: number;
                    /** @description From 1, the lowest */
                    level: number;
                    /**
                     * @description What it is a percentage of
                     * @enum {string}
                     */
                    of: "LOSS" | "STAKES";
                    /** @description Percent that is given back */
                    percent: string;
                }[];
                /** @description Most that a period gives back, in percent of its stakes: a share of losses alone would pay players who bet once a period */
                mostOfStakes: string;
            } | null;
            /** @description Null: no points are collected */
            points: {
                /** @description Casino games that return more than so many percent of stakes don't count */
                highestReturn: string;
                /** @description Coupons with a bet at a lower price bring none */
                leastCoef: string;
                /** @description By currency; stakes in others bring none */
                stakes: {
                    /** @description Stakes of coupons that bring a point, in major units */
                    coupons: string;
                    /** @description ISO 4217 */
                    currency: string;
                    /** @description Stakes of casino rounds that bring a point, in major units */
                    rounds: string;
                }[];
            } | null;
            /** @description What points buy, cheapest first */
            rewards: {
                /** @description What the free bet is by currency */
                amounts: {
                    /** @description Stake of the free bet, in major units */
                    amount: string;
                    /** @description ISO 4217 */
                    currency: string;
                }[];
                /** @description Days to use it */
                days: number;
                /** @description Stable name of the reward */
                id: string;
                /** @description Lowest total price it can be used at */
                minCoef: string;
                /** @description Points it costs */
                price: number;
            }[];
        };
        /** @description The loyalty programme */
        LoyaltyProgrammeInput: {
            /** @description Null: nothing is given back */
            cashback: {
                /** @description Casino games that return more than so many percent of stakes don't count */
                highestReturn: string;
                /** @description The lowest first */
                levels: {
                    /**
                     * @description How often it is paid
                     * @enum {string}
                     */
                    every: "WEEK" | "DAY";
                    /** @description Points collected in all from which it holds */
                    from: number;
                    /** @description From 1, the lowest */
                    level: number;
                    /**
                     * @description What it is a percentage of
                     * @enum {string}
                     */
                    of: "LOSS" | "STAKES";
                    /** @description Percent that is given back */
                    percent: string;
                }[];
                /** @description Most that a period gives back, in percent of its stakes: a share of losses alone would pay players who bet once a period */
                mostOfStakes: string;
            } | null;
            /** @description Null: no points are collected */
            points: {
                /** @description Casino games that return more than so many percent of stakes don't count */
                highestReturn: string;
                /** @description Coupons with a bet at a lower price bring none */
                leastCoef: string;
                /** @description By currency; stakes in others bring none */
                stakes: {
                    /** @description Stakes of coupons that bring a point, in major units */
                    coupons: string;
                    /** @description ISO 4217 */
                    currency: string;
                    /** @description Stakes of casino rounds that bring a point, in major units */
                    rounds: string;
                }[];
            } | null;
            /** @description What points buy, cheapest first */
            rewards: {
                /** @description What the free bet is by currency */
                amounts: {
                    /** @description Stake of the free bet, in major units */
                    amount: string;
                    /** @description ISO 4217 */
                    currency: string;
                }[];
                /** @description Days to use it */
                days: number;
                /** @description Stable name of the reward */
                id: string;
                /** @description Lowest total price it can be used at */
                minCoef: string;
                /** @description Points it costs */
                price: number;
            }[];
        };
        /** @description An offer: what may become a bonus */
        Offer: {
            /**
             * @description Whom it is for
             * @enum {string}
             */
            audience: "ALL" | "NEW" | "CODE" | "PARTNER" | "STAFF";
            /** @description Promo code that brings it; null if none is shown */
            code: string | null;
            /** @description Countries it is for, two letters; null for all */
            countries: string[] | null;
            /** @description When it ends, epoch seconds; null for no end */
            ends_at: number | null;
            /** @description Whether a promo code brings it */
            has_code: boolean;
            /** @description Number of the offer */
            id: string;
            /** @description Whether it may run beside another bonus */
            is_combinable: boolean;
            /** @description Stable name of the offer */
            key: string;
            /** @description The partner it comes from; null for the operator's own */
            partner: {
                /** @description Stable name of the partner */
                key: string;
                /** @description Name of the partner, as players read it */
                name: string;
            } | null;
            /**
             * @description Before its start, while it can be taken, after its end
             * @enum {string}
             */
            phase: "COMING" | "OPEN" | "OVER";
            /** @description Name of its picture */
            picture: string;
            /**
             * @description How often a player may take it
             * @enum {string}
             */
            repeat: "ONCE" | "DAY" | "WEEK";
            /** @description What came of it; null before its end */
            results: {
                /** @description By currency */
                paid: {
                    /** @description What became cash, in major units */
                    amount: string;
                    /** @description ISO 4217 */
                    currency: string;
                }[];
                /** @description Players who took it */
                players: number;
            } | null;
            /** @description When it begins, epoch seconds */
            starts_at: number;
            terms: components["schemas"]["BonusTerms"];
            /** @description Rises with each change of its terms */
            version: number;
            /** @description Which welcome offer it is; null for none */
            welcome: ("SPORT" | "CASINO" | "CODE") | null;
        };
        /** @description Definition of an offer */
        OfferDefinitionInput: {
            /**
             * @description ALL players; NEW ones before their first deposit; those who know the CODE; those who registered by the PARTNER's link or know the code; those whom the STAFF gives it
             * @enum {string}
             */
            audience: "ALL" | "NEW" | "CODE" | "PARTNER" | "STAFF";
            /**
             * @description What is multiplied
             * @enum {string}
             */
            base: "BONUS" | "DEPOSIT_AND_BONUS";
            /** @description Percent of a stake that counts in games without a share of their own */
            casinoPercent: string;
            /** @description Promo code that brings it; null for none */
            code: string | null;
            /** @description Countries; null for all */
            countries: string[] | null;
            /** @description Terms by currency; empty for offers without money of their own */
            currencies: components["schemas"]["CurrencyTermsInput"][];
            /** @description Days to wager, and to play free rounds */
            days: number;
            /**
             * @description What a bonus of free rounds brings; null for other kinds
             * @default null
             */
            freeRounds: {
                /** @description Key of the game */
                game: string;
                /** @description How many rounds */
                rounds: number;
                /** @description Stake of each round by currency, in major units */
                stakes: {
                    [key: string]: string;
                };
            } | null;
            /** @description Percent by the key of a game; 0 excludes it */
            gamePercents: {
                [key: string]: string;
            };
            /** @description Whether it may run beside another bonus */
            isCombinable: boolean;
            /**
             * @description What kind of offer it is
             * @enum {string}
             */
            kind: "FIRST_DEPOSIT" | "RELOAD" | "NO_DEPOSIT" | "FREE_BET" | "FREE_ROUNDS" | "CASHBACK" | "HYPER_BONUS" | "EXPRESS_BOOST" | "ACCUMULATOR";
            /** @description Lowest price of each of its bets */
            minCoef: string;
            /** @description Fewest bets of an express that counts; 1 lets singles count */
            minLegs: number;
            /** @description How many times the base must be staked; what free rounds win is the base of theirs, and cash at once with 0 */
            multiplier: string;
            /** @description Days to take it up by a deposit */
            offerDays: number;
            /**
             * @description The partner whose players it is for; null for others
             * @default null
             */
            partner: {
                /** @description Numbers of the partner: `partner_id` of their links */
                ids: string[];
                /** @description Stable name of the partner */
                key: string;
                /** @description Name of the partner, as players read it */
                name: string;
                /** @description Tags of the partner: `tag`, `btag` or `reflink` of their links */
                tags: string[];
            } | null;
            /** @description Percent of the deposit; null for offers without one */
            percent: string | null;
            /**
             * @description Whether the staff decides on an offer without a deposit that somebody of the player's household has had
             * @default true
             */
            perHousehold: boolean;
            /**
             * @description Its picture
             * @enum {string}
             */
            picture: "ball" | "slots" | "gift" | "ticket" | "coins" | "rocket" | "crown" | "calendar";
            /**
             * @description Bets that count towards wagering
             * @enum {string}
             */
            product: "SPORT" | "CASINO" | "ANY";
            /**
             * @description What a player must have shown before they take it: nothing; a confirmed e-mail or phone, or who they are; who they are. Null asks for CONTACT where there is no deposit, and for nothing where there is one
             * @default null
             */
            proof: ("NONE" | "CONTACT" | "IDENTITY") | null;
            /**
             * @description How often a player may take it
             * @enum {string}
             */
            repeat: "ONCE" | "DAY" | "WEEK";
            /** @description Chosen at registration, or given with its code */
            welcome: ("SPORT" | "CASINO" | "CODE") | null;
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
    bonuses: {
        parameters: {
            query?: {
                /** @description Only those older than this bonus */
                before?: string;
                /** @description How many, at most 100 */
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
                        /** @description Newest first */
                        bonuses: components["schemas"]["Bonus"][];
                        /** @description Whether older ones follow */
                        has_more: boolean;
                        /** @description How many there are in all */
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
    bonus: {
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
                        bonus: components["schemas"]["Bonus"];
                        /** @description What happened to it, in order */
                        changes: {
                            /** @description When, epoch seconds */
                            at: number;
                            /** @description Why, a stable code */
                            reason: string | null;
                            /**
                             * @description OFFERED waits for a deposit, ACTIVE is wagered; all others are ends
                             * @enum {string}
                             */
                            state: "OFFERED" | "ACTIVE" | "COMPLETED" | "LOST" | "EXPIRED" | "FORFEITED" | "CANCELLED";
                        }[];
                        /** @description Bets that were looked at, newest first; at most 200 */
                        wagers: {
                            /** @description What of it counted, in major units */
                            amount: string;
                            /** @description When it was settled, epoch seconds */
                            at: number;
                            /** @description Key of the casino game */
                            game: string | null;
                            /**
                             * @description Why it counted so
                             * @enum {string}
                             */
                            reason: "COUNTED" | "STAKE_CAPPED" | "LOW_RISK" | "REFUNDED" | "CASHED_OUT" | "NOT_EXPRESS" | "TOO_FEW_BETS" | "LOW_PRICE" | "OTHER_PRODUCT" | "GAME_EXCLUDED";
                            /**
                             * @description A coupon, or a round of a casino game
                             * @enum {string}
                             */
                            source: "COUPON" | "ROUND";
                            /** @description Its number */
                            source_id: string;
                            /** @description What was staked, in major units */
                            stake: string;
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
            /** @description BONUS_UNKNOWN: The player has no such bonus. */
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
    forfeit: {
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
                    "application/json": components["schemas"]["Bonus"];
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
            /** @description BONUS_UNKNOWN: The player has no such bonus. */
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
    cashback: {
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
                        /** @description Points collected in all */
                        collected: number;
                        /** @description Rounds of games that return more than so many percent don't count */
                        highest_return: string;
                        /** @description The player's level */
                        level: number;
                        /** @description All levels, the lowest first */
                        levels: {
                            /**
                             * @description How often it is paid
                             * @enum {string}
                             */
                            every: "WEEK" | "DAY";
                            /** @description Points collected in all from which it holds */
                            from: number;
                            /** @description From 1, the lowest */
                            level: number;
                            /**
                             * @description What it is a percentage of
                             * @enum {string}
                             */
                            of: "LOSS" | "STAKES";
                            /** @description Percent that is given back */
                            percent: string;
                        }[];
                        /** @description Most that a period gives back, in percent of its stakes */
                        most_of_stakes: string;
                        /** @description Latest first; at most 50 */
                        payments: {
                            /** @description What was paid, in major units */
                            amount: string;
                            /** @description When, epoch seconds */
                            at: number;
                            /** @description Bonuses given in the period */
                            bonuses: string;
                            /** @description ISO 4217 */
                            currency: string;
                            /** @description Level it was paid at */
                            level: number;
                            /** @description Percent of that level */
                            percent: string;
                            /** @description Beginning of the period, epoch seconds */
                            period_from: number;
                            /** @description Its end, epoch seconds */
                            period_to: number;
                            /** @description Stakes of rounds that ended in the period, in major units */
                            staked: string;
                            /** @description What they won */
                            won: string;
                        }[];
                        /** @description Beginning of the period under way, epoch seconds */
                        period_from: number;
                        /** @description Its end, epoch seconds */
                        period_to: number;
                        /** @description The period under way, by currency */
                        running: {
                            /** @description What it would give back now, in major units */
                            amount: string;
                            /** @description Bonuses given in the period */
                            bonuses: string;
                            /** @description ISO 4217 */
                            currency: string;
                            /** @description Stakes less wins and bonuses, never below zero */
                            net_loss: string;
                            /** @description Stakes of rounds that ended in the period, in major units */
                            staked: string;
                            /** @description What they won */
                            won: string;
                        }[];
                        /** @description Points missing for the next level; null at the highest */
                        to_next: number | null;
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
            /** @description CASHBACK_UNKNOWN: The site gives no cashback. */
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
    listBonuses: {
        parameters: {
            query: {
                /** @description Only those older than this bonus */
                before?: string;
                /** @description How many, at most 100 */
                first?: number;
                /** @description Number, a positive integer */
                player_id: number;
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
                        bonuses: components["schemas"]["Bonus"][];
                        /** @description Whether older ones follow */
                        has_more: boolean;
                        /** @description How many there are in all */
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
    revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, digits only */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Stable code of the reason, such as ABUSE */
                    reason: string;
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
                    "application/json": components["schemas"]["Bonus"];
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
            /** @description BONUS_UNKNOWN: There is no such bonus. */
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
    grant: {
        parameters: {
            query?: never;
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
                    /** @description Another amount than the offer's, in major units; a deposit is not waited for. Free rounds have none */
                    amount?: string;
                    /** @description Currency of the bonus, ISO 4217 */
                    currency: string;
                    /** @description Number, a positive integer */
                    offer_id: number;
                    /** @description Number, a positive integer */
                    player_id: number;
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
                    "application/json": components["schemas"]["Bonus"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. REQUIRED: The idempotency key is missing. INVALID: The idempotency key can't be used. */
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
            /** @description OFFER_UNKNOWN: There is no such offer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description OFFER_CLOSED: The offer has no bonus to be given. OFFER_NOT_FOR_YOU: The offer has no terms in the currency, or its bonus has no other amount. LIMIT_REACHED: The player has excluded themselves. BETTING_CLOSED: The player is unknown, banned or frozen. IDEMPOTENCY_MISMATCH: The key was used for another player or another gift. */
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
    heldGifts: {
        parameters: {
            query?: {
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
                        gifts: components["schemas"]["HeldGift"][];
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
    decideGift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the entry */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who decides */
                    actor: string;
                    /** @description Whether the player may have it */
                    allow: boolean;
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
                    "application/json": components["schemas"]["HeldGift"];
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
            /** @description GIFT_NOT_HELD: There is no such gift that is held. */
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
    createOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    definition: components["schemas"]["OfferDefinitionInput"];
                    /** @description When it ends, epoch seconds; null for no end */
                    ends_at: number | null;
                    /** @description Stable name: small letters, digits and hyphens */
                    key: string;
                    /** @description When it begins, epoch seconds */
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
                    "application/json": components["schemas"]["Offer"];
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
            /** @description OFFER_EXISTS: The key or the promo code is another offer's. */
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
    changeOffer: {
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
                    definition?: components["schemas"]["OfferDefinitionInput"];
                    /** @description When it ends, epoch seconds; null for no end */
                    ends_at?: number | null;
                    /** @description When it begins, epoch seconds */
                    starts_at?: number;
                    /**
                     * @description Nobody takes it any more
                     * @enum {boolean}
                     */
                    stop?: true;
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
                    "application/json": components["schemas"]["Offer"];
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
            /** @description OFFER_UNKNOWN: There is no such offer. */
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
                    "application/json": {
                        programme: components["schemas"]["LoyaltyProgramme"];
                        /** @description Rises with each change; 0 before the first */
                        version: number;
                        /** @description By kind of stakes */
                        worth: {
                            /** @description Most that comes back, in percent of a stake; free bets count with their face */
                            gives: string;
                            /** @description Least that the house keeps of a stake that counts, in percent, by the built-in margins and the catalogue */
                            keeps: string;
                            /**
                             * @description Stakes of what
                             * @enum {string}
                             */
                            of: "COUPONS" | "ROUNDS";
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
    setProgramme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programme: components["schemas"]["LoyaltyProgrammeInput"];
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
                        programme: components["schemas"]["LoyaltyProgramme"];
                        /** @description Rises with each change; 0 before the first */
                        version: number;
                        /** @description By kind of stakes */
                        worth: {
                            /** @description Most that comes back, in percent of a stake; free bets count with their face */
                            gives: string;
                            /** @description Least that the house keeps of a stake that counts, in percent, by the built-in margins and the catalogue */
                            keeps: string;
                            /**
                             * @description Stakes of what
                             * @enum {string}
                             */
                            of: "COUPONS" | "ROUNDS";
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
            /** @description TOO_GENEROUS: Players would gain by staking. */
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
    offers: {
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
                        /** @description In the order they are shown */
                        offers: components["schemas"]["Offer"][];
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
    claim: {
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
                    /** @description Currency of the bonus, ISO 4217; that of the main account without it */
                    currency?: string;
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
                        /** @description The bonus as it is now; null if there are errors */
                        bonus: components["schemas"]["Bonus"] | null;
                        /** @description Why nothing was done; empty when it was */
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
    standing: {
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
                    "application/json": {
                        /** @description Why they can't; null if they can */
                        hindrance: components["schemas"]["FieldError"] | null;
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
            /** @description OFFER_UNKNOWN: There is no such offer. */
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
    points: {
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
                        /** @description Points to spend */
                        balance: number;
                        /** @description Points collected in all */
                        collected: number;
                        /** @description The latest, newest first; at most 100 */
                        entries: {
                            /** @description Points gained; negative for points spent */
                            amount: number;
                            /** @description When, epoch seconds */
                            at: number;
                            /** @description Number of the entry */
                            id: string;
                            /**
                             * @description What moved them
                             * @enum {string}
                             */
                            reason: "COUPON" | "ROUNDS" | "REWARD" | "GAME_ATTEMPT" | "GAME_PRIZE" | "CORRECTION";
                            /** @description Key of the coupon, the day of rounds, the reward or the attempt in a bonus game */
                            source: string;
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
    redeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code as typed */
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
                        /** @description The bonus as it is now; null if there are errors */
                        bonus: components["schemas"]["Bonus"] | null;
                        /** @description Why nothing was done; empty when it was */
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
    rewards: {
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
                        /** @description Cheapest first */
                        rewards: {
                            /** @description What the free bet is by currency */
                            amounts: {
                                /** @description Stake of the free bet, in major units */
                                amount: string;
                                /** @description ISO 4217 */
                                currency: string;
                            }[];
                            /** @description Days to use it */
                            days: number;
                            /** @description Stable name of the reward */
                            id: string;
                            /** @description Lowest total price it can be used at */
                            min_coef: string;
                            /** @description Points it costs */
                            price: number;
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
    buy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Stable name of the reward */
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
                        /** @description The bonus as it is now; null if there are errors */
                        bonus: components["schemas"]["Bonus"] | null;
                        /** @description Why nothing was done; empty when it was */
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
    standings: {
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
                        /** @description In the order offers are shown */
                        standings: {
                            /** @description Why they can't; null if they can */
                            hindrance: components["schemas"]["FieldError"] | null;
                            /** @description Number of the offer */
                            offer_id: string;
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
