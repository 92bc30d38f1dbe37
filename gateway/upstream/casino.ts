/** Types of the casino service, generated from casino.openapi.json. */
export interface paths {
    "/games-api/v1/preview/light": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Casino games that may be played in a country
         * @description Games of a group that may be played in a country. `Success` is false, and `Value` null, for an unknown group.
         */
        get: operations["previewLight"];
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
        /** @description Games, categories and promotions */
        GamesPreview: {
            /** @description Promotions that run in games */
            Actions: components["schemas"]["PreviewAction"][];
            /** @description Left out without `includeCategories` */
            Categories?: components["schemas"]["PreviewCategory"][];
            /** @description Games that may be played */
            Games: components["schemas"]["PreviewGame"][];
        };
        /** @description A promotion that runs in games */
        PreviewAction: {
            /** @description Number of the promotion */
            Id: number;
            /** @description Name of the promotion */
            Name: string;
        };
        /** @description A category of games */
        PreviewCategory: {
            /** @description Number of the category */
            RI: number;
            /** @description Name of the category */
            TR: string;
        };
        /** @description A casino game */
        PreviewGame: {
            /** @description Numbers of its categories */
            CRID: number[];
            /** @description Tag: 0 none, 1 new, 2 popular, 3 jackpot */
            GF: number;
            /** @description Its name */
            GN: string;
            /** @description Number of the game */
            GT: number;
            /** @description Route before the site was moved: the segment after `allgamesentrance/` */
            OR: string;
            /** @description Route: the segment after `games/` */
            R: string;
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
    previewLight: {
        parameters: {
            query: {
                /** @description Visitor's country, two lower-case letters */
                fcountry: string;
                /** @description Group of games that the site offers */
                groupId: number;
                /** @description True adds the categories */
                includeCategories?: "true" | "false";
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Partner to whom the visitor counts */
                ref: number;
                /** @description Kind of client: 55 is the site */
                whence: number;
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
                        /** @description False for an unknown group */
                        Success: boolean;
                        /** @description The preview; null for an unknown group */
                        Value: components["schemas"]["GamesPreview"] | null;
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
}
