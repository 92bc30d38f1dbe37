/**
 * Keeping a login and a password as a file or a picture (SPEC 3.30): both are made here, and nothing of them is sent.
 */
import { saveFile } from "@/platform/page/saveFile.ts";

export interface Shown {
  company: string;
  loginName: string;
  login: string;
  passwordName: string;
  password: string;
}

const FILE = "login-and-password";

/** The file's text. Windows' own editor wants its line ends. */
export const fileText = ({ company, loginName, login, passwordName, password }: Shown): string =>
  [company, `${loginName}: ${login}`, `${passwordName}: ${password}`, ""].join("\r\n");

export function saveAsFile(shown: Shown): void {
  saveFile(`${FILE}.txt`, new Blob([fileText(shown)], { type: "text/plain;charset=utf-8" }));
}

const WIDTH = 640;
const HEIGHT = 320;
const MARGIN = 40;

/** Draws both on a card, from the side that the language begins on. False where the browser can't draw. */
export async function saveAsPicture(shown: Shown, isRtl: boolean): Promise<boolean> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) return false;
  const side = isRtl ? WIDTH - MARGIN : MARGIN;
  const write = (text: string, y: number, font: string, color: string) => {
    context.font = `${font} system-ui, sans-serif`;
    context.fillStyle = color;
    context.fillText(text, side, y, WIDTH - 2 * MARGIN);
  };
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = "#0f1a2b";
  context.fillRect(0, 0, WIDTH, 72);
  context.direction = isRtl ? "rtl" : "ltr";
  context.textAlign = isRtl ? "right" : "left";
  write(shown.company, 46, "600 26px", "#f2f5f9");
  write(shown.loginName, 120, "16px", "#5b6778");
  write(shown.login, 156, "600 28px", "#152033");
  write(shown.passwordName, 220, "16px", "#5b6778");
  write(shown.password, 256, "600 28px", "#152033");
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) return false;
  saveFile(`${FILE}.png`, blob);
  return true;
}
