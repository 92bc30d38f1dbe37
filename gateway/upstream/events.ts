/** Types of the events service, generated from events.openapi.json. */
export interface paths {
    "/events-api/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events-api/v1/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["watch"];
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
        Account: {
            currencyId: number;
            id: number;
            isActive: boolean;
            isClosed?: boolean;
            iso: string;
            isPointsTypeBalance: boolean;
            label: string;
            money: string;
            points: number;
            symbol: string;
            type: number;
        };
        BalanceEvent: {
            account: components["schemas"]["Account"];
            userId: number;
        };
        Coupon: {
            accountId: string;
            amount: string;
            amountLeft: string;
            autoCashOut: {
                setAt: number;
                target: string;
            } | null;
            bets: components["schemas"]["PlacedBet"][];
            blocks: {
                amount: string;
                coef: string;
                id: string;
            }[];
            bonusCoef: string | null;
            bonusPayout: string | null;
            cashOuts: {
                amount: string;
                at: number;
                isAdvance: boolean;
                isAuto: boolean;
                share: string;
                value: string;
            }[];
            coef: string | null;
            coefByView: string | null;
            coefViewId: number | null;
            corrected: {
                at: number;
                reason: string;
            } | null;
            cover: string | null;
            currency: string;
            decidesAt: number | null;
            exactCoef: string | null;
            hyperBonusPercent: string | null;
            id: string;
            insurance: {
                insuredAmount: string;
                payout: string | null;
                premium: string;
                share: number;
            } | null;
            isDropOnScoreChange: boolean;
            isVip: boolean;
            payout: string | null;
            placedAt: number;
            possibleWin: string;
            prepaidAmount: string;
            promoCode: string | null;
            rejectReason: ("OUTCOME_SUSPENDED" | "MARKET_CHANGED" | "ODDS_CHANGED" | "GAME_FINISHED" | "SCORE_CHANGED" | "EXACT_COEF_NOT_MET" | "VIP_REFUSED" | "ADVANCE_NOT_COVERED") | null;
            replacedBy: string | null;
            replaces: string | null;
            settledAt: number | null;
            /** @enum {string} */
            state: "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
            systemValue: number | null;
            typeId: number;
        };
        CouponEvent: {
            coupon: components["schemas"]["Coupon"];
            userId: number;
        };
        ErrorBody: {
            code: string;
            message: string;
        };
        EventScore: {
            away: number;
            awayPoints: string | null;
            clockSeconds: number | null;
            home: number;
            homePoints: string | null;
            mapWinners?: number[] | null;
            period: number;
            periodNames: {
                [key: string]: string;
            };
            periods: {
                away: number;
                home: number;
            }[];
            race?: {
                length: number;
                nextStartsAt: number;
                runners: {
                    finishedIn: number | null;
                    place: number | null;
                    steps: number;
                }[];
                startsAt: number;
            } | null;
            serving: number | null;
        };
        GameChange: {
            eventCount?: number;
            gameId: string;
            goneOutcomeIds: string[];
            isSnapshot: boolean;
            newEvents?: components["schemas"]["GameEvent"][];
            prices: {
                coef: string;
                isBlocked: boolean;
                outcomeId: string;
            }[];
            score: components["schemas"]["EventScore"] | null;
            /** @enum {string} */
            section: "LINE" | "LIVE";
            /** @enum {string} */
            status: "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";
            version: number;
        };
        GameEvent: {
            minute: string;
            scoreAfter: string | null;
            side: number | null;
            type: string;
        };
        Limit: {
            currency: string | null;
            endsAt: number | null;
            isDisabled?: boolean;
            label: string;
            limitBalance: string | null;
            /** @enum {string} */
            limitState: "PENDING" | "ACTIVE" | "INACTIVE";
            limitType: number;
            limitValue: string | null;
            /** @enum {string} */
            measure: "money" | "days" | "hours" | "minutes";
            needApprove: number;
            options?: string[] | null;
            pending?: {
                approveUntil: number;
                /** @enum {string} */
                change: "HIGHER" | "LOWER";
                /** @constant */
                limitState: "PENDING";
                limitValue: string;
                needApprove: number;
                startedAt: number;
            } | null;
            /** @enum {string} */
            section?: "DEPOSIT" | "EXTRA" | "REALITY_CHECK" | "WAGERING" | "LOSS";
            startedAt: number | null;
        };
        LimitEvent: {
            limit: components["schemas"]["Limit"];
            userId: number;
        };
        PlacedBet: {
            blockId: string | null;
            championshipName: string;
            coef: string;
            deadHeat: {
                places: number;
                tied: number;
            } | null;
            gameId: string;
            gameName: string;
            isBanker: boolean;
            isLive: boolean;
            marketName: string;
            outcomeId: string;
            outcomeName: string;
            /** @enum {string} */
            result: "OPEN" | "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST" | "DEAD_HEAT";
            scoreAtPlacing: string | null;
            startsAt: number;
            swappedFrom: string | null;
        };
        SessionEvent: {
            /**
             * @description Why, where the player is to be told: his session limit is used up, he has a new password, or he ended it on another device
             * @enum {string}
             */
            reason?: "limit" | "password" | "elsewhere";
            /** @description SHA-256 (hex) of the session; null for all of the player's */
            sessionId: string | null;
            userId: number;
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
    stream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Default Response */
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
    watch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gameIds: string[];
                    reader: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        watching: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Default Response */
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
