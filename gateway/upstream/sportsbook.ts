/** Types of the sportsbook service, generated from sportsbook.openapi.json. */
export interface paths {
    "/sportsbook-api/v1/accumulators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["accumulators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["addresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/bet-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proposals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/sportsbook-api/v1/combination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["combination"];
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
    "/sportsbook-api/v1/games/{id}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["callOff"];
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
    "/sportsbook-api/v1/games/endings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["endings"];
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
    "/sportsbook-api/v1/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/results/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resultsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/results/championships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resultChampionships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/results/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resultDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["search"];
        put?: never;
        post?: never;
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
    "/sportsbook-api/v1/statistics/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gameStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/statistics/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/statistics/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["teamStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["teams"];
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
        Accumulator: {
            changesAt: number;
            coef: string;
            id: string;
            legs: components["schemas"]["FoundOutcome"][];
            /** @enum {string} */
            section: "LINE" | "LIVE";
        };
        Championship: {
            countryCode: string | null;
            id: string;
            isTop: boolean;
            lineCount: number;
            liveCount: number;
            name: string;
            order: number;
            slug: string;
            sportId: string;
        };
        Combination: {
            bet: components["schemas"]["FoundOutcome"] | null;
            marketTypes: string[];
            parts: {
                coef: string;
                isNeedless: boolean;
                marketName: string;
                name: string;
                outcomeId: string;
            }[];
            refusals: components["schemas"]["CombinationRefusal"][];
            version: number;
        };
        CombinationRefusal: {
            /** @enum {string} */
            code: "NOT_OFFERED" | "TOO_FEW_PARTS" | "TOO_MANY_PARTS" | "UNKNOWN_PART" | "DUPLICATE_PART" | "NOT_COMBINABLE" | "QUARTER_LINE" | "IMPLIED_PART" | "IMPOSSIBLE" | "TOO_UNLIKELY";
            outcomeIds: string[];
        };
        EndedMarket: {
            group: string;
            id: string;
            name: string;
            outcomes: {
                id: string;
                name: string;
                /** @enum {string} */
                result: "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST" | "DEAD_HEAT";
                type: string;
            }[];
            param: string | null;
            type: string;
        };
        ErrorBody: {
            code: string;
            message: string;
        };
        FoundOutcome: {
            game: components["schemas"]["Game"];
            market: components["schemas"]["Market"];
            outcome: components["schemas"]["Outcome"];
        };
        Game: {
            championshipId: string;
            eventCount?: number;
            events: components["schemas"]["GameEvent"][];
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
        GameAddress: {
            /** @enum {string} */
            area: "CLASSIC" | "CYBER" | "MARBLE";
            championshipId: string;
            championshipSlug: string;
            cyberVariant: ("REAL" | "VIRTUAL" | "STREAM") | null;
            id: string;
            slug: string;
            sportSlug: string;
            startsAt: number;
        };
        GameEvent: {
            minute: string;
            scoreAfter: string | null;
            side: number | null;
            type: string;
        };
        GameStatistics: {
            away: components["schemas"]["SideStatistics"];
            gameId: string;
            headToHead: {
                awayWins: number;
                draws: number;
                homeWins: number;
                results: components["schemas"]["Result"][];
            };
            home: components["schemas"]["SideStatistics"];
            standings: components["schemas"]["Standings"] | null;
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
        Proposal: {
            coef: string;
            deviation: string | null;
            legs: components["schemas"]["FoundOutcome"][];
        };
        ProposalRefusal: {
            /** @enum {string} */
            code: "GOAL_MISSING" | "STAKE_INVALID" | "WIN_INVALID" | "WIN_TOO_SMALL" | "COEF_INVALID" | "LEGS_INVALID" | "HOURS_INVALID" | "SPORT_UNKNOWN" | "NO_GAMES" | "NOTHING_CLOSE";
            field: string | null;
        };
        Result: {
            championship: components["schemas"]["ResultChampionship"];
            /** @enum {string} */
            ending: "REGULAR" | "OVERTIME" | "SHOOTOUT" | "AWARDED" | "UNKNOWN";
            gameId: string | null;
            hasTime: boolean;
            id: string;
            opponents: components["schemas"]["Opponent"][];
            score: {
                away: number;
                home: number;
                periods: {
                    away: number;
                    home: number;
                }[];
            } | null;
            season: string | null;
            shootout: {
                away: number;
                home: number;
            } | null;
            slug: string;
            sportId: string;
            startsAt: number;
            /** @enum {string} */
            status: "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";
        };
        ResultChampionship: {
            countryCode: string | null;
            id: string;
            name: string;
            seasons: string[];
            slug: string;
            sportId: string;
        };
        ResultEvent: {
            minute: string;
            scoreAfter: string | null;
            side: number | null;
            type: string;
        };
        Score: {
            away: number;
            awayPoints: string | null;
            clockSeconds: number | null;
            home: number;
            homePoints: string | null;
            mapWinners?: number[] | null;
            period: number;
            periodName: string;
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
        SideRecord: {
            averageConceded: string | null;
            averageScored: string | null;
            conceded: number;
            drawn: number;
            lost: number;
            played: number;
            scored: number;
            won: number;
        };
        SideStatistics: {
            all: components["schemas"]["SideRecord"];
            atHome: components["schemas"]["SideRecord"];
            away: components["schemas"]["SideRecord"];
            form: {
                isHome: boolean;
                /** @enum {string} */
                outcome: "WON" | "DRAWN" | "LOST";
                result: components["schemas"]["Result"];
            }[];
            team: components["schemas"]["Opponent"];
        };
        Sport: {
            /** @enum {string} */
            area: "CLASSIC" | "CYBER" | "MARBLE";
            cyberVariant: ("REAL" | "VIRTUAL" | "STREAM") | null;
            gameCount: number;
            id: string;
            lineCount: number;
            liveCount: number;
            name: string;
            slug: string;
        };
        Standings: {
            championship: components["schemas"]["ResultChampionship"];
            countedUntil: number;
            groups: {
                name: string | null;
                rows: components["schemas"]["StandingsRow"][];
            }[];
            isBeforePlayOffs: boolean;
            season: string;
            seasons: string[];
        };
        StandingsRow: {
            conceded: number;
            drawn: number;
            form: ("WON" | "DRAWN" | "LOST")[];
            lost: number;
            lostLate: number;
            played: number;
            points: number | null;
            position: number;
            scored: number;
            team: components["schemas"]["Opponent"];
            winShare: string;
            won: number;
        };
        Team: {
            championshipId: string;
            color: string;
            id: string;
            lineCount: number;
            liveCount: number;
            name: string;
            secondColor: string;
            shortName: string;
            slug: string;
            sportId: string;
        };
        TeamStatistics: {
            championship: components["schemas"]["ResultChampionship"];
            nextGameIds: string[];
            sportId: string;
            statistics: components["schemas"]["SideStatistics"];
        };
        WishInput: {
            coefFrom?: string | null;
            coefTo?: string | null;
            legs?: number | null;
            section?: ("LINE" | "LIVE") | null;
            seed?: number | null;
            sportIds?: string[] | null;
            stake?: string | null;
            startsWithinHours?: number | null;
            win?: string | null;
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
    accumulators: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                section: "LINE" | "LIVE";
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
                        accumulators: components["schemas"]["Accumulator"][];
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
    addresses: {
        parameters: {
            query: {
                after?: string;
                first?: number;
                section: "LINE" | "LIVE";
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
                        games: components["schemas"]["GameAddress"][];
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
    proposals: {
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
                "application/json": components["schemas"]["WishInput"];
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
                        proposals: components["schemas"]["Proposal"][];
                        refusals: components["schemas"]["ProposalRefusal"][];
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
    combination: {
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
                    gameId: string;
                    outcomeIds: string[];
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
                        combination: components["schemas"]["Combination"] | null;
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
                anyChampionshipIds?: string;
                anyGameIds?: string;
                anyTeamIds?: string;
                area?: "CLASSIC" | "CYBER" | "MARBLE";
                championshipIds?: string;
                countryCode?: string;
                first?: number;
                hours?: number;
                ids?: string;
                isBestFirst?: "true" | "false";
                isTop?: "true" | "false";
                /** @description Language of names, two lower-case letters */
                lng?: string;
                markets?: "none" | "main" | "all";
                order?: "CHAMPIONSHIP" | "COUNTRY" | "START";
                search?: string;
                section?: "LINE" | "LIVE";
                sportId?: string;
                startsBefore?: number;
                startsFrom?: number;
                teamIds?: string;
                time?: "ALL" | "UPCOMING_EVENTS" | "FIRST_PERIOD" | "SECOND_PERIOD" | "RECOMMENDED";
                timeZone?: string;
                variant?: "REAL" | "VIRTUAL" | "STREAM";
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
    callOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                        at: number;
                        gameId: string;
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
            409: {
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
    endings: {
        parameters: {
            query: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endings: {
                            id: string;
                            markets: components["schemas"]["EndedMarket"][];
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
    results: {
        parameters: {
            query?: {
                after?: string;
                championshipId?: string;
                day?: string;
                first?: number;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                search?: string;
                sportId?: string;
                teamId?: string;
                /** @description IANA time zone that days are told in */
                timeZone?: string;
                zone?: "LIVE" | "ZONE";
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
                        next: string | null;
                        results: components["schemas"]["Result"][];
                        sports: {
                            count: number;
                            sportId: string;
                        }[];
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
    resultsByIds: {
        parameters: {
            query: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            events: components["schemas"]["ResultEvent"][];
                            result: components["schemas"]["Result"];
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
    resultChampionships: {
        parameters: {
            query?: {
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                sportId?: string;
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
                        championships: {
                            championship: components["schemas"]["ResultChampionship"];
                            count: number;
                            lastAt: number;
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
    resultDays: {
        parameters: {
            query?: {
                championshipId?: string;
                month?: string;
                sportId?: string;
                /** @description IANA time zone that days are told in */
                timeZone?: string;
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
                        days: {
                            count: number;
                            day: string;
                        }[];
                        month: string;
                        nextMonth: string | null;
                        previousMonth: string | null;
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
    search: {
        parameters: {
            query: {
                first?: number;
                text: string;
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
                        championshipIds: string[];
                        gameIds: string[];
                        teamIds: string[];
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
    gameStatistics: {
        parameters: {
            query: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: components["schemas"]["GameStatistics"][];
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
    standings: {
        parameters: {
            query: {
                championshipId: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                season?: string;
                venue?: "ALL" | "HOME" | "AWAY";
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
                        standings: components["schemas"]["Standings"];
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
    teamStatistics: {
        parameters: {
            query: {
                id: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
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
                    "application/json": components["schemas"]["TeamStatistics"];
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
    teams: {
        parameters: {
            query?: {
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                slugs?: string;
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
                        teams: components["schemas"]["Team"][];
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
