/** Types of the counters service, generated from counters.openapi.json. */
export interface paths {
    "/counters-api/v1/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analytics counters of a project on a domain
         * @description Empty for a project or domain without counters.
         */
        get: operations["counters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-collector-api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest events, newest first
         * @description Only a demo shows them to everybody; others read the report with the service key.
         */
        get: operations["recentEvents"];
        put?: never;
        /**
         * Takes events of a visit
         * @description At most 50 a call. An event that the catalogue doesn't have, or with other fields than there, is left out; `recorded` says how many were kept. The same number of the same visit is kept once.
         */
        post: operations["recordEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-collector-api/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many events of each kind there were on each day */
        get: operations["eventReport"];
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
        /** @description An event of a visit; nothing personal is in it */
        CollectedEvent: {
            /** @description When it happened in the browser, epoch seconds; not later than it came */
            at: number;
            /** @description Id of the counter */
            counter: string;
            /** @description The event's fields, by name */
            data: {
                [key: string]: string | number;
            };
            /** @description Number of the event in the catalogue */
            event: number;
            /** @description Name of the event in the catalogue */
            name: string;
        };
        /** @description One analytics counter of a site */
        Counter: {
            /** @description Id that the analytics system gave the site */
            id: string;
            /**
             * @description Where its events go: a tag manager, the operator's collector, a metrics counter, a tracker of sports data, a social pixel
             * @enum {string}
             */
            kind: "tag-manager" | "events" | "metrics" | "sports-tracker" | "social-pixel";
            /** @description `script`: address of its script; `global`: name of the function that the script defines; `endpoint`: address that events are sent to; `key`: key that is sent with them; `collector`: `embedded` for the collector of this service; `pixel`: address of a picture that is asked for with each event; `log`: `console` to write there */
            settings: {
                [key: string]: string;
            };
        };
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
    counters: {
        parameters: {
            query: {
                /** @description Host name of the site */
                domain: string;
                /** @description Id of the project */
                projectId: string;
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
                        /** @description Counters of the project on the domain */
                        counters: components["schemas"]["Counter"][];
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
    recentEvents: {
        parameters: {
            query?: {
                /** @description How many */
                first?: number;
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
                        events: components["schemas"]["CollectedEvent"][];
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
            /** @description NOT_SHOWN: This is no demo. */
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
    recordEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the counter */
                    counter: string;
                    /** @description In their order */
                    events: {
                        /** @description When it happened, epoch milliseconds */
                        at: number;
                        /** @description The event's fields, by name */
                        data: {
                            [key: string]: string | number;
                        };
                        /** @description Number of the event in the catalogue */
                        event: number;
                        /** @description Number of the event in its visit */
                        number: number;
                    }[];
                    /** @description Key of the counter, from its settings */
                    key: string;
                    /** @description Random id of the open page, which is kept nowhere in the browser */
                    visit: string;
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
                        /** @description How many events were kept */
                        recorded: number;
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
            /** @description BAD_KEY: There is no collector with this id and key. */
            403: {
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
    eventReport: {
        parameters: {
            query: {
                /** @description Day in UTC, YYYY-MM-DD */
                from: string;
                /** @description Last day in UTC, YYYY-MM-DD, included */
                to: string;
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
                        /** @description By day, then by event */
                        rows: {
                            /** @description Day in UTC, YYYY-MM-DD */
                            day: string;
                            /** @description Number of the event in the catalogue */
                            event: number;
                            /** @description How many */
                            events: number;
                            /** @description Name of the event in the catalogue */
                            name: string;
                            /** @description In how many visits */
                            visits: number;
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
}
