/** Types of the bonusgames service, generated from bonusgames.openapi.json. */
export interface paths {
    "/bonus-game-api/v1/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's attempts, newest first */
        get: operations["attempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/attempts/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the next move of an attempt
         * @description The first one begins it. The same move at the same step again changes nothing, so a lost answer can be asked for anew. The last one pays the prize, once.
         */
        post: operations["move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/desk/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attempts of a player, newest first
         * @description For the operator's back office.
         */
        get: operations["listAttempts"];
        put?: never;
        /**
         * Gives a player an attempt
         * @description For the operator's back office. The same key gives nothing twice. Excluded players get none; a stopped game has none to give.
         */
        post: operations["grantAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/desk/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All bonus games with their prize tables, also stopped ones
         * @description For the operator's back office.
         */
        get: operations["deskGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/desk/games/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a bonus game's definition, opens or stops it
         * @description For the operator's back office. Attempts given from now on have the new prizes; those given before keep theirs.
         */
        post: operations["setGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bonus games that are open, with their prizes */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/games/{key}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an attempt: today's free one, or one for points
         * @description Today's attempt is one however often it is asked for. One for points is bought once a key.
         */
        post: operations["take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus-game-api/v1/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player has to play in each game */
        get: operations["seats"];
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
        /** @description A bonus game that is open */
        BonusGame: {
            definition: components["schemas"]["BonusGameDefinition"];
            /**
             * @description Stable name of the game
             * @enum {string}
             */
            key: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
            /** @description Rises with each change of its definition */
            version: number;
        };
        /** @description An attempt in a bonus game */
        BonusGameAttempt: {
            /** @description The bonus that the prize became; null for none */
            bonus_id: string | null;
            /** @description The player's seed; null before the game begins */
            client_seed: string | null;
            /** @description Currency of its prizes of money, ISO 4217 */
            currency: string;
            /** @description When the game ended, epoch seconds */
            ended_at: number | null;
            /** @description By when it must be begun, epoch seconds */
            expires_at: number;
            /**
             * @description Stable name of the game
             * @enum {string}
             */
            game: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
            /** @description When it was given, epoch seconds */
            given_at: number;
            /** @description Number of the attempt */
            id: string;
            /** @description Moves made so far */
            moves: number[][];
            /** @description Row of the prize table that was won, from 0; null before the end */
            prize: number | null;
            /** @description The prize table as it was when the attempt was given */
            prizes: components["schemas"]["BonusGamePrize"][];
            /** @description SHA-256 of the server's seed, hexadecimal: shown before the game begins */
            seed_hash: string;
            /** @description The server's seed; null before the end */
            server_seed: string | null;
            /** @description What lies open */
            shown: {
                /** @description A chest, a card, a code, a ball's turn or a cave, from 0 */
                place: number;
                /** @description A row of the prize table, a picture, a ball, or where the wheel stopped */
                value: number;
            }[];
            /**
             * @description Where it comes from
             * @enum {string}
             */
            source: "DAILY" | "POINTS" | "DEPOSIT" | "OPERATOR";
            /**
             * @description READY waits to be begun, PLAYING goes on; EXPIRED ones weren't begun in time
             * @enum {string}
             */
            state: "READY" | "PLAYING" | "DONE" | "EXPIRED" | "WITHDRAWN";
        };
        /** @description Definition of a bonus game */
        BonusGameDefinition: {
            /** @description Whether each player has an attempt a day, UTC */
            daily: boolean;
            /** @description Days to begin an attempt */
            days: number;
            /** @description Lowest deposit by currency that brings an attempt, once a day, UTC; empty if none does */
            deposits: {
                /** @description In major units */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description Points that an attempt costs; null if it isn't sold */
            points: number | null;
            /** @description The prize table */
            prizes: components["schemas"]["BonusGamePrize"][];
            /**
             * @description What a player must have shown for the attempt of a day: nothing; a confirmed e-mail or phone, or who they are; who they are
             * @default CONTACT
             * @enum {string}
             */
            proof: "NONE" | "CONTACT" | "IDENTITY";
        };
        /** @description Definition of a bonus game */
        BonusGameDefinitionInput: {
            /** @description Whether each player has an attempt a day, UTC */
            daily: boolean;
            /** @description Days to begin an attempt */
            days: number;
            /** @description Lowest deposit by currency that brings an attempt, once a day, UTC; empty if none does */
            deposits: {
                /** @description In major units */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description Points that an attempt costs; null if it isn't sold */
            points: number | null;
            /** @description The prize table */
            prizes: components["schemas"]["BonusGamePrizeInput"][];
            /**
             * @description What a player must have shown for the attempt of a day: nothing; a confirmed e-mail or phone, or who they are; who they are
             * @default CONTACT
             * @enum {string}
             */
            proof: "NONE" | "CONTACT" | "IDENTITY";
        };
        /** @description A prize with its chance */
        BonusGamePrize: {
            /** @description Amounts by currency; empty for prizes without money */
            amounts: {
                /** @description In major units */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description Days to use a free bet, or to wager bonus money */
            days: number;
            /**
             * @description What it is; BONUS is bonus money that is wagered
             * @enum {string}
             */
            kind: "NOTHING" | "POINTS" | "CASH" | "BONUS" | "FREE_BET";
            /** @description Lowest price for a free bet, or of bets that count */
            minCoef: string;
            /** @description How many times bonus money must be staked */
            multiplier: string;
            /** @description Points; null for other prizes */
            points: number | null;
            /**
             * @description Bets that count towards its wagering
             * @enum {string}
             */
            product: "SPORT" | "CASINO" | "ANY";
            /** @description Its chance is this share of all weights */
            weight: number;
        };
        /** @description A prize with its chance */
        BonusGamePrizeInput: {
            /** @description Amounts by currency; empty for prizes without money */
            amounts: {
                /** @description In major units */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description Days to use a free bet, or to wager bonus money */
            days: number;
            /**
             * @description What it is; BONUS is bonus money that is wagered
             * @enum {string}
             */
            kind: "NOTHING" | "POINTS" | "CASH" | "BONUS" | "FREE_BET";
            /** @description Lowest price for a free bet, or of bets that count */
            minCoef: string;
            /** @description How many times bonus money must be staked */
            multiplier: string;
            /** @description Points; null for other prizes */
            points: number | null;
            /**
             * @description Bets that count towards its wagering
             * @enum {string}
             */
            product: "SPORT" | "CASINO" | "ANY";
            /** @description Its chance is this share of all weights */
            weight: number;
        };
        /** @description A bonus game as the operator sees it */
        DeskBonusGame: {
            /** @description When it was changed last, epoch seconds */
            changed_at: number;
            definition: components["schemas"]["BonusGameDefinition"];
            /**
             * @description Stable name of the game
             * @enum {string}
             */
            key: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
            /**
             * @description Of a stopped game no attempts are given; those given can be played
             * @enum {string}
             */
            state: "OPEN" | "STOPPED";
            /** @description Rises with each change */
            version: number;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    attempts: {
        parameters: {
            query?: {
                /** @description Only those older than this attempt */
                before?: string;
                /** @description How many, at most 100 */
                first?: number;
                /** @description Only those of this game */
                game?: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
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
                        attempts: components["schemas"]["BonusGameAttempt"][];
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
    move: {
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
                    /** @description The player's seed, with the first move: 1 to 64 letters, digits, _ or -; a random one without it */
                    client_seed?: string;
                    /** @description One chest from 0 to 8; nothing for the wheel; one card from 0 to 11; three digits; five numbers from 1 to 30; one way from 0 to 2 */
                    move: number[];
                    /** @description How many moves were made before it */
                    step: number;
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
                        /** @description The attempt as it is now; null if there are errors */
                        attempt: components["schemas"]["BonusGameAttempt"] | null;
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
    listAttempts: {
        parameters: {
            query: {
                /** @description Only those older than this attempt */
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
                        attempts: components["schemas"]["BonusGameAttempt"][];
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
    grantAttempt: {
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
                     * @description Stable name of the game
                     * @enum {string}
                     */
                    game: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
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
                    "application/json": components["schemas"]["BonusGameAttempt"];
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
            /** @description OFFER_CLOSED: The game is stopped or unknown. OFFER_NOT_FOR_YOU: The game has no prizes in the player's currency. LIMIT_REACHED: The player has excluded themselves. BETTING_CLOSED: The player is unknown, banned or frozen. */
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
    deskGames: {
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
                        games: components["schemas"]["DeskBonusGame"][];
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
    setGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stable name of the game */
                key: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    definition?: components["schemas"]["BonusGameDefinitionInput"];
                    /**
                     * @description Opens or stops the game; without it nothing changes
                     * @enum {string}
                     */
                    state?: "OPEN" | "STOPPED";
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
                    "application/json": components["schemas"]["DeskBonusGame"];
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. INVALID: The definition doesn't fit the game. */
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
            /** @description GAME_UNKNOWN: The game has no definition yet. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOO_GENEROUS: Points would buy more than the stakes that bring them cost. */
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
    games: {
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
                        games: components["schemas"]["BonusGame"][];
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
    take: {
        parameters: {
            query?: never;
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Stable name of the game */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Today's free one, or one for points
                     * @enum {string}
                     */
                    source: "DAILY" | "POINTS";
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
                        /** @description The attempt as it is now; null if there are errors */
                        attempt: components["schemas"]["BonusGameAttempt"] | null;
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
    seats: {
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
                        /** @description One for each game */
                        seats: {
                            /** @description The attempt to play: one that goes on before the oldest that waits; null for none */
                            attempt: components["schemas"]["BonusGameAttempt"] | null;
                            /**
                             * @description Stable name of the game
                             * @enum {string}
                             */
                            game: "chest" | "fortuna" | "memory" | "safe" | "lottery" | "dragon";
                            /** @description Whether today's free attempt can still be taken */
                            has_daily: boolean;
                            /** @description Attempts that can be begun or go on */
                            ready: number;
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
