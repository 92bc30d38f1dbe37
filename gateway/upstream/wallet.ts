/** Types of the wallet service, generated from wallet.openapi.json. */
export interface paths {
    "/wallet-api/v1/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who plays by a launch's token
         * @description Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-api/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Balance of the account of a launch
         * @description Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.
         */
        post: operations["balance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-api/v1/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a stake
         * @description Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.
         */
        post: operations["bet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-api/v1/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a round: what it still holds is the house's
         * @description Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.
         */
        post: operations["end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-api/v1/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a bet back, or refuses it before it comes
         * @description Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.
         */
        post: operations["rollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet-api/v1/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays a win, and ends the round where it is the last one
         * @description Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.
         */
        post: operations["win"];
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The call, JSON, as it was signed */
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
                        /** @description Of the account */
                        balance: string;
                        /** @description Of the account */
                        currency: string;
                        /** @description Free rounds that the player has in the game of the launch; null for none */
                        freeRounds: {
                            /** @description When they end, epoch milliseconds */
                            expiresAt: number;
                            /** @description Their number, for `freeRounds` of a bet */
                            id: string;
                            /** @description Rounds that are left */
                            left: number;
                            /** @description Stake of each, paid by the house */
                            stake: string;
                            /** @description What they have won so far */
                            won: string;
                        } | null;
                        /** @description The wallet's name of the player */
                        player: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CALL: The signed body is not such a call. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description BAD_SIGNATURE: The signature is missing, wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOKEN_EXPIRED: The launch is unknown, was replaced, or its session is over. PLAYER_BLOCKED: The player is banned, frozen or excluded. LIMIT_REACHED: A limit of the player forbids the stake. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_FOUND: There is no such bet in the round. NOT_SET: The site has no studio. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_ENOUGH_MONEY: The balance is lower than the stake. WRONG_CURRENCY: The account has another currency. WRONG_AMOUNT: The amount is none of the currency, or is not that of the bet. DUPLICATE: The number was used for another call, or for another player's round. ROLLED_BACK: The bet was rolled back. SETTLED: The round is settled. NO_FREE_ROUND: The free rounds are used up, over or not for this bet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
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
    balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The call, JSON, as it was signed */
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
                        /** @description Balance after the call */
                        balance: string;
                        /** @description Free rounds that the player has in the game of the launch; null for none */
                        freeRounds: {
                            /** @description When they end, epoch milliseconds */
                            expiresAt: number;
                            /** @description Their number, for `freeRounds` of a bet */
                            id: string;
                            /** @description Rounds that are left */
                            left: number;
                            /** @description Stake of each, paid by the house */
                            stake: string;
                            /** @description What they have won so far */
                            won: string;
                        } | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CALL: The signed body is not such a call. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description BAD_SIGNATURE: The signature is missing, wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOKEN_EXPIRED: The launch is unknown, was replaced, or its session is over. PLAYER_BLOCKED: The player is banned, frozen or excluded. LIMIT_REACHED: A limit of the player forbids the stake. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_FOUND: There is no such bet in the round. NOT_SET: The site has no studio. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_ENOUGH_MONEY: The balance is lower than the stake. WRONG_CURRENCY: The account has another currency. WRONG_AMOUNT: The amount is none of the currency, or is not that of the bet. DUPLICATE: The number was used for another call, or for another player's round. ROLLED_BACK: The bet was rolled back. SETTLED: The round is settled. NO_FREE_ROUND: The free rounds are used up, over or not for this bet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
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
    bet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The call, JSON, as it was signed */
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
                        /** @description Balance after the call */
                        balance: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CALL: The signed body is not such a call. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description BAD_SIGNATURE: The signature is missing, wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOKEN_EXPIRED: The launch is unknown, was replaced, or its session is over. PLAYER_BLOCKED: The player is banned, frozen or excluded. LIMIT_REACHED: A limit of the player forbids the stake. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_FOUND: There is no such bet in the round. NOT_SET: The site has no studio. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_ENOUGH_MONEY: The balance is lower than the stake. WRONG_CURRENCY: The account has another currency. WRONG_AMOUNT: The amount is none of the currency, or is not that of the bet. DUPLICATE: The number was used for another call, or for another player's round. ROLLED_BACK: The bet was rolled back. SETTLED: The round is settled. NO_FREE_ROUND: The free rounds are used up, over or not for this bet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
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
    end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The call, JSON, as it was signed */
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
                        /** @description Balance after the call */
                        balance: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CALL: The signed body is not such a call. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description BAD_SIGNATURE: The signature is missing, wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOKEN_EXPIRED: The launch is unknown, was replaced, or its session is over. PLAYER_BLOCKED: The player is banned, frozen or excluded. LIMIT_REACHED: A limit of the player forbids the stake. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_FOUND: There is no such bet in the round. NOT_SET: The site has no studio. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_ENOUGH_MONEY: The balance is lower than the stake. WRONG_CURRENCY: The account has another currency. WRONG_AMOUNT: The amount is none of the currency, or is not that of the bet. DUPLICATE: The number was used for another call, or for another player's round. ROLLED_BACK: The bet was rolled back. SETTLED: The round is settled. NO_FREE_ROUND: The free rounds are used up, over or not for this bet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
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
    rollback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The call, JSON, as it was signed */
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
                        /** @description Balance after the call */
                        balance: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CALL: The signed body is not such a call. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description BAD_SIGNATURE: The signature is missing, wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOKEN_EXPIRED: The launch is unknown, was replaced, or its session is over. PLAYER_BLOCKED: The player is banned, frozen or excluded. LIMIT_REACHED: A limit of the player forbids the stake. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_FOUND: There is no such bet in the round. NOT_SET: The site has no studio. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_ENOUGH_MONEY: The balance is lower than the stake. WRONG_CURRENCY: The account has another currency. WRONG_AMOUNT: The amount is none of the currency, or is not that of the bet. DUPLICATE: The number was used for another call, or for another player's round. ROLLED_BACK: The bet was rolled back. SETTLED: The round is settled. NO_FREE_ROUND: The free rounds are used up, over or not for this bet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
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
    win: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The call, JSON, as it was signed */
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
                        /** @description Balance after the call */
                        balance: string;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CALL: The signed body is not such a call. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description BAD_SIGNATURE: The signature is missing, wrong or too old. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TOKEN_EXPIRED: The launch is unknown, was replaced, or its session is over. PLAYER_BLOCKED: The player is banned, frozen or excluded. LIMIT_REACHED: A limit of the player forbids the stake. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_FOUND: There is no such bet in the round. NOT_SET: The site has no studio. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
                    };
                };
            };
            /** @description NOT_ENOUGH_MONEY: The balance is lower than the stake. WRONG_CURRENCY: The account has another currency. WRONG_AMOUNT: The amount is none of the currency, or is not that of the bet. DUPLICATE: The number was used for another call, or for another player's round. ROLLED_BACK: The bet was rolled back. SETTLED: The round is settled. NO_FREE_ROUND: The free rounds are used up, over or not for this bet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Balance of the account, where the wallet knows which one it is */
                        balance?: string;
                        /** @description Stable code of the error */
                        code: string;
                        /** @description Plain English sentence for logs */
                        message: string;
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
}
