let asked = false;

/** Asks the browser, once a visit, not to clear what is kept when room runs short. It may say no, and nobody has to wait. */
export function askToPersist(): void {
  // Workers may not ask, and pages without a secure address have no such thing.
  if (asked || !('document' in globalThis) || navigator.storage?.persist === undefined) return;
  asked = true;
  navigator.storage.persist().catch(() => {});
}
