/**
 * What the page may load: its own files, and nothing that is written inline. A page that is hosted elsewhere carries
 * this in its head; `tarcomp serve` sends it as a header, too.
 */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Browsers take the last part from a header only. */
export const CONTENT_POLICY_HEADER = `${CONTENT_POLICY}; frame-ancestors 'none'`;
