/** Types of the config service, generated from config.openapi.json. */
export interface paths {
    "/bff-api/config/all.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        ErrorBody: {
            code: string;
            message: string;
        };
        SiteConfig: {
            accountDataVersion: number;
            advanceMinChance?: string;
            afterRegistrationAndLoginRedirectRoutesV2: {
                route_from: string;
                route_to: string;
            }[];
            amountTemplate: string;
            antiExpressMargin?: string;
            areLimitSectionsWhole?: boolean;
            availableRoutes: number[];
            blockedPageUrl?: string | null;
            blocks?: {
                displayTypeId: number;
                networks?: (string)[];
                paths?: string[];
                templateTypeId: number;
                /** @enum {string} */
                visitors?: "players" | "guests";
            }[];
            brandBook: {
                css_prop: string;
                css_value: string;
            }[];
            cashOutMargin?: string;
            companyLegalName?: string;
            companyName: string;
            couponTypes: number[];
            couponTypesWithLimits: number[];
            defaultBettingView: number;
            defaultCoefViewId: number;
            defaultLanguage: string;
            defaultMarketsNameTypeSettings: number;
            disallowedPaths?: string[];
            firstDepositRedirectUrl?: string | null;
            footerType?: number;
            gameVideoUrl?: string | null;
            geoCurrencyCode: string;
            group_id: number;
            groupId: number;
            hasBonusBet?: boolean;
            homePageSubApplicationUrl?: string | null;
            homePageType?: number;
            hyperBonus?: {
                maxAmountInSteps: string;
                minAmountInSteps: string;
                minCoef: string;
                steps: {
                    bets: number;
                    percent: string;
                }[];
            } | null;
            inactivityMinutes?: number | null;
            insuranceMargin?: string;
            is12hClock?: boolean;
            isAdBlockNoticeShown?: boolean;
            isAppUpdateNoticeShown?: boolean;
            isAvailableConfirmTerms: boolean;
            isDepositPromptShown?: boolean;
            isFatmanAnalyticsAvailable: boolean;
            isFlexibleAssetPath: boolean;
            isIdentificationAvailable?: boolean;
            isInternalNetwork?: boolean;
            isLoggingClientCookiesAgreement: boolean;
            isMaintenanceActive?: boolean;
            isOneClickShown?: boolean;
            isPaymentForPlayersOnly?: boolean;
            isPrepaidShown?: boolean;
            isPromoCodeShown?: boolean;
            isPwa: boolean;
            isRegistrationAvailable: boolean;
            isResponsibleGamingAgreementRequired?: boolean;
            isShowCookieAgreePopup: boolean;
            isShowPersonalizedBettingGamesSlider: boolean;
            isSnowfallShown?: boolean;
            isStatisticAvailable: boolean;
            isVipBetShown?: boolean;
            isWelcomeWidgetShown?: boolean;
            langHiddenUnauthorized: string[];
            languages: {
                code: string;
                isRtl: boolean;
                name: string;
            }[];
            liveDelaySeconds: number;
            maintenance: ({
                finishAt: number;
                notifyEndDate: number | null;
                notifyStartDate: number | null;
                startAt: number;
            } | {
                endedAt: number;
                notifyEndedAt: number | null;
                notifyStartedAt: number | null;
                startedAt: number;
                state: string | null;
            }) | null;
            mobileDomain?: string | null;
            openGraphImage?: string | null;
            promoBonusToOffer: boolean;
            pwaManifest: {
                themeColor: string;
            };
            ref_id: number;
            registrationClosedCountries?: string[];
            /** @enum {string} */
            registrationForm?: "modal" | "page";
            registrationPromoCodes?: string[];
            registrationReminder?: {
                delaySeconds: number;
                intervalMinutes: number;
            } | null;
            registrationTypes?: ("one_click" | "full_reg" | "phone_reg" | "soc_reg")[];
            revision?: string | null;
            /** @enum {string} */
            siteEnv: "demo" | "production";
            socialLinks?: {
                name: string;
                /** Format: uri */
                url: string;
            }[];
            socialNetworks?: number[];
            subApplications?: {
                [key: string]: string;
            };
            support?: {
                email: string | null;
                phone: string | null;
            } | null;
            supportConsultant: {
                colors: {
                    [key: string]: string;
                };
                id: string;
                providers: {
                    [key: string]: string;
                };
            } | null;
            termsUpdatedAt?: number;
            thirdPartyHasFirstDepositRedirect: boolean;
            useRechargeModal: boolean;
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
                    "application/json": components["schemas"]["SiteConfig"];
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
    group: {
        parameters: {
            query: {
                groups: string;
                /** @description Language of names, two lower-case letters */
                lang?: string;
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
                        accountDataVersion?: number;
                        advanceMinChance?: string;
                        afterRegistrationAndLoginRedirectRoutesV2?: {
                            route_from: string;
                            route_to: string;
                        }[];
                        amountTemplate?: string;
                        antiExpressMargin?: string;
                        areLimitSectionsWhole?: boolean;
                        availableRoutes?: number[];
                        blockedPageUrl?: string | null;
                        blocks?: {
                            displayTypeId: number;
                            networks?: (string)[];
                            paths?: string[];
                            templateTypeId: number;
                            /** @enum {string} */
                            visitors?: "players" | "guests";
                        }[];
                        brandBook?: {
                            css_prop: string;
                            css_value: string;
                        }[];
                        cashOutMargin?: string;
                        companyLegalName?: string;
                        companyName?: string;
                        couponTypes?: number[];
                        couponTypesWithLimits?: number[];
                        defaultBettingView?: number;
                        defaultCoefViewId?: number;
                        defaultLanguage?: string;
                        defaultMarketsNameTypeSettings?: number;
                        disallowedPaths?: string[];
                        firstDepositRedirectUrl?: string | null;
                        footerType?: number;
                        gameVideoUrl?: string | null;
                        geoCurrencyCode?: string;
                        group_id?: number;
                        groupId?: number;
                        hasBonusBet?: boolean;
                        homePageSubApplicationUrl?: string | null;
                        homePageType?: number;
                        hyperBonus?: {
                            maxAmountInSteps: string;
                            minAmountInSteps: string;
                            minCoef: string;
                            steps: {
                                bets: number;
                                percent: string;
                            }[];
                        } | null;
                        inactivityMinutes?: number | null;
                        insuranceMargin?: string;
                        is12hClock?: boolean;
                        isAdBlockNoticeShown?: boolean;
                        isAppUpdateNoticeShown?: boolean;
                        isAvailableConfirmTerms?: boolean;
                        isDepositPromptShown?: boolean;
                        isFatmanAnalyticsAvailable?: boolean;
                        isFlexibleAssetPath?: boolean;
                        isIdentificationAvailable?: boolean;
                        isInternalNetwork?: boolean;
                        isLoggingClientCookiesAgreement?: boolean;
                        isMaintenanceActive?: boolean;
                        isOneClickShown?: boolean;
                        isPaymentForPlayersOnly?: boolean;
                        isPrepaidShown?: boolean;
                        isPromoCodeShown?: boolean;
                        isPwa?: boolean;
                        isRegistrationAvailable?: boolean;
                        isResponsibleGamingAgreementRequired?: boolean;
                        isShowCookieAgreePopup?: boolean;
                        isShowPersonalizedBettingGamesSlider?: boolean;
                        isSnowfallShown?: boolean;
                        isStatisticAvailable?: boolean;
                        isVipBetShown?: boolean;
                        isWelcomeWidgetShown?: boolean;
                        langHiddenUnauthorized?: string[];
                        languages?: {
                            code: string;
                            isRtl: boolean;
                            name: string;
                        }[];
                        liveDelaySeconds?: number;
                        maintenance?: ({
                            finishAt: number;
                            notifyEndDate: number | null;
                            notifyStartDate: number | null;
                            startAt: number;
                        } | {
                            endedAt: number;
                            notifyEndedAt: number | null;
                            notifyStartedAt: number | null;
                            startedAt: number;
                            state: string | null;
                        }) | null;
                        mobileDomain?: string | null;
                        openGraphImage?: string | null;
                        promoBonusToOffer?: boolean;
                        pwaManifest?: {
                            themeColor: string;
                        };
                        ref_id?: number;
                        registrationClosedCountries?: string[];
                        /** @enum {string} */
                        registrationForm?: "modal" | "page";
                        registrationPromoCodes?: string[];
                        registrationReminder?: {
                            delaySeconds: number;
                            intervalMinutes: number;
                        } | null;
                        registrationTypes?: ("one_click" | "full_reg" | "phone_reg" | "soc_reg")[];
                        revision?: string | null;
                        /** @enum {string} */
                        siteEnv?: "demo" | "production";
                        socialLinks?: {
                            name: string;
                            /** Format: uri */
                            url: string;
                        }[];
                        socialNetworks?: number[];
                        subApplications?: {
                            [key: string]: string;
                        };
                        support?: {
                            email: string | null;
                            phone: string | null;
                        } | null;
                        supportConsultant?: {
                            colors: {
                                [key: string]: string;
                            };
                            id: string;
                            providers: {
                                [key: string]: string;
                            };
                        } | null;
                        termsUpdatedAt?: number;
                        thirdPartyHasFirstDepositRedirect?: boolean;
                        useRechargeModal?: boolean;
                        vipDecisionSeconds?: number;
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
