import account from "./account.json";
import adBlock from "./adBlock.json";
import appUpdate from "./appUpdate.json";
import articles from "./articles.json";
import betsOnYour from "./betsOnYour.json";
import blocking from "./blocking.json";
import combination from "./combination.json";
import common from "./common.json";
import content from "./content.json";
import cookies from "./cookies.json";
import coupon from "./coupon.json";
import credits from "./credits.json";
import cyber from "./cyber.json";
import debug from "./debug.json";
import deposit from "./deposit.json";
import errors from "./errors.json";
import expresses from "./expresses.json";
import fields from "./fields.json";
import game from "./game.json";
import games from "./games.json";
import history from "./history.json";
import limits from "./limits.json";
import listFilter from "./listFilter.json";
import maintenance from "./maintenance.json";
import menu from "./menu.json";
import multi from "./multi.json";
import notifications from "./notifications.json";
import paymentReturn from "./paymentReturn.json";
import placedCoupon from "./placedCoupon.json";
import placedCoupons from "./placedCoupons.json";
import payments from "./payments.json";
import recovery from "./recovery.json";
import registration from "./registration.json";
import remoteView from "./remoteView.json";
import results from "./results.json";
import search from "./search.json";
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
  combination,
  common,
  content,
  cookies,
  coupon,
  credits,
  cyber,
  debug,
  deposit,
  errors,
  expresses,
  fields,
  game,
  games,
  history,
  limits,
  listFilter,
  maintenance,
  menu,
  multi,
  notifications,
  paymentReturn,
  placedCoupon,
  placedCoupons,
  payments,
  recovery,
  registration,
  remoteView,
  results,
  search,
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
  verification,
  welcome,
  withdrawal,
};
