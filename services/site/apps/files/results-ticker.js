// Scores of games in play, asked for every 15 seconds while the ticker can be seen.
// The gateway that takes trusted documents only knows this one from trusted.json beside this file.
const query =
  "query Ticker { games(filter: { section: LIVE }, first: 8) { edges { node { id opponents { name } score { home away periodName } } } } }";
const everyMs = 15_000;

class ResultsTicker extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    void this.#show();
    this.#timer = window.setInterval(() => {
      if (!document.hidden) void this.#show();
    }, everyMs);
  }

  disconnectedCallback() {
    window.clearInterval(this.#timer);
  }

  async #show() {
    const list = this.querySelector("ul");
    if (list === null) return;
    try {
      const response = await fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "x-language": this.lang || "en" },
        body: JSON.stringify({ query }),
      });
      const { data } = await response.json();
      list.replaceChildren(
        ...(data?.games?.edges ?? []).map(({ node }) => {
          const item = document.createElement("li");
          const [home, away] = node.opponents.map(({ name }) => name);
          item.textContent = `${home} ${node.score?.home ?? "–"}:${node.score?.away ?? "–"} ${away}`;
          item.title = node.score?.periodName ?? "";
          return item;
        }),
      );
    } catch {
      // The last scores stay until the gateway answers again.
    }
  }
}

if (!customElements.get("results-ticker")) customElements.define("results-ticker", ResultsTicker);
