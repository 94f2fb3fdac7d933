let asked = false;

/**
 * Asks the browser, once a visit, not to clear the page's data when space runs low. It may refuse, and nothing waits
 * for it.
 */
export function askToPersist(): void {
  // Workers may not ask, and insecure pages have no such API.
  if (asked || !('document' in globalThis) || navigator.storage?.persist === undefined) return;
  asked = true;
  navigator.storage.persist().catch(() => {});
}
