// Runs commands of the tests, and says how much processor time each took.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { projectEnv, root } from "../lib/bootstrap.mjs";

/** `times` of a POSIX shell: one line for the shell, one for its children, each "user system" such as "1m2.345s". */
function childSeconds(times) {
  const parts = [...(times.trim().split("\n")[1] ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.length === 0 ? null : parts.reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0);
}

/**
 * Runs a command to its end. `cpu` is the processor time in seconds of the command and of every process it waited for,
 * or null where the system has no POSIX shell.
 */
export const execute = (command, args, env = {}) =>
  new Promise((resolve) => {
    const isPosix = process.platform !== "win32";
    const started = Date.now();
    const [file, given] = isPosix
      ? ["/bin/sh", ["-c", '"$@" 3>&-; code=$?; times >&3; exit $code', "sh", command, ...args]]
      : [command, args];
    const child = spawn(file, given, {
      cwd: root,
      env: projectEnv(env),
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      shell: !isPosix,
    });
    let output = "";
    let times = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.stdio[3].on("data", (chunk) => (times += chunk));
    const end = (code) =>
      resolve({ code, output, wall: (Date.now() - started) / 1000, cpu: isPosix ? childSeconds(times) : null });
    child.once("error", (error) => {
      output += String(error);
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });

/**
 * Processor time in seconds of this process and of all it has waited for; null where /proc doesn't say. Field numbers
 * are those of proc_pid_stat(5): 14 to 17, in ticks of 1/100 s.
 */
export function spentSeconds() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return null;
  }
}
