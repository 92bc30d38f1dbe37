/** Types of the captcha service, generated from captcha.openapi.json. */
export interface paths {
    "/captcha-api/captcha/gettime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a captcha challenge can still be used
         * @description How long a challenge can still be used.
         */
        get: operations["gettime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha-api/captcha/sound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha challenge as sound
         * @description The digits of a challenge, spoken in the language of `X-Language`: typed, they answer it as well as the picture's characters. A WAV as a data: URI; null for a challenge that can't be used, and for the operator's own.
         */
        get: operations["sound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha-api/captcha/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makes a captcha challenge
         * @description A new challenge: a picture of the characters to type, or the operator's own captcha. `captcha` is the id of one that it replaces, which can't be used any more.
         */
        get: operations["update"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha-api/captcha/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks an answer to a captcha
         * @description Whether an answer is right. Four tries end the challenge, the call it is meant for among them. The operator's own captcha is never right here: its token is good for one call.
         */
        post: operations["validate"];
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
        /** @description Whether an answer is right */
        CaptchaResult: {
            /** @description Why it is not right, for logs; null when it is */
            error_message: string | null;
            /** @description True when the answer is right */
            success: boolean;
            /** @description Whole seconds for which the challenge can still be used */
            time: number;
            /** @description "picture", or the name of the operator's own captcha */
            type: string;
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
    gettime: {
        parameters: {
            query: {
                /** @description `<id>.<answer>`; for gettime the id alone is enough */
                captcha: string;
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
                    "application/json": components["schemas"]["CaptchaResult"];
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
    sound: {
        parameters: {
            query: {
                /** @description Id of the challenge */
                captcha: string;
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
                        /** @description A WAV as a data: URI; null when there is none, or the network has used its sound of the hour up */
                        sound: string | null;
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
    update: {
        parameters: {
            query?: {
                /** @description Id of the challenge that this one replaces */
                captcha?: string;
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
                        /** @description Id of the challenge */
                        id: string;
                        /** @description A PNG as a data: URI; empty for the operator's own captcha */
                        image: string;
                        /** @description Whole seconds for which it can be used */
                        time: number;
                        /** @description "picture", or the operator's own captcha: "turnstile", "hcaptcha" */
                        type: string;
                        /** @description What the operator's own captcha is shown by; its token is the answer */
                        widget?: {
                            /** @description Address of the provider's script */
                            script: string;
                            /** @description Site key for the widget's script */
                            site_key: string;
                        } | null;
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
    validate: {
        parameters: {
            query: {
                /** @description `<id>.<answer>`; for gettime the id alone is enough */
                captcha: string;
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
                    "application/json": components["schemas"]["CaptchaResult"];
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
