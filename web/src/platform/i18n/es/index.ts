import account from "./account.json";
import adBlock from "./adBlock.json";
import appUpdate from "./appUpdate.json";
import articles from "./articles.json";
import betsOnYour from "./betsOnYour.json";
import blocking from "./blocking.json";
import calculator from "./calculator.json";
import bottomBar from "./bottomBar.json";
import bonuses from "./bonuses.json";
import awards from "./awards.json";
import cashDesks from "./cashDesks.json";
import bonusGames from "./bonusGames.json";
import casino from "./casino.json";
import casinoGame from "./casinoGame.json";
import combination from "./combination.json";
import common from "./common.json";
import content from "./content.json";
import cookies from "./cookies.json";
import coupon from "./coupon.json";
import credits from "./credits.json";
import cricket from "./cricket.json";
import cyber from "./cyber.json";
import debug from "./debug.json";
import desk from "./desk.json";
import deposit from "./deposit.json";
import errors from "./errors.json";
import expresses from "./expresses.json";
import fields from "./fields.json";
import firstDeposit from "./firstDeposit.json";
import game from "./game.json";
import games from "./games.json";
import history from "./history.json";
import installing from "./installing.json";
import limits from "./limits.json";
import listFilter from "./listFilter.json";
import maintenance from "./maintenance.json";
import lotto from "./lotto.json";
import menu from "./menu.json";
import multi from "./multi.json";
import notices from "./notices.json";
import notifications from "./notifications.json";
import paymentReturn from "./paymentReturn.json";
import placedCoupon from "./placedCoupon.json";
import placedCoupons from "./placedCoupons.json";
import payments from "./payments.json";
import rating from "./rating.json";
import recovery from "./recovery.json";
import referral from "./referral.json";
import registration from "./registration.json";
import remoteView from "./remoteView.json";
import results from "./results.json";
import rounds from "./rounds.json";
import search from "./search.json";
import section from "./section.json";
import security from "./security.json";
import session from "./session.json";
import settings from "./settings.json";
import sharing from "./sharing.json";
import shell from "./shell.json";
import signIn from "./signIn.json";
import slip from "./slip.json";
import sports from "./sports.json";
import statistics from "./statistics.json";
import support from "./support.json";
import teams from "./teams.json";
import terms from "./terms.json";
import topEvents from "./topEvents.json";
import toto from "./toto.json";
import tournaments from "./tournaments.json";
import verification from "./verification.json";
import welcome from "./welcome.json";
import withdrawal from "./withdrawal.json";

export default {
  account,
  adBlock,
  appUpdate,
  articles,
  betsOnYour,
  blocking,
  calculator,
  bottomBar,
  bonuses,
  awards,
  cashDesks,
  bonusGames,
  casino,
  casinoGame,
  combination,
  common,
  content,
  cookies,
  coupon,
  credits,
  cricket,
  cyber,
  debug,
  deposit,
  desk,
  errors,
  expresses,
  fields,
  firstDeposit,
  game,
  games,
  history,
  installing,
  limits,
  listFilter,
  maintenance,
  lotto,
  menu,
  multi,
  notices,
  notifications,
  paymentReturn,
  placedCoupon,
  placedCoupons,
  payments,
  rating,
  recovery,
  referral,
  registration,
  remoteView,
  results,
  rounds,
  search,
  section,
  security,
  session,
  settings,
  sharing,
  shell,
  signIn,
  slip,
  sports,
  statistics,
  support,
  teams,
  terms,
  topEvents,
  toto,
  tournaments,
  verification,
  welcome,
  withdrawal,
};
