/** Types of the verification service, generated from verification.openapi.json. */
export interface paths {
    "/verification-api/v1/desk/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that wait for a decision, those that waited longest first */
        get: operations["waitingDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/desk/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects a document
         * @description A rejected document can be sent anew as another one. The player's open pages learn of it at once.
         */
        post: operations["decideDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/desk/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a document
         * @description Sent as an attachment: it is never shown within a page.
         */
        get: operations["documentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/desk/players/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a player for a document
         * @description Answers the one of its kind that is under way.
         */
        post: operations["requestDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's personal data */
        get: operations["personalDetails"];
        /**
         * Saves the player's personal data
         * @description The whole form; null and empty texts are not given. Errors: INVALID, TOO_YOUNG, DETAILS_LOCKED for what a document has proved.
         */
        put: operations["savePersonalDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a document
         * @description Answers the one of its kind that is under way. Errors: DOCUMENT_APPROVED for a kind that is proved.
         */
        post: operations["beginDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/documents/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a file to a document that is not sent yet
         * @description At most 4 files of 10 MB: JPEG, PNG, WebP or PDF, known by their first bytes. What is kept is a JPEG of the picture or of the PDF's pages, at most 10, one below the other: positions, comments and scripts are not in it. The same file twice is one. Errors: FILE_EMPTY, FILE_TOO_LARGE, FILE_TOO_LONG, FILE_TYPE, FILE_UNREADABLE, FILE_INFECTED, TOO_MANY_FILES, QUOTA, DOCUMENT_UNKNOWN, DOCUMENT_CLOSED.
         */
        post: operations["addFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/documents/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a file of a document away again before it is sent */
        delete: operations["removeFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/documents/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a document for review
         * @description Errors: DOCUMENT_UNKNOWN, DOCUMENT_CLOSED, FILES_NEEDED.
         */
        post: operations["submitDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification-api/v1/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the player's verification has come */
        get: operations["verification"];
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
        /** @description How far a player's verification has come */
        Verification: {
            /** @description All documents, in the order they were asked for */
            documents: components["schemas"]["VerificationDocument"][];
            /**
             * @description APPROVED once identity and address are
             * @enum {string}
             */
            state: "NOT_STARTED" | "REQUESTED" | "IN_REVIEW" | "APPROVED" | "REJECTED";
        };
        /** @description A document of a player */
        VerificationDocument: {
            /** @description When it was decided, epoch seconds */
            decided_at: number | null;
            /** @description What was sent, in its order */
            files: {
                /** @description When it was sent, epoch seconds */
                at: number;
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
            /** @description Number of the document */
            id: number;
            /**
             * @description What it proves: identity, address, ownership of a card or account, a face
             * @enum {string}
             */
            kind: "IDENTITY" | "ADDRESS" | "PAYMENT" | "SELFIE";
            /** @description What the operator says of it, for the player to read; null for nothing */
            message: string | null;
            /** @description Why it was rejected; null for another state */
            reason: ("UNREADABLE" | "EXPIRED" | "NOT_YOURS" | "INCOMPLETE" | "WRONG_KIND" | "OTHER") | null;
            /** @description When it was asked for or begun, epoch seconds */
            requested_at: number;
            /**
             * @description REQUESTED takes files, SUBMITTED waits for a decision; a rejected one is sent anew as another document
             * @enum {string}
             */
            state: "REQUESTED" | "SUBMITTED" | "APPROVED" | "REJECTED";
            /** @description When it was sent for review, epoch seconds */
            submitted_at: number | null;
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
    waitingDocuments: {
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
                        /** @description At most 100 */
                        documents: {
                            document: components["schemas"]["VerificationDocument"];
                            /** @description Player number */
                            player_id: number;
                        }[];
                    };
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
    decideDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the document */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who decides */
                    actor: string;
                    /** @description True approves it */
                    approved: boolean;
                    /**
                     * @description Words for the player
                     * @default null
                     */
                    message?: string | null;
                    /**
                     * @description Words for the staff alone
                     * @default null
                     */
                    note?: string | null;
                    /**
                     * @description Why it is rejected; needed then
                     * @default null
                     */
                    reason?: ("UNREADABLE" | "EXPIRED" | "NOT_YOURS" | "INCOMPLETE" | "WRONG_KIND" | "OTHER") | null;
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
                    "application/json": components["schemas"]["VerificationDocument"];
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
            /** @description DOCUMENT_UNKNOWN: There is no such document. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description DOCUMENT_DECIDED: It was decided before, or is not sent yet. */
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
    documentFile: {
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
                         * Format: byte
                         * @description The file in base64
                         */
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
    requestDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Player number */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it proves: identity, address, ownership of a card or account, a face
                     * @enum {string}
                     */
                    kind: "IDENTITY" | "ADDRESS" | "PAYMENT" | "SELFIE";
                    /**
                     * @description Words for the player
                     * @default null
                     */
                    message?: string | null;
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
                    "application/json": components["schemas"]["VerificationDocument"];
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
            /** @description PLAYER_UNKNOWN: There is no such player. */
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
    personalDetails: {
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
                        /** @description Date of birth, YYYY-MM-DD; null for none */
                        date_birthday: string | null;
                        /** @description 1 passport, 2 identity card, 3 driving licence, 4 residence permit; null for none */
                        document_type_id: number | null;
                        /** @description True when phone and e-mail are known */
                        has_contacts: boolean;
                        /** @description Tax number; null for none */
                        inn: string | null;
                        /** @description True when name, birth date, document, date of issue and address are known */
                        is_filled: boolean;
                        /** @description True when a document has proved name, birth date and document */
                        is_locked: boolean;
                        /** @description First name; null for none */
                        name: string | null;
                        /** @description Number of the document; null for none */
                        passport: string | null;
                        /** @description Date of issue, YYYY-MM-DD; null for none */
                        passport_date: string | null;
                        /** @description Date of expiry, YYYY-MM-DD; null for none */
                        passport_end_date: string | null;
                        /** @description Registered address; null for none */
                        registration_address: string | null;
                        /** @description Last name; null for none */
                        surname: string | null;
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
    savePersonalDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Date of birth, YYYY-MM-DD; null for none */
                    date_birthday: string | null;
                    /** @description 1 passport, 2 identity card, 3 driving licence, 4 residence permit; null for none */
                    document_type_id: number | null;
                    /** @description Tax number; null for none */
                    inn: string | null;
                    /** @description First name; null for none */
                    name: string | null;
                    /** @description Number of the document; null for none */
                    passport: string | null;
                    /** @description Date of issue, YYYY-MM-DD; null for none */
                    passport_date: string | null;
                    /** @description Date of expiry, YYYY-MM-DD; null for none */
                    passport_end_date: string | null;
                    /** @description Registered address; null for none */
                    registration_address: string | null;
                    /** @description Last name; null for none */
                    surname: string | null;
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
                        /** @description The data as it is then */
                        details: {
                            /** @description Date of birth, YYYY-MM-DD; null for none */
                            date_birthday: string | null;
                            /** @description 1 passport, 2 identity card, 3 driving licence, 4 residence permit; null for none */
                            document_type_id: number | null;
                            /** @description True when phone and e-mail are known */
                            has_contacts: boolean;
                            /** @description Tax number; null for none */
                            inn: string | null;
                            /** @description True when name, birth date, document, date of issue and address are known */
                            is_filled: boolean;
                            /** @description True when a document has proved name, birth date and document */
                            is_locked: boolean;
                            /** @description First name; null for none */
                            name: string | null;
                            /** @description Number of the document; null for none */
                            passport: string | null;
                            /** @description Date of issue, YYYY-MM-DD; null for none */
                            passport_date: string | null;
                            /** @description Date of expiry, YYYY-MM-DD; null for none */
                            passport_end_date: string | null;
                            /** @description Registered address; null for none */
                            registration_address: string | null;
                            /** @description Last name; null for none */
                            surname: string | null;
                        };
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
    beginDocument: {
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
                     * @description What it proves: identity, address, ownership of a card or account, a face
                     * @enum {string}
                     */
                    kind: "IDENTITY" | "ADDRESS" | "PAYMENT" | "SELFIE";
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
                        /** @description The document as it is then; null when there is none */
                        document: components["schemas"]["VerificationDocument"] | null;
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
    addFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the document */
                id: string;
            };
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
                        /** @description The document as it is then; null when there is none */
                        document: components["schemas"]["VerificationDocument"] | null;
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
    removeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file: string;
                /** @description Number of the document */
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
                        /** @description The document as it is then; null when there is none */
                        document: components["schemas"]["VerificationDocument"] | null;
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
            /** @description FILE_UNKNOWN: The document has no such file, or was sent. */
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
    submitDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the document */
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
                        /** @description The document as it is then; null when there is none */
                        document: components["schemas"]["VerificationDocument"] | null;
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
    verification: {
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
                    "application/json": components["schemas"]["Verification"];
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
