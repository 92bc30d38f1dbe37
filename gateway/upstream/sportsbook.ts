/** Types of the sportsbook service, generated from sportsbook.openapi.json. */
export interface paths {
    "/sportsbook-api/v1/accumulators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accumulators of the day
         * @description Expresses of distinct games, at today's prices. A leg that started, or is suspended, is replaced; one that can't be is left out with its express.
         */
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
        /**
         * Addresses of games, for site maps
         * @description What the addresses of a section's games are made of, without names, scores and prices: light enough for site maps of thousands.
         */
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
        /**
         * Accumulators that come near a wish
         * @description Up to ten different expresses that come near a wish, nearest first. Reads only.
         */
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
        /**
         * Championships by id, or all of some sports
         * @description By ids, or all of some sports (comma lists; one call for many). Unknown ids are left out.
         */
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
        /**
         * Puts outcomes of one game together
         * @description Puts outcomes of one game together, in any order. Null for a game that there is none of.
         */
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
        /**
         * A page of games by filter
         * @description A page of games by filter, ordered by championship (menu order), start, id where `order` does not say otherwise. `after` is the `next` of the page before.
         */
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
        /**
         * Calls off a game
         * @description Cancels a game that has not started, or abandons one in play: its markets go, bets that are decided by then stand, all others are void. It takes effect a moment later, in every process at once. A second call answers like the first. 409 ALREADY_OVER for a game that has ended.
         */
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
        /**
         * Games by id
         * @description Many games in one call, unknown ids left out. `markets=all` for at most 50 ids.
         */
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
        /**
         * How the markets of games ended
         * @description Of games that are over, the markets that stood at their start with the result of each outcome; other games are left out.
         */
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
        /**
         * Outcomes by id, with their markets and games
         * @description All markets of the outcomes' games reduced to these outcomes; for shared coupons. Unknown ones are left out.
         */
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
        /**
         * A page of results
         * @description A page of results. `zone=LIVE`: in play and just over. Otherwise those of `day`, in menu order; or, without a day, all of a championship or a team, newest first. 400 BAD_DAY for a day that is none or lies ahead, BAD_TIME_ZONE, NOTHING_CHOSEN, BAD_CURSOR.
         */
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
        /**
         * Results by id, with what happened in them
         * @description Results by id with what happened in them, unknown ones left out.
         */
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
        /** Championships with results, in menu order */
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
        /**
         * Days of a month that have results
         * @description Days of a month ("2026-11") that have results, with their numbers, and the next months either way that have any.
         */
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
        /**
         * Finds teams, championships and games by a typed text
         * @description What a typed text finds, best first, at most `first` of each: names in any language, beginnings of words, a slip or two in longer ones, letters of the other keyboard. Live games first, then top championships, then by start.
         */
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
        /** Sports with their numbers of games */
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
        /**
         * Statistics of games
         * @description Statistics of games as of their start, or of now for those ahead; unknown ones left out.
         */
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
        /**
         * The table of a season
         * @description The table of a season, of the newest one without `season`. 404 for a championship or season without one.
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
    "/sportsbook-api/v1/statistics/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of a team */
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
        /**
         * Teams by id or address word
         * @description Teams by ids or by their address words (comma lists). Unknown ones are left out.
         */
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
        /** @description An accumulator of different games */
        Accumulator: {
            /** @description When others take their place */
            changesAt: number;
            /** @description Decimal odds, 3 places */
            coef: string;
            /** @description The same as long as it stands for the same day, or in play for the same few minutes */
            id: string;
            /** @description Outcomes it is made of */
            legs: components["schemas"]["FoundOutcome"][];
            /**
             * @description LINE: games ahead; LIVE: games in play
             * @enum {string}
             */
            section: "LINE" | "LIVE";
        };
        /** @description A championship */
        Championship: {
            /** @description Two-letter country code; null for international ones */
            countryCode: string | null;
            /** @description Id, digits only */
            id: string;
            /** @description True for the most important ones */
            isTop: boolean;
            /** @description Games ahead */
            lineCount: number;
            /** @description Games in play */
            liveCount: number;
            /** @description Name in the requested language */
            name: string;
            /** @description English name, whatever language was asked for */
            nameEng?: string;
            /** @description Place in menus, from the top */
            order: number;
            /** @description Its part of addresses */
            slug: string;
            /** @description Id of the sport */
            sportId: string;
        };
        /** @description Outcomes of one game put together */
        Combination: {
            /** @description The combination as an outcome to bet on; null with refusals */
            bet: components["schemas"]["FoundOutcome"] | null;
            /** @description Types of market that can be combined in this game; none where combinations are not offered */
            marketTypes: string[];
            /** @description The outcomes put together */
            parts: {
                /** @description Decimal odds, 3 places */
                coef: string;
                /** @description True when the other parts already imply it */
                isNeedless: boolean;
                /** @description Name of its market in the requested language */
                marketName: string;
                /** @description Name of the outcome in the requested language */
                name: string;
                /** @description Id of the outcome */
                outcomeId: string;
            }[];
            /** @description What stops it; empty when nothing does */
            refusals: components["schemas"]["CombinationRefusal"][];
            /** @description Version of the game that the odds belong to */
            version: number;
        };
        /** @description Why outcomes can't be combined */
        CombinationRefusal: {
            /**
             * @description Why they can't be combined
             * @enum {string}
             */
            code: "NOT_OFFERED" | "TOO_FEW_PARTS" | "TOO_MANY_PARTS" | "UNKNOWN_PART" | "DUPLICATE_PART" | "NOT_COMBINABLE" | "QUARTER_LINE" | "IMPLIED_PART" | "IMPOSSIBLE" | "TOO_UNLIKELY";
            /** @description Parts it lies at; none when it is the whole. Of IMPLIED_PART the second adds nothing to the first. */
            outcomeIds: string[];
        };
        /** @description A market of a game that is over */
        EndedMarket: {
            /** @description Group under which the game's page lists it */
            group: string;
            /** @description Id of the market */
            id: string;
            /** @description Name in the requested language */
            name: string;
            /** @description Outcomes with their results */
            outcomes: {
                /** @description Id of the outcome */
                id: string;
                /** @description Name in the requested language */
                name: string;
                /**
                 * @description Result of the outcome
                 * @enum {string}
                 */
                result: "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST" | "DEAD_HEAT";
                /** @description Type of the outcome, stable across games */
                type: string;
            }[];
            /** @description Line of the market, such as the total or the handicap; null for none */
            param: string | null;
            /** @description Type of the market, stable across games */
            type: string;
        };
        /** @description Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs. */
        ErrorBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description An outcome of the book with its market and its game */
        FoundOutcome: {
            game: components["schemas"]["Game"];
            market: components["schemas"]["Market"];
            outcome: components["schemas"]["Outcome"];
        };
        /** @description A game */
        Game: {
            /** @description Id of the championship */
            championshipId: string;
            /** @description How many events there are so far, with those left out above */
            eventCount?: number;
            /** @description The newest are enough where every point is one */
            events: components["schemas"]["GameEvent"][];
            /** @description Id, digits only */
            id: string;
            /** @description Number of markets */
            marketCount: number;
            /** @description Markets, as many as `markets` asked for */
            markets: components["schemas"]["Market"][];
            /** @description Home side, then away side */
            opponents: components["schemas"]["Opponent"][];
            /** @description Score; null before the start */
            score: components["schemas"]["Score"] | null;
            /**
             * @description LINE: games ahead; LIVE: games in play
             * @enum {string}
             */
            section: "LINE" | "LIVE";
            /** @description Last part of the game's address */
            slug: string;
            /** @description Id of the sport */
            sportId: string;
            /** @description Start, epoch seconds */
            startsAt: number;
            /**
             * @description State of the game
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";
            /** @description Rises with each change */
            version: number;
        };
        /** @description What a game's address is made of */
        GameAddress: {
            /**
             * @description Kind of sport: CLASSIC, CYBER or MARBLE
             * @enum {string}
             */
            area: "CLASSIC" | "CYBER" | "MARBLE";
            /** @description Id of the championship */
            championshipId: string;
            /** @description The championship's part of the address */
            championshipSlug: string;
            /** @description Variant of cyber-sport; null for others */
            cyberVariant: ("REAL" | "VIRTUAL" | "STREAM") | null;
            /** @description Id, digits only */
            id: string;
            /** @description Last part of the game's address */
            slug: string;
            /** @description The sport's part of the address */
            sportSlug: string;
            /** @description Start, epoch seconds */
            startsAt: number;
        };
        /** @description Something that happened in a game */
        GameEvent: {
            /** @description Minute, such as "45+2" */
            minute: string;
            /** @description Score afterwards, such as "1:0"; null when it did not change */
            scoreAfter: string | null;
            /** @description 1 home, 2 away; null for neither */
            side: number | null;
            /** @description Kind of event; clients skip kinds they don't know */
            type: string;
        };
        /** @description Statistics of a game */
        GameStatistics: {
            /** @description Away side */
            away: components["schemas"]["SideStatistics"];
            /** @description Id of the game */
            gameId: string;
            /** @description Earlier games of the two sides */
            headToHead: {
                /** @description Won by the side that is away in this game */
                awayWins: number;
                /** @description Drawn */
                draws: number;
                /** @description Won by the side that is at home in this game */
                homeWins: number;
                /** @description Those games, newest first */
                results: components["schemas"]["Result"][];
            };
            /** @description Home side */
            home: components["schemas"]["SideStatistics"];
            /** @description The table; null when there is none */
            standings: components["schemas"]["Standings"] | null;
        };
        /** @description A market of a game */
        Market: {
            /** @description Group under which the game's page lists it */
            group: string;
            /** @description Id of the market */
            id: string;
            /** @description True for the markets that lists show */
            isMain: boolean;
            /** @description Name in the requested language */
            name: string;
            /** @description Outcomes */
            outcomes: components["schemas"]["Outcome"][];
            /** @description Line of the market, such as the total or the handicap; null for none */
            param: string | null;
            /** @description Type of the market, stable across games */
            type: string;
        };
        /** @description A side of a game */
        Opponent: {
            /** @description Main colour, CSS hex */
            color: string;
            /** @description Id, digits only */
            id: string;
            /** @description Name in the requested language */
            name: string;
            /** @description English name, whatever language was asked for */
            nameEng?: string;
            /** @description Second colour, CSS hex */
            secondColor: string;
            /** @description Short name */
            shortName: string;
        };
        /** @description An outcome to bet on */
        Outcome: {
            /** @description Decimal odds, 3 places */
            coef: string;
            /** @description Id of the outcome */
            id: string;
            /** @description True while no bets are taken on it */
            isBlocked: boolean;
            /** @description Name in the requested language */
            name: string;
            /** @description Short name */
            shortName: string;
            /** @description Type, stable across games */
            type: string;
        };
        /** @description An accumulator that comes near a wish */
        Proposal: {
            /** @description Decimal odds, 3 places */
            coef: string;
            /** @description How far the price lies from the one wished for, as a share of it ("-0.0120" is 1.2 % below); null where a range was */
            deviation: string | null;
            /** @description Outcomes it is made of */
            legs: components["schemas"]["FoundOutcome"][];
        };
        /** @description What is wrong with a wish */
        ProposalRefusal: {
            /**
             * @description What is wrong with the wish
             * @enum {string}
             */
            code: "GOAL_MISSING" | "STAKE_INVALID" | "WIN_INVALID" | "WIN_TOO_SMALL" | "COEF_INVALID" | "LEGS_INVALID" | "HOURS_INVALID" | "SPORT_UNKNOWN" | "NO_GAMES" | "NOTHING_CLOSE";
            /** @description Field of the wish that it is about; null for none */
            field: string | null;
        };
        /** @description The result of a game */
        Result: {
            /** @description A championship */
            championship: components["schemas"]["ResultChampionship"];
            /**
             * @description How the game ended
             * @enum {string}
             */
            ending: "REGULAR" | "OVERTIME" | "SHOOTOUT" | "AWARDED" | "UNKNOWN";
            /** @description Id and words of the book's game; null for one of a past season */
            gameId: string | null;
            /** @description False when only the day of the game is known */
            hasTime: boolean;
            /** @description Id, digits only */
            id: string;
            /** @description Home side first; runners of a race as they came in */
            opponents: components["schemas"]["Opponent"][];
            /** @description Null for a game that was called off, and for a race */
            score: {
                /** @description Away side */
                away: number;
                /** @description Home side */
                home: number;
                /** @description Score of each period so far */
                periods: {
                    /** @description Away side */
                    away: number;
                    /** @description Home side */
                    home: number;
                }[];
            } | null;
            /** @description Season, such as "2026" or "2026-27" */
            season: string | null;
            /** @description Score of the shoot-out; null without one */
            shootout: {
                /** @description Away side */
                away: number;
                /** @description Home side */
                home: number;
            } | null;
            /** @description Part of the article's or category's address */
            slug: string;
            /** @description Id of the sport */
            sportId: string;
            /** @description Start, epoch seconds */
            startsAt: number;
            /**
             * @description State of the game
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";
        };
        /** @description A championship with results */
        ResultChampionship: {
            /** @description Two-letter country code; null for international ones */
            countryCode: string | null;
            /** @description Id, digits only */
            id: string;
            /** @description Name in the requested language */
            name: string;
            /** @description Seasons that have a table, newest first */
            seasons: string[];
            /** @description Part of the article's or category's address */
            slug: string;
            /** @description Id of the sport */
            sportId: string;
        };
        /** @description Something that happened in a game that is over */
        ResultEvent: {
            /** @description Minute, such as "45+2" */
            minute: string;
            /** @description Score afterwards, such as "1:0"; null when it did not change */
            scoreAfter: string | null;
            /** @description 1 home, 2 away; null for neither */
            side: number | null;
            /** @description Type, stable across games */
            type: string;
        };
        /** @description Score of a game */
        Score: {
            /** @description Away side */
            away: number;
            /** @description Points of the away side inside the period; null in sports without */
            awayPoints: string | null;
            /** @description Playing time in seconds; null in sports without a clock */
            clockSeconds: number | null;
            /** @description Home side */
            home: number;
            /** @description Points of the home side inside the period, such as "40"; null in sports without */
            homePoints: string | null;
            /** @description Who won each map that is over, where sides play maps: 1 home, 2 away */
            mapWinners?: number[] | null;
            /** @description Number of the period, from 1 */
            period: number;
            /** @description Name of the period in the requested language */
            periodName: string;
            /** @description Score of each period so far */
            periods: {
                /** @description Away side */
                away: number;
                /** @description Home side */
                home: number;
            }[];
            /** @description Positions in a race; null or absent in other sports */
            race?: {
                /** @description Steps from start to finish */
                length: number;
                /** @description Start of the next race, epoch seconds */
                nextStartsAt: number;
                /** @description Runners, in the order of their numbers */
                runners: {
                    /** @description Seconds from start to finish; null while running */
                    finishedIn: number | null;
                    /** @description Place; null while running */
                    place: number | null;
                    /** @description Steps run so far */
                    steps: number;
                }[];
                /** @description Start of this race, epoch seconds */
                startsAt: number;
            } | null;
            /** @description Who serves: 1 home, 2 away; null in sports without a serve */
            serving: number | null;
        };
        /** @description Games of a side added up */
        SideRecord: {
            /** @description Average conceded in a game; null without games */
            averageConceded: string | null;
            /** @description Average scored in a game; null without games */
            averageScored: string | null;
            /** @description Goals or points conceded */
            conceded: number;
            /** @description Games drawn */
            drawn: number;
            /** @description Games lost */
            lost: number;
            /** @description Games played */
            played: number;
            /** @description Goals or points scored */
            scored: number;
            /** @description Games won */
            won: number;
        };
        /** @description Statistics of one side */
        SideStatistics: {
            /** @description All games */
            all: components["schemas"]["SideRecord"];
            /** @description Home games */
            atHome: components["schemas"]["SideRecord"];
            /** @description Away games */
            away: components["schemas"]["SideRecord"];
            /** @description Latest results */
            form: {
                /** @description True for a home game */
                isHome: boolean;
                /**
                 * @description Result for the side
                 * @enum {string}
                 */
                outcome: "WON" | "DRAWN" | "LOST";
                result: components["schemas"]["Result"];
            }[];
            /** @description The team */
            team: components["schemas"]["Opponent"];
        };
        /** @description A sport */
        Sport: {
            /**
             * @description Kind of sport: CLASSIC, CYBER or MARBLE
             * @enum {string}
             */
            area: "CLASSIC" | "CYBER" | "MARBLE";
            /** @description Variant of cyber-sport; null for others */
            cyberVariant: ("REAL" | "VIRTUAL" | "STREAM") | null;
            /** @description Games ahead and in play */
            gameCount: number;
            /** @description Id, digits only */
            id: string;
            /** @description Games ahead */
            lineCount: number;
            /** @description Games in play */
            liveCount: number;
            /** @description Name in the requested language */
            name: string;
            /** @description English name, whatever language was asked for */
            nameEng?: string;
            /** @description Its part of addresses */
            slug: string;
        };
        /** @description The table of a championship */
        Standings: {
            /** @description The championship */
            championship: components["schemas"]["ResultChampionship"];
            /** @description Last moment that is counted, epoch seconds */
            countedUntil: number;
            /** @description Groups of the table */
            groups: {
                /** @description Name of the group; null when there is only one */
                name: string | null;
                /** @description Rows, best first */
                rows: components["schemas"]["StandingsRow"][];
            }[];
            /** @description True when the play-offs are not counted */
            isBeforePlayOffs: boolean;
            /** @description Season */
            season: string;
            /** @description Seasons that have a table, newest first */
            seasons: string[];
        };
        /** @description A row of a table */
        StandingsRow: {
            /** @description Goals or points conceded */
            conceded: number;
            /** @description Games drawn */
            drawn: number;
            /** @description Latest results */
            form: ("WON" | "DRAWN" | "LOST")[];
            /** @description Games lost */
            lost: number;
            /** @description Games lost in overtime or a shoot-out; `lost` counts them too */
            lostLate: number;
            /** @description Games played */
            played: number;
            /** @description Points in the table; null where the table counts by wins */
            points: number | null;
            /** @description Place, from 1 */
            position: number;
            /** @description Goals or points scored */
            scored: number;
            /** @description The team */
            team: components["schemas"]["Opponent"];
            /** @description Share of games won, 0 to 1; a draw counts half */
            winShare: string;
            /** @description Games won */
            won: number;
        };
        /** @description The team */
        Team: {
            /** @description Id of the championship */
            championshipId: string;
            /** @description Main colour, CSS hex */
            color: string;
            /** @description Id, digits only */
            id: string;
            /** @description Games ahead */
            lineCount: number;
            /** @description Games in play */
            liveCount: number;
            /** @description Name in the requested language */
            name: string;
            /** @description Second colour, CSS hex */
            secondColor: string;
            /** @description Short name */
            shortName: string;
            /** @description What stands for it in addresses: no other team has it, and it is the same in every language */
            slug: string;
            /** @description Id of the sport */
            sportId: string;
        };
        /** @description Statistics of a team */
        TeamStatistics: {
            /** @description Its main championship */
            championship: components["schemas"]["ResultChampionship"];
            /** @description Ids of its next games */
            nextGameIds: string[];
            /** @description Id of the sport */
            sportId: string;
            /** @description Its statistics */
            statistics: components["schemas"]["SideStatistics"];
        };
        /** @description Texts, not numbers, so that a wrong one becomes a refusal at its field and not a 400 */
        WishInput: {
            /** @description Least total odds */
            coefFrom?: string | null;
            /** @description Highest total odds */
            coefTo?: string | null;
            /** @description Number of outcomes */
            legs?: number | null;
            /** @description LINE or LIVE; both without it */
            section?: ("LINE" | "LIVE") | null;
            /** @description Another number gives other proposals for the same wish */
            seed?: number | null;
            /** @description Only these sports; all without it */
            sportIds?: string[] | null;
            /** @description Stake, decimal in major units */
            stake?: string | null;
            /** @description Only games that start within so many hours */
            startsWithinHours?: number | null;
            /** @description Wanted winnings, decimal in major units */
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
                /** @description LINE: games ahead; LIVE: games in play */
                section: "LINE" | "LIVE";
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
                        /** @description Accumulators of the day */
                        accumulators: components["schemas"]["Accumulator"][];
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
    addresses: {
        parameters: {
            query: {
                /** @description The `next` of the page before; the list starts at the beginning without it */
                after?: string;
                /** @description Size of the page */
                first?: number;
                /** @description LINE: games ahead; LIVE: games in play */
                section: "LINE" | "LIVE";
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
                        /** @description Cursor of each entry, in the same order */
                        cursors: string[];
                        /** @description Games */
                        games: components["schemas"]["GameAddress"][];
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Proposals, nearest first */
                        proposals: components["schemas"]["Proposal"][];
                        /** @description What stops it; empty when nothing does */
                        refusals: components["schemas"]["ProposalRefusal"][];
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
    championships: {
        parameters: {
            query?: {
                /** @description Ids, comma-separated, at most 200 */
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description LINE: games ahead; LIVE: games in play; both without it */
                section?: "LINE" | "LIVE";
                /** @description Sport ids, comma-separated */
                sportIds?: string;
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
                        /** @description Championships, in menu order */
                        championships: components["schemas"]["Championship"][];
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
                    /** @description Id of the game */
                    gameId: string;
                    /** @description Ids of the outcomes */
                    outcomeIds: string[];
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
                        /** @description The combination; null for an unknown game */
                        combination: components["schemas"]["Combination"] | null;
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
    games: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; the list starts at the beginning without it */
                after?: string;
                /** @description Games of any of these championships or of `anyTeamIds`, comma-separated */
                anyChampionshipIds?: string;
                /** @description Games that are one of `anyGameIds`, or of one of the others: what a player keeps an eye on */
                anyGameIds?: string;
                /** @description Games of any of these teams or of `anyChampionshipIds`, comma-separated */
                anyTeamIds?: string;
                /** @description Kind of sport: CLASSIC, CYBER or MARBLE */
                area?: "CLASSIC" | "CYBER" | "MARBLE";
                /** @description Championship ids, comma-separated */
                championshipIds?: string;
                /** @description `int` is for championships of no country */
                countryCode?: string;
                /** @description Size of the page */
                first?: number;
                /** @description How many hours ahead count, where `order` looks ahead */
                hours?: number;
                /** @description Ids, comma-separated, at most 200 */
                ids?: string;
                /** @description True lists the games of top championships first */
                isBestFirst?: "true" | "false";
                /** @description The top games alone, at most twenty; or only games of championships that aren't top */
                isTop?: "true" | "false";
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Which markets come with each game: asian has the main ones, two more handicaps and totals, the first half */
                markets?: "none" | "main" | "asian" | "all";
                /** @description Order of the list */
                order?: "CHAMPIONSHIP" | "COUNTRY" | "START";
                /** @description Of each championship at most so many games, those that come first in the list */
                perChampionship?: number;
                /** @description Text to search for in names */
                search?: string;
                /** @description LINE: games ahead; LIVE: games in play; both without it */
                section?: "LINE" | "LIVE";
                /** @description Id of the sport */
                sportId?: string;
                /** @description Start before this moment, epoch seconds */
                startsBefore?: number;
                /** @description Start at or after this moment, epoch seconds */
                startsFrom?: number;
                /** @description Team ids, comma-separated */
                teamIds?: string;
                /** @description See book/selection.ts: `hours` belong to UPCOMING_EVENTS, `timeZone` to the halves of the day */
                time?: "ALL" | "UPCOMING_EVENTS" | "FIRST_PERIOD" | "SECOND_PERIOD" | "RECOMMENDED";
                /** @description IANA time zone in which days are counted */
                timeZone?: string;
                /** @description Variant of cyber-sport */
                variant?: "REAL" | "VIRTUAL" | "STREAM";
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
                        /** @description Cursor of each entry, in the same order */
                        cursors: string[];
                        /** @description Games */
                        games: components["schemas"]["Game"][];
                        /** @description What to send as `after` for the following page; null on the last one */
                        next: string | null;
                        /** @description Number of entries in the whole list */
                        totalCount: number;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CURSOR: `after` is not a cursor of this list. TOO_MANY_GAMES: At most 50 games with all markets. */
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
    callOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for the log */
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
                        /** @description When it takes effect, epoch seconds */
                        at: number;
                        /** @description Id of the game */
                        gameId: string;
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
            /** @description GAME_UNKNOWN: There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description ALREADY_OVER: The game has ended. */
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
    gamesByIds: {
        parameters: {
            query: {
                /** @description Ids, comma-separated, at most 200 */
                ids: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Which markets come with each game: asian has the main ones, two more handicaps and totals, the first half */
                markets?: "none" | "main" | "asian" | "all";
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
                        /** @description Games */
                        games: components["schemas"]["Game"][];
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. TOO_MANY_IDS: At most 50 ids with all markets. */
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
    endings: {
        parameters: {
            query: {
                /** @description Ids, comma-separated, at most 20 */
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
                        /** @description Games that are over */
                        endings: {
                            /** @description Id of the game */
                            id: string;
                            /** @description Markets that stood at the start */
                            markets: components["schemas"]["EndedMarket"][];
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
                    /** @description Ids of outcomes */
                    ids: string[];
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
                        /** @description Outcomes that exist, each with its market and game */
                        outcomes: {
                            game: components["schemas"]["Game"];
                            market: components["schemas"]["Market"];
                            outcome: components["schemas"]["Outcome"];
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
    results: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; the list starts at the beginning without it */
                after?: string;
                /** @description Id of the championship */
                championshipId?: string;
                /** @description Day, such as "2026-11-21" */
                day?: string;
                /** @description Size of the page */
                first?: number;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Text to search for in names */
                search?: string;
                /** @description Id of the sport */
                sportId?: string;
                /** @description Id of the team */
                teamId?: string;
                /** @description IANA time zone in which days are counted */
                timeZone?: string;
                /** @description LIVE: games in play and just over; ZONE: games that are over */
                zone?: "LIVE" | "ZONE";
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
                        /** @description Cursor of each entry, in the same order */
                        cursors: string[];
                        /** @description What to send as `after` for the following page; null on the last one */
                        next: string | null;
                        /** @description Results */
                        results: components["schemas"]["Result"][];
                        /** @description Sports, in menu order */
                        sports: {
                            /** @description Number of results */
                            count: number;
                            /** @description Id of the sport */
                            sportId: string;
                        }[];
                        /** @description Number of entries in the whole list */
                        totalCount: number;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_DAY: `day` is not a day, or lies ahead. BAD_TIME_ZONE: `timeZone` is not an IANA time zone. NOTHING_CHOSEN: A day, a championship or a team must be given. BAD_CURSOR: `after` is not a cursor of this list. */
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
    resultsByIds: {
        parameters: {
            query: {
                /** @description Ids, comma-separated, at most 100 */
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
                        /** @description Results */
                        results: {
                            /** @description What happened, in order */
                            events: components["schemas"]["ResultEvent"][];
                            result: components["schemas"]["Result"];
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
    resultChampionships: {
        parameters: {
            query?: {
                /** @description Ids, comma-separated, at most 100 */
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Id of the sport */
                sportId?: string;
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
                        /** @description Championships, in menu order */
                        championships: {
                            championship: components["schemas"]["ResultChampionship"];
                            /** @description Number of results */
                            count: number;
                            /** @description When the latest result came, epoch seconds */
                            lastAt: number;
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
    resultDays: {
        parameters: {
            query?: {
                /** @description Id of the championship */
                championshipId?: string;
                /** @description Month, such as "2026-11" */
                month?: string;
                /** @description Id of the sport */
                sportId?: string;
                /** @description IANA time zone in which days are counted */
                timeZone?: string;
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
                        /** @description Days that have results */
                        days: {
                            /** @description Number of results */
                            count: number;
                            /** @description Day, such as "2026-11-21" */
                            day: string;
                        }[];
                        /** @description Month, such as "2026-11" */
                        month: string;
                        /** @description Month after that has results; null for none */
                        nextMonth: string | null;
                        /** @description Month before that has results; null for none */
                        previousMonth: string | null;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_MONTH: `month` is not a month, or lies ahead. BAD_TIME_ZONE: `timeZone` is not an IANA time zone. */
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
    search: {
        parameters: {
            query: {
                /** @description Size of the page */
                first?: number;
                /** @description A text the player typed */
                text: string;
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
                        /** @description Championship ids, comma-separated */
                        championshipIds: string[];
                        /** @description Ids of the games to follow */
                        gameIds: string[];
                        /** @description Team ids, comma-separated */
                        teamIds: string[];
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
    sports: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description LINE: games ahead; LIVE: games in play; both without it */
                section?: "LINE" | "LIVE";
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
                        /** @description Sports, in menu order */
                        sports: components["schemas"]["Sport"][];
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
    gameStatistics: {
        parameters: {
            query: {
                /** @description Ids, comma-separated, at most 50 */
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
                        /** @description Games */
                        games: components["schemas"]["GameStatistics"][];
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
    standings: {
        parameters: {
            query: {
                /** @description Id of the championship */
                championshipId: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Season, such as "2026" or "2026-27" */
                season?: string;
                /** @description Which games count: all, home games or away games */
                venue?: "ALL" | "HOME" | "AWAY";
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
                        standings: components["schemas"]["Standings"];
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
            /** @description NO_TABLE: The championship or the season has no table. */
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
    teamStatistics: {
        parameters: {
            query: {
                /** @description Id, digits only */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamStatistics"];
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
            /** @description NO_TEAM: There is no such team. */
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
    teams: {
        parameters: {
            query?: {
                /** @description Ids, comma-separated, at most 200 */
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Address words of teams, comma-separated */
                slugs?: string;
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
                        /** @description The teams found */
                        teams: components["schemas"]["Team"][];
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
}
