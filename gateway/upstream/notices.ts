/** Types of the notices service, generated from notices.openapi.json. */
export interface paths {
    "/notices-api/v1/desk/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a notice to a player or an audience
         * @description Players get it by the channels they want the kind by. OFFERS reach nobody who is excluded or has declined news; push messages of SERVICE don't reach excluded players either. The same key with the same words answers the sending it made first.
         */
        post: operations["sendNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/desk/sendings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a sending */
        get: operations["noticeSending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's inbox, newest first */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site's public key for web push */
        get: operations["pushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/push/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a device that has agreed to web push
         * @description It is told until its session ends; at most 10 devices of a player, one more takes the place of the oldest. Errors: PUSH_REFUSED for an address of no known push service (PUSH_HOSTS), INVALID for keys that are not a browser's.
         */
        post: operations["subscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets a device of the player */
        post: operations["unsubscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that notices were read */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which kinds of notices come by which channel */
        get: operations["noticeSettings"];
        /**
         * Switches a kind of notices on or off for a channel
         * @description Error: NOTICE_FIXED for warnings about the account, which always come.
         */
        put: operations["setNoticeSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-api/v1/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notices the player has not read */
        get: operations["unreadNotices"];
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
        /** @description A notice in a player's inbox */
        Notice: {
            /** @description When it was written, epoch seconds */
            created_at: number;
            /** @description Number of the notice */
            id: string;
            /** @description Whether it was read */
            is_read: boolean;
            /**
             * @description What it is about: SECURITY warns about the account and always comes; PAYMENTS, DOCUMENTS, SUPPORT, BONUSES and BETS tell of the player's own; SERVICE is the operator's word about the site, OFFERS what it offers
             * @enum {string}
             */
            kind: "SECURITY" | "PAYMENTS" | "DOCUMENTS" | "SUPPORT" | "BONUSES" | "BETS" | "SERVICE" | "OFFERS";
            /** @description Path of the site's page about it, with its language; null for none */
            link: string | null;
            /** @description Text in the caller's language, plain */
            text: string;
            /** @description Title in the caller's language */
            title: string;
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
    sendNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only players of this country, two lower-case letters; null for all
                     * @default null
                     */
                    country?: string | null;
                    /** @description Idempotency key: 8 to 64 letters, digits, - or _ */
                    key: string;
                    /**
                     * @description SERVICE for words about the site or the account, OFFERS for advertising, SECURITY for warnings
                     * @enum {string}
                     */
                    kind: "SERVICE" | "OFFERS" | "SECURITY";
                    /**
                     * @description Page that it leads to: a path without its language, such as `office/account`; null for none
                     * @default null
                     */
                    link?: string | null;
                    /**
                     * @description Numbers of players; null for all
                     * @default null
                     */
                    player_ids?: number[] | null;
                    /** @description The words in the languages of the site */
                    words: {
                        /** @description In the language ar; English without it */
                        ar?: {
                            /** @description Plain text, at most 1000 characters; push messages show the first 300 */
                            text: string;
                            /** @description At most 100 characters */
                            title: string;
                        };
                        /** @description The words in a language */
                        en: {
                            /** @description Plain text, at most 1000 characters; push messages show the first 300 */
                            text: string;
                            /** @description At most 100 characters */
                            title: string;
                        };
                        /** @description In the language es; English without it */
                        es?: {
                            /** @description Plain text, at most 1000 characters; push messages show the first 300 */
                            text: string;
                            /** @description At most 100 characters */
                            title: string;
                        };
                        /** @description In the language ru; English without it */
                        ru?: {
                            /** @description Plain text, at most 1000 characters; push messages show the first 300 */
                            text: string;
                            /** @description At most 100 characters */
                            title: string;
                        };
                    };
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
                        /** @description When it was asked for, epoch seconds */
                        created_at: number;
                        /** @description Push messages that push services have taken */
                        delivered: number;
                        /** @description Push messages that were given up */
                        failed: number;
                        /** @description Number of the sending */
                        id: number;
                        /** @description Whether everybody was reached */
                        is_done: boolean;
                        /**
                         * @description SERVICE for words about the site or the account, OFFERS for advertising, SECURITY for warnings
                         * @enum {string}
                         */
                        kind: "SERVICE" | "OFFERS" | "SECURITY";
                        /** @description Players it was written for */
                        notices: number;
                        /** @description Those of them who have read it in their inbox */
                        read: number;
                        /** @description Why messages failed or were withheld, a stable code each: GONE, HTTP_403, EXCLUDED, SIGNED_OUT and so on */
                        reasons: {
                            [key: string]: number;
                        };
                        /** @description Push messages that wait */
                        waiting: number;
                        /** @description Push messages that weren't sent: declined, excluded, signed out and so on */
                        withheld: number;
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
            /** @description KEY_USED: The key was used for another sending. */
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
    noticeSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the sending */
                id: number;
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
                        /** @description When it was asked for, epoch seconds */
                        created_at: number;
                        /** @description Push messages that push services have taken */
                        delivered: number;
                        /** @description Push messages that were given up */
                        failed: number;
                        /** @description Number of the sending */
                        id: number;
                        /** @description Whether everybody was reached */
                        is_done: boolean;
                        /**
                         * @description SERVICE for words about the site or the account, OFFERS for advertising, SECURITY for warnings
                         * @enum {string}
                         */
                        kind: "SERVICE" | "OFFERS" | "SECURITY";
                        /** @description Players it was written for */
                        notices: number;
                        /** @description Those of them who have read it in their inbox */
                        read: number;
                        /** @description Why messages failed or were withheld, a stable code each: GONE, HTTP_403, EXCLUDED, SIGNED_OUT and so on */
                        reasons: {
                            [key: string]: number;
                        };
                        /** @description Push messages that wait */
                        waiting: number;
                        /** @description Push messages that weren't sent: declined, excluded, signed out and so on */
                        withheld: number;
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
            /** @description SENDING_UNKNOWN: There is no such sending. */
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
    notices: {
        parameters: {
            query?: {
                /** @description Only those older than this notice */
                before?: string;
                /** @description How many, at most 50 */
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
                        /** @description What to send as `before` for the following page; null on the last one */
                        next: string | null;
                        /** @description Newest first */
                        notices: components["schemas"]["Notice"][];
                        /** @description How many there are on all pages */
                        total: number;
                        /** @description How many are unread in all */
                        unread: number;
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
    pushKey: {
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
                        /** @description VAPID key, base64url; null where the site has no web push */
                        key: string | null;
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
    subscribePush: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The device's secret, base64url */
                    auth: string;
                    /** @description Address that the browser's push service gave the device */
                    endpoint: string;
                    /** @description The device's public key, base64url */
                    p256dh: string;
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
    unsubscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Address that the browser's push service gave the device */
                    endpoint: string;
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
                         * @description True: the device hears no more
                         * @enum {boolean}
                         */
                        is_dropped: true;
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
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which ones; null for all there are
                     * @default null
                     */
                    ids?: string[] | null;
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
                        /** @description How many are unread in all */
                        unread: number;
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
    noticeSettings: {
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
                        /** @description Every kind with every channel */
                        settings: {
                            /**
                             * @description The site's inbox, web push, or letters
                             * @enum {string}
                             */
                            channel: "INBOX" | "PUSH" | "MAIL";
                            /** @description True where the player can't change it */
                            is_fixed: boolean;
                            /** @description Whether the kind comes by the channel */
                            is_on: boolean;
                            /**
                             * @description What it is about: SECURITY warns about the account and always comes; PAYMENTS, DOCUMENTS, SUPPORT, BONUSES and BETS tell of the player's own; SERVICE is the operator's word about the site, OFFERS what it offers
                             * @enum {string}
                             */
                            kind: "SECURITY" | "PAYMENTS" | "DOCUMENTS" | "SUPPORT" | "BONUSES" | "BETS" | "SERVICE" | "OFFERS";
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
    setNoticeSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The site's inbox, web push, or letters
                     * @enum {string}
                     */
                    channel: "INBOX" | "PUSH" | "MAIL";
                    /** @description Whether the kind is to come by the channel */
                    is_on: boolean;
                    /**
                     * @description What it is about: SECURITY warns about the account and always comes; PAYMENTS, DOCUMENTS, SUPPORT, BONUSES and BETS tell of the player's own; SERVICE is the operator's word about the site, OFFERS what it offers
                     * @enum {string}
                     */
                    kind: "SECURITY" | "PAYMENTS" | "DOCUMENTS" | "SUPPORT" | "BONUSES" | "BETS" | "SERVICE" | "OFFERS";
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
                        /** @description All settings as they are then */
                        settings: {
                            /**
                             * @description The site's inbox, web push, or letters
                             * @enum {string}
                             */
                            channel: "INBOX" | "PUSH" | "MAIL";
                            /** @description True where the player can't change it */
                            is_fixed: boolean;
                            /** @description Whether the kind comes by the channel */
                            is_on: boolean;
                            /**
                             * @description What it is about: SECURITY warns about the account and always comes; PAYMENTS, DOCUMENTS, SUPPORT, BONUSES and BETS tell of the player's own; SERVICE is the operator's word about the site, OFFERS what it offers
                             * @enum {string}
                             */
                            kind: "SECURITY" | "PAYMENTS" | "DOCUMENTS" | "SUPPORT" | "BONUSES" | "BETS" | "SERVICE" | "OFFERS";
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
    unreadNotices: {
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
                        /** @description How many are unread in all */
                        unread: number;
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
