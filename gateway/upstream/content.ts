/** Types of the content service, generated from content.openapi.json. */
export interface paths {
    "/blocks-api/api/v2/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a page is blocked for a visitor
         * @description `data` null when nothing is blocked. Asked for pages, and (with the URL "/") before mutations.
         */
        post: operations["block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects-api/api/v1/redirect-light": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where an address has moved to
         * @description `redirect` false when the URL stays. `reasons` has one word a step, `breadcrumbs` the addresses gone through, the one asked for first.
         */
        post: operations["redirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article with its text */
        get: operations["article"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles of a section, newest first
         * @description Newest first, or with `search` the best match first. `after` is the slug of the last article seen in the same list.
         */
        get: operations["articles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Awards that the operator has received, the newest first */
        get: operations["awards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/blog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of the blog */
        get: operations["blogCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/blog/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category of the blog */
        get: operations["blogCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text of an information page
         * @description Text of a page of information by its path without language prefix, such as "information/about".
         */
        get: operations["content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles of several information pages
         * @description Titles of several pages: paths with commas between them. Those without a text are left out; the order stays.
         */
        get: operations["contents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/desk/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a preview link
         * @description For the operator's editors: the link shows one text, draft or not, on its real page to whoever has it, until it expires.
         */
        post: operations["makePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/desk/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts that nobody sees yet, and files that cannot be used
         * @description For the operator's editors.
         */
        get: operations["desk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/iso-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ISO form of each language of the site
         * @description The ISO form of each language the site speaks, for hreflang.
         */
        get: operations["isoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What search engines and social networks read about a page */
        get: operations["seo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/preview/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An article that isn't seen yet
         * @description Opened by the token of a preview link. Never to be kept.
         */
        get: operations["previewArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/preview/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text of a page that isn't seen yet
         * @description Opened by the token of a preview link. Never to be kept.
         */
        get: operations["previewContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name of the texts as they are now
         * @description Another one whenever readers see something else: a file has changed, or the time of a text has come. Whoever keeps answers of this service asks for it every few seconds.
         */
        get: operations["revision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/sports-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sport by its English name or slug
         * @description A sport by its English name or its slug, in any case.
         */
        get: operations["sportsMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seo-api/v1/visual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the head of a page looks
         * @description How the head of a page looks: its words, and two design tokens for the ground; null for a page without one.
         */
        get: operations["visual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-api/policy/logo.agif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The policy logo, an animated GIF */
        get: operations["policyLogo"];
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
        /** @description An article as lists show it */
        ArticleSummary: {
            /** @description Null for news */
            categoryPath: string | null;
            /** @description Short description */
            description: string;
            /** @description When it was published, epoch seconds */
            publishedAt: number;
            /** @description Estimated reading time, minutes */
            readingMinutes: number;
            /** @description Address word of the article */
            slug: string;
            /** @description Subjects of the article */
            tags: components["schemas"]["ArticleTag"][];
            /** @description Title */
            title: string;
            /** @description When it was last changed, epoch seconds */
            updatedAt: number;
        };
        /** @description A subject of articles, across categories */
        ArticleTag: {
            /** @description Name in the language asked for */
            name: string;
            /** @description Value of `tag` in lists of articles */
            slug: string;
        };
        /** @description An award that the operator has received, or was shortlisted for */
        Award: {
            /** @description Category in which it was given, in the language asked for */
            category: string;
            /** @description Its id */
            id: string;
            /** @description Name of the award, in the language asked for */
            name: string;
            /** @description Who gives it */
            organisation: string;
            /**
             * @description Whether the operator won, or was among the last few
             * @enum {string}
             */
            result: "won" | "shortlisted";
            /** @description Page of who gives it that tells of it; null for none */
            url: string | null;
            /** @description Year for which it was given */
            year: number;
        };
        /** @description A category of the blog */
        BlogCategory: {
            /** @description Articles here and in all categories below */
            articleCount: number;
            /** @description Description for the list and search engines */
            description: string;
            /** @description Name */
            name: string;
            /** @description Path of the category it belongs to; null at the top */
            parentPath: string | null;
            /** @description Slugs from the top down, such as "guides/football" */
            path: string;
            /** @description Last part of its address */
            slug: string;
        };
        /** @description Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs. */
        ErrorBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description A block of text */
        TextBlock: {
            /** @description Anchor for links within the page */
            anchor: string;
            /**
             * @description Kind of block
             * @constant
             */
            kind: "heading";
            /** @description Level of the heading */
            level: number;
            /** @description Text of the heading */
            text: string;
        } | {
            /**
             * @description Kind of block
             * @constant
             */
            kind: "paragraph";
            /** @description Text in runs of one style */
            runs: components["schemas"]["TextRun"][];
        } | {
            /** @description True for a numbered list */
            isOrdered: boolean;
            /** @description Items of the list */
            items: components["schemas"]["TextRun"][][];
            /**
             * @description Kind of block
             * @constant
             */
            kind: "list";
        } | {
            /** @description Headings of the columns */
            head: string[];
            /**
             * @description Kind of block
             * @constant
             */
            kind: "table";
            /** @description Rows of cells */
            rows: string[][];
        } | {
            /**
             * @description Kind of block
             * @constant
             */
            kind: "note";
            /** @description Text in runs of one style */
            runs: components["schemas"]["TextRun"][];
        };
        /** @description A stretch of text in one style. `href` is a path of the site with its language prefix, or an https address. */
        TextRun: {
            /** @description A path of the site with its language prefix, or an https address; null for plain text */
            href: string | null;
            /** @description True for important text */
            isStrong: boolean;
            /** @description The text */
            text: string;
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
    block: {
        parameters: {
            query?: never;
            header?: {
                /** @description Network address of the visitor, who is counted and locked out by it. Believed only from a gateway: one of TRUSTED_GATEWAYS, or one that sends the service key */
                "X-Client-Address"?: string;
                /** @description Country of the visitor, two lower-case letters. Believed only from a gateway, as `X-Client-Address` is */
                "X-Geo-Country"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True when the visitor is signed in */
                    auth: boolean;
                    /** @description Address of the page, with its language prefix */
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
                        /** @description How to show the block; null when nothing is blocked */
                        data: {
                            /** @description Reason: 4 site update, 16 suspension, 1, 2, 3, 5 or 14 block, 13 closed in Ukraine, 17 closed in Ireland, 8 coming soon */
                            displayTypeId: number;
                            /** @description Which text the blocked page shows */
                            templateTypeId: number;
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
    redirect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Address of the page, with its language prefix */
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
                        /** @description Addresses gone through, starting with the one asked for */
                        breadcrumbs: string[];
                        /** @description HTTP status of the redirect; null when the address stays */
                        code: number | null;
                        /** @description Why, one word for each step */
                        reasons: string[];
                        /** @description True when the address has moved */
                        redirect: boolean;
                        /** @description Where to go; null when the address stays */
                        url: string | null;
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
            /** @description KEY_NEEDED: The redirects key is missing or wrong. */
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
    article: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Section of articles */
                section: "blog" | "news";
                /** @description Part of the article's or category's address */
                slug: string;
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
                        /** @description Null for news */
                        categoryPath: string | null;
                        /** @description Text as blocks */
                        content: components["schemas"]["TextBlock"][];
                        /** @description Short description */
                        description: string;
                        /** @description When it was published, epoch seconds */
                        publishedAt: number;
                        /** @description Estimated reading time, minutes */
                        readingMinutes: number;
                        /** @description Articles on the same topic */
                        related: components["schemas"]["ArticleSummary"][];
                        /** @description Address word of the article */
                        slug: string;
                        /** @description Subjects of the article */
                        tags: components["schemas"]["ArticleTag"][];
                        /** @description Title */
                        title: string;
                        /** @description When it was last changed, epoch seconds */
                        updatedAt: number;
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
            /** @description ARTICLE_UNKNOWN: There is no such article. */
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
    articles: {
        parameters: {
            query: {
                /** @description Slug of the last article of the page before */
                after?: string;
                /** @description Only articles of this category, by its path */
                category?: string;
                /** @description Size of the page */
                first?: number;
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Words that an article must have; longer ones may have slips or another ending */
                search?: string;
                /** @description Section of articles */
                section: "blog" | "news";
                /** @description Only articles with this tag */
                tag?: string;
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
                        /** @description Articles, newest first */
                        articles: components["schemas"]["ArticleSummary"][];
                        /** @description Slug to send as `after` for the following page; null on the last one */
                        next: string | null;
                        /** @description Number of entries in the whole list */
                        totalCount: number;
                    };
                };
            };
            /** @description BAD_REQUEST: The request is not what this document says. BAD_CURSOR: There is no article with the slug in `after`. */
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
    awards: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
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
                        /** @description All of them; empty where there are none */
                        awards: components["schemas"]["Award"][];
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
    blogCategories: {
        parameters: {
            query?: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
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
                        /** @description All categories */
                        categories: components["schemas"]["BlogCategory"][];
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
    blogCategory: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Path of the category, such as "guides/football" */
                path: string;
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
                    "application/json": components["schemas"]["BlogCategory"];
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
            /** @description CATEGORY_UNKNOWN: There is no such category. */
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
    content: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Path of the page without language prefix, such as "information/about" */
                path: string;
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
                        /** @description Text as blocks */
                        content: components["schemas"]["TextBlock"][];
                        /** @description Meta description */
                        description: string;
                        /** @description Path without language prefix */
                        path: string;
                        /** @description Title */
                        title: string;
                        /** @description When it was last changed, epoch seconds */
                        updatedAt: number;
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
            /** @description PAGE_UNKNOWN: There is no such page. */
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
    contents: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Paths of pages, comma-separated */
                paths: string;
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
                        /** @description Titles of the pages found, in the order asked */
                        pages: {
                            /** @description Meta description */
                            description: string;
                            /** @description Path without language prefix */
                            path: string;
                            /** @description Title */
                            title: string;
                            /** @description When it was last changed, epoch seconds */
                            updatedAt: number;
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
    makePreview: {
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
                     * @description Hours until the link expires
                     * @default 72
                     */
                    hours?: number;
                    /**
                     * @description Language of names, two lower-case letters
                     * @default en
                     */
                    lng?: string;
                    /** @description Slug of the article, or path of the page without language prefix */
                    name: string;
                    /**
                     * @description Section of the text; page for pages and landings
                     * @enum {string}
                     */
                    section: "blog" | "news" | "page";
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
                        /** @description When it expires, epoch seconds */
                        expires_at: number;
                        /** @description The link */
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
            /** @description KEY_NEEDED: The service key is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description TEXT_UNKNOWN: There is no such text. */
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
    desk: {
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
                        /** @description What cannot be used; the last text that could stays in force */
                        troubles: {
                            /** @description The file or text */
                            about: string;
                            /** @description What is wrong with it */
                            message: string;
                        }[];
                        /** @description Drafts and texts whose time is to come */
                        unseen: {
                            /** @description Slug of the article, or path of the page */
                            name: string;
                            /** @description Day or moment from which readers see it; null if none is set */
                            published: string | null;
                            /**
                             * @description Section of the text; page for pages and landings
                             * @enum {string}
                             */
                            section: "blog" | "news" | "page";
                            /**
                             * @description Draft, or published at a moment to come
                             * @enum {string}
                             */
                            state: "draft" | "scheduled";
                            /** @description Title in English */
                            title: string;
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
    isoCodes: {
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
                        /** @description ISO form of each language */
                        codes: {
                            /** @description Language tag for `hreflang` */
                            iso: string;
                            /** @description Two-letter language code of the site */
                            language: string;
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
    seo: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Address of the page, with its language prefix */
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
                        /** @description The way from the home page to this one, with paths without language prefix; the last is the page itself */
                        breadcrumbs?: {
                            /** @description Text of the link */
                            name: string;
                            /** @description Path of the page it leads to */
                            path: string;
                        }[];
                        /** @description Text below the page, with design tokens it is shown with */
                        content: {
                            /** @description Text of the page as blocks */
                            content: components["schemas"]["TextBlock"][];
                            /** @description Design tokens for this text */
                            styles: {
                                /** @description Name of a CSS custom property, such as "--color-accent" */
                                css_prop: string;
                                /** @description Its value */
                                css_value: string;
                            }[];
                        } | null;
                        /** @description `url`: another path is the page's own address (`targetUrl`). `mirror`: the same path under `domain`, a host. */
                        customCanonical: {
                            /** @description Host of the canonical address in mode "mirror"; else null */
                            domain: string | null;
                            /**
                             * @description "url": `targetUrl` is the canonical address. "mirror": the same path on `domain`
                             * @enum {string}
                             */
                            mode: "url" | "mirror";
                            /** @description Canonical address in mode "url"; else null */
                            targetUrl: string | null;
                        } | null;
                        /** @description Meta description; null for none */
                        description: string | null;
                        /** @description Robots of the part of the site it lies in; the page's own go before */
                        hierarchyMetaRobots: string | null;
                        /** @description Value of the `robots` meta tag; null for none */
                        metaRobots: string | null;
                        /** @description Further metas; exactly one of `name` and `property` is given */
                        metas: {
                            /** @description `content` attribute */
                            content: string;
                            /** @description `name` attribute; null when `property` is used */
                            name: string | null;
                            /** @description `property` attribute; null when `name` is used */
                            property: string | null;
                        }[];
                        /** @description Name of the site for social networks */
                        siteName: string | null;
                        /** @description Title of the page; null to use the client's own */
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
    previewArticle: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Section of articles */
                section: "blog" | "news";
                /** @description Part of the article's or category's address */
                slug: string;
                /** @description Token of the preview link */
                token: string;
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
                        /** @description Null for news */
                        categoryPath: string | null;
                        /** @description Text as blocks */
                        content: components["schemas"]["TextBlock"][];
                        /** @description Short description */
                        description: string;
                        /** @description When it was published, epoch seconds */
                        publishedAt: number;
                        /** @description Estimated reading time, minutes */
                        readingMinutes: number;
                        /** @description Articles on the same topic */
                        related: components["schemas"]["ArticleSummary"][];
                        /** @description Address word of the article */
                        slug: string;
                        /** @description Subjects of the article */
                        tags: components["schemas"]["ArticleTag"][];
                        /** @description Title */
                        title: string;
                        /** @description When it was last changed, epoch seconds */
                        updatedAt: number;
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
            /** @description PREVIEW_UNKNOWN: There is no such text, or the link has expired or is not for it. */
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
    previewContent: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Path of the page without language prefix */
                path: string;
                /** @description Token of the preview link */
                token: string;
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
                        /** @description Text as blocks */
                        content: components["schemas"]["TextBlock"][];
                        /** @description Meta description */
                        description: string;
                        /** @description Path without language prefix */
                        path: string;
                        /** @description Title */
                        title: string;
                        /** @description When it was last changed, epoch seconds */
                        updatedAt: number;
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
            /** @description PREVIEW_UNKNOWN: There is no such text, or the link has expired or is not for it. */
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
    revision: {
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
                        /** @description Name of what there is now */
                        revision: string;
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
    sportsMap: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description English name or slug of the sport, in any case */
                nameEng: string;
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
                        /** @description Name of the sport in the requested language */
                        name: string;
                        /** @description English name of the sport */
                        nameEng: string;
                        /** @description Id of the sport */
                        sportId: number;
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
            /** @description SPORT_UNKNOWN: No sport has this name. */
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
    visual: {
        parameters: {
            query: {
                /** @description Language of names, two lower-case letters */
                lng?: string;
                /** @description Address of the page, with its language prefix */
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
                        /** @description How the head of the page looks; null for a page without one */
                        visual: {
                            /** @description Heading */
                            heading: string;
                            /** @description Introduction below the heading */
                            lead: string;
                            /** @description Design tokens of the background */
                            tokens: {
                                /** @description Name of a CSS custom property, such as "--color-accent" */
                                css_prop: string;
                                /** @description Its value */
                                css_value: string;
                            }[];
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
    policyLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "image/gif": string;
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
