/**
 * Seals the services' secrets in their database, so that a copy of the database can't be used to sign tokens or open
 * second steps. AES-256-GCM with a key from the environment (SECRETS_KEY), bound to the row that holds the value.
 *
 * A sealed value is `sealed1`, then 8 bytes that identify the key, 12 of nonce, 16 of tag, and the ciphertext.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

export interface SealingKey {
  /** Names the key without telling it, 16 hex digits. */
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

/** A sealed value whose key this process doesn't have. */
export class UnknownSealingKey extends Error {
  override name = "UnknownSealingKey";
  readonly keyId: string;
  constructor(keyId: string) {
    super(`sealed by a key that SECRETS_KEY does not hold (its id is ${keyId})`);
    this.keyId = keyId;
  }
}

const mark = Buffer.from("sealed1");
const [idBytes, nonceBytes, tagBytes, keyBytes] = [8, 12, 16, 32] as const;
const cipher = "aes-256-gcm";

const keyOf = (bytes: Buffer): SealingKey => ({
  bytes,
  id: createHash("sha256")
    .update("secrets-key\0")
    .update(bytes)
    .digest("hex")
    .slice(0, 2 * idBytes),
});

/** The keys of a comma list, the sealing one first; null if one of them is no 32 bytes in base64 or hex. */
export function readSealingKeys(list: string): readonly SealingKey[] | null {
  const keys = list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((text) => {
      if (/^[\da-f]{64}$/i.test(text)) return keyOf(Buffer.from(text, "hex"));
      const bytes = /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, "base64") : null;
      return bytes?.length === keyBytes ? keyOf(bytes) : null;
    });
  return keys.length === 0 || keys.includes(null) ? null : keys.filter((key) => key !== null);
}

/** Id of the key that sealed a value; null for one that is not sealed. */
export function sealedBy(value: Buffer): string | null {
  if (value.length < mark.length + idBytes + nonceBytes + tagBytes || !value.subarray(0, mark.length).equals(mark))
    return null;
  return value.subarray(mark.length, mark.length + idBytes).toString("hex");
}

/** Seals and opens values; without keys it leaves them as they are. */
export class Sealing {
  readonly #keys: readonly SealingKey[];

  constructor(keys: readonly SealingKey[]) {
    this.#keys = keys;
  }

  /** Id of the key that seals now; null if none does. */
  get keyId(): string | null {
    return this.#keys[0]?.id ?? null;
  }

  /** @param place where the value belongs, such as a table and a name: moved to another place it can't be opened */
  seal(place: string, value: Buffer): Buffer {
    const [key] = this.#keys;
    if (key === undefined) return value;
    const nonce = randomBytes(nonceBytes);
    const encryption = createCipheriv(cipher, key.bytes, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([encryption.update(value), encryption.final()]);
    return Buffer.concat([mark, Buffer.from(key.id, "hex"), nonce, encryption.getAuthTag(), text]);
  }

  /** @throws UnknownSealingKey for a value of another key; Error for one that was changed or moved */
  open(place: string, value: Buffer): Buffer {
    const id = sealedBy(value);
    if (id === null) return value;
    const key = this.#keys.find((each) => each.id === id);
    if (key === undefined) throw new UnknownSealingKey(id);
    const [nonceAt, tagAt] = [mark.length + idBytes, mark.length + idBytes + nonceBytes];
    const decryption = createDecipheriv(cipher, key.bytes, value.subarray(nonceAt, tagAt), {
      authTagLength: tagBytes,
    }).setAAD(Buffer.from(place));
    decryption.setAuthTag(value.subarray(tagAt, tagAt + tagBytes));
    return Buffer.concat([decryption.update(value.subarray(tagAt + tagBytes)), decryption.final()]);
  }
}
