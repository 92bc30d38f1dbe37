/** Types of the apps service, generated from apps.openapi.json. */
export interface paths {
    "/apps-api/v1/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sub-application for a page
         * @description `url` names the application, `path` is the full address of the page it stands on.
         */
        get: operations["page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps-api/v1/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renders all components of a sub-application
         * @description Without components: all the application has.
         */
        get: operations["renderAll"];
        put?: never;
        /** Renders chosen components of a sub-application */
        post: operations["render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{app}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A script or style sheet of a sub-application
         * @description Scripts and styles, under names that change with their contents.
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
    page: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Full address of the page that the application stands on */
                path: string;
                /** @description Address of the sub-application */
                url: string;
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
                        /** @description Name of the application; null when it has none */
                        appName: string | null;
                        /** @description Markup of the body */
                        body: string;
                        /** @description Code to run once the scripts are there */
                        codeToEval: string | null;
                        /** @description Addresses of style sheets to load */
                        cssToLoad: string[];
                        /** @description Markup for the head; null for none */
                        head: string | null;
                        /** @description Addresses of scripts to load, in order */
                        scriptsToLoad: string[];
                        /** @description Inline style sheet; null for none */
                        style: string | null;
                        /** @description Title of the page; null for none */
                        title: string | null;
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
            /** @description APP_UNKNOWN: There is no such sub-application. */
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
    renderAll: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Address of the sub-application */
                url: string;
            };
            header?: {
                /** @description "1" when the page draws the application by its scripts, without markup from the server */
                "Force-SPA"?: string;
                /** @description Always "v2" */
                "MF-API-Version"?: string;
                /** @description Always "json" */
                "MF-Render-Mode"?: string;
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
                        /** @description Markup of each component asked for, in order; empty with `Force-SPA`, where the scripts draw */
                        components: {
                            /** @description Its markup */
                            html: string;
                            /** @description Name of the component */
                            name: string;
                        }[];
                        /** @description Addresses of style sheets to load */
                        cssToLoad: string[];
                        /** @description Addresses of scripts to load, in order */
                        scriptsToLoad: string[];
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. VERSION_UNKNOWN: Only `MF-Render-Mode: json` with `MF-API-Version: v2` is supported. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description APP_UNKNOWN: There is no such sub-application. */
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
    render: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
            };
            header?: {
                /** @description "1" when the page draws the application by its scripts, without markup from the server */
                "Force-SPA"?: string;
                /** @description Always "v2" */
                "MF-API-Version"?: string;
                /** @description Always "json" */
                "MF-Render-Mode"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Components to render */
                    components: {
                        /** @description Name of the component */
                        name: string;
                        /**
                         * @description Its properties
                         * @default {}
                         */
                        props?: {
                            [key: string]: unknown;
                        };
                    }[];
                    /** @description Address of the sub-application */
                    url: string;
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
                        /** @description Markup of each component asked for, in order; empty with `Force-SPA`, where the scripts draw */
                        components: {
                            /** @description Its markup */
                            html: string;
                            /** @description Name of the component */
                            name: string;
                        }[];
                        /** @description Addresses of style sheets to load */
                        cssToLoad: string[];
                        /** @description Addresses of scripts to load, in order */
                        scriptsToLoad: string[];
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. VERSION_UNKNOWN: Only `MF-Render-Mode: json` with `MF-API-Version: v2` is supported. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description APP_UNKNOWN: There is no such sub-application. COMPONENT_UNKNOWN: The application has no component of this name. */
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
    file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the application */
                app: string;
                /** @description Name of the file */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
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
