/** Types of the requests service, generated from requests.openapi.json. */
export interface paths {
    "/requests-api/v1/desk/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a message
         * @description Serve it as an attachment: it must never be shown within a page.
         */
        get: operations["deskRequestFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/desk/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests in a state, those that waited longest first
         * @description For the operator's back office.
         */
        get: operations["deskRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/desk/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request with all its messages and notes
         * @description For the operator's back office.
         */
        get: operations["deskRequest"];
        put?: never;
        /**
         * Answers a request, asks back, closes it, or leaves a note in it
         * @description For the operator's back office. The player's open pages learn of it at once, except of a note. The same call under the same key is done once; without a key each call counts.
         */
        post: operations["writeToRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/desk/requests/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file for an answer that is still to be written
         * @description For the operator's back office. JPEG, PNG, WebP or PDF of at most 10 MB, known by its first bytes. What is kept is a JPEG of the picture or of the PDF's pages, at most 10, one below the other: positions, comments and scripts are not in it. A file that no message takes is gone after a day. Errors: FILE_EMPTY, FILE_TOO_LARGE, FILE_TOO_LONG, FILE_TYPE, FILE_UNREADABLE, FILE_INFECTED.
         */
        post: operations["sendDeskFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file for a message that is still to be sent
         * @description JPEG, PNG, WebP or PDF of at most 10 MB, known by its first bytes. What is kept is a JPEG of the picture or of the PDF's pages, at most 10, one below the other: positions, comments and scripts are not in it. A file that no message takes is gone after a day. Errors: FILE_EMPTY, FILE_TOO_LARGE, FILE_TOO_LONG, FILE_TYPE, FILE_UNREADABLE, FILE_INFECTED, QUOTA.
         */
        post: operations["sendRequestFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a message of the player's requests
         * @description Of the player's own and of what the staff has added. Serve it as an attachment.
         */
        get: operations["openRequestFile"];
        put?: never;
        post?: never;
        /** Takes a file away again before its message is sent */
        delete: operations["removeRequestFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of some of the player's requests, oldest first
         * @description Requests that aren't the player's are left out. Notes of the operator's staff are in none of them.
         */
        get: operations["requestMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's requests, newest first */
        get: operations["requests"];
        put?: never;
        /**
         * Sends a request
         * @description The text has 10 to 2000 characters, at most 4 files go with it. A player has at most 10 requests that aren't closed at each desk, and sends at most 20 messages an hour. Errors: REQUIRED, TEXT_TOO_SHORT, TEXT_TOO_LONG, TOPIC_UNKNOWN, PAYMENT_UNKNOWN, FILE_UNKNOWN, TOO_MANY_FILES, TOO_MANY_REQUESTS, TOO_MANY_MESSAGES with `retryAt`, INVALID, IDEMPOTENCY_MISMATCH.
         */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request of the player */
        get: operations["request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/requests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a request for its player
         * @description A second call answers the same. Errors: REQUEST_UNKNOWN.
         */
        post: operations["closeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/requests/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a message in a request
         * @description Opens a request again that was answered or closed not long ago. Errors: REQUEST_UNKNOWN, REQUEST_CLOSED, REQUIRED, TEXT_TOO_LONG, FILE_UNKNOWN, TOO_MANY_FILES, TOO_MANY_REQUESTS, TOO_MANY_MESSAGES with `retryAt`, INVALID, IDEMPOTENCY_MISMATCH.
         */
        post: operations["replyToRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests-api/v1/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What requests can be about
         * @description Also topics that take no new requests, for the names of earlier ones.
         */
        get: operations["requestTopics"];
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
        /** @description A message of a request */
        RequestMessage: {
            /** @description When it was sent, epoch seconds */
            at: number;
            /**
             * @description Who wrote it: the player, the operator's staff, the automatic desk
             * @enum {string}
             */
            author: "player" | "operator" | "desk";
            /** @description What was sent with it */
            files: {
                /** @description Size as it is kept */
                bytes: number;
                /**
                 * Format: uuid
                 * @description Id of the file
                 */
                id: string;
                /**
                 * @description Media type as it is kept: pictures are drawn anew as JPEG
                 * @enum {string}
                 */
                media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            }[];
            /** @description Number of the message */
            id: number;
            /** @description What was written, plain text */
            text: string;
        };
        /** @description What a player has asked or proposed */
        SupportRequest: {
            /** @description Whether its player can write: always until it is closed, and for some days after that */
            can_reply: boolean;
            /** @description When it changed last, epoch seconds */
            changed_at: number;
            /** @description When it was closed, epoch seconds; null for others */
            closed_at: number | null;
            /** @description Who closed it; the clock where nobody answered for days; null for others */
            closed_by: ("player" | "operator" | "clock") | null;
            /** @description When it was sent, epoch seconds */
            created_at: number;
            /**
             * @description PAYMENTS answers about payments, SUPPORT whatever else is asked, IDEAS takes proposals, PARTNERS talks of working together
             * @enum {string}
             */
            desk: "PAYMENTS" | "SUPPORT" | "IDEAS" | "PARTNERS";
            /** @description Number of the request */
            id: string;
            /** @description Messages that its player sees */
            message_count: number;
            /** @description Number of the payment it is about; null for none */
            payment_id: string | null;
            /** @description Until when a closed one can be opened again by a message; null for others */
            reopen_until: number | null;
            /**
             * @description OPEN waits for the operator, ANSWERED for the player's word if they have one, WAITING_FOR_PLAYER for what the operator has asked; CLOSED is over
             * @enum {string}
             */
            state: "OPEN" | "ANSWERED" | "WAITING_FOR_PLAYER" | "CLOSED";
            /** @description Number of its sub-topic */
            sub_topic_id: number;
            /** @description Number of its topic */
            topic_id: number;
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
    deskRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file: string;
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
                        /** @description The file in base64 */
                        content: string;
                        /**
                         * @description Media type
                         * @enum {string}
                         */
                        media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
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
            /** @description FILE_UNKNOWN: There is no such file. */
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
    deskRequests: {
        parameters: {
            query?: {
                /** @description Only at this desk */
                desk?: "PAYMENTS" | "SUPPORT" | "IDEAS" | "PARTNERS";
                /** @description OPEN waits for the operator, ANSWERED for the player's word if they have one, WAITING_FOR_PLAYER for what the operator has asked; CLOSED is over */
                state?: "OPEN" | "ANSWERED" | "WAITING_FOR_PLAYER" | "CLOSED";
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
                        /** @description At most 100 */
                        requests: {
                            /** @description Language that its player wrote it in, two lower-case letters */
                            language: string;
                            /** @description Player number */
                            player_id: number;
                            request: components["schemas"]["SupportRequest"];
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
    deskRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the request */
                id: string;
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
                        /** @description Language that its player wrote it in, two lower-case letters */
                        language: string;
                        /** @description All messages, oldest first */
                        messages: {
                            /** @description Who of the staff wrote it; null for the others */
                            actor: string | null;
                            /** @description When it was sent, epoch seconds */
                            at: number;
                            /**
                             * @description Who wrote it: the player, the operator's staff, the automatic desk
                             * @enum {string}
                             */
                            author: "player" | "operator" | "desk";
                            /** @description What was sent with it */
                            files: {
                                /** @description Size as it is kept */
                                bytes: number;
                                /**
                                 * Format: uuid
                                 * @description Id of the file
                                 */
                                id: string;
                                /**
                                 * @description Media type as it is kept: pictures are drawn anew as JPEG
                                 * @enum {string}
                                 */
                                media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
                            }[];
                            /** @description Number of the message */
                            id: number;
                            /** @description What was written, plain text */
                            text: string;
                        }[];
                        /** @description What the staff has noted for itself, oldest first; the player never sees it */
                        notes: {
                            /** @description Who of the staff wrote it */
                            actor: string;
                            /** @description When, epoch seconds */
                            at: number;
                            /** @description What is noted, plain text */
                            text: string;
                        }[];
                        /** @description Player number */
                        player_id: number;
                        request: components["schemas"]["SupportRequest"];
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
            /** @description REQUEST_UNKNOWN: There is no such request. */
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
    writeToRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the request */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description ANSWER answers, ASK asks the player for something, CLOSE ends it, NOTE is for the staff alone
                     * @enum {string}
                     */
                    action: "ANSWER" | "ASK" | "CLOSE" | "NOTE";
                    /** @description Who of the staff does it; the player doesn't see the name */
                    actor: string;
                    /**
                     * @description Ids of files sent before by `POST …/files`; only with a text that the player sees
                     * @default []
                     */
                    files?: string[];
                    /**
                     * @description What is written, plain text; only closing may go without
                     * @default null
                     */
                    text?: string | null;
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
                        /** @description Language that its player wrote it in, two lower-case letters */
                        language: string;
                        /** @description All messages, oldest first */
                        messages: {
                            /** @description Who of the staff wrote it; null for the others */
                            actor: string | null;
                            /** @description When it was sent, epoch seconds */
                            at: number;
                            /**
                             * @description Who wrote it: the player, the operator's staff, the automatic desk
                             * @enum {string}
                             */
                            author: "player" | "operator" | "desk";
                            /** @description What was sent with it */
                            files: {
                                /** @description Size as it is kept */
                                bytes: number;
                                /**
                                 * Format: uuid
                                 * @description Id of the file
                                 */
                                id: string;
                                /**
                                 * @description Media type as it is kept: pictures are drawn anew as JPEG
                                 * @enum {string}
                                 */
                                media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
                            }[];
                            /** @description Number of the message */
                            id: number;
                            /** @description What was written, plain text */
                            text: string;
                        }[];
                        /** @description What the staff has noted for itself, oldest first; the player never sees it */
                        notes: {
                            /** @description Who of the staff wrote it */
                            actor: string;
                            /** @description When, epoch seconds */
                            at: number;
                            /** @description What is noted, plain text */
                            text: string;
                        }[];
                        /** @description Player number */
                        player_id: number;
                        request: components["schemas"]["SupportRequest"];
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
            /** @description REQUEST_UNKNOWN: There is no such request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description FILE_UNKNOWN: The staff has sent no such file for this player, or it went with another message. REQUEST_CLOSED: It is closed: only its player can open it again. IDEMPOTENCY_MISMATCH: The key was used for something else. */
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
    sendDeskFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the request */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who of the staff does it; the player doesn't see the name */
                    actor: string;
                    /**
                     * Format: byte
                     * @description The file in base64
                     */
                    content: string;
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
                        /** @description The file as it is kept; null when it was refused */
                        file: {
                            /** @description Size as it is kept */
                            bytes: number;
                            /**
                             * Format: uuid
                             * @description Id of the file
                             */
                            id: string;
                            /**
                             * @description Media type as it is kept: pictures are drawn anew as JPEG
                             * @enum {string}
                             */
                            media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
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
            /** @description KEY_NEEDED: The service key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description REQUEST_UNKNOWN: There is no such request. */
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
    sendRequestFile: {
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
                     * Format: byte
                     * @description The file in base64
                     */
                    content: string;
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
                        /** @description The file as it is kept; null when it was refused */
                        file: {
                            /** @description Size as it is kept */
                            bytes: number;
                            /**
                             * Format: uuid
                             * @description Id of the file
                             */
                            id: string;
                            /**
                             * @description Media type as it is kept: pictures are drawn anew as JPEG
                             * @enum {string}
                             */
                            media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
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
    openRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file: string;
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
                        /** @description The file in base64 */
                        content: string;
                        /**
                         * @description Media type
                         * @enum {string}
                         */
                        media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
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
            /** @description FILE_UNKNOWN: No message of the player has such a file. */
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
    removeRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file: string;
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
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        removed: true;
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
            /** @description FILE_UNKNOWN: The player has no such file, or has sent it. */
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
    requestMessages: {
        parameters: {
            query: {
                /** @description Numbers of the requests, a comma list of at most 50 */
                requests: string;
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
                        /** @description One for each request */
                        threads: {
                            /** @description Oldest first; the last 200 of a long one */
                            messages: components["schemas"]["RequestMessage"][];
                            /** @description Number of the request */
                            request_id: string;
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
    requests: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: number;
                /** @description Only at this desk; at all without it */
                desk?: "PAYMENTS" | "SUPPORT" | "IDEAS" | "PARTNERS";
                /** @description Size of the page */
                first?: number;
                /** @description Only requests about this payment */
                payment_id?: number;
                /** @description Comma list of states; all without it */
                states?: string;
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
                        /** @description Number to send as `after` for the following page; null on the last one */
                        next: number | null;
                        /** @description Newest first */
                        requests: components["schemas"]["SupportRequest"][];
                        /** @description Number of entries in the whole list */
                        total: number;
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
    createRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
                /** @description Language of sentences in the answer and of messages sent, two lower-case letters; English without it */
                "X-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ids of files that were sent before, in their order
                     * @default []
                     */
                    files?: string[];
                    /**
                     * @description Number of the payment it is about, where it needs one
                     * @default null
                     */
                    payment_id?: string | null;
                    /** @description Number of a sub-topic of it */
                    sub_topic_id: number;
                    /** @description What is said, plain text */
                    text: string;
                    /** @description Number of the topic */
                    topic_id: number;
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
                        /** @description The request as it is then; null when there is none */
                        request: components["schemas"]["SupportRequest"] | null;
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
    request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the request */
                id: string;
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
                    "application/json": components["schemas"]["SupportRequest"];
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
            /** @description REQUEST_UNKNOWN: The player has no such request. */
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
    closeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the request */
                id: string;
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
                        /** @description What the caller can correct; empty when the call succeeded */
                        errors: components["schemas"]["FieldError"][];
                        /** @description The request as it is then; null when there is none */
                        request: components["schemas"]["SupportRequest"] | null;
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
    replyToRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Key of this one action: 8 to 64 letters, digits, - or _. The same key with the same body gives the same answer and moves money once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the request */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ids of files that were sent before, in their order
                     * @default []
                     */
                    files?: string[];
                    /** @description What is said, plain text */
                    text: string;
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
                        /** @description The request as it is then; null when there is none */
                        request: components["schemas"]["SupportRequest"] | null;
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
    requestTopics: {
        parameters: {
            query?: never;
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
                        /** @description Day of the list, YYYY-MM-DD */
                        edition: string;
                        /** @description In the order they are shown */
                        topics: {
                            /**
                             * @description PAYMENTS answers about payments, SUPPORT whatever else is asked, IDEAS takes proposals, PARTNERS talks of working together
                             * @enum {string}
                             */
                            desk: "PAYMENTS" | "SUPPORT" | "IDEAS" | "PARTNERS";
                            /** @description Which payments it is about; null where it is about none */
                            direction: ("DEPOSIT" | "WITHDRAWAL") | null;
                            /** @description Number of the topic */
                            id: number;
                            /** @description False for a topic of earlier requests that takes no new ones */
                            is_offered: boolean;
                            /** @description Name in the caller's language */
                            name: string;
                            /** @description In the order they are shown */
                            sub_topics: {
                                /** @description Number of the sub-topic, unlike those of all other topics */
                                id: number;
                                /** @description False for one of earlier requests that takes no new ones */
                                is_offered: boolean;
                                /** @description Name in the caller's language */
                                name: string;
                                /** @description Whether a request has to name a payment of the topic's direction */
                                needs_payment: boolean;
                            }[];
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
}
