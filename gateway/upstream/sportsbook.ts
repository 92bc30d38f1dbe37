/** Types of the sportsbook service, generated from sportsbook.openapi.json. */
export interface paths {
    "/sportsbook-api/v1/championships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["championships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/games/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gamesByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["outcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sports"];
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
        Championship: {
            countryCode: string | null;
            id: string;
            lineCount: number;
            liveCount: number;
            name: string;
            order: number;
            slug: string;
            sportId: string;
        };
        ErrorBody: {
            code: string;
            message: string;
        };
        Game: {
            championshipId: string;
            events: {
                minute: string;
                scoreAfter: string | null;
                side: number | null;
                type: string;
            }[];
            id: string;
            marketCount: number;
            markets: components["schemas"]["Market"][];
            opponents: components["schemas"]["Opponent"][];
            score: components["schemas"]["Score"] | null;
            /** @enum {string} */
            section: "LINE" | "LIVE";
            slug: string;
            sportId: string;
            startsAt: number;
            /** @enum {string} */
            status: "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";
            version: number;
        };
        Market: {
            group: string;
            id: string;
            isMain: boolean;
            name: string;
            outcomes: components["schemas"]["Outcome"][];
            param: string | null;
            type: string;
        };
        Opponent: {
            color: string;
            id: string;
            name: string;
            secondColor: string;
            shortName: string;
        };
        Outcome: {
            coef: string;
            id: string;
            isBlocked: boolean;
            name: string;
            shortName: string;
            type: string;
        };
        Score: {
            away: number;
            awayPoints: string | null;
            clockSeconds: number | null;
            home: number;
            homePoints: string | null;
            period: number;
            periodName: string;
            periods: {
                away: number;
                home: number;
            }[];
            serving: number | null;
        };
        Sport: {
            gameCount: number;
            id: string;
            name: string;
            slug: string;
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
    championships: {
        parameters: {
            query?: {
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                section?: "LINE" | "LIVE";
                sportIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        championships: components["schemas"]["Championship"][];
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
            query?: {
                after?: string;
                championshipIds?: string;
                first?: number;
                ids?: string;
                isTop?: "true" | "false";
                /** @description Language of names, two lower-case letters */
                lng?: string;
                markets?: "none" | "main" | "all";
                search?: string;
                section?: "LINE" | "LIVE";
                sportId?: string;
                startsBefore?: number;
                startsFrom?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cursors: string[];
                        games: components["schemas"]["Game"][];
                        next: string | null;
                        totalCount: number;
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
    gamesByIds: {
        parameters: {
            query: {
                ids: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                markets?: "none" | "main" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: components["schemas"]["Game"][];
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
    outcomes: {
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
                "application/json": {
                    ids: string[];
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
                        outcomes: {
                            game: components["schemas"]["Game"];
                            market: components["schemas"]["Market"];
                            outcome: components["schemas"]["Outcome"];
                        }[];
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
    sports: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                section?: "LINE" | "LIVE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sports: components["schemas"]["Sport"][];
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
