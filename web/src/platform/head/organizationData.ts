/** Structured data of the operator and their site. Apart from the others, so that a page loads its own alone. */
import { type JsonLd, SCHEMA, type SiteFacts } from "./jsonLd.ts";

/** The operator, told on the home page. */
export function organization({ company, legalName, origin, socialLinks = [] }: SiteFacts): JsonLd {
  return {
    "@context": SCHEMA,
    "@type": "Organization",
    name: company,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    ...(legalName !== undefined && { legalName }),
    ...(socialLinks.length > 0 && { sameAs: [...socialLinks] }),
  };
}

/** The site, told on the home page. */
export function webSite({ company, origin, language }: SiteFacts): JsonLd {
  return { "@context": SCHEMA, "@type": "WebSite", name: company, url: `${origin}/${language}`, inLanguage: language };
}
