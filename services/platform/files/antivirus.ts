/** Asks a ClamAV daemon about a file, where the operator has one. Source: clamd(8), INSTREAM. */
import { connect } from "node:net";

export interface Antivirus {
  host: string;
  port: number;
}

const TIMEOUT_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;

/** The stream as clamd takes it: each chunk behind its length, and a length of 0 at the end. */
function* stream(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Whether a file is free of what the daemon knows. @throws Error when it can't be asked: no file passes unseen */
export async function isClean({ host, port }: Antivirus, bytes: Buffer): Promise<boolean> {
  const socket = connect({ host, port });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("the antivirus daemon takes too long")));
  try {
    for (const part of stream(bytes)) socket.write(part);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    if (/: OK\0?\s*$/.test(answer)) return true;
    if (/ FOUND\0?\s*$/.test(answer)) return false;
    throw new Error(`the antivirus daemon answered ${JSON.stringify(answer.slice(0, 200))}`);
  } finally {
    socket.destroy();
  }
}
