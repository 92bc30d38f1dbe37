// One-tap of the demo network, for pages that know Google's: window.google.accounts.id with initialize, prompt and cancel.
// It frames a page of the network's own, which names who is signed in there; the page it stands on learns nothing of him
// until he agrees, and then a token of this network.
(() => {
  const own = new URL(document.currentScript.src);
  const frameUrl = new URL(own.pathname.replace(/\.js$/, ""), own);
  let options = null;
  let frame = null;

  function cancel() {
    frame?.remove();
    frame = null;
  }

  function prompt() {
    cancel();
    if (options === null) return;
    const parent = document.getElementById(options.prompt_parent_id ?? "") ?? document.body;
    const { colorScheme } = getComputedStyle(parent);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches ? /dark/ : /^(only )?dark( only)?$/;
    const url = new URL(frameUrl);
    url.search = new URLSearchParams({
      client_id: options.client_id,
      nonce: options.nonce ?? "",
      origin: location.origin,
      lang: document.documentElement.lang,
      theme: dark.test(colorScheme) ? "dark" : "light",
    });
    frame = document.createElement("iframe");
    frame.title = "One-tap";
    // Nothing is seen of it before it says how high it is: a network that offers nobody leaves no hole.
    Object.assign(frame.style, {
      display: "block",
      inlineSize: "100%",
      blockSize: "0",
      border: "0",
      visibility: "hidden",
      colorScheme: dark.test(colorScheme) ? "dark" : "light",
    });
    if (parent === document.body)
      Object.assign(frame.style, {
        position: "fixed",
        insetBlockStart: "16px",
        insetInlineEnd: "16px",
        inlineSize: "380px",
        maxInlineSize: "calc(100% - 32px)",
        zIndex: "9999",
      });
    frame.src = url;
    parent.append(frame);
  }

  addEventListener("message", ({ origin, source, data }) => {
    if (
      frame === null ||
      origin !== own.origin ||
      source !== frame.contentWindow ||
      typeof data !== "object" ||
      data === null
    )
      return;
    if (data.oneTap === "shown")
      Object.assign(frame.style, { blockSize: `${Math.min(Number(data.height) || 0, 400)}px`, visibility: "visible" });
    if (typeof data.title === "string") frame.title = data.title;
    if (data.oneTap === "closed") cancel();
    if (data.oneTap === "agreed") {
      cancel();
      options?.callback({ credential: String(data.credential), select_by: "user" });
    }
  });

  window.google ??= {};
  window.google.accounts ??= {};
  window.google.accounts.id = {
    initialize: (given) => {
      options = given;
    },
    prompt,
    cancel,
  };
})();
