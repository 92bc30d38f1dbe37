/** Types of the payments service, generated from payments.openapi.json. */
export interface paths {
    "/payments-api/v1/cash-desks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator's cash desks and terminals, by country, city and address */
        get: operations["cashDesks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a deposit
         * @description Checks the account, the method's bounds and the player's limits, then asks the provider. The answer is CREATED when the provider did not answer in time; it is asked again and the change is told by the event `payment`. Errors: REQUIRED, INVALID, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, METHOD_UNKNOWN, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, AMOUNT_TOO_PRECISE, METHOD_LIMIT, LIMIT_REACHED, PERSON_EXCLUDED, TOO_MANY_PAYMENTS, INSTRUMENT_UNKNOWN, IDEMPOTENCY_MISMATCH.
         */
        post: operations["startDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/desk/mismatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Money that moved otherwise than was asked for, oldest first
         * @description For the operator's back office.
         */
        get: operations["mismatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/desk/mismatches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books a mismatch as the provider told it, or refuses it
         * @description For the operator's back office. Booking a deposit credits what came, in an account of its currency; booking a payout takes what was paid, gives the rest back, and leaves what is too much to the house. A deposit at a cash desk has its receipt's code from then on, or one of the house's where the provider told none. Refusing ends an open deposit as failed and moves nothing: what the provider has is to be sent back there. A deposit that came in over a limit is held: booking credits it, unless the player is excluded by then, and refusing has the provider return it.
         */
        post: operations["settleMismatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/desk/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A day of the provider's statement beside the books
         * @description For the operator's back office. The day is one of UTC, by the time that money moved at the provider. A movement near midnight that the provider counts to the neighbouring day is no difference.
         */
        get: operations["reconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/desk/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals that wait for a decision, oldest first
         * @description For the operator's back office.
         */
        get: operations["waitingWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/desk/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects a withdrawal
         * @description For the operator's back office. Approving sends it; rejecting gives the money back and shows the player the reason, never the note.
         */
        post: operations["decideWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Methods for an account, those the player used before first */
        get: operations["paymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's payments, newest first */
        get: operations["payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment of the player */
        get: operations["payment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/provider/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a notice of the payment provider
         * @description Signed by the Standard Webhooks convention (`webhook-id`, `webhook-timestamp`, `webhook-signature` over the bytes as they came). Every signed notice is answered 200, also one that comes again or out of order, so that it is not sent again.
         */
        post: operations["providerNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/team-cash/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player paid in at cash desks, newest first */
        get: operations["teamCashPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a withdrawal
         * @description Holds the money at once. Errors: those of a deposit without LIMIT_REACHED, and INSUFFICIENT_FUNDS, NO_INSTRUMENT, DEPOSIT_METHOD_FIRST, ACCOUNT_OWES while any account of the player owes money, BONUS_ENDS.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a withdrawal back before it is sent
         * @description Gives the held money back; a second call answers the same. Errors: PAYMENT_UNKNOWN, NOT_CANCELLABLE once it is sent or decided.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments-api/v1/withdrawals/unverified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the player can still withdraw before verification is asked for
         * @description The rest of the sum in the setting VERIFICATION_ABOVE, which holds for all withdrawals together.
         */
        get: operations["unverifiedAmount"];
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
        /** @description A cash desk or a terminal */
        CashDesk: {
            /** @description Street and house, in the caller's language */
            address: string;
            /** @description True where players pay in */
            can_deposit: boolean;
            /** @description True where players fetch withdrawals */
            can_withdraw: boolean;
            /** @description City, in the caller's language */
            city: string;
            /** @description The code that a withdrawal to this desk names as its `point` */
            code: string;
            /** @description Country, ISO 3166-1 alpha-2 */
            country: string;
            /** @description Currencies that it takes, ISO 4217 */
            currencies: string[];
            /** @description When it is open; a day without an entry is closed */
            hours: {
                /** @description Days of the week, 1 Monday to 7 Sunday */
                days: number[];
                /** @description When it opens, HH:MM */
                from: string;
                /** @description When it closes, HH:MM; 24:00 is midnight */
                to: string;
            }[];
            /**
             * @description A desk has staff, a terminal is a machine that takes cash
             * @enum {string}
             */
            kind: "desk" | "terminal";
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /** @description IANA time zone in which the hours are told */
            time_zone: string;
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
        /** @description A deposit or a withdrawal */
        Payment: {
            /** @description Account that gains or gives the amount */
            account_id: number;
            /** @description What the account gains or gives */
            amount: string;
            /** @description When it changed last, epoch seconds */
            changed_at: number;
            /** @description When it was opened, epoch seconds */
            created_at: number;
            /** @description Currency of the amounts, ISO 4217 */
            currency: string;
            /**
             * @description Money in, or money out
             * @enum {string}
             */
            direction: "DEPOSIT" | "WITHDRAWAL";
            /** @description What happened to it, in order */
            events: {
                /** @description When, epoch seconds */
                at: number;
                /** @description Stable code; null for none */
                reason: string | null;
                /**
                 * @description Deposits: CREATED, ACTION_REQUIRED (the player pays on the provider's page), PROCESSING, then SUCCEEDED, FAILED, CANCELLED or EXPIRED; later REFUNDED or CHARGED_BACK. Withdrawals: HELD, VERIFICATION_REQUIRED, APPROVED, SENT, then PAID, FAILED, REJECTED or CANCELLED
                 * @enum {string}
                 */
                state: "CREATED" | "ACTION_REQUIRED" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "CHARGED_BACK" | "HELD" | "VERIFICATION_REQUIRED" | "APPROVED" | "SENT" | "PAID" | "REJECTED";
            }[];
            /** @description What the method costs the player: on top of a deposit, kept from a withdrawal */
            fee: string;
            /** @description Number of the payment */
            id: string;
            /** @description What it comes from or goes to; null while that is not known */
            instrument: {
                /** @description Masked bank account, e-mail address or phone; null for cards */
                account: string | null;
                /** @description Brand of a card, or what the wallet is called */
                brand: string | null;
                /** @description Last characters of its number */
                last4: string | null;
            } | null;
            /** @description Code of the method */
            method: string;
            /** @description Why it ended as it did, a stable code; null when there is nothing to say */
            reason: string | null;
            /** @description Code on the cash desk's receipt; null for other methods, and until paid */
            receipt: string | null;
            /** @description Where the player pays now; null unless ACTION_REQUIRED */
            redirect_url: string | null;
            /**
             * @description Deposits: CREATED, ACTION_REQUIRED (the player pays on the provider's page), PROCESSING, then SUCCEEDED, FAILED, CANCELLED or EXPIRED; later REFUNDED or CHARGED_BACK. Withdrawals: HELD, VERIFICATION_REQUIRED, APPROVED, SENT, then PAID, FAILED, REJECTED or CANCELLED
             * @enum {string}
             */
            state: "CREATED" | "ACTION_REQUIRED" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "CHARGED_BACK" | "HELD" | "VERIFICATION_REQUIRED" | "APPROVED" | "SENT" | "PAID" | "REJECTED";
        };
        /** @description A way to pay in or out, as it is for one account */
        PaymentMethod: {
            /** @description Banks that it reaches */
            banks: string[];
            /** @description Why it can't be used now: nothing was paid with it yet, or money that came by another method goes back by that first; null when it can */
            blocked: ("NO_INSTRUMENT" | "DEPOSIT_METHOD_FIRST") | null;
            /**
             * @description What a withdrawal has to name
             * @enum {string}
             */
            destination: "instrument" | "iban" | "wallet" | "address" | "point" | "none";
            /** @description What the player pays for it; rounded half up to the minor unit */
            fee: {
                /** @description Added to it */
                fixed: string;
                /** @description The most; null for none */
                max: string | null;
                /** @description The least; null for none */
                min: string | null;
                /** @description Percent of the amount */
                percent: string;
            };
            /** @description Code of the method */
            id: string;
            /** @description What the player paid with before, last used first */
            instruments: {
                /** @description Masked bank account, e-mail address or phone; null for cards */
                account: string | null;
                /** @description Brand of the card */
                brand: string | null;
                /** @description Month and year it ends, MM/YY */
                expiry: string | null;
                /** @description Last characters of its number */
                last4: string | null;
                /** @description Name of the card or account at the provider, for `instrument` */
                token: string;
            }[];
            /**
             * @description What kind of method it is
             * @enum {string}
             */
            kind: "card" | "bank" | "wallet" | "voucher" | "crypto" | "cash";
            /** @description Largest amount of one payment */
            max_amount: string;
            /** @description Most in 24 hours; null for no bound */
            max_per_day: string | null;
            /** @description Most in 30 days; null for no bound */
            max_per_month: string | null;
            /** @description Least amount of one payment */
            min_amount: string;
            /** @description Usual time until the money is there, from, minutes */
            minutes_from: number;
            /** @description Usual time until the money is there, to, minutes */
            minutes_to: number;
            /** @description Name in the caller's language */
            name: string;
            /** @description Networks that a withdrawal to an address goes by */
            networks: string[];
            /** @description Amounts to pick with one click, lowest first */
            presets: string[];
        };
        /** @description A payment at a cash desk */
        TeamCashPayment: {
            /** @description Its currency, ISO 4217 */
            currency: string;
            /** @description When it was paid, epoch seconds; null until then */
            date_payment: number | null;
            /** @description Number of the payment */
            id: string;
            /** @description What the desk says of it, in English as staff read it */
            message: string;
            /** @description Number of the deposit it became; null until it was paid */
            money_deposit_id: string | null;
            /** @description Code on the desk's receipt; null until it was paid there */
            skks_hash: string | null;
            /** @description 1 waits for the player at the desk, 2 paid, 3 came to nothing, 4 was paid back */
            status_id: number;
            /** @description The status in words, in the caller's language */
            status_title: string;
            /** @description Amount, decimal in major units */
            summ: string;
            /** @description When it was opened, epoch seconds */
            timestamp: number;
            /** @description The same in the caller's language */
            translate_message: string;
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
    cashDesks: {
        parameters: {
            query?: {
                /** @description Only those of a country, ISO 3166-1 alpha-2 */
                country?: string;
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
                    "application/json": {
                        /** @description All of them; empty where there are none */
                        desks: components["schemas"]["CashDesk"][];
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
    startDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Account that gains or gives the money */
                    account_id: number;
                    /** @description Amount, decimal in major units */
                    amount: string;
                    /** @description Token of what was paid with before, to use it again */
                    instrument?: string;
                    /** @description Code of the method */
                    method: string;
                    /** @description Origin of the site that the visitor uses */
                    origin?: string;
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description The payment; null when it was refused */
                        payment: components["schemas"]["Payment"] | null;
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
    mismatches: {
        parameters: {
            query?: {
                /** @description Only those in this state; the open ones without it */
                state?: "OPEN" | "BOOKED" | "REFUSED" | "CORRECTED";
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
                        mismatches: {
                            /** @description Who settled it; null for nobody */
                            actor: string | null;
                            /** @description Whether it can be booked as told */
                            can_book: boolean;
                            /** @description Number of the mismatch */
                            id: string;
                            /**
                             * @description What differs first: method or direction, currency, or amount. LIMIT: a deposit came in when a deposit limit no longer allowed it; EXCLUSION: while the player was excluded, and it is returned
                             * @enum {string}
                             */
                            kind: "AMOUNT" | "CURRENCY" | "METHOD" | "LIMIT" | "EXCLUSION";
                            /** @description Their note */
                            note: string | null;
                            payment: components["schemas"]["Payment"];
                            /** @description Player number */
                            player_id: number;
                            /**
                             * @description CORRECTED: the provider has said something since that fits
                             * @enum {string}
                             */
                            state: "OPEN" | "BOOKED" | "REFUSED" | "CORRECTED";
                            /** @description What the provider says */
                            told: {
                                /** @description Amount that moved, decimal in major units */
                                amount: string;
                                /** @description Currency, ISO 4217 */
                                currency: string;
                                /** @description What the provider keeps */
                                fee: string;
                                /** @description The provider's number of the payment */
                                id: string;
                                /**
                                 * @description Direction in the provider's words
                                 * @enum {string}
                                 */
                                kind: "deposit" | "payout";
                                /** @description Code of the method */
                                method: string;
                                /** @description Code on the cash desk's receipt; null where none was told */
                                receipt: string | null;
                                /** @description Status in the provider's words */
                                status: string;
                            };
                            /** @description When it said so first, epoch seconds */
                            told_at: number;
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
    settleMismatch: {
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
                    /** @description True books it as told, false refuses it */
                    book: boolean;
                    /**
                     * @description For the operator alone
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
                    "application/json": {
                        /** @description Who settled it; null for nobody */
                        actor: string | null;
                        /** @description Whether it can be booked as told */
                        can_book: boolean;
                        /** @description Number of the mismatch */
                        id: string;
                        /**
                         * @description What differs first: method or direction, currency, or amount. LIMIT: a deposit came in when a deposit limit no longer allowed it; EXCLUSION: while the player was excluded, and it is returned
                         * @enum {string}
                         */
                        kind: "AMOUNT" | "CURRENCY" | "METHOD" | "LIMIT" | "EXCLUSION";
                        /** @description Their note */
                        note: string | null;
                        payment: components["schemas"]["Payment"];
                        /** @description Player number */
                        player_id: number;
                        /**
                         * @description CORRECTED: the provider has said something since that fits
                         * @enum {string}
                         */
                        state: "OPEN" | "BOOKED" | "REFUSED" | "CORRECTED";
                        /** @description What the provider says */
                        told: {
                            /** @description Amount that moved, decimal in major units */
                            amount: string;
                            /** @description Currency, ISO 4217 */
                            currency: string;
                            /** @description What the provider keeps */
                            fee: string;
                            /** @description The provider's number of the payment */
                            id: string;
                            /**
                             * @description Direction in the provider's words
                             * @enum {string}
                             */
                            kind: "deposit" | "payout";
                            /** @description Code of the method */
                            method: string;
                            /** @description Code on the cash desk's receipt; null where none was told */
                            receipt: string | null;
                            /** @description Status in the provider's words */
                            status: string;
                        };
                        /** @description When it said so first, epoch seconds */
                        told_at: number;
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
            /** @description MISMATCH_UNKNOWN: There is no such mismatch. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description MISMATCH_SETTLED: The mismatch was settled before. NOT_BOOKABLE: What the provider told can't be booked on this payment. */
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
    reconciliation: {
        parameters: {
            query: {
                /** @description Day in UTC, YYYY-MM-DD */
                day: string;
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
                        /** @description The clearing account's movement of the day beside the statement's sum */
                        clearing: {
                            /** @description Currency, ISO 4217 */
                            currency: string;
                            /** @description What the provider owes the house more since the day began, by the clearing account; negative for less */
                            here: string;
                            /** @description The same by the statement: deposits, less what was taken back, payouts and fees */
                            there: string;
                        }[];
                        /** @description The day */
                        day: string;
                        /** @description Everything that they disagree on */
                        differences: {
                            /** @description What the books say: a state, an amount or a currency; null for nothing */
                            here: string | null;
                            /**
                             * @description missing_here: the statement's payment is unknown here; missing_there: the statement has no line of a movement booked here; state: both know the payment and disagree on what became of it; amount and currency: they disagree on what moved
                             * @enum {string}
                             */
                            kind: "missing_here" | "missing_there" | "amount" | "state" | "currency";
                            /** @description Number of the payment here; null where there is none */
                            payment_id: string | null;
                            /** @description What the statement calls it */
                            reference: string;
                            /** @description What the statement says; null for nothing */
                            there: string | null;
                        }[];
                        /** @description True when there are no differences */
                        is_reconciled: boolean;
                        /** @description Sums by currency, method and kind of movement */
                        totals: {
                            /** @description Sum in the books */
                            amount_here: string;
                            /** @description Sum in the statement */
                            amount_there: string;
                            /** @description How many the books have */
                            count_here: number;
                            /** @description How many the statement has */
                            count_there: number;
                            /** @description Currency, ISO 4217 */
                            currency: string;
                            /** @description Code of the method */
                            method: string;
                            /**
                             * @description Which movement of money
                             * @enum {string}
                             */
                            movement: "SUCCEEDED" | "PAID" | "REFUNDED" | "CHARGED_BACK";
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
            /** @description NO_PROVIDER: No payment provider is set. PROVIDER_UNAVAILABLE: The provider gives no statement now. */
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
    waitingWithdrawals: {
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
                        /** @description At most 100 */
                        withdrawals: {
                            /** @description Where it goes, as the player typed it */
                            destination: {
                                [key: string]: string;
                            } | null;
                            payment: components["schemas"]["Payment"];
                            /** @description Player number */
                            player_id: number;
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
    decideWithdrawal: {
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
                    /** @description True sends it, false rejects it */
                    approved: boolean;
                    /**
                     * @description For the operator alone
                     * @default null
                     */
                    note?: string | null;
                    /**
                     * @description Stable code of a rejection
                     * @default null
                     */
                    reason?: string | null;
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
                    "application/json": components["schemas"]["Payment"];
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
            /** @description PAYMENT_UNKNOWN: There is no such withdrawal. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description PAYMENT_DECIDED: The withdrawal was decided before, or taken back. ACCOUNT_FROZEN: The player's money is frozen: nothing is sent until it is released. ACCOUNT_OWES: An account of the player owes money: nothing is sent until the debt is paid. */
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
    paymentMethods: {
        parameters: {
            query: {
                /** @description Id of the account */
                account_id: number;
                /** @description Money in, or money out */
                direction: "DEPOSIT" | "WITHDRAWAL";
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
                    "application/json": {
                        /** @description Currency of the amounts, ISO 4217 */
                        currency: string;
                        /** @description In the order they are shown */
                        methods: components["schemas"]["PaymentMethod"][];
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
    payments: {
        parameters: {
            query?: {
                /** @description Only payments of this account */
                account_id?: number;
                /** @description The `next` of the page before */
                after?: number;
                /** @description Money in, or money out */
                direction?: "DEPOSIT" | "WITHDRAWAL";
                /** @description Size of the page */
                first?: number;
                /** @description Epoch seconds: none opened before */
                from?: number;
                /** @description Only payments with these numbers, a comma list of at most 100; all without it */
                ids?: string;
                /** @description Only payments by methods of this kind */
                kind?: "card" | "bank" | "wallet" | "voucher" | "crypto" | "cash";
                /** @description Comma list of states; all without it */
                states?: string;
                /** @description Epoch seconds: none opened from then on */
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
                        /** @description Id to send as `after` for the following page; null on the last one */
                        next: number | null;
                        /** @description Newest first */
                        payments: components["schemas"]["Payment"][];
                        /** @description Number of entries in the whole list */
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
    payment: {
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
                    "application/json": components["schemas"]["Payment"];
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
            /** @description PAYMENT_UNKNOWN: The player has no such payment. */
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
    providerNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The notice, JSON */
        requestBody: {
            content: {
                "application/json": string;
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
                        /** @description What became of it, for the provider's log */
                        received: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. UNREADABLE: The signed body is no notice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description UNSIGNED: The signature is missing, wrong or too old. */
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
    teamCashPayments: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: number;
                /** @description Size of the page */
                first?: number;
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
                    "application/json": {
                        /** @description Newest first */
                        entities: components["schemas"]["TeamCashPayment"][];
                        /** @description Id to send as `after` for the following page; null on the last one */
                        next: number | null;
                        /** @description Number of entries in the whole list */
                        total_count: number;
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
    requestWithdrawal: {
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
                    /** @description Account that gains or gives the money */
                    account_id: number;
                    /** @description Amount, decimal in major units */
                    amount: string;
                    /**
                     * @description Where it goes, by the method's `destination`
                     * @default {}
                     */
                    destination?: {
                        /** @description Address in the network */
                        address?: string;
                        /** @description Name of the bank account's holder */
                        holder?: string;
                        /** @description Bank account, ISO 13616 */
                        iban?: string;
                        /** @description Memo or tag within the address, in networks that have them */
                        memo?: string;
                        /** @description Code of the network */
                        network?: string;
                        /** @description Code of the cash desk */
                        point?: string;
                        /** @description Number of the wallet */
                        wallet?: string;
                    };
                    /**
                     * @description Whether the player gives up the bonuses of deposits that end when this money leaves; else BONUS_ENDS
                     * @default false
                     */
                    ends_bonus?: boolean;
                    /** @description Token of what was paid with before, to use it again */
                    instrument?: string;
                    /** @description Code of the method */
                    method: string;
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description The payment; null when it was refused */
                        payment: components["schemas"]["Payment"] | null;
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
    cancelWithdrawal: {
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description The payment; null when it was refused */
                        payment: components["schemas"]["Payment"] | null;
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
    unverifiedAmount: {
        parameters: {
            query: {
                /** @description Id of the account */
                account_id: number;
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
                        /** @description Amount, rounded down; null when verification is not asked for */
                        amount: string | null;
                        /** @description Currency of the account, ISO 4217 */
                        currency: string;
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
}
