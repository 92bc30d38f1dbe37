/** Generated from the files of gateway/resolvers by `npm run codegen`; don't edit. */
import { couponOffersResolvers } from "../resolvers/betting/couponOffers.ts";
import { couponResolvers } from "../resolvers/betting/coupons.ts";
import { favoriteResolvers } from "../resolvers/betting/favorites.ts";
import { gameResolvers } from "../resolvers/betting/game.ts";
import { lottoResolvers } from "../resolvers/betting/lotto.ts";
import { picksResolvers } from "../resolvers/betting/picks.ts";
import { placedCouponResolvers } from "../resolvers/betting/placedCoupon.ts";
import { resultResolvers } from "../resolvers/betting/results.ts";
import { searchResolvers } from "../resolvers/betting/search.ts";
import { sportsbookResolvers } from "../resolvers/betting/sportsbook.ts";
import { statisticsResolvers } from "../resolvers/betting/statistics.ts";
import { totoResolvers } from "../resolvers/betting/toto.ts";
import { casinoResolvers } from "../resolvers/games/casino.ts";
import { casinoGamesResolvers } from "../resolvers/games/casinoGames.ts";
import { casinoPlayResolvers } from "../resolvers/games/casinoPlay.ts";
import { casinoRoundsResolvers } from "../resolvers/games/casinoRounds.ts";
import { bonusGameResolvers } from "../resolvers/loyalty/bonusGames.ts";
import { bonusResolvers } from "../resolvers/loyalty/bonuses.ts";
import { referralResolvers } from "../resolvers/loyalty/referral.ts";
import { tournamentResolvers } from "../resolvers/loyalty/tournaments.ts";
import { accountResolvers } from "../resolvers/money/accounts.ts";
import { cashDeskResolvers } from "../resolvers/money/cashDesks.ts";
import { exchangeResolvers } from "../resolvers/money/exchange.ts";
import { limitResolvers } from "../resolvers/money/limits.ts";
import { paymentResolvers } from "../resolvers/money/payments.ts";
import { requestResolvers } from "../resolvers/money/requests.ts";
import { teamCashResolvers } from "../resolvers/money/teamCash.ts";
import { appealResolvers } from "../resolvers/people/appeals.ts";
import { authResolvers } from "../resolvers/people/auth.ts";
import { captchaResolvers } from "../resolvers/people/captcha.ts";
import { noticeResolvers } from "../resolvers/people/notices.ts";
import { recoveryResolvers } from "../resolvers/people/recovery.ts";
import { registrationResolvers } from "../resolvers/people/registration.ts";
import { securityResolvers } from "../resolvers/people/security.ts";
import { signInResolvers } from "../resolvers/people/signIns.ts";
import { socialResolvers } from "../resolvers/people/social.ts";
import { userResolvers } from "../resolvers/people/user.ts";
import { verificationResolvers } from "../resolvers/people/verification.ts";
import { viewerResolvers } from "../resolvers/people/viewer.ts";
import { appsResolvers } from "../resolvers/site/apps.ts";
import { configResolvers } from "../resolvers/site/config.ts";
import { contentResolvers } from "../resolvers/site/content.ts";
import { counterResolvers } from "../resolvers/site/counters.ts";
import { dictionaryResolvers } from "../resolvers/site/dictionaries.ts";
import { ratingResolvers } from "../resolvers/site/rating.ts";
import { routeResolvers } from "../resolvers/site/route.ts";
import { userErrorResolvers } from "../resolvers/userErrors.ts";

export const resolvers = [
  couponOffersResolvers,
  couponResolvers,
  favoriteResolvers,
  gameResolvers,
  lottoResolvers,
  picksResolvers,
  placedCouponResolvers,
  resultResolvers,
  searchResolvers,
  sportsbookResolvers,
  statisticsResolvers,
  totoResolvers,
  casinoResolvers,
  casinoGamesResolvers,
  casinoPlayResolvers,
  casinoRoundsResolvers,
  bonusGameResolvers,
  bonusResolvers,
  referralResolvers,
  tournamentResolvers,
  accountResolvers,
  cashDeskResolvers,
  exchangeResolvers,
  limitResolvers,
  paymentResolvers,
  requestResolvers,
  teamCashResolvers,
  appealResolvers,
  authResolvers,
  captchaResolvers,
  noticeResolvers,
  recoveryResolvers,
  registrationResolvers,
  securityResolvers,
  signInResolvers,
  socialResolvers,
  userResolvers,
  verificationResolvers,
  viewerResolvers,
  appsResolvers,
  configResolvers,
  contentResolvers,
  counterResolvers,
  dictionaryResolvers,
  ratingResolvers,
  routeResolvers,
  userErrorResolvers,
];
