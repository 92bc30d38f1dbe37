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
                        counters: {
                            /** @description Id that the analytics system gave the site */
                            id: string;
                            /**
                             * @description Where its events go: a tag manager, the operator's collector, a metrics counter, a tracker of sports data, a social pixel
                             * @enum {string}
                             */
                            kind: "tag-manager" | "events" | "metrics" | "sports-tracker" | "social-pixel";
                            /** @description What its script needs to start */
                            settings: {
                                [key: string]: string;
                            };
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
}
