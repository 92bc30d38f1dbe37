/** Types of the config service, generated from config.openapi.json. */
export interface paths {
    "/bff-api/config/all.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole site config
         * @description Header `X-Geo-Country` (default "ru") chooses `geoCurrencyCode` and `is12hClock`.
         */
        get: operations["all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-api/config/group/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chosen parts of the site config
         * @description Only the groups named (top-level keys of the site config, comma list); unknown groups are left out.
         */
        get: operations["group"];
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
        /** @description Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs. */
        ErrorBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description Settings of the site */
        SiteConfig: {
            /** @description 1 or 2: which account data call the gateway uses */
            accountDataVersion: number;
            /** @description Least chance, by the prices now, of the open bets of a coupon that pays advances. Default "0.1". */
            advanceMinChance?: string;
            /** @description Where a player goes on after signing in or registering on a page; without an entry the player stays there */
            afterRegistrationAndLoginRedirectRoutesV2: {
                /** @description Page where the player signed in or registered */
                route_from: string;
                /** @description Page to open afterwards */
                route_to: string;
            }[];
            /** @description How a sum is written: `{amount}` and `{symbol}` are put in */
            amountTemplate: string;
            /** @description Margin M of the anti-express price 1/(M − 1/K). Default "1.1165". */
            antiExpressMargin?: string;
            /** @description Areas of the site by name; one that is false or left out has no pages */
            areas?: {
                [key: string]: boolean;
            };
            /** @description Deposit, wagering and loss limits are closed to changes by section, not one by one. Left out, it is false. */
            areLimitSectionsWhole?: boolean;
            /** @description Numbers of the optional pages that are on */
            availableRoutes: number[];
            /** @description Page outside of the site that banned players are sent to; null or left out: the site's own */
            blockedPageUrl?: string | null;
            /** @description Whom the operator keeps out, and where: networks of visitors ("203.0.113.0/24", all without them), paths without the language (the whole site without them), and the page shown. The first that fits decides. */
            blocks?: {
                /** @description Reason: 4 site update, 16 suspension, 1, 2, 3, 5 or 14 block, 13 closed in Ukraine, 17 closed in Ireland, 8 coming soon */
                displayTypeId: number;
                /** @description Addresses and networks (CIDR) the rule is for; all without it */
                networks?: (string)[];
                /** @description Paths the rule is for; all without it */
                paths?: string[];
                /** @description Which text the blocked page shows */
                templateTypeId: number;
                /**
                 * @description Who the rule is for; everybody without it
                 * @enum {string}
                 */
                visitors?: "players" | "guests";
            }[];
            /** @description Design tokens of the brand */
            brandBook: {
                /** @description Name of a CSS custom property, such as "--color-accent" */
                css_prop: string;
                /** @description Its value */
                css_value: string;
            }[];
            /** @description Share of the value that a cash-out keeps for each open bet. Default "0.04". */
            cashOutMargin?: string;
            /** @description Name of the company in law; default its name */
            companyLegalName?: string;
            /** @description Name of the brand */
            companyName: string;
            /** @description Upstream numbers of coupon kinds: 0 single, 1 express … */
            couponTypes: number[];
            /** @description Numbers of the coupon kinds whose stakes have limits */
            couponTypesWithLimits: number[];
            /** @description 0 European, 1 Asian */
            defaultBettingView: number;
            /** @description Odds format of visitors who have not chosen one */
            defaultCoefViewId: number;
            /** @description Language of visitors who have not chosen one */
            defaultLanguage: string;
            /** @description 0 full names of markets, 1 short ones */
            defaultMarketsNameTypeSettings: number;
            /** @description Script that tells devices apart, for operators whose sign-in service takes its tokens; null or left out: the site asks the sign-in service for one. It is a classic script that leaves a function `deviceFingerprint`: called without arguments, it promises `token` (text), `expiresAt` (epoch seconds) and `data` (an object of at most 16 KiB). Its origin goes into DEVICE_SCRIPT_ORIGIN. */
            deviceScriptUrl?: string | null;
            /** @description Paths without language prefix that don't exist here, each with all below it. Default none. */
            disallowedPaths?: string[];
            /** @description Third party's page for the first-deposit bonus of slots */
            firstDepositRedirectUrl?: string | null;
            /** @description 0 the full footer (default), 1 the compact one */
            footerType?: number;
            /** @description Address of the player of live pictures; `{gameId}`, `{sport}` and `{language}` are put in. Its origin belongs into VIDEO_ORIGINS. */
            gameVideoUrl?: string | null;
            /** @description Currency suggested for the visitor's country */
            geoCurrencyCode: string;
            /** @description Group and reference of the partner to whom the site's visitors count */
            group_id: number;
            /** @description Group of the operator's games that the site offers */
            groupId: number;
            /** @description Whether long enough expresses get the bonus bet. Default true. */
            hasBonusBet?: boolean;
            /** @description Address of the sub-application on the home page, where its type is 2 */
            homePageSubApplicationUrl?: string | null;
            /** @description What the home page shows: 0 the sportsbook (default), 1 live games first, 2 a sub-application */
            homePageType?: number;
            /** @description Extra percent of an express's net win by its number of bets of at least `minCoef`; the stake lies within limits in amount steps. Null: none; left out: as sold. */
            hyperBonus?: {
                /** @description Largest stake, in multiples of the currency's stake step */
                maxAmountInSteps: string;
                /** @description Least stake, in multiples of the currency's stake step */
                minAmountInSteps: string;
                /** @description Least odds of a bet that counts */
                minCoef: string;
                /** @description Bonus by number of bets, rising */
                steps: {
                    /** @description From this number of bets on */
                    bets: number;
                    /** @description Bonus on the winnings, percent */
                    percent: string;
                }[];
            } | null;
            /** @description Minutes without activity after which a player is signed out; null or left out: never */
            inactivityMinutes?: number | null;
            /** @description What the fair premium of an insurance is multiplied with. Default "1.15". */
            insuranceMargin?: string;
            /** @description Whether clocks count to twelve for who did not choose; by the visitor's country where the operator doesn't say */
            is12hClock?: boolean;
            /** @description Whether visitors whose browser blocks parts of the site are told. Default true. */
            isAdBlockNoticeShown?: boolean;
            /** @description Whether open pages tell of a new version. Default true. */
            isAppUpdateNoticeShown?: boolean;
            /** @description Whether players are asked to accept changed terms */
            isAvailableConfirmTerms: boolean;
            /** @description Whether new players are asked to pay in for the first time. Default true. */
            isDepositPromptShown?: boolean;
            /** @description Whether usage events are collected */
            isFatmanAnalyticsAvailable: boolean;
            /** @description Whether assets may come from another path than the site's own */
            isFlexibleAssetPath: boolean;
            /** @description Whether the identification page exists. Default false. */
            isIdentificationAvailable?: boolean;
            /** @description Whether the site is used inside a closed network, which takes another worker. Default false. */
            isInternalNetwork?: boolean;
            /** @description Whether that agreement is stored for players */
            isLoggingClientCookiesAgreement: boolean;
            /** @description Whether the site is closed for maintenance now, whatever its times say. Default false. */
            isMaintenanceActive?: boolean;
            /** @description Whether one-click betting exists. Default true. */
            isOneClickShown?: boolean;
            /** @description Whether the page of payment methods is for signed-in players only. Default false. */
            isPaymentForPlayersOnly?: boolean;
            /** @description Whether open bets may pay a stake in advance, by a cash-out of them. Default true. */
            isPrepaidShown?: boolean;
            /** @description Whether the coupon takes promo codes. Default true. */
            isPromoCodeShown?: boolean;
            /** @description Whether the site can be installed as an app */
            isPwa: boolean;
            /** @description Whether new players can register */
            isRegistrationAvailable: boolean;
            /** @description Whether an agreement about responsible gaming comes before registering, once a browser. Default false. */
            isResponsibleGamingAgreementRequired?: boolean;
            /** @description Whether visitors are asked to agree to cookies */
            isShowCookieAgreePopup: boolean;
            /** @description Whether the site shows games chosen for the player */
            isShowPersonalizedBettingGamesSlider: boolean;
            /** @description Snow on the home page. Default false. */
            isSnowfallShown?: boolean;
            /** @description Whether the site shows statistics */
            isStatisticAvailable: boolean;
            /** @description Whether VIP bets exist. Default true. */
            isVipBetShown?: boolean;
            /** @description Welcome notes for new visitors. Default true. */
            isWelcomeWidgetShown?: boolean;
            /** @description Languages that only signed-in players see */
            langHiddenUnauthorized: string[];
            /** @description Languages of the site */
            languages: {
                /** @description Two-letter language code */
                code: string;
                /** @description True for a language written from right to left */
                isRtl: boolean;
                /** @description Name of the language, in the language itself */
                name: string;
            }[];
            /** @description How long a live coupon waits before it is decided, seconds */
            liveDelaySeconds: number;
            /** @description Planned maintenance; null for none */
            maintenance: ({
                /** @description Planned end, epoch seconds */
                finishAt: number;
                /** @description When the notice goes away, epoch seconds; null when it stays until the end */
                notifyEndDate: number | null;
                /** @description When players are first told, epoch seconds; null for never */
                notifyStartDate: number | null;
                /** @description Planned start, epoch seconds */
                startAt: number;
            } | {
                /** @description End, epoch seconds */
                endedAt: number;
                /** @description When the notice goes away, epoch seconds; null when it stays until the end */
                notifyEndedAt: number | null;
                /** @description When players are first told, epoch seconds; null for never */
                notifyStartedAt: number | null;
                /** @description Start, epoch seconds */
                startedAt: number;
                /** @description State as the operator's planning tool names it; null for none */
                state: string | null;
            }) | null;
            /** @description Host of the mobile version; null or left out: there is none */
            mobileDomain?: string | null;
            /** @description Picture that messengers show with a link: a path of the site or an https address */
            openGraphImage?: string | null;
            /** @description Addresses of sub-applications that stand below the text of a page, by its path without language prefix, such as "information/betting-calculator": a path of the site, or an address at a trusted origin. Pages of information only. Default none; in a demo the margin meter below the betting calculator. */
            pageApplications?: {
                [key: string]: string;
            };
            /** @description Bonus pages are replaced by their offer twins */
            promoBonusToOffer: boolean;
            /** @description What the web app manifest takes from the brand */
            pwaManifest: {
                /** @description Colour of the browser's frame, CSS value */
                themeColor: string;
            };
            /** @description Id of the partner this deployment belongs to */
            ref_id: number;
            /** @description Countries whose people can't register, two lower-case letters each. Default none. */
            registrationClosedCountries?: string[];
            /**
             * @description Whether registering is a window over the page (default) or a page
             * @enum {string}
             */
            registrationForm?: "modal" | "page";
            /** @description Promo codes that new players may give, beside those that anybody may use with a coupon. Default "WELCOME". */
            registrationPromoCodes?: string[];
            /** @description When guests are reminded of registering: so long after they came, and not again for so long. Null: never. Default 5 minutes and a day. */
            registrationReminder?: {
                /** @description Seconds on the site before the first reminder */
                delaySeconds: number;
                /** @description Minutes between two reminders */
                intervalMinutes: number;
            } | null;
            /** @description Ways to register, in the order of their tabs. Default all; social networks only where one is set up. */
            registrationTypes?: ("one_click" | "full_reg" | "phone_reg" | "soc_reg")[];
            /** @description Names the config as it is now: what the event stream tells of a change (`site`). Null or left out where nothing is told. */
            revision?: string | null;
            /**
             * @description Kind of deployment
             * @enum {string}
             */
            siteEnv: "demo" | "production";
            /** @description Pages of the operator in social networks. Default none. */
            socialLinks?: {
                /** @description Name of the network */
                name: string;
                /**
                 * Format: uri
                 * @description Address of the brand's page
                 */
                url: string;
            }[];
            /** @description Numbers of the social networks that players may sign in by. Default all that are set up. */
            socialNetworks?: number[];
            /** @description Addresses of sub-applications that stand on all pages of an area in the place of the site's own content: a path of the site, or an address at a trusted origin. Default none. */
            subApplications?: {
                [key: string]: string;
            };
            /** @description How support is reached */
            support?: {
                /** @description E-mail of support; null for none */
                email: string | null;
                /** @description Phone number of support; null for none */
                phone: string | null;
            } | null;
            /** @description Chat with support; null for none */
            supportConsultant: {
                /** @description Colours of the chat's button by name: background, text and accent */
                colors: {
                    [key: string]: string;
                };
                /** @description Id of the consultant: the website token of the chat */
                id: string;
                /** @description Chat by language: the https address of a Chatwoot, or own-chat for the site's own desk alone. The site needs the origin in CHAT_ORIGINS. */
                providers: {
                    [key: string]: "own-chat" | string;
                };
            } | null;
            /** @description When the terms changed last; players who accepted them before must confirm them. Absent when they never did. */
            termsUpdatedAt?: number;
            /** @description Whether players who came through a partner go to the first-deposit page */
            thirdPartyHasFirstDepositRedirect: boolean;
            /** @description Whether depositing opens in a dialog */
            useRechargeModal: boolean;
            /** @description Seconds after which the desk of the demo decides a VIP bet; an operator's own desk decides when it does. Default 15. */
            vipDecisionSeconds?: number;
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
    all: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lang?: string;
            };
            header?: {
                /** @description Country of the visitor, two lower-case letters. Believed only from a gateway, as `X-Client-Address` is */
                "X-Geo-Country"?: string;
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
                    "application/json": components["schemas"]["SiteConfig"];
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
    group: {
        parameters: {
            query: {
                /** @description Top-level keys of the site config, comma-separated */
                groups: string;
                /** @description Language of names, two lower-case letters */
                lang?: string;
            };
            header?: {
                /** @description Country of the visitor, two lower-case letters. Believed only from a gateway, as `X-Client-Address` is */
                "X-Geo-Country"?: string;
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
                        /** @description 1 or 2: which account data call the gateway uses */
                        accountDataVersion?: number;
                        /** @description Least chance, by the prices now, of the open bets of a coupon that pays advances. Default "0.1". */
                        advanceMinChance?: string;
                        /** @description Where a player goes on after signing in or registering on a page; without an entry the player stays there */
                        afterRegistrationAndLoginRedirectRoutesV2?: {
                            /** @description Page where the player signed in or registered */
                            route_from: string;
                            /** @description Page to open afterwards */
                            route_to: string;
                        }[];
                        /** @description How a sum is written: `{amount}` and `{symbol}` are put in */
                        amountTemplate?: string;
                        /** @description Margin M of the anti-express price 1/(M − 1/K). Default "1.1165". */
                        antiExpressMargin?: string;
                        /** @description Areas of the site by name; one that is false or left out has no pages */
                        areas?: {
                            [key: string]: boolean;
                        };
                        /** @description Deposit, wagering and loss limits are closed to changes by section, not one by one. Left out, it is false. */
                        areLimitSectionsWhole?: boolean;
                        /** @description Numbers of the optional pages that are on */
                        availableRoutes?: number[];
                        /** @description Page outside of the site that banned players are sent to; null or left out: the site's own */
                        blockedPageUrl?: string | null;
                        /** @description Whom the operator keeps out, and where: networks of visitors ("203.0.113.0/24", all without them), paths without the language (the whole site without them), and the page shown. The first that fits decides. */
                        blocks?: {
                            /** @description Reason: 4 site update, 16 suspension, 1, 2, 3, 5 or 14 block, 13 closed in Ukraine, 17 closed in Ireland, 8 coming soon */
                            displayTypeId: number;
                            /** @description Addresses and networks (CIDR) the rule is for; all without it */
                            networks?: (string)[];
                            /** @description Paths the rule is for; all without it */
                            paths?: string[];
                            /** @description Which text the blocked page shows */
                            templateTypeId: number;
                            /**
                             * @description Who the rule is for; everybody without it
                             * @enum {string}
                             */
                            visitors?: "players" | "guests";
                        }[];
                        /** @description Design tokens of the brand */
                        brandBook?: {
                            /** @description Name of a CSS custom property, such as "--color-accent" */
                            css_prop: string;
                            /** @description Its value */
                            css_value: string;
                        }[];
                        /** @description Share of the value that a cash-out keeps for each open bet. Default "0.04". */
                        cashOutMargin?: string;
                        /** @description Name of the company in law; default its name */
                        companyLegalName?: string;
                        /** @description Name of the brand */
                        companyName?: string;
                        /** @description Upstream numbers of coupon kinds: 0 single, 1 express … */
                        couponTypes?: number[];
                        /** @description Numbers of the coupon kinds whose stakes have limits */
                        couponTypesWithLimits?: number[];
                        /** @description 0 European, 1 Asian */
                        defaultBettingView?: number;
                        /** @description Odds format of visitors who have not chosen one */
                        defaultCoefViewId?: number;
                        /** @description Language of visitors who have not chosen one */
                        defaultLanguage?: string;
                        /** @description 0 full names of markets, 1 short ones */
                        defaultMarketsNameTypeSettings?: number;
                        /** @description Script that tells devices apart, for operators whose sign-in service takes its tokens; null or left out: the site asks the sign-in service for one. It is a classic script that leaves a function `deviceFingerprint`: called without arguments, it promises `token` (text), `expiresAt` (epoch seconds) and `data` (an object of at most 16 KiB). Its origin goes into DEVICE_SCRIPT_ORIGIN. */
                        deviceScriptUrl?: string | null;
                        /** @description Paths without language prefix that don't exist here, each with all below it. Default none. */
                        disallowedPaths?: string[];
                        /** @description Third party's page for the first-deposit bonus of slots */
                        firstDepositRedirectUrl?: string | null;
                        /** @description 0 the full footer (default), 1 the compact one */
                        footerType?: number;
                        /** @description Address of the player of live pictures; `{gameId}`, `{sport}` and `{language}` are put in. Its origin belongs into VIDEO_ORIGINS. */
                        gameVideoUrl?: string | null;
                        /** @description Currency suggested for the visitor's country */
                        geoCurrencyCode?: string;
                        /** @description Group and reference of the partner to whom the site's visitors count */
                        group_id?: number;
                        /** @description Group of the operator's games that the site offers */
                        groupId?: number;
                        /** @description Whether long enough expresses get the bonus bet. Default true. */
                        hasBonusBet?: boolean;
                        /** @description Address of the sub-application on the home page, where its type is 2 */
                        homePageSubApplicationUrl?: string | null;
                        /** @description What the home page shows: 0 the sportsbook (default), 1 live games first, 2 a sub-application */
                        homePageType?: number;
                        /** @description Extra percent of an express's net win by its number of bets of at least `minCoef`; the stake lies within limits in amount steps. Null: none; left out: as sold. */
                        hyperBonus?: {
                            /** @description Largest stake, in multiples of the currency's stake step */
                            maxAmountInSteps: string;
                            /** @description Least stake, in multiples of the currency's stake step */
                            minAmountInSteps: string;
                            /** @description Least odds of a bet that counts */
                            minCoef: string;
                            /** @description Bonus by number of bets, rising */
                            steps: {
                                /** @description From this number of bets on */
                                bets: number;
                                /** @description Bonus on the winnings, percent */
                                percent: string;
                            }[];
                        } | null;
                        /** @description Minutes without activity after which a player is signed out; null or left out: never */
                        inactivityMinutes?: number | null;
                        /** @description What the fair premium of an insurance is multiplied with. Default "1.15". */
                        insuranceMargin?: string;
                        /** @description Whether clocks count to twelve for who did not choose; by the visitor's country where the operator doesn't say */
                        is12hClock?: boolean;
                        /** @description Whether visitors whose browser blocks parts of the site are told. Default true. */
                        isAdBlockNoticeShown?: boolean;
                        /** @description Whether open pages tell of a new version. Default true. */
                        isAppUpdateNoticeShown?: boolean;
                        /** @description Whether players are asked to accept changed terms */
                        isAvailableConfirmTerms?: boolean;
                        /** @description Whether new players are asked to pay in for the first time. Default true. */
                        isDepositPromptShown?: boolean;
                        /** @description Whether usage events are collected */
                        isFatmanAnalyticsAvailable?: boolean;
                        /** @description Whether assets may come from another path than the site's own */
                        isFlexibleAssetPath?: boolean;
                        /** @description Whether the identification page exists. Default false. */
                        isIdentificationAvailable?: boolean;
                        /** @description Whether the site is used inside a closed network, which takes another worker. Default false. */
                        isInternalNetwork?: boolean;
                        /** @description Whether that agreement is stored for players */
                        isLoggingClientCookiesAgreement?: boolean;
                        /** @description Whether the site is closed for maintenance now, whatever its times say. Default false. */
                        isMaintenanceActive?: boolean;
                        /** @description Whether one-click betting exists. Default true. */
                        isOneClickShown?: boolean;
                        /** @description Whether the page of payment methods is for signed-in players only. Default false. */
                        isPaymentForPlayersOnly?: boolean;
                        /** @description Whether open bets may pay a stake in advance, by a cash-out of them. Default true. */
                        isPrepaidShown?: boolean;
                        /** @description Whether the coupon takes promo codes. Default true. */
                        isPromoCodeShown?: boolean;
                        /** @description Whether the site can be installed as an app */
                        isPwa?: boolean;
                        /** @description Whether new players can register */
                        isRegistrationAvailable?: boolean;
                        /** @description Whether an agreement about responsible gaming comes before registering, once a browser. Default false. */
                        isResponsibleGamingAgreementRequired?: boolean;
                        /** @description Whether visitors are asked to agree to cookies */
                        isShowCookieAgreePopup?: boolean;
                        /** @description Whether the site shows games chosen for the player */
                        isShowPersonalizedBettingGamesSlider?: boolean;
                        /** @description Snow on the home page. Default false. */
                        isSnowfallShown?: boolean;
                        /** @description Whether the site shows statistics */
                        isStatisticAvailable?: boolean;
                        /** @description Whether VIP bets exist. Default true. */
                        isVipBetShown?: boolean;
                        /** @description Welcome notes for new visitors. Default true. */
                        isWelcomeWidgetShown?: boolean;
                        /** @description Languages that only signed-in players see */
                        langHiddenUnauthorized?: string[];
                        /** @description Languages of the site */
                        languages?: {
                            /** @description Two-letter language code */
                            code: string;
                            /** @description True for a language written from right to left */
                            isRtl: boolean;
                            /** @description Name of the language, in the language itself */
                            name: string;
                        }[];
                        /** @description How long a live coupon waits before it is decided, seconds */
                        liveDelaySeconds?: number;
                        /** @description Planned maintenance; null for none */
                        maintenance?: ({
                            /** @description Planned end, epoch seconds */
                            finishAt: number;
                            /** @description When the notice goes away, epoch seconds; null when it stays until the end */
                            notifyEndDate: number | null;
                            /** @description When players are first told, epoch seconds; null for never */
                            notifyStartDate: number | null;
                            /** @description Planned start, epoch seconds */
                            startAt: number;
                        } | {
                            /** @description End, epoch seconds */
                            endedAt: number;
                            /** @description When the notice goes away, epoch seconds; null when it stays until the end */
                            notifyEndedAt: number | null;
                            /** @description When players are first told, epoch seconds; null for never */
                            notifyStartedAt: number | null;
                            /** @description Start, epoch seconds */
                            startedAt: number;
                            /** @description State as the operator's planning tool names it; null for none */
                            state: string | null;
                        }) | null;
                        /** @description Host of the mobile version; null or left out: there is none */
                        mobileDomain?: string | null;
                        /** @description Picture that messengers show with a link: a path of the site or an https address */
                        openGraphImage?: string | null;
                        /** @description Addresses of sub-applications that stand below the text of a page, by its path without language prefix, such as "information/betting-calculator": a path of the site, or an address at a trusted origin. Pages of information only. Default none; in a demo the margin meter below the betting calculator. */
                        pageApplications?: {
                            [key: string]: string;
                        };
                        /** @description Bonus pages are replaced by their offer twins */
                        promoBonusToOffer?: boolean;
                        /** @description What the web app manifest takes from the brand */
                        pwaManifest?: {
                            /** @description Colour of the browser's frame, CSS value */
                            themeColor: string;
                        };
                        /** @description Id of the partner this deployment belongs to */
                        ref_id?: number;
                        /** @description Countries whose people can't register, two lower-case letters each. Default none. */
                        registrationClosedCountries?: string[];
                        /**
                         * @description Whether registering is a window over the page (default) or a page
                         * @enum {string}
                         */
                        registrationForm?: "modal" | "page";
                        /** @description Promo codes that new players may give, beside those that anybody may use with a coupon. Default "WELCOME". */
                        registrationPromoCodes?: string[];
                        /** @description When guests are reminded of registering: so long after they came, and not again for so long. Null: never. Default 5 minutes and a day. */
                        registrationReminder?: {
                            /** @description Seconds on the site before the first reminder */
                            delaySeconds: number;
                            /** @description Minutes between two reminders */
                            intervalMinutes: number;
                        } | null;
                        /** @description Ways to register, in the order of their tabs. Default all; social networks only where one is set up. */
                        registrationTypes?: ("one_click" | "full_reg" | "phone_reg" | "soc_reg")[];
                        /** @description Names the config as it is now: what the event stream tells of a change (`site`). Null or left out where nothing is told. */
                        revision?: string | null;
                        /**
                         * @description Kind of deployment
                         * @enum {string}
                         */
                        siteEnv?: "demo" | "production";
                        /** @description Pages of the operator in social networks. Default none. */
                        socialLinks?: {
                            /** @description Name of the network */
                            name: string;
                            /**
                             * Format: uri
                             * @description Address of the brand's page
                             */
                            url: string;
                        }[];
                        /** @description Numbers of the social networks that players may sign in by. Default all that are set up. */
                        socialNetworks?: number[];
                        /** @description Addresses of sub-applications that stand on all pages of an area in the place of the site's own content: a path of the site, or an address at a trusted origin. Default none. */
                        subApplications?: {
                            [key: string]: string;
                        };
                        /** @description How support is reached */
                        support?: {
                            /** @description E-mail of support; null for none */
                            email: string | null;
                            /** @description Phone number of support; null for none */
                            phone: string | null;
                        } | null;
                        /** @description Chat with support; null for none */
                        supportConsultant?: {
                            /** @description Colours of the chat's button by name: background, text and accent */
                            colors: {
                                [key: string]: string;
                            };
                            /** @description Id of the consultant: the website token of the chat */
                            id: string;
                            /** @description Chat by language: the https address of a Chatwoot, or own-chat for the site's own desk alone. The site needs the origin in CHAT_ORIGINS. */
                            providers: {
                                [key: string]: "own-chat" | string;
                            };
                        } | null;
                        /** @description When the terms changed last; players who accepted them before must confirm them. Absent when they never did. */
                        termsUpdatedAt?: number;
                        /** @description Whether players who came through a partner go to the first-deposit page */
                        thirdPartyHasFirstDepositRedirect?: boolean;
                        /** @description Whether depositing opens in a dialog */
                        useRechargeModal?: boolean;
                        /** @description Seconds after which the desk of the demo decides a VIP bet; an operator's own desk decides when it does. Default 15. */
                        vipDecisionSeconds?: number;
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
