/**
 * Lets the page load its own files and nothing inline. A page hosted elsewhere carries this policy in its head;
 * `tarcomp serve` also sends it as a header.
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

/** Browsers accept the last part only from a header. */
export const CONTENT_POLICY_HEADER = `${CONTENT_POLICY}; frame-ancestors 'none'`;
