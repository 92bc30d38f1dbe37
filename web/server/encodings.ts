/** A body in the forms browsers take it in, each made when it is first asked for and kept beside the body. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Of Brotli's 11: smaller than gzip, and made in milliseconds. */
const BROTLI_QUALITY = 5;

/**
 * The best encoding that an Accept-Encoding header takes (RFC 9110 §12.5.3), in our order; weights other than 0 do not
 * count.
 */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) taken.add(name);
  }
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : "identity";
}

export class EncodedBody {
  readonly identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  readonly #quality: number;

  constructor(identity: Buffer, quality = BROTLI_QUALITY) {
    this.identity = identity;
    this.#quality = quality;
  }

  /** What it may come to weigh with all its forms. */
  get bytes(): number {
    return Math.ceil(this.identity.length * 1.4);
  }

  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "identity") return this.identity;
    let encoded = this.#encoded.get(encoding);
    if (encoded === undefined) {
      encoded =
        encoding === "br"
          ? toBrotli(this.identity, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: this.#quality,
                [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
                [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              },
            })
          : toGzip(this.identity);
      this.#encoded.set(encoding, encoded);
    }
    return encoded;
  }
}
