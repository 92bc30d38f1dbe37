/** Types of the accounts service, generated from accounts.openapi.json. */
export interface paths {
    "/account-api/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's accounts and balances */
        get: operations["dataV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/accounts/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the account the player bets from
         * @description Stores the choice of the active account; 404 ACCOUNT_UNKNOWN for one that is not the player's.
         */
        post: operations["setActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/convert/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the player has money in a currency no longer in use */
        get: operations["conversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies that accounts can be in
         * @description Every currency that accounts can be in. Public.
         */
        get: operations["currencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/desk/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Corrections of balances, newest first
         * @description For the operator's back office.
         */
        get: operations["adjustments"];
        put?: never;
        /**
         * Proposes a correction of a balance
         * @description For the operator's back office. Where one person is enough (ADJUSTMENTS_NEED_TWO, ADJUSTMENTS_TWO_ABOVE) it is confirmed at once; else another person has 24 hours to confirm it. The same key with the same content answers the same adjustment.
         */
        post: operations["adjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/desk/adjustments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms or refuses a correction
         * @description For the operator's back office. Who proposed it may refuse it, and may not confirm it. A confirmation that the account has too little for leaves the proposal open.
         */
        post: operations["decideAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/desk/frozen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players whose money is frozen, who has waited longest first
         * @description For the operator's back office.
         */
        get: operations["frozenPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/desk/players/{id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freezes a player's money, or lets them use it again
         * @description For the operator's back office. What is frozen already keeps its first reason.
         */
        post: operations["freezePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Converts money by a quote
         * @description Books exactly what the quote showed, once per idempotency key. Errors: REQUIRED, INVALID, RATE_CHANGED when the quote is over, INSUFFICIENT_FUNDS, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_OWES, BONUS_ENDS, IDEMPOTENCY_MISMATCH.
         */
        post: operations["convertMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/exchange/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rate between two accounts, and what an amount gives at it
         * @description The rate holds for a minute. Errors: ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_OWES, REQUIRED, INVALID, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, AMOUNT_TOO_PRECISE, RATE_UNAVAILABLE.
         */
        get: operations["quoteConversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/getMainAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of an account, newest first
         * @description Movements of an account (the main one when none is named), newest first. Without `isIncludeArchive` only those of the last 90 days. `before` is a cursor: pages counted from it don't shift when something is added on top.
         */
        get: operations["history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v1/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's last months by account
         * @description From the ledger, exact; months in UTC, newest first. Months in which nothing moved are left out. Ledger entries aren't dropped by age, so twelve months are always whole.
         */
        get: operations["statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-api/v2/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's accounts and balances, with a version
         * @description The same data in an envelope with a version that rises with each change.
         */
        get: operations["dataV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office-api/v1/account/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Converts that money
         * @description Converts the account that `conversion` names, at the legal rate, and closes it. A refusal is a value, the status is 200: NOT_OFFERED, ACCOUNT_FROZEN, ACCOUNT_HAS_COUPONS while coupons of it are open, ACCOUNT_HAS_PAYMENTS while a payment is under way.
         */
        post: operations["convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office-api/v1/account/currency/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account in another currency
         * @description Opens an empty account in a currency. A refusal is a value, the status is 200.
         */
        post: operations["addCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office-api/v1/account/currency/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the account in a currency
         * @description Closes the account in a currency: only an empty one that no open coupon is paid to, never the main one.
         */
        post: operations["removeCurrency"];
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
        /** @description An account of a player: a balance in one currency */
        Account: {
            /** @description Number of the currency */
            currencyId: number;
            /** @description Id of the account */
            id: number;
            /** @description True for the account the player bets from */
            isActive: boolean;
            /** @description Left out by services that never tell of a closed account */
            isClosed?: boolean;
            /** @description Currency, ISO 4217 */
            iso: string;
            /** @description True when the balance counts points instead of money */
            isPointsTypeBalance: boolean;
            /** @description Name in the caller's language */
            label: string;
            /** @description Balance, decimal in major units */
            money: string;
            /** @description Loyalty points */
            points: number;
            /** @description Symbol of the currency */
            symbol: string;
            /** @description 0 main, 4 bonus, 9 currency */
            type: number;
        };
        /** @description The player's accounts */
        AccountData: {
            /** @description Open accounts */
            accounts: components["schemas"]["Account"][];
            /** @description Every account, closed ones too */
            all_accounts: components["schemas"]["Account"][];
            /** @description Balance of the active account */
            balance: string;
            /** @description Bonus balances */
            bonus: {
                /** @description Id of the bonus */
                idBonus: number;
                /** @description Balance, decimal in major units */
                money: string;
            }[];
            /** @description Support keeps the player's money where it is: no stakes, no new accounts. Left out, it is false. */
            is_account_frozen?: boolean;
            /** @description A first-deposit bonus was chosen, and nothing has been deposited yet */
            is_available_first_deposit_bonus: boolean;
        };
        /** @description A correction of a balance by the operator's staff */
        Adjustment: {
            /** @description Id of the account */
            account_id: number;
            /** @description What the account gains; negative for what is taken */
            amount: string;
            /** @description When it was proposed, epoch seconds */
            created_at: number;
            /** @description Currency of the account, ISO 4217 */
            currency: string;
            /** @description When it was decided or expired; null while it waits */
            decided_at: number | null;
            /** @description Who confirmed or refused it; null for nobody */
            decided_by: string | null;
            /** @description Until when it can be decided, epoch seconds */
            expires_at: number;
            /** @description Number of the adjustment */
            id: string;
            /** @description Why, in words; for the operator alone */
            note: string;
            /** @description Player number */
            player_id: number;
            /** @description Who proposed it */
            proposed_by: string;
            /** @description Stable code of the reason */
            reason: string;
            /**
             * @description Only CONFIRMED has moved money
             * @enum {string}
             */
            state: "PROPOSED" | "CONFIRMED" | "REFUSED" | "EXPIRED";
        };
        /** @description A currency that accounts can be in */
        Currency: {
            /** @description Step of stakes, decimal in major units */
            amountStep: string;
            /** @description Number of the currency */
            currencyId: number;
            /** @description Stake suggested to new players, decimal in major units */
            initialAmount: string;
            /** @description Currency, ISO 4217 */
            iso: string;
            /** @description Decimal places of amounts */
            minorDigits: number;
            /** @description Name in the caller's language */
            name: string;
            /** @description Symbol of the currency */
            symbol: string;
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
        /** @description A player who can't bet, play, convert or withdraw until the staff have looked */
        FrozenPlayer: {
            /** @description Player number */
            player_id: number;
            /** @description Why: "charged_back" after a chargeback, else the words of who froze it */
            reason: string;
            /** @description When it was frozen, epoch seconds */
            since: number;
        };
        /** @description One movement of an account */
        HistoryEntry: {
            /** @description What the account gained; negative for what left it */
            amount: string;
            /** @description When, epoch seconds */
            at: number;
            /** @description Balance afterwards, decimal in major units */
            balanceAfter: string;
            /** @description Coupon it belongs to; null for none */
            couponId: string | null;
            /** @description Id of the movement */
            id: string;
            /** @description Casino round it belongs to; null for none */
            roundId: string | null;
            /**
             * @description Kind of movement
             * @enum {string}
             */
            type: "OPENING" | "DEPOSIT" | "WITHDRAWAL" | "STAKE" | "PAYOUT" | "REFUND" | "CONVERSION" | "REPAYMENT" | "ADJUSTMENT" | "BONUS";
        };
        /** @description What became of adding or removing a currency. A refusal has `success` false and its sentence in `data.message`. */
        OfficeAnswer: {
            /** @description Of a refusal: one of the schema's UserErrorCode */
            code?: string;
            /** @description Details */
            data: {
                /** @description Sentence to show, in the caller's language */
                message: string;
            };
            /** @description True when it was done */
            success: boolean;
        };
        /** @description A month of an account. Balance before it, net deposits, net result and other add up to its balance. */
        StatementMonth: {
            /** @description Id of the account */
            account_id: number;
            /** @description Balance at the month's end; for the present month, now */
            balance: string;
            /** @description Currency of the account, ISO 4217 */
            currency: string;
            /** @description Deposits, less what was refunded or charged back */
            deposits: string;
            /** @description Month in UTC, YYYY-MM */
            month: string;
            /** @description Deposits less withdrawals */
            net_deposits: string;
            /** @description Winnings less stakes; negative for a loss */
            net_result: string;
            /** @description Everything else: opening balance, conversions, repayments, adjustments */
            other: string;
            /** @description Stakes, less those that were returned */
            stakes: string;
            /** @description Payouts, less those that were corrected */
            winnings: string;
            /** @description Withdrawals, less those that came back */
            withdrawals: string;
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
    dataV1: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                    "application/json": components["schemas"]["AccountData"];
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
    setActive: {
        parameters: {
            query: {
                /** @description Id of the account */
                id: number;
            };
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                    "application/json": components["schemas"]["AccountData"];
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
            /** @description ACCOUNT_UNKNOWN: The player has no such account. */
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
    conversion: {
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
                        /** @description Currency that is no longer in use, ISO 4217; null for none */
                        iso: string | null;
                        /** @description 0: nothing to convert; 1: the main account; 2: an additional account */
                        status: number;
                        /** @description Currency that replaced it, ISO 4217; null for none */
                        toIso: string | null;
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
    currencies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                        /** @description All currencies */
                        currencies: components["schemas"]["Currency"][];
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
    adjustments: {
        parameters: {
            query?: {
                /** @description Only those of this account */
                account_id?: number;
                /** @description Only those in this state; all without it */
                state?: "PROPOSED" | "CONFIRMED" | "REFUSED" | "EXPIRED";
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
                        /** @description At most 100 */
                        adjustments: components["schemas"]["Adjustment"][];
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
    adjust: {
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
                    /** @description Id of the account; a closed one is opened again by what it gains */
                    account_id: number;
                    /** @description Who of the operator's staff it is, as their back office knows them */
                    actor: string;
                    /** @description What the account gains; negative for what is to be taken */
                    amount: string;
                    /** @description Why, in words; for the operator alone */
                    note: string;
                    /** @description Stable code of the reason, such as goodwill */
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
                    "application/json": components["schemas"]["Adjustment"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. REQUIRED: The idempotency key is missing. INVALID: The idempotency key can't be used. BAD_AMOUNT: The amount is zero, or finer than the currency's minor unit. */
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
            /** @description ACCOUNT_UNKNOWN: There is no such account of a player. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description IDEMPOTENCY_MISMATCH: The key was used for something else. INSUFFICIENT_FUNDS: The account has less than is to be taken. */
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
    decideAdjustment: {
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
                    /** @description Who of the operator's staff it is, as their back office knows them */
                    actor: string;
                    /** @description True books it, false refuses it */
                    confirm: boolean;
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
                    "application/json": components["schemas"]["Adjustment"];
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
            /** @description ADJUSTMENT_UNKNOWN: There is no such adjustment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description ADJUSTMENT_DECIDED: It was decided before, or its time is over. SAME_ACTOR: Another person has to confirm it. INSUFFICIENT_FUNDS: The account has less than is to be taken. */
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
    frozenPlayers: {
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
                        /** @description At most 500 */
                        players: components["schemas"]["FrozenPlayer"][];
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
    freezePlayer: {
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
                    /** @description Who of the operator's staff it is, as their back office knows them */
                    actor: string;
                    /** @description True freezes it, false lets the player use it again */
                    freeze: boolean;
                    /** @description Why, in words; for the operator alone */
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
                    "application/json": {
                        /** @description Whether the money is frozen now */
                        is_frozen: boolean;
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
            /** @description PLAYER_UNKNOWN: There is no such player. */
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
    convertMoney: {
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
                    /**
                     * @description Whether the player gives up the bonuses of deposits that end when this money leaves; else BONUS_ENDS
                     * @default false
                     */
                    ends_bonus?: boolean;
                    /** @description The quote's `token` */
                    quote: string;
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
                        /** @description What was converted; null when there are errors */
                        conversion: {
                            /** @description What the first gives, decimal in major units */
                            amount: string;
                            /** @description Its currency, ISO 4217 */
                            currency: string;
                            /** @description Account that gives */
                            from_account_id: number;
                            /** @description What the second gains; cut to the minor unit of its currency */
                            gained: string;
                            /** @description Its currency, ISO 4217 */
                            gained_currency: string;
                            /** @description Units of the second currency for one of the first; at most twelve digits */
                            rate: string;
                            /** @description Account that gains */
                            to_account_id: number;
                        } | null;
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
    quoteConversion: {
        parameters: {
            query: {
                /** @description Amount to give, decimal in major units */
                amount: string;
                /** @description Account that gives */
                from_account_id: number;
                /** @description Account that gains */
                to_account_id: number;
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description The quote; null when there are errors */
                        quote: {
                            /** @description What the first gives, decimal in major units */
                            amount: string;
                            /** @description Its currency, ISO 4217 */
                            currency: string;
                            /** @description Until when the rate holds, epoch seconds */
                            expires_at: number;
                            /** @description Account that gives */
                            from_account_id: number;
                            /** @description What the second gains; cut to the minor unit of its currency */
                            gained: string;
                            /** @description Its currency, ISO 4217 */
                            gained_currency: string;
                            /** @description Percent of the rate that the house keeps; taken off the rate already */
                            margin: string;
                            /** @description Units of the second currency for one of the first; at most twelve digits */
                            rate: string;
                            /**
                             * Format: date
                             * @description Day of the rates behind it, YYYY-MM-DD
                             */
                            rates_date: string;
                            /** @description Who publishes them; null for a demonstration's own table */
                            rates_source: string | null;
                            /** @description Account that gains */
                            to_account_id: number;
                            /** @description What is sent to convert at this rate */
                            token: string;
                        } | null;
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
    history: {
        parameters: {
            query?: {
                /** @description Id of the account; the main one without it */
                accountId?: number;
                /** @description Cursor: only movements older than this one */
                before?: string;
                /** @description Epoch seconds: none before */
                from?: number;
                /** @description True includes movements older than 90 days */
                isIncludeArchive?: "true" | "false";
                /** @description Number of the page, from 1 */
                pageNumber?: number;
                /** @description Movements on a page */
                pageSize?: number;
                /** @description Epoch seconds: none from then on */
                to?: number;
                /** @description Comma list of types; all without it */
                types?: string;
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
                        /** @description Id of the account */
                        accountId: number;
                        /** @description Currency of the account, ISO 4217 */
                        currency: string;
                        /** @description Cursor of each entry, in the same order */
                        cursors: string[];
                        /** @description Movements, newest first */
                        entries: components["schemas"]["HistoryEntry"][];
                        /** @description Cursor of the page's end when more follow */
                        next: string | null;
                        /** @description Of the whole list, whatever `before` says */
                        pageCount: number;
                        /** @description Number of the page, from 1 */
                        pageNumber: number;
                        /** @description Number of entries in the whole list */
                        totalCount: number;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CURSOR: `before` is not a cursor of this list. */
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
            /** @description ACCOUNT_UNKNOWN: The player has no such account. */
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
    statement: {
        parameters: {
            query?: {
                /** @description How many months, the present one with them */
                months?: number;
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
                        /** @description Newest first, then by account */
                        months: components["schemas"]["StatementMonth"][];
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
    dataV2: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                        data: components["schemas"]["AccountData"];
                        /** @description Rises with each change */
                        version: number;
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
    convert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                    "application/json": components["schemas"]["OfficeAnswer"];
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
    addCurrency: {
        parameters: {
            query: {
                /** @description Number of the currency */
                id: number;
            };
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                    "application/json": components["schemas"]["OfficeAnswer"];
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
    removeCurrency: {
        parameters: {
            query: {
                /** @description Number of the currency */
                id: number;
            };
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
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
                    "application/json": components["schemas"]["OfficeAnswer"];
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
