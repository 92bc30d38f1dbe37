import common from "./common.json";
import coupon from "./coupon.json";
import errors from "./errors.json";
import games from "./games.json";
import menu from "./menu.json";
import notifications from "./notifications.json";
import shell from "./shell.json";
import sports from "./sports.json";

export default { common, coupon, errors, games, menu, notifications, shell, sports };
