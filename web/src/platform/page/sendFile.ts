/** Sends files to the gateway, which takes them at addresses of their own: they are too large for operations. */

/** What became of a file: taken, with what is told of it; refused in the server's words; or not answered. */
export type Sent = { kind: "taken"; answer: object } | { kind: "refused"; message: string | null } | { kind: "lost" };

interface Answer {
  errors?: readonly { message?: unknown }[];
}

export async function sendFile(uploadUrl: string, file: Blob, language: string): Promise<Sent> {
  try {
    const response = await fetch(uploadUrl, {
      method: "POST",
      headers: { "content-type": file.type || "application/octet-stream", "x-language": language },
      body: file,
    });
    const answer = (await response.json()) as Answer;
    const { errors = [] } = answer;
    if (response.ok && errors.length === 0) return { kind: "taken", answer };
    const message = errors[0]?.message;
    return { kind: "refused", message: typeof message === "string" && response.status < 500 ? message : null };
  } catch {
    return { kind: "lost" };
  }
}
