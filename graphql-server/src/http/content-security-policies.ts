/** The storefront's pages name their scripts and styles in a meta tag; what only a header can say is here. */
export const SITE_CSP = "frame-ancestors 'self'; base-uri 'self'; form-action 'self'; object-src 'none'";

export const ADMIN_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const PLAYGROUND_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For answers that are no page: data, and a stranger's picture. */
export const DATA_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'";
