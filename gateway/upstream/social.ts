/** Types of the social service, generated from social.openapi.json. */
export interface paths {
    "/social-api/v1/demo/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a demo network would sign for a person
         * @description Demo sites only (404 elsewhere).
         */
        post: operations["demoCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-api/v1/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Social networks, and which of them the site uses
         * @description The networks, and which of them this site takes.
         */
        get: operations["networks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-api/v1/oauth/one-tap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the credential of one-tap sign-in
         * @description Takes one-tap's credential; the browser navigates to the answer. Null for a credential that is refused, 409 where the network's keys can't be had: it may be brought again.
         */
        post: operations["oneTap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-api/v1/oauth/one-tap/client-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Client id and script for one-tap sign-in
         * @description The id that one-tap's script is started with, and the script's address; null where Google is not set up and this is no demo. A service that leaves the script out means Google's own.
         */
        get: operations["clientId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-api/v1/oauth/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins signing in through a social network
         * @description Where to send the browser for a network's consent; it comes back to `return_path` with `code` and `state`, or with `error`. `origin` is the one of the site's own that the visitor came by. 404 for a network that is not set up, 409 for one that does not answer.
         */
        post: operations["start"];
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
    demoCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the network */
                    network: number;
                    /** @description Number of the person at the network */
                    subject: string;
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
                        /** @description What the network would sign */
                        credential: string;
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
            /** @description NETWORK_UNKNOWN: Not a demo site, or an unknown network. */
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
    networks: {
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
                        /** @description The networks */
                        networks: {
                            /** @description Code of the network */
                            code: string;
                            /** @description Number of the network */
                            id: number;
                            /** @description Whether players can use it on this site */
                            isOn: boolean;
                            /** @description Name of the network */
                            name: string;
                        }[];
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
    oneTap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Fields of the form that one-tap posts. Numbers come as text, as forms have them. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Country id */
                    countryId: string;
                    /** @description What the network signed */
                    credential: string;
                    /** @description Currency id */
                    currency: string;
                    /** @description The script's own token against forged requests */
                    g_csrf_token?: string;
                    /**
                     * @description Language of the visitor, two lower-case letters
                     * @default en
                     */
                    language?: string;
                    /** @description What the page made the credential's nonce of: SHA-256, base64url */
                    nonce_secret?: string;
                    /** @description How the person chose the account, as the script reports it */
                    select_by?: string;
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
                        /** @description Where the browser goes next; null when the credential is refused */
                        redirectUrl: string | null;
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
            /** @description NETWORK_AWAY: The network does not answer; the credential may be sent again. */
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
    clientId: {
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
                        /** @description Client id for the one-tap script; null when it is not set up */
                        clientId: string | null;
                        /** @description Address of the script; absent or null for Google's own */
                        script?: string | null;
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
    start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the network */
                    network: number;
                    /** @description Origin of the site that the visitor uses */
                    origin?: string;
                    /** @description Path of the site that the browser comes back to */
                    return_path: string;
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
                        /** @description Value that comes back with the browser; keep it to compare */
                        state: string;
                        /** @description Address of the network's consent page */
                        url: string;
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
            /** @description NETWORK_UNKNOWN: This network is not set up. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description NETWORK_AWAY: The network does not answer. */
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
}
