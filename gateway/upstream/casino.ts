/** Types of the casino service, generated from casino.openapi.json. */
export interface paths {
    "/games-api/v1/preview/light": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        ErrorBody: {
            code: string;
            message: string;
        };
        GamesPreview: {
            Actions: components["schemas"]["PreviewAction"][];
            Categories?: components["schemas"]["PreviewCategory"][];
            Games: components["schemas"]["PreviewGame"][];
        };
        PreviewAction: {
            Id: number;
            Name: string;
        };
        PreviewCategory: {
            RI: number;
            TR: string;
        };
        PreviewGame: {
            CRID: number[];
            GF: number;
            GN: string;
            GT: number;
            OR: string;
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
                groupId: number;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Success: boolean;
                        Value: components["schemas"]["GamesPreview"] | null;
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
            401: {
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
