import type { BrowserContext, Page } from 'playwright-core';

/** Puts a record into the page's database, behind its back. */
export const smuggle = (page: Page, store: string, record: object): Promise<void> =>
  page.evaluate(
    ([name, smuggled]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tarcomp');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(name, 'readwrite');
          transaction.objectStore(name).put(smuggled);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [store, record] as const,
  );

/** What of a record the page has written by now: a page that is left at once may not have written its last step yet. */
export const written = <Value>(page: Page, store: string, id: string): Promise<Value | undefined> =>
  page.evaluate(
    ([name, key]) =>
      new Promise<Value | undefined>((resolve, reject) => {
        const request = indexedDB.open('tarcomp');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const get = request.result.transaction(name).objectStore(name).get(key);
          get.onsuccess = () => {
            request.result.close();
            resolve(get.result?.value);
          };
        };
      }),
    [store, id] as const,
  );

/** Sets how many bytes the page may keep; undefined for as many as usual. A browser takes note before the first one is kept. */
export async function allowBytes(
  context: BrowserContext,
  page: Page,
  address: string,
  quotaSize?: number,
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(address).origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

/** Words of so many letters in all: browsers pack what they keep, and these cannot be made much smaller. */
export function noise(letters: number): string {
  let state = 1;
  let words = '';
  while (words.length < letters) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words += `${state.toString(36)} `;
  }
  return words.slice(0, letters);
}

const DENIAL = `IDBFactory.prototype.open = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};`;

/** From here on the page and its workers find storage forbidden, as with site data blocked. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(DENIAL);
  await page.route('**/*-worker.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${DENIAL}\n${await answer.text()}` });
  });
}
