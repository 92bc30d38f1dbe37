import common from "./common.json";
import coupon from "./coupon.json";
import credits from "./credits.json";
import errors from "./errors.json";
import game from "./game.json";
import games from "./games.json";
import history from "./history.json";
import shell from "./shell.json";
import signIn from "./signIn.json";
import sports from "./sports.json";

export default { common, coupon, credits, errors, game, games, history, shell, signIn, sports };
