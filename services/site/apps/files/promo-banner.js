// A banner of the operator with a way to close it for this visit.
const closedKey = "promo-banner-closed";

class PromoBanner extends HTMLElement {
  connectedCallback() {
    if (sessionStorage.getItem(closedKey) !== null) {
      this.hidden = true;
      return;
    }
    this.querySelector("button")?.addEventListener("click", () => {
      sessionStorage.setItem(closedKey, "1");
      this.hidden = true;
    });
  }
}

if (!customElements.get("promo-banner")) customElements.define("promo-banner", PromoBanner);
