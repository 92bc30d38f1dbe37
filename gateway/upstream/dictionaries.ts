/** Types of the dictionaries service, generated from dictionaries.openapi.json. */
export interface paths {
    "/dictionaries-api/v1/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dictionaries of a page, or dictionaries by id
         * @description The dictionaries of a route (a path without language prefix), or those named in `ids`, a comma list; unknown ids are left out.
         */
        get: operations["load"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dictionaries/{language}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of one dictionary as a file
         * @description One version of one dictionary as a file: its words as a JSON object.
         */
        get: operations["file"];
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
    load: {
        parameters: {
            query?: {
                /** @description Ids of dictionaries, comma-separated; they take precedence over `route` */
                ids?: string;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Path of the page without its language prefix */
                route?: string;
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
                        /** @description Base of the files; empty for the service's own address */
                        cdn: string;
                        /** @description The dictionaries found */
                        dictionaries: {
                            /** @description Words by their key */
                            entries: {
                                [key: string]: string;
                            };
                            /** @description Changes when a word does */
                            hash: string;
                            /** @description Id of the dictionary */
                            id: string;
                            /** @description Where this version lies, below `cdn`; it may be kept for ever */
                            path: string;
                        }[];
                        /** @description Of all of them together */
                        hash: string;
                        /** @description Two-letter language code */
                        language: string;
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
    file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the file */
                file: string;
                /** @description Language of the words */
                language: string;
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
                        [key: string]: string;
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
            /** @description DICTIONARY_UNKNOWN: There is no such dictionary, language or version. */
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
}
