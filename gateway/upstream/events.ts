/** Types of the events service, generated from events.openapi.json. */
export interface paths {
    "/events-api/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stream of events
         * @description Answers `text/event-stream`. First event `hello`, data `{"reader": id}` for `watch`, its id the number to resume from: another one than `Last-Event-ID` names where events behind that were dropped by age, or it is of another database, and then everything has to be asked for anew. A comment every 2 s shows that it lives. 401 without the key.
         */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events-api/v1/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the games whose changes a stream carries
         * @description Replaces the set of games whose changes a reader gets; each new one is answered by a whole `game` event (isSnapshot).
         */
        post: operations["watch"];
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
        /** @description An account of a player: a balance in one currency */
        Account: {
            /** @description Number of the currency */
            currencyId: number;
            /** @description Id of the account */
            id: number;
            /** @description True for the account the player bets from */
            isActive: boolean;
            /** @description Left out by services that never tell of a closed account */
            isClosed?: boolean;
            /** @description Currency, ISO 4217 */
            iso: string;
            /** @description True when the balance counts points instead of money */
            isPointsTypeBalance: boolean;
            /** @description Name in the caller's language */
            label: string;
            /** @description Balance, decimal in major units */
            money: string;
            /** @description Loyalty points */
            points: number;
            /** @description Symbol of the currency */
            symbol: string;
            /** @description 0 main, 4 bonus, 9 currency */
            type: number;
        };
        BalanceEvent: {
            account: components["schemas"]["Account"];
            /** @description Player number */
            userId: number;
        };
        /** @description A bonus that a player holds or has held */
        Bonus: {
            /** @description Bonus account that holds its money; null for none */
            account_id: number | null;
            /** @description When it began, epoch seconds */
            activated_at: number | null;
            /** @description What was given, in major units; null while it is offered */
            amount: string | null;
            /** @description What its account holds, in major units; null without one */
            balance: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description When it ended, epoch seconds */
            ended_at: number | null;
            /** @description By when it must be taken up or wagered, epoch seconds */
            expires_at: number;
            /** @description Its free rounds; null for none, and before it begins */
            free_rounds: {
                /** @description Key of the game */
                game: string;
                /** @description How many can still be played */
                left: number;
                /** @description How many were given */
                rounds: number;
                /** @description Stake of each round, in major units */
                stake: string;
                /** @description How many were played */
                used: number;
                /** @description What they have won, in major units */
                won: string;
            } | null;
            /** @description Number of the bonus */
            id: string;
            /** @description The offer it comes from */
            offer_id: string;
            /** @description Stable name of that offer */
            offer_key: string;
            /** @description When it was offered, epoch seconds */
            offered_at: number;
            /** @description What became cash, in major units */
            paid: string;
            /** @description Code of a free bet, to be used in the slip; null for other bonuses */
            promo_code: string | null;
            /** @description Why it ended, a stable code */
            reason: string | null;
            /** @description What must be staked in all, in major units */
            required: string | null;
            /**
             * @description OFFERED waits for a deposit, ACTIVE is wagered; all others are ends
             * @enum {string}
             */
            state: "OFFERED" | "ACTIVE" | "COMPLETED" | "LOST" | "EXPIRED" | "FORFEITED" | "CANCELLED";
            terms: components["schemas"]["BonusTerms"];
            /** @description What has counted so far, in major units */
            wagered: string;
        };
        BonusEvent: {
            bonus: components["schemas"]["Bonus"];
            /** @description Player number */
            userId: number;
        };
        /** @description Terms of a bonus */
        BonusTerms: {
            /**
             * @description What is multiplied
             * @enum {string}
             */
            base: "BONUS" | "DEPOSIT_AND_BONUS";
            /** @description Percent of a stake that counts in games without a share of their own */
            casinoPercent: string;
            /** @description Terms by currency; empty for offers without money of their own */
            currencies: components["schemas"]["CurrencyTerms"][];
            /** @description Days to wager, and to play free rounds */
            days: number;
            /**
             * @description What a bonus of free rounds brings; null for other kinds
             * @default null
             */
            freeRounds: {
                /** @description Key of the game */
                game: string;
                /** @description How many rounds */
                rounds: number;
                /** @description Stake of each round by currency, in major units */
                stakes: {
                    [key: string]: string;
                };
            } | null;
            /** @description Percent by the key of a game; 0 excludes it */
            gamePercents: {
                [key: string]: string;
            };
            /**
             * @description What kind of offer it is
             * @enum {string}
             */
            kind: "FIRST_DEPOSIT" | "RELOAD" | "NO_DEPOSIT" | "FREE_BET" | "FREE_ROUNDS" | "CASHBACK" | "HYPER_BONUS" | "EXPRESS_BOOST" | "ACCUMULATOR";
            /** @description Lowest price of each of its bets */
            minCoef: string;
            /** @description Fewest bets of an express that counts; 1 lets singles count */
            minLegs: number;
            /** @description How many times the base must be staked; what free rounds win is the base of theirs, and cash at once with 0 */
            multiplier: string;
            /** @description Days to take it up by a deposit */
            offerDays: number;
            /** @description Percent of the deposit; null for offers without one */
            percent: string | null;
            /**
             * @description Bets that count towards wagering
             * @enum {string}
             */
            product: "SPORT" | "CASINO" | "ANY";
        };
        /** @description A placed coupon */
        Coupon: {
            /** @description Id of the account it was paid from */
            accountId: string;
            /** @description Whole stake, whoever bears it: of a conditional coupon its first block's */
            amount: string;
            /** @description Stake still in play, decimal in major units: all of it less what was cashed out. Settlement pays on this */
            amountLeft: string;
            /** @description Order to sell the whole coupon once it is worth `target`; null without one */
            autoCashOut: {
                /** @description When it was ordered, epoch seconds */
                setAt: number;
                /** @description Value at which the coupon is sold, decimal in major units */
                target: string;
            } | null;
            /** @description Bets */
            bets: components["schemas"]["PlacedBet"][];
            /** @description Of a conditional coupon, in their order. `coef` is the product of the block's prices. */
            blocks: {
                /** @description Stake of the block, decimal in major units */
                amount: string;
                /** @description Odds of the block */
                coef: string;
                /** @description Id of the block */
                id: string;
            }[];
            /** @description What the bonus bet multiplies the price with; null without one */
            bonusCoef: string | null;
            /** @description Part of the payout that hyper bonus or promo code added; null while unpaid or without them */
            bonusPayout: string | null;
            /** @description Cash-outs so far, oldest first */
            cashOuts: {
                /** @description Stake that left the coupon with it, decimal in major units */
                amount: string;
                /** @description When, epoch seconds */
                at: number;
                /** @description True when it was sold to pay an advance on another coupon */
                isAdvance: boolean;
                /** @description True when the player's automatic order sold it */
                isAuto: boolean;
                /** @description Part that was sold of what was still open, at most four decimals: "1" for all of it */
                share: string;
                /** @description What the player got, decimal in major units */
                value: string;
            }[];
            /** @description Total price; null for kinds without one. With a bonus bet its coefficient is in it. */
            coef: string | null;
            /** @description Total odds as the player saw them, in their format; null when not sent */
            coefByView: string | null;
            /** @description Odds format of the player; null when not sent */
            coefViewId: number | null;
            /** @description The last correction of a result: the coupon was reversed and settled again; null without one */
            corrected: {
                /** @description When, epoch seconds */
                at: number;
                /** @description Why the result was corrected */
                reason: string;
            } | null;
            /** @description Name of the full cover; null for other kinds */
            cover: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description When a live coupon is decided, epoch seconds; null for others */
            decidesAt: number | null;
            /** @description Total odds that the player insisted on; null for none */
            exactCoef: string | null;
            /** @description Hyper bonus, percent; null for none */
            hyperBonusPercent: string | null;
            /** @description Id of the coupon */
            id: string;
            /** @description Insurance that was bought; null without one */
            insurance: {
                /** @description What is paid back when the coupon loses, decimal in major units */
                insuredAmount: string;
                /** @description What it paid, decimal in major units; null until the coupon is settled */
                payout: string | null;
                /** @description What it cost, decimal in major units */
                premium: string;
                /** @description Insured share of the stake, percent */
                share: number;
            } | null;
            /** @description True: rejected when the score changes while it waits */
            isDropOnScoreChange: boolean;
            /** @description True for a VIP bet, which a desk decides */
            isVip: boolean;
            /** @description What was paid, decimal in major units; null until it is settled */
            payout: string | null;
            /** @description When it was placed, epoch seconds */
            placedAt: number;
            /** @description Return when every bet wins, of an anti-express when one loses; capped. Of a free bet the net win alone. */
            possibleWin: string;
            /** @description Part of the stake that was an advance, "0.00" without one */
            prepaidAmount: string;
            /** @description Promo code; null for none */
            promoCode: string | null;
            /** @description Why it was rejected; null otherwise */
            rejectReason: ("OUTCOME_SUSPENDED" | "MARKET_CHANGED" | "ODDS_CHANGED" | "GAME_FINISHED" | "SCORE_CHANGED" | "EXACT_COEF_NOT_MET" | "VIP_REFUSED" | "ADVANCE_NOT_COVERED") | null;
            /** @description Id of the coupon this one was swapped to; null for none */
            replacedBy: string | null;
            /** @description Id of the coupon this one was swapped from; null for none */
            replaces: string | null;
            /** @description When it was settled, epoch seconds; null while it is open */
            settledAt: number | null;
            /**
             * @description State of the coupon
             * @enum {string}
             */
            state: "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
            /** @description k of a system "k of n"; null for other kinds */
            systemValue: number | null;
            /** @description Number of the coupon's kind */
            typeId: number;
        };
        CouponEvent: {
            coupon: components["schemas"]["Coupon"];
            /** @description Player number */
            userId: number;
        };
        /** @description Terms in one currency, in major units */
        CurrencyTerms: {
            /** @description ISO 4217 */
            currency: string;
            /** @description Highest bonus, or the whole of one without a deposit */
            maxBonus: string;
            /** @description So much of one stake counts towards wagering; null for all of it */
            maxStake: string | null;
            /** @description Lowest deposit that counts; null for offers without one */
            minDeposit: string | null;
        };
        /** @description Body of every answer that is not 2xx. `code` is stable, `message` a plain English sentence for logs. */
        ErrorBody: {
            /** @description Stable code of the error */
            code: string;
            /** @description Plain English sentence for logs */
            message: string;
        };
        /** @description The score of an event: it has no language, so the period's name comes in every language of the site */
        EventScore: {
            /** @description Away side */
            away: number;
            /** @description Points of the away side inside the period; null in sports without */
            awayPoints: string | null;
            /** @description Playing time in seconds; null in sports without a clock */
            clockSeconds: number | null;
            /** @description Home side */
            home: number;
            /** @description Points of the home side inside the period, such as "40"; null in sports without */
            homePoints: string | null;
            /** @description Who won each map that is over, where sides play maps: 1 home, 2 away */
            mapWinners?: number[] | null;
            /** @description Number of the period, from 1 */
            period: number;
            /** @description Name of the period by language code */
            periodNames: {
                [key: string]: string;
            };
            /** @description Score of each period so far */
            periods: {
                /** @description Away side */
                away: number;
                /** @description Home side */
                home: number;
            }[];
            /** @description Positions in a race; null or absent in other sports */
            race?: {
                /** @description Steps from start to finish */
                length: number;
                /** @description Start of the next race, epoch seconds */
                nextStartsAt: number;
                /** @description Runners, in the order of their numbers */
                runners: {
                    /** @description Seconds from start to finish; null while running */
                    finishedIn: number | null;
                    /** @description Place; null while running */
                    place: number | null;
                    /** @description Steps run so far */
                    steps: number;
                }[];
                /** @description Start of this race, epoch seconds */
                startsAt: number;
            } | null;
            /** @description Who serves: 1 home, 2 away; null in sports without a serve */
            serving: number | null;
        };
        /** @description Data of an SSE event `game` on the event stream: latest state, without an id. The first after a request is whole. */
        GameChange: {
            /** @description How many events there are so far */
            eventCount?: number;
            /** @description Id of the game */
            gameId: string;
            /** @description Outcomes that are gone */
            goneOutcomeIds: string[];
            /** @description True when `prices` holds every outcome of the game */
            isSnapshot: boolean;
            /** @description The newest of them: what happened since the message before; left out where nothing did, and in a whole state */
            newEvents?: components["schemas"]["GameEvent"][];
            /** @description Outcomes whose odds or state changed */
            prices: {
                /** @description Decimal odds, 3 places */
                coef: string;
                /** @description True while no bets are taken on it */
                isBlocked: boolean;
                /** @description Id of the outcome */
                outcomeId: string;
            }[];
            /** @description Score; null before the start */
            score: components["schemas"]["EventScore"] | null;
            /**
             * @description LINE: games ahead; LIVE: games in play
             * @enum {string}
             */
            section: "LINE" | "LIVE";
            /**
             * @description State of the game
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";
            /** @description Rises with each change */
            version: number;
        };
        /** @description Something that happened in a game */
        GameEvent: {
            /** @description Minute, such as "45+2" */
            minute: string;
            /** @description Score afterwards, such as "1:0"; null when it did not change */
            scoreAfter: string | null;
            /** @description 1 home, 2 away; null for neither */
            side: number | null;
            /** @description Kind of event; clients skip kinds they don't know */
            type: string;
        };
        /** @description A limit of the player */
        Limit: {
            /** @description Currency of money limits, ISO 4217; null for others */
            currency: string | null;
            /** @description When it ends, epoch seconds; null when it has no end */
            endsAt: number | null;
            /** @description The player can't change it now */
            isDisabled?: boolean;
            /** @description Name in the caller's language */
            label: string;
            /** @description What is left of it, in its own unit */
            limitBalance: string | null;
            /**
             * @description PENDING: waits for approval; ACTIVE: in force; INACTIVE: over
             * @enum {string}
             */
            limitState: "PENDING" | "ACTIVE" | "INACTIVE";
            /** @description 1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit, 30 self-exclusion, 31 session, 32 reality check, 33 deposit time-out */
            limitType: number;
            /** @description The value in force */
            limitValue: string | null;
            /**
             * @description Unit of the values
             * @enum {string}
             */
            measure: "money" | "days" | "hours" | "minutes";
            /** @description 1 when a change waits for the player's approval */
            needApprove: number;
            /** @description Values to choose among; null where the player types an amount */
            options?: string[] | null;
            /** @description A change that waits; null or absent for none */
            pending?: {
                /** @description When the approval lapses and the change with it: start plus 86400 s */
                approveUntil: number;
                /**
                 * @description Compared with the value in force
                 * @enum {string}
                 */
                change: "HIGHER" | "LOWER";
                /**
                 * @description PENDING: waits for approval; ACTIVE: in force; INACTIVE: over
                 * @constant
                 */
                limitState: "PENDING";
                /** @description -1 takes the limit away */
                limitValue: string;
                /** @description 1 once the player may and must approve it */
                needApprove: number;
                /** @description When the approval opens */
                startedAt: number;
            } | null;
            /**
             * @description Section of the limits page
             * @enum {string}
             */
            section?: "DEPOSIT" | "EXTRA" | "REALITY_CHECK" | "WAGERING" | "LOSS";
            /** @description When it came into force, epoch seconds; null when it never did */
            startedAt: number | null;
        };
        LimitEvent: {
            limit: components["schemas"]["Limit"];
            /** @description Player number */
            userId: number;
        };
        NoticeEvent: {
            /** @description The notice in each language of the site */
            notices: {
                /** @description When it was written, epoch seconds */
                created_at: number;
                /** @description Number of the notice */
                id: string;
                /** @description Whether it was read */
                is_read: boolean;
                /**
                 * @description What it is about: SECURITY warns about the account and always comes; PAYMENTS, DOCUMENTS, SUPPORT, BONUSES and BETS tell of the player's own; SERVICE is the operator's word about the site, OFFERS what it offers
                 * @enum {string}
                 */
                kind: "SECURITY" | "PAYMENTS" | "DOCUMENTS" | "SUPPORT" | "BONUSES" | "BETS" | "SERVICE" | "OFFERS";
                /** @description Path of the site's page about it, with its language; null for none */
                link: string | null;
                /**
                 * @description Language of names, two lower-case letters
                 * @default en
                 */
                lng: string;
                /** @description Text in the caller's language, plain */
                text: string;
                /** @description Title in the caller's language */
                title: string;
            }[];
            /** @description Unread notices in their inbox, with this one */
            unread: number;
            /** @description Player number */
            userId: number;
        };
        /** @description A deposit or a withdrawal */
        Payment: {
            /** @description Account that gains or gives the amount */
            account_id: number;
            /** @description What the account gains or gives */
            amount: string;
            /** @description When it changed last, epoch seconds */
            changed_at: number;
            /** @description When it was opened, epoch seconds */
            created_at: number;
            /** @description Currency of the amounts, ISO 4217 */
            currency: string;
            /**
             * @description Money in, or money out
             * @enum {string}
             */
            direction: "DEPOSIT" | "WITHDRAWAL";
            /** @description What happened to it, in order */
            events: {
                /** @description When, epoch seconds */
                at: number;
                /** @description Stable code; null for none */
                reason: string | null;
                /**
                 * @description Deposits: CREATED, ACTION_REQUIRED (the player pays on the provider's page), PROCESSING, then SUCCEEDED, FAILED, CANCELLED or EXPIRED; later REFUNDED or CHARGED_BACK. Withdrawals: HELD, VERIFICATION_REQUIRED, APPROVED, SENT, then PAID, FAILED, REJECTED or CANCELLED
                 * @enum {string}
                 */
                state: "CREATED" | "ACTION_REQUIRED" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "CHARGED_BACK" | "HELD" | "VERIFICATION_REQUIRED" | "APPROVED" | "SENT" | "PAID" | "REJECTED";
            }[];
            /** @description What the method costs the player: on top of a deposit, kept from a withdrawal */
            fee: string;
            /** @description Number of the payment */
            id: string;
            /** @description What it comes from or goes to; null while that is not known */
            instrument: {
                /** @description Masked bank account, e-mail address or phone; null for cards */
                account: string | null;
                /** @description Brand of a card, or what the wallet is called */
                brand: string | null;
                /** @description Last characters of its number */
                last4: string | null;
            } | null;
            /** @description Code of the method */
            method: string;
            /** @description Why it ended as it did, a stable code; null when there is nothing to say */
            reason: string | null;
            /** @description Code on the cash desk's receipt; null for other methods, and until paid */
            receipt: string | null;
            /** @description Where the player pays now; null unless ACTION_REQUIRED */
            redirect_url: string | null;
            /**
             * @description Deposits: CREATED, ACTION_REQUIRED (the player pays on the provider's page), PROCESSING, then SUCCEEDED, FAILED, CANCELLED or EXPIRED; later REFUNDED or CHARGED_BACK. Withdrawals: HELD, VERIFICATION_REQUIRED, APPROVED, SENT, then PAID, FAILED, REJECTED or CANCELLED
             * @enum {string}
             */
            state: "CREATED" | "ACTION_REQUIRED" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED" | "CHARGED_BACK" | "HELD" | "VERIFICATION_REQUIRED" | "APPROVED" | "SENT" | "PAID" | "REJECTED";
        };
        PaymentEvent: {
            payment: components["schemas"]["Payment"];
            /** @description Player number */
            userId: number;
        };
        PaymentRequestEvent: {
            request: components["schemas"]["SupportRequest"];
            /** @description Player number */
            userId: number;
        };
        /** @description A bet of a placed coupon */
        PlacedBet: {
            /** @description Block of a conditional coupon; null for none */
            blockId: string | null;
            /** @description Name of the championship when it was placed */
            championshipName: string;
            /** @description Odds it was placed at */
            coef: string;
            /** @description Of DEAD_HEAT: so many share so many places */
            deadHeat: {
                /** @description Places to share */
                places: number;
                /** @description Number of those who share them */
                tied: number;
            } | null;
            /** @description Id of the game */
            gameId: string;
            /** @description Name of the game when it was placed */
            gameName: string;
            /** @description True for a bet that stands in every combination of a system */
            isBanker: boolean;
            /** @description True when the game was in play */
            isLive: boolean;
            /** @description Name of the market */
            marketName: string;
            /** @description Id of the outcome */
            outcomeId: string;
            /** @description Name of the outcome */
            outcomeName: string;
            /**
             * @description Result; OPEN until it is settled
             * @enum {string}
             */
            result: "OPEN" | "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST" | "DEAD_HEAT";
            /** @description Score when it was placed; null before the start */
            scoreAtPlacing: string | null;
            /** @description Start, epoch seconds */
            startsAt: number;
            /** @description Outcome that this one took the place of in a swap */
            swappedFrom: string | null;
        };
        SessionEvent: {
            /**
             * @description Why, when the player is to be told: the session limit is used up, the password has changed, or the session was ended on another device
             * @enum {string}
             */
            reason?: "limit" | "password" | "elsewhere";
            /** @description SHA-256 (hex) of the session; null for all of the player's */
            sessionId: string | null;
            /** @description Player number */
            userId: number;
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
        VerificationEvent: {
            /** @description Player number */
            userId: number;
            verification: components["schemas"]["Verification"];
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
    stream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Number of the last event received; the stream goes on after it */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    watch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the games to follow */
                    gameIds: string[];
                    /** @description Reader id from the event `hello` */
                    reader: string;
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
                        /** @description Number of games followed */
                        watching: number;
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
            /** @description NO_SUCH_READER: No stream with this reader id is open in this process. */
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
