// What a market's prices add up to: the margin of up to six decimal prices.
class MarginMeter extends HTMLElement {
  connectedCallback() {
    this.addEventListener("input", () => this.#show());
    this.#show();
  }

  #show() {
    const output = this.querySelector("output");
    if (output === null) return;
    const prices = [...this.querySelectorAll("input")]
      .map(({ value }) => Number(value.replace(",", ".")))
      .filter((price) => price > 1);
    const sum = prices.reduce((total, price) => total + 1 / price, 0);
    output.textContent = prices.length < 2 ? "–" : `${((sum - 1) * 100).toFixed(2)} %`;
  }
}

if (!customElements.get("margin-meter")) customElements.define("margin-meter", MarginMeter);
