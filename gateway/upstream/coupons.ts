/** Types of the coupons service, generated from coupons.openapi.json. */
export interface paths {
    "/coupon-api/v1/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's coupons, newest first
         * @description Newest first. `after` is the `next` of the page before.
         */
        get: operations["list"];
        put?: never;
        /**
         * Places a coupon
         * @description The same key with another body: IDEMPOTENCY_MISMATCH. Errors are values, the status is 200. Multiple singles: one coupon a bet, each taken or refused by itself (`refused`); `errors` are then of what concerns all.
         */
        post: operations["place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/coupons/{id}/auto-cash-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders an automatic sale of a coupon
         * @description Orders the whole coupon to be sold once it is worth `target`; another order takes the place of the first. Errors: CASH_OUT_UNAVAILABLE, INVALID, AMOUNT_TOO_SMALL (not above what it is worth now), AMOUNT_TOO_LARGE (not below the possible win).
         */
        post: operations["setAutoCashOut"];
        /**
         * Cancels the automatic sale of a coupon
         * @description Takes the order back; nothing happens when there is none.
         */
        delete: operations["cancelAutoCashOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/coupons/{id}/cash-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sells a coupon or a part of it
         * @description Sells the coupon or a share of it. `value` is that of the offer whose `token` is sent, `share` ("0.1" to "0.9") a part of it. `policy` NONE: only at this value or a change too small to be seen in the currency; HIGHER: at `value` or a higher one, which may be another than the offer's once the player agreed to a change; ANY: at whatever it is worth now. Errors: CASH_OUT_UNAVAILABLE, CASH_OUT_CHANGED (its `minAmount` is the value now), INVALID, REQUIRED, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH.
         */
        post: operations["cashOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/coupons/{id}/insure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Insures a coupon
         * @description Insures a share of the stake in percent, 10 to 100 by tens, once a coupon. `premium` is the one seen: a higher one now is refused with ODDS_CHANGED (its `minAmount` is the premium now). Errors: INSURANCE_UNAVAILABLE, INVALID, INSUFFICIENT_FUNDS, LIMIT_REACHED, PERSON_EXCLUDED …
         */
        post: operations["insure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/coupons/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be done with a coupon now
         * @description Coupons that are not open have a reason and nothing on offer. 404 for a coupon that is not the player's.
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
    "/coupon-api/v1/coupons/{id}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a bet of a coupon
         * @description Replaces the bet on `betOutcomeId` by `outcomeId` of the same market before its game starts: the coupon is cashed out and what it is worth staked on a new coupon at today's prices, in one go. `value` and `coef`, when given, are the least new stake and the least price of the new outcome. Answers the new coupon. Errors: SWAP_UNAVAILABLE, CASH_OUT_CHANGED, ODDS_CHANGED …
         */
        post: operations["swap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/coupons/{id}/vip-decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides a VIP bet */
        post: operations["vipDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/coupons/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons of the player by id
         * @description The player's own coupons by id (comma list, at most 50); others are left out.
         */
        get: operations["byIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be done with several coupons now
         * @description The same for up to 50 of the player's coupons (comma list of ids); others are left out.
         */
        get: operations["offersByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/outcomes/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects the result of an outcome
         * @description The operator corrects a result (WON, LOST, VOID, HALF_WON, HALF_LOST, DEAD_HEAT_<places>_OF_<tied>): every coupon settled with it is reversed and paid anew. The same correction again changes nothing. A player who has spent the money owes the rest. 409 OUTCOME_OPEN while the outcome can be bet on: its game is ahead or on and it is not decided. 404 OUTCOME_UNKNOWN for one that neither the book nor a bet knows. An outcome with a result takes no bets.
         */
        post: operations["correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promo codes the player can still use
         * @description Codes the player can still use, those that end first at the beginning.
         */
        get: operations["promoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a coupon would be worth, and what stops it
         * @description Guests may ask (accountId "0"). Errors are values, the status is 200; 401 only for a Bearer token that is no longer good.
         */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a coupon under a code
         * @description Saves a coupon under a code of 8 symbols, the same for the same coupon: its kind, its bets and what each is in it; no amounts, no prices. 60 new ones an hour for a player (`Authorization`) or a guest's network (`X-Client-Address`). Errors: those of the coupon, TOO_MANY_SHARED.
         */
        post: operations["share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-api/v1/shared/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coupon saved under a code */
        get: operations["shared"];
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
        /** @description A bet to place */
        BetInput: {
            /** @description Stake of the bet; of multiple singles only */
            amount?: string | null;
            /** @description Of a conditional coupon only; null while the bet stands in the lobby. Blocks are played in the order in which they first appear. */
            blockId?: string | null;
            /** @description Odds the player saw */
            coef: string;
            /** @description Version of the game the player saw */
            gameVersion?: number | null;
            /** @description Of a system only: stands in every combination */
            isBanker?: boolean | null;
            /** @description Id of the outcome */
            outcomeId: string;
        };
        /** @description A placed coupon */
        Coupon: {
            /** @description Id of the account it was paid from */
            accountId: string;
            /** @description Whole stake, whoever bears it: of a conditional coupon its first block's */
            amount: string;
            /** @description Stake still in play, decimal in major units: all of it less what was cashed out. Settlement pays on this */
            amountLeft: string;
            /** @description Order to sell the whole coupon once it is worth `target`; null without one */
            autoCashOut: {
                /** @description When it was ordered, epoch seconds */
                setAt: number;
                /** @description Value at which the coupon is sold, decimal in major units */
                target: string;
            } | null;
            /** @description Bets */
            bets: components["schemas"]["PlacedBet"][];
            /** @description Of a conditional coupon, in their order. `coef` is the product of the block's prices. */
            blocks: {
                /** @description Stake of the block, decimal in major units */
                amount: string;
                /** @description Odds of the block */
                coef: string;
                /** @description Id of the block */
                id: string;
            }[];
            /** @description What the bonus bet multiplies the price with; null without one */
            bonusCoef: string | null;
            /** @description Part of the payout that hyper bonus or promo code added; null while unpaid or without them */
            bonusPayout: string | null;
            /** @description Cash-outs so far, oldest first */
            cashOuts: {
                /** @description Stake that left the coupon with it, decimal in major units */
                amount: string;
                /** @description When, epoch seconds */
                at: number;
                /** @description True when it was sold to pay an advance on another coupon */
                isAdvance: boolean;
                /** @description True when the player's automatic order sold it */
                isAuto: boolean;
                /** @description Part that was sold of what was still open, at most four decimals: "1" for all of it */
                share: string;
                /** @description What the player got, decimal in major units */
                value: string;
            }[];
            /** @description Total price; null for kinds without one. With a bonus bet its coefficient is in it. */
            coef: string | null;
            /** @description Total odds as the player saw them, in their format; null when not sent */
            coefByView: string | null;
            /** @description Odds format of the player; null when not sent */
            coefViewId: number | null;
            /** @description The last correction of a result: the coupon was reversed and settled again; null without one */
            corrected: {
                /** @description When, epoch seconds */
                at: number;
                /** @description Why the result was corrected */
                reason: string;
            } | null;
            /** @description Name of the full cover; null for other kinds */
            cover: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description When a live coupon is decided, epoch seconds; null for others */
            decidesAt: number | null;
            /** @description Total odds that the player insisted on; null for none */
            exactCoef: string | null;
            /** @description Hyper bonus, percent; null for none */
            hyperBonusPercent: string | null;
            /** @description Id of the coupon */
            id: string;
            /** @description Insurance that was bought; null without one */
            insurance: {
                /** @description What is paid back when the coupon loses, decimal in major units */
                insuredAmount: string;
                /** @description What it paid, decimal in major units; null until the coupon is settled */
                payout: string | null;
                /** @description What it cost, decimal in major units */
                premium: string;
                /** @description Insured share of the stake, percent */
                share: number;
            } | null;
            /** @description True: rejected when the score changes while it waits */
            isDropOnScoreChange: boolean;
            /** @description True for a VIP bet, which a desk decides */
            isVip: boolean;
            /** @description What was paid, decimal in major units; null until it is settled */
            payout: string | null;
            /** @description When it was placed, epoch seconds */
            placedAt: number;
            /** @description Return when every bet wins, of an anti-express when one loses; capped. Of a free bet the net win alone. */
            possibleWin: string;
            /** @description Part of the stake that was an advance, "0.00" without one */
            prepaidAmount: string;
            /** @description Promo code; null for none */
            promoCode: string | null;
            /** @description Why it was rejected; null otherwise */
            rejectReason: ("OUTCOME_SUSPENDED" | "MARKET_CHANGED" | "ODDS_CHANGED" | "GAME_FINISHED" | "SCORE_CHANGED" | "EXACT_COEF_NOT_MET" | "VIP_REFUSED" | "ADVANCE_NOT_COVERED") | null;
            /** @description Id of the coupon this one was swapped to; null for none */
            replacedBy: string | null;
            /** @description Id of the coupon this one was swapped from; null for none */
            replaces: string | null;
            /** @description When it was settled, epoch seconds; null while it is open */
            settledAt: number | null;
            /**
             * @description State of the coupon
             * @enum {string}
             */
            state: "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
            /** @description k of a system "k of n"; null for other kinds */
            systemValue: number | null;
            /** @description Number of the coupon's kind */
            typeId: number;
        };
        /** @description A coupon that is not placed yet */
        CouponBodyInput: {
            /** @description Id of the account to pay from; "0" for a guest */
            accountId: string;
            /** @description Stake, decimal in major units */
            amount?: string | null;
            /** @description Of a conditional coupon: stake by block. The first is paid now, each later one out of what the block before returns. */
            amountByBlockId?: {
                [key: string]: string;
            } | null;
            /** @description Bets */
            bets: components["schemas"]["BetInput"][];
            /**
             * @description Odds changes that the player accepts: 2 none, 1 higher odds, 0 any
             * @default 2
             */
            changeCoefAction: number;
            /** @description Total price as the player saw it, as written in their odds format. For the receipt only. */
            coef?: string | null;
            /** @description Total odds as the player saw them, in their format */
            coefByView?: string | null;
            /** @description How many percent below the odds seen the player still takes. With 0 or more the coupon is also taken when the odds are better: at the odds seen with changeCoefAction 2, at the better ones with 1. Null goes by changeCoefAction alone. */
            coefTolerance?: number | null;
            /** @description Odds format of the player */
            coefViewId?: number | null;
            /** @description Of a full cover: TRIXIE, PATENT, YANKEE, LUCKY_15, CANADIAN, LUCKY_31, HEINZ, LUCKY_63, SUPER_HEINZ, GOLIATH */
            cover?: string | null;
            /** @description Least total price the player takes; the coupon is paid at it */
            exactCoef?: string | null;
            /** @description False once the player has deleted the bonus bet. Default true. */
            hasBonusBet?: boolean | null;
            /** @description The hyper bonus as the player saw it. Another percent than the service's own is BONUS_CHANGED. */
            hyperBonusPercent?: string | null;
            /** @description Refuses a live coupon whose score has changed when its delay is over */
            isDropOnScoreChange?: boolean | null;
            /** @description The stake may exceed the maximum; the desk decides */
            isVipBet?: boolean | null;
            /** @description Largest stake of the hyper bonus that the player saw, decimal in major units */
            maxHyperBonusLimit?: string | null;
            /** @description Least stake of the hyper bonus that the player saw, decimal in major units */
            minHyperBonusBetLimit?: string | null;
            /** @description Part of the stake that is an advance against open coupons */
            prepaidAmount?: string | null;
            /** @description Promo code */
            promoCode?: string | null;
            /** @description Partner who brought the visitor; kept with the coupon */
            refId?: number | null;
            /** @description k of a system "k of n"; null for other kinds */
            systemValue?: number | null;
            /** @description 0 single, 1 express, 2 system, 3 chain, 4 conditional, 11 anti-express, 12 full cover, 10001 multiple singles */
            typeId: number;
        };
        /** @description What can be done with an open coupon at this moment, at the book's prices now */
        CouponOffers: {
            /** @description `value` buys all that is in play, of a share in proportion. Holds until `expiresAt`, by its `token`. Null where it is not offered. */
            cashOut: {
                /** @description When it stops being valid, epoch seconds */
                expiresAt: number;
                /** @description Whether a part can be sold: stake and value are large enough to be split */
                isPartial: boolean;
                /** @description Token to send with the sale */
                token: string;
                /** @description Value now, decimal in major units */
                value: string;
            } | null;
            /** @description The coupon */
            couponId: string;
            /** @description Premiums by share of the stake in percent, 10 to 100; empty when it cannot be insured */
            insurance: {
                /** @description What is paid back when the coupon loses, decimal in major units */
                insuredAmount: string;
                /** @description Price of the insurance, decimal in major units */
                premium: string;
                /** @description Share of the stake, percent */
                share: number;
            }[];
            /** @description Why there is no cash-out; null when there is one */
            reason: ("NOT_OPEN" | "KIND" | "BONUS_ACCOUNT" | "FREE_BET" | "INSURED" | "DECIDED" | "OUTCOME_SUSPENDED" | "NOT_PRICED" | "WORTHLESS" | "ACCOUNT_FROZEN") | null;
            /** @description Bets whose outcome can be replaced by another one of its market; empty where there are none */
            swaps: {
                /** @description The bet, by its outcome */
                outcomeId: string;
                /** @description Outcomes it can be swapped for */
                outcomes: {
                    /** @description Decimal odds, 3 places */
                    coef: string;
                    /** @description Id of the outcome */
                    outcomeId: string;
                    /** @description Name of the outcome */
                    outcomeName: string;
                }[];
            }[];
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
        /** @description A bet of a placed coupon */
        PlacedBet: {
            /** @description Block of a conditional coupon; null for none */
            blockId: string | null;
            /** @description Name of the championship when it was placed */
            championshipName: string;
            /** @description Odds it was placed at */
            coef: string;
            /** @description Of DEAD_HEAT: so many share so many places */
            deadHeat: {
                /** @description Places to share */
                places: number;
                /** @description Number of those who share them */
                tied: number;
            } | null;
            /** @description Id of the game */
            gameId: string;
            /** @description Name of the game when it was placed */
            gameName: string;
            /** @description True for a bet that stands in every combination of a system */
            isBanker: boolean;
            /** @description True when the game was in play */
            isLive: boolean;
            /** @description Name of the market */
            marketName: string;
            /** @description Id of the outcome */
            outcomeId: string;
            /** @description Name of the outcome */
            outcomeName: string;
            /**
             * @description Result; OPEN until it is settled
             * @enum {string}
             */
            result: "OPEN" | "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST" | "DEAD_HEAT";
            /** @description Score when it was placed; null before the start */
            scoreAtPlacing: string | null;
            /** @description Start, epoch seconds */
            startsAt: number;
            /** @description Outcome that this one took the place of in a swap */
            swappedFrom: string | null;
        };
        /** @description What a coupon would be worth */
        Quote: {
            /** @description Odds as an anti-express; null when not possible */
            antiExpressCoef: string | null;
            /** @description Largest advance; null for guests and where none is given */
            availablePrepaidAmount: string | null;
            /** @description Bets, in the order sent */
            bets: {
                /** @description True where it can be a banker of this system, or is one */
                canBeBanker: boolean;
                /** @description Odds now; null for an unknown outcome */
                coef: string | null;
                /** @description Version of the game now; null for an unknown outcome */
                gameVersion: number | null;
                /** @description True where its section is closed to the player */
                isBanned: boolean;
                /** @description True while no bets are taken on it */
                isBlocked: boolean;
                /** @description True where it can't stand beside another bet of this coupon */
                isDependent: boolean;
                /** @description Largest stake, decimal in major units; null when unknown */
                maxAmount: string | null;
                /** @description Bounds of the bet's own stake, of multiple singles; else null */
                minAmount: string | null;
                /** @description Id of the outcome */
                outcomeId: string;
                /** @description Possible winnings, decimal in major units; null when unknown */
                possibleWin: string | null;
            }[];
            /** @description Blocks of a conditional coupon */
            blocks: {
                /** @description Odds of the block */
                coef: string | null;
                /** @description Id of the block */
                id: string;
                /** @description Largest stake, decimal in major units; null when unknown */
                maxAmount: string | null;
                /** @description Possible winnings, decimal in major units; null when unknown */
                possibleWin: string | null;
            }[];
            /** @description The bonus bet as it would be; null where the coupon has no right to it, or the player deleted it */
            bonus: {
                /** @description Odds of the bonus bet */
                coef: string;
                /** @description The bonus as a percentage */
                percent: string;
            } | null;
            /** @description Total odds; null when there are none */
            coef: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description What the caller can correct; empty when the call succeeded */
            errors: components["schemas"]["FieldError"][];
            /** @description `percent` is null while the express is too short; `nextBets` more bets of at least the least price give `nextPercent`. Null where the site has none, or the kind. */
            hyperBonus: {
                /** @description Whether it counts: the bonus bet comes first, and the stake must lie within its limits */
                isApplied: boolean;
                /** @description Largest stake, decimal in major units */
                maxAmount: string;
                /** @description Least stake, decimal in major units */
                minAmount: string;
                /** @description Least odds of a bet that counts */
                minCoef: string;
                /** @description How many more bets reach the next step; null on the last one */
                nextBets: number | null;
                /** @description Bonus of the next step, percent; null on the last one */
                nextPercent: string | null;
                /** @description Bonus now, percent of the net win; null when too few bets count */
                percent: string | null;
            } | null;
            /** @description True when it can be sent as a VIP bet */
            isVipAvailable: boolean;
            /** @description Largest stake, decimal in major units; null when unknown */
            maxAmount: string | null;
            /** @description Most that a coupon pays, decimal in major units; null when unknown */
            maxPayout: string | null;
            /** @description Least stake, decimal in major units; null when unknown */
            minAmount: string | null;
            /** @description Least return above nothing, of a system, cover or chain whose fewest bets win; null where it is all or nothing */
            minPossibleWin: string | null;
            /** @description Possible winnings, decimal in major units; null when unknown */
            possibleWin: string | null;
            /** @description The code sent, when it fits */
            promo: {
                /** @description What it adds, decimal in major units; null when it does not add an amount */
                amount: string | null;
                /** @description The code */
                code: string;
                /**
                 * @description What the code does
                 * @enum {string}
                 */
                kind: "FREE_BET" | "WIN_BOOST";
                /** @description What it adds, percent; null when it does not add a share */
                percent: string | null;
            } | null;
            /** @description Choices of a system */
            systemValues: {
                /** @description Number of combinations */
                combo: number;
                /** @description Least stake of one combination, decimal in major units; null when unknown */
                minBetAmount: string | null;
                /** @description How many bets, bankers not counted, may lose: n − k */
                offset: number;
                /** @description k of the system "k of n" */
                value: number;
            }[];
            /** @description Single bets the stake is split into; null for kinds that don't split it */
            units: number | null;
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
    list: {
        parameters: {
            query?: {
                /** @description Only coupons of this account */
                accountId?: string;
                /** @description The `next` of the page before; the list starts at the beginning without it */
                after?: string;
                /** @description true: settled more than 30 days ago; false: the others. Left out: all. */
                archive?: "true" | "false";
                /** @description Size of the page */
                first?: number;
                /** @description Placed from and before this moment, epoch seconds */
                from?: number;
                /** @description Numbers of coupon kinds, comma-separated */
                kinds?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Number of a coupon, or a part of a game's or championship's name in any language */
                search?: string;
                /** @description Only coupons in this state */
                state?: "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
                /** @description Comma lists of states and of kinds' numbers. Unknown ones are ignored. */
                states?: string;
                /** @description Placed before this moment, epoch seconds */
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
                        /** @description Coupons, newest first */
                        coupons: components["schemas"]["Coupon"][];
                        /** @description Cursor of each entry, in the same order */
                        cursors: string[];
                        /** @description What to send as `after` for the following page; null on the last one */
                        next: string | null;
                        /** @description Number of entries in the whole list */
                        totalCount: number;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CURSOR: `after` is not a cursor of this list. */
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
    place: {
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
                "application/json": components["schemas"]["CouponBodyInput"];
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
                        /** @description Coupons that were taken */
                        coupons: components["schemas"]["Coupon"][];
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Of multiple singles: bets by their index that were not taken */
                        refused: {
                            /** @description Index of the bet in the request, from 0 */
                            bet: number;
                            /** @description Why it was refused */
                            errors: components["schemas"]["FieldError"][];
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
    setAutoCashOut: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: never;
            path: {
                /** @description Id of the coupon */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Value at which the coupon is sold, decimal in major units */
                    target: string;
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
                        /** @description The coupon afterwards; null when it was refused */
                        coupon: components["schemas"]["Coupon"] | null;
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
    cancelAutoCashOut: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: never;
            path: {
                /** @description Id of the coupon */
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
                        /** @description The coupon afterwards; null when it was refused */
                        coupon: components["schemas"]["Coupon"] | null;
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
    cashOut: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the coupon */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description NONE: only at this value; HIGHER: at this value or more; ANY: at whatever it is worth
                     * @default NONE
                     * @enum {string}
                     */
                    policy?: "NONE" | "HIGHER" | "ANY";
                    /** @description Part to sell, "0.1" to "0.9"; all of it without one */
                    share?: string | null;
                    /** @description `token` of the offer */
                    token: string;
                    /** @description Value of the offer, decimal in major units */
                    value: string;
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
                        /** @description The coupon afterwards; null when it was refused */
                        coupon: components["schemas"]["Coupon"] | null;
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
    insure: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the coupon */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Price that the player saw, decimal in major units */
                    premium: string;
                    /** @description Share of the stake to insure, percent: 10 to 100 by tens */
                    share: number;
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
                        /** @description The coupon afterwards; null when it was refused */
                        coupon: components["schemas"]["Coupon"] | null;
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
    offers: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: never;
            path: {
                /** @description Id of the coupon */
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
                    "application/json": components["schemas"]["CouponOffers"];
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
            /** @description COUPON_UNKNOWN: The player has no such coupon. */
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
    swap: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the coupon */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Outcome of the bet to replace */
                    betOutcomeId: string;
                    /** @description Least odds of the new outcome; any without it */
                    coef?: string | null;
                    /** @description Outcome of the same market to put in its place */
                    outcomeId: string;
                    /** @description Least new stake, decimal in major units; any without it */
                    value?: string | null;
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
                        /** @description The coupon afterwards; null when it was refused */
                        coupon: components["schemas"]["Coupon"] | null;
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
    vipDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the coupon */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True takes the bet, false rejects it */
                    accept: boolean;
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
                        /**
                         * @description State of the coupon
                         * @enum {string}
                         */
                        state: "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
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
            /** @description COUPON_UNKNOWN: There is no such VIP bet. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description ALREADY_DECIDED: The VIP bet waits for no decision. */
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
    byIds: {
        parameters: {
            query: {
                /** @description Ids, comma-separated */
                ids: string;
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
                        /** @description Coupons, newest first */
                        coupons: components["schemas"]["Coupon"][];
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
    offersByIds: {
        parameters: {
            query: {
                /** @description Ids, comma-separated */
                ids: string;
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
                        /** @description What can be done with each coupon */
                        offers: components["schemas"]["CouponOffers"][];
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
    correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the outcome */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for the log */
                    reason: string;
                    /** @description New result */
                    result: string;
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
                        /** @description Number of those whose payout changed */
                        changed: number;
                        /** @description Number of coupons settled anew */
                        resettled: number;
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
            /** @description OUTCOME_UNKNOWN: There is no such outcome, and nobody has bet on it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description OUTCOME_OPEN: The outcome is not decided yet. */
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
    promoCodes: {
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
                        /** @description Codes that can still be used */
                        promoCodes: {
                            /** @description Value of a free bet, decimal in major units; null for others */
                            amount: string | null;
                            /** @description The code */
                            code: string;
                            /** @description ISO 4217 */
                            currency: string;
                            /**
                             * @description What the code does
                             * @enum {string}
                             */
                            kind: "FREE_BET" | "WIN_BOOST";
                            /** @description Numbers of the coupon kinds it fits; null for all */
                            kinds: number[] | null;
                            /** @description Largest boost, decimal in major units; null for none */
                            maxBonus: string | null;
                            /** @description Fewest bets; null for none */
                            minBets: number | null;
                            /** @description Least total odds; null for none */
                            minCoef: string | null;
                            /** @description Boost of the winnings, percent; null for others */
                            percent: string | null;
                            /** @description When it expires, epoch seconds */
                            validUntil: number;
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
    quote: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponBodyInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
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
    share: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Bets */
                    bets: components["schemas"]["BetInput"][];
                    /** @description Of a full cover: TRIXIE, PATENT, YANKEE, LUCKY_15, CANADIAN, LUCKY_31, HEINZ, LUCKY_63, SUPER_HEINZ, GOLIATH */
                    cover?: string | null;
                    /** @description k of a system "k of n"; null for other kinds */
                    systemValue?: number | null;
                    /** @description 0 single, 1 express, 2 system, 3 chain, 4 conditional, 11 anti-express, 12 full cover, 10001 multiple singles */
                    typeId: number;
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
                        /** @description Code of 8 symbols; null when refused */
                        code: string | null;
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
    shared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, without regard to case */
                code: string;
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
                        /** @description Bets of the coupon */
                        bets: {
                            /** @description Block of a conditional coupon; null for none */
                            blockId: string | null;
                            /** @description True for a bet that stands in every combination of a system */
                            isBanker: boolean;
                            /** @description Id of the outcome */
                            outcomeId: string;
                        }[];
                        /** @description The code */
                        code: string;
                        /** @description Name of the full cover; null for other kinds */
                        cover: string | null;
                        /** @description k of a system "k of n"; null for other kinds */
                        systemValue: number | null;
                        /** @description Number of the coupon's kind */
                        typeId: number;
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
            /** @description CODE_UNKNOWN: Nothing was saved under this code. */
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
