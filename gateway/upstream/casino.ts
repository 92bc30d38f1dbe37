/** Types of the casino service, generated from casino.openapi.json. */
export interface paths {
    "/casino-api/v1/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games, halls, providers and collections that a visitor is offered
         * @description Games in the operator's order. Empty for an unknown group.
         */
        get: operations["catalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/desk/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A day of the studio's statement beside the wallet's rounds
         * @description For the operator's back office. The day is one of UTC, by the end of a round at the studio. A round near midnight that the studio counts to the neighbouring day is no difference; totals are of the day on each side. A job looks at each of the last three days until nothing differs, and logs what does.
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
    "/casino-api/v1/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys of the games that a player keeps, newest first */
        get: operations["favorites"];
        put?: never;
        /**
         * Keeps a game, or no longer
         * @description Keeping what is kept, and dropping what is not, changes nothing.
         */
        post: operations["setFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/free-rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Free rounds that the player can play now, those that end first before the others */
        get: operations["freeRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/launches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a game for money, and ends the player's other launches
         * @description One game is open at a time. The launch ends with the player's session.
         */
        post: operations["launch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/launches/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a game for play without money */
        post: operations["launchDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/launches/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a launch: no more bets are taken; an open round can still end
         * @description One that is over, or of another player, changes nothing.
         */
        post: operations["endLaunch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/recents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games that the player played for money lately */
        get: operations["recents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's rounds for money, newest first */
        get: operations["rounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/rounds/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a round of the player can be played again from its seeds
         * @description Asks the studio. `verify_url` is null while the seeds are secret: the player reveals them in the game.
         */
        get: operations["roundCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/casino-api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables of shared rounds, with the players who sit there now
         * @description At most five seconds old. Empty while the studio can't be reached.
         */
        get: operations["tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games-api/v1/preview/light": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Casino games that may be played in a country
         * @description Games of a group that may be played in a country. `Success` is false, and `Value` null, for an unknown group.
         */
        get: operations["previewLight"];
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
        /** @description Free rounds of a game that a player can play */
        CasinoFreeRounds: {
            /** @description Number of the account that takes what is won */
            account_id: number;
            /** @description Of the amounts */
            currency: string;
            /** @description By when they must be played, epoch seconds */
            expires_at: number;
            /** @description Key of the game */
            game: string;
            /** @description Their number */
            id: string;
            /** @description How many can still be played */
            left: number;
            /** @description Name of the game in the language asked for, else in English */
            name: string;
            /** @description How many were given */
            rounds: number;
            /** @description Stake of each round, paid by the house */
            stake: string;
            /** @description What they have won so far */
            won: string;
        };
        /** @description A game that was opened */
        CasinoLaunch: {
            /** @description Number of the launch; null for demo play */
            id: string | null;
            /** @description Address for a frame; it is for this launch alone */
            url: string;
        };
        /** @description A round that was played for money */
        CasinoRound: {
            /** @description Number of the account that paid */
            account_id: number;
            /** @description Of the amounts */
            currency: string;
            /** @description End, epoch seconds; null while it is open */
            ended_at: number | null;
            /** @description Key of its game */
            game: string;
            /** @description The studio's number of the round */
            id: string;
            /** @description Whether the house paid the stake: a free round */
            is_free: boolean;
            /** @description Name of the game in the language asked for; its key once it is in no list */
            name: string;
            /**
             * @description OPEN goes on, WON has paid a prize, LOST has paid none, RETURNED gave its stake back
             * @enum {string}
             */
            result: "OPEN" | "WON" | "LOST" | "RETURNED";
            /** @description All that was staked; of a returned round, what came back */
            stake: string;
            /** @description First stake, epoch seconds */
            started_at: number;
            /** @description Prizes so far */
            won: string;
        };
        /** @description Games that have something in common */
        CatalogueCollection: {
            /** @description Numbers of its games */
            games: number[];
            /** @description Part of its address */
            key: string;
            /** @description In the language asked for */
            name: string;
        };
        /** @description A game of the catalogue */
        CatalogueGame: {
            /** @description Numbers of its halls as the preview has them */
            categories: number[];
            /** @description Of the stakes */
            currency: string;
            /** @description Its route before the site was moved; empty if it had no other */
            former_key: string;
            /** @description Halls it stands in; its page belongs to the first */
            halls: ("SLOTS" | "LIVE" | "KENO" | "CARDS" | "FAST_BET" | "CRASH" | "SCRATCHCARDS" | "SKILL" | "BINGO" | "POKER" | "FISHING" | "TV_GAMES" | "VIRTUAL_SPORTS" | "FAST_GAMES" | "ASIAN" | "OTHER")[];
            /** @description Whether it can be played without money */
            has_demo: boolean;
            /** @description Highest prize of a round, in stakes */
            highest_multiplier: string;
            /** @description Number of the game */
            id: number;
            /** @description Whether it came after its provider's first list, not long ago */
            is_new: boolean;
            /** @description Its route: the segment after `games/` */
            key: string;
            /** @description Highest stake */
            max_stake: string;
            /** @description Codes such as cash-out, free-spins, cards */
            mechanics: string[];
            /** @description Lowest stake */
            min_stake: string;
            /** @description In the language asked for, else in English */
            name: string;
            /** @description Addresses by ratio: 3x4, 1x1, 16x9 */
            pictures: {
                [key: string]: string;
            };
            /** @description Key of its provider */
            provider: string;
            /** @description Highest return over all bets, percent */
            rtp: string;
            /** @description Lowest return over all bets, percent */
            rtp_from: string;
            /** @description 0 none, 1 new, as the preview has it */
            tag: number;
            /**
             * @description How far results lie apart
             * @enum {string}
             */
            volatility: "low" | "medium" | "high";
        };
        /** @description A hall that has games */
        CatalogueHall: {
            /**
             * @description A hall of the casino
             * @enum {string}
             */
            key: "SLOTS" | "LIVE" | "KENO" | "CARDS" | "FAST_BET" | "CRASH" | "SCRATCHCARDS" | "SKILL" | "BINGO" | "POKER" | "FISHING" | "TV_GAMES" | "VIRTUAL_SPORTS" | "FAST_GAMES" | "ASIAN" | "OTHER";
            /** @description In the language asked for */
            name: string;
        };
        /** @description A provider of games */
        CatalogueProvider: {
            /** @description Part of its address */
            key: string;
            /** @description In the language asked for */
            name: string;
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
        /** @description Games, categories and promotions */
        GamesPreview: {
            /** @description Promotions that run in games */
            Actions: components["schemas"]["PreviewAction"][];
            /** @description Left out without `includeCategories` */
            Categories?: components["schemas"]["PreviewCategory"][];
            /** @description Games that may be played */
            Games: components["schemas"]["PreviewGame"][];
        };
        /** @description A promotion that runs in games */
        PreviewAction: {
            /** @description Number of the promotion */
            Id: number;
            /** @description Name of the promotion */
            Name: string;
        };
        /** @description A category of games */
        PreviewCategory: {
            /** @description Number of the category */
            RI: number;
            /** @description Name of the category */
            TR: string;
        };
        /** @description A casino game */
        PreviewGame: {
            /** @description Numbers of its categories */
            CRID: number[];
            /** @description Tag: 0 none, 1 new */
            GF: number;
            /** @description Its name */
            GN: string;
            /** @description Number of the game */
            GT: number;
            /** @description Route before the site was moved: the segment after `allgamesentrance/` */
            OR: string;
            /** @description Route: the segment after `games/` */
            R: string;
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
    catalogue: {
        parameters: {
            query: {
                /** @description Visitor's country, two lower-case letters */
                country: string;
                /** @description Group of games that the site offers */
                group_id: number;
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
                        /** @description Collections with games */
                        collections: components["schemas"]["CatalogueCollection"][];
                        /** @description In the operator's order */
                        games: components["schemas"]["CatalogueGame"][];
                        /** @description Halls with games */
                        halls: components["schemas"]["CatalogueHall"][];
                        /** @description Providers with games */
                        providers: components["schemas"]["CatalogueProvider"][];
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
                        /** @description The day */
                        day: string;
                        /** @description Number of all differences */
                        difference_count: number;
                        /** @description The first 1000 of them */
                        differences: {
                            /** @description What the wallet has; null where it has nothing */
                            here: string | null;
                            /**
                             * @description missing_here: the wallet has no such round; missing_there: no statement has it; else what differs
                             * @enum {string}
                             */
                            kind: "missing_here" | "missing_there" | "player" | "game" | "currency" | "state" | "stake" | "win";
                            /** @description The studio's number of the round */
                            round: string;
                            /** @description What the studio states; null where it states nothing */
                            there: string | null;
                        }[];
                        /** @description True when there are no differences */
                        is_reconciled: boolean;
                        /** @description Sums by currency */
                        totals: {
                            /** @description Of the amounts */
                            currency: string;
                            /** @description Rounds that ended in the wallet */
                            rounds_here: number;
                            /** @description Rounds in the statement */
                            rounds_there: number;
                            /** @description Their stakes in the wallet */
                            staked_here: string;
                            /** @description Their stakes in the statement */
                            staked_there: string;
                            /** @description Their prizes in the wallet */
                            won_here: string;
                            /** @description Their prizes in the statement */
                            won_there: string;
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
            /** @description NO_STUDIO: No studio is set. STUDIO_UNAVAILABLE: The studio gives no statement now. */
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
    favorites: {
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
                        /** @description Keys, newest first */
                        games: string[];
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
    setFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Key of the game */
                    game: string;
                    /** @description Whether to keep it */
                    is_favorite: boolean;
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
                        /** @description CASINO_GAME_UNKNOWN, TOO_MANY_FAVORITES; empty on success */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Keys, newest first */
                        games: string[];
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
    freeRounds: {
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
                        /** @description Those that last and are not used up */
                        free_rounds: components["schemas"]["CasinoFreeRounds"][];
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
    launch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the account to play with */
                    account_id: number;
                    /** @description Visitor's country, two lower-case letters */
                    country: string;
                    /** @description Key of the game */
                    game: string;
                    /** @description Group of games that the site offers */
                    group_id: number;
                    /**
                     * @description Language of names, two lower-case letters
                     * @default en
                     */
                    lng?: string;
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
                        /** @description CASINO_GAME_UNKNOWN, ACCOUNT_UNKNOWN, LIMIT_REACHED, PERSON_EXCLUDED, BETTING_CLOSED, GAMES_UNAVAILABLE; empty on success */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Null when it failed */
                        launch: components["schemas"]["CasinoLaunch"] | null;
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
    launchDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Visitor's country, two lower-case letters */
                    country: string;
                    /** @description Key of the game */
                    game: string;
                    /** @description Group of games that the site offers */
                    group_id: number;
                    /**
                     * @description Language of names, two lower-case letters
                     * @default en
                     */
                    lng?: string;
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
                        /** @description CASINO_GAME_UNKNOWN, ACCOUNT_UNKNOWN, LIMIT_REACHED, PERSON_EXCLUDED, BETTING_CLOSED, GAMES_UNAVAILABLE; empty on success */
                        errors: components["schemas"]["FieldError"][];
                        /** @description Null when it failed */
                        launch: components["schemas"]["CasinoLaunch"] | null;
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
    endLaunch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the launch */
                    id: string;
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
                         * @description Always true
                         * @enum {boolean}
                         */
                        is_ended: true;
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
    recents: {
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
                        /** @description Keys, the last one played first */
                        games: string[];
                        /** @description Keys of those with a round that is not over */
                        open: string[];
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
    rounds: {
        parameters: {
            query?: {
                /** @description Only of this account */
                account_id?: number;
                /** @description The `next` of the page before */
                after?: string;
                /** @description Size of the page */
                first?: number;
                /** @description Epoch seconds: none begun before */
                from?: number;
                /** @description Only of the game with this key */
                game?: string;
                /** @description Only these, a comma list of at most 50; all without it */
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Only with one of these results, a comma list */
                results?: string;
                /** @description Epoch seconds: none begun from then on */
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
                        /** @description Of each round, for the `after` of a page that follows it */
                        cursors: string[];
                        /** @description For `after` of the following page; null on the last one */
                        next: string | null;
                        /** @description Newest first */
                        rounds: components["schemas"]["CasinoRound"][];
                        /** @description Number of rounds in the whole list */
                        total: number;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CURSOR: `after` is no `next` of this list. */
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
    roundCheck: {
        parameters: {
            query: {
                /** @description The studio's number of the round */
                id: string;
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
                        /** @description Page of the studio; null while the seeds are secret */
                        verify_url: string | null;
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
            /** @description ROUND_UNKNOWN: The player has no such round. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description GAMES_UNAVAILABLE: The studio can't be reached. */
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
    tables: {
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
                        /** @description In the studio's order */
                        tables: {
                            /** @description Key of the game */
                            game: string;
                            /** @description Players who watch the table */
                            seats: number;
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
    previewLight: {
        parameters: {
            query: {
                /** @description Visitor's country, two lower-case letters */
                fcountry: string;
                /** @description Group of games that the site offers */
                groupId: number;
                /** @description True adds the categories */
                includeCategories?: "true" | "false";
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Partner to whom the visitor counts */
                ref: number;
                /** @description Kind of client: 55 is the site */
                whence: number;
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
                        /** @description False for an unknown group */
                        Success: boolean;
                        /** @description The preview; null for an unknown group */
                        Value: components["schemas"]["GamesPreview"] | null;
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
