import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { partsOfPage } from '../../src/cli/serve/page-parts.js';
import { type PageServer, servePage } from '../../src/cli/serve/page-server.js';

export const builtPage = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** As `tarcomp serve` does. */
export const serveBuiltPage = (): Promise<PageServer> => servePage(builtPage, 0, partsOfPage().data);

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-component-extensions-with-background-pages',
  // Each window of Chromium loads pages of its own for suggestions below its address bar and for its frame, which nobody sees here
  // and which take a second of the processor. The last list of features counts, so Playwright's own is repeated as far as it
  // concerns us.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'Translate',
    'GlobalMediaControls',
    'SpareRendererForSitePerProcess',
    'PreloadTopChromeWebUI',
    'InitialWebUI',
    'ReadAnything',
    'LensOverlay',
  ].join()}`,
];

/** Types into a picker of units until the one that is meant comes first, and takes it. */
export async function chooseUnit(
  within: Page | Locator,
  label: string,
  typed: string,
  name: string,
): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(typed);
  await field.press('Enter');
  expect(await field.inputValue()).toBe(name);
}

/** In milliseconds. */
const PATIENCE = 10_000;

const program = process.env.CHROME ?? '/usr/bin/chromium';
/** Undefined where the tests can run. */
export const whyNot = !existsSync(program)
  ? `no browser at ${program}: install chromium, or name one in CHROME`
  : !existsSync(`${builtPage}/index.html`)
    ? 'the page is not built: npm run web:build'
    : !existsSync(`${builtPage}/../data`)
      ? 'the data of the page are not built: npm run build'
      : undefined;
export const whereAbsent = whyNot === undefined ? '' : ` (skipped: ${whyNot})`;

/** For tests of what is left when the network is cut. */
export const KEEPS_PAGE = { serviceWorkers: 'allow' } as const;

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const;

/** What Playwright's own stand-in for a service worker that is blocked says. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** As somebody who was asked before has it. A page without storage keeps nothing. */
function keepRulesIfNone(): void {
  try {
    if (localStorage.getItem('tarcomp-ruleset') === null) localStorage.setItem('tarcomp-ruleset', 'standard');
  } catch {}
}

let launched: Promise<Browser> | undefined;

/** One for all files of a worker; it goes with the worker. Visits share nothing: each has a context of its own. */
async function browserOfWorker(): Promise<Browser> {
  const before = await launched;
  if (before?.isConnected()) return before;
  launched = chromium.launch({ executablePath: program, args: FLAGS });
  return launched;
}

/** The built page on this machine. */
export class Opened {
  readonly #browser: Browser;
  readonly #server: PageServer;
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser, server: PageServer) {
    this.#browser = browser;
    this.#server = server;
  }

  static async start(): Promise<Opened> {
    return Opened.startAt(await serveBuiltPage());
  }

  /** From a server of the test's own, in place of ours. */
  static async startAt(server: PageServer): Promise<Opened> {
    return new Opened(await browserOfWorker(), server);
  }

  get address(): string {
    return this.#server.address;
  }

  /**
   * A browser that knows nothing yet but which rules its owner plays; what goes wrong in its page is in `errors`.
   * `prepare` runs before the page is opened. To keep the whole page for when the network is cut takes most of a second of
   * each visit: where a test is about that, its options say `KEEPS_PAGE`.
   */
  async visit(
    hash: string,
    options: Parameters<Browser['newContext']>[0] = SIZES.desktop,
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
    return this.firstVisit(hash, options, async (page) => {
      await page.addInitScript(keepRulesIfNone);
      await prepare(page);
    });
  }

  /** The same without that: the page asks. */
  async firstVisit(
    hash: string,
    options: Parameters<Browser['newContext']>[0] = SIZES.desktop,
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
    const context = await this.#browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    this.#contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      const isTrouble = message.type() === 'error' || message.type() === 'warning';
      if (isTrouble && !message.text().includes(BLOCKED)) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await prepare(page);
    await page.goto(this.address + hash);
    return { page, context, errors };
  }

  stopServing(): Promise<void> {
    return this.#server.close();
  }

  async stop(): Promise<void> {
    // Those of tests that failed are open still.
    await Promise.all(this.#contexts.map((context) => context.close()));
    await this.#server.close();
  }
}
