// Takes the README's pictures of the page. Usage: npm run docs:pictures [-- NAME…]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { SCENES } from './scenes.js';

const SIZES = {
  desktop: { viewport: { width: 1400, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const;
/** A4 at 96 dots an inch, and the scene that is shown as printed. */
const PAPER = { viewport: { width: 794, height: 1123 }, colorScheme: 'light' } as const;
const PRINTED = 'sheets';
/** In milliseconds: some scenes play battles first. */
const PATIENCE = 300_000;

const root = new URL('../../', import.meta.url);
const inRoot = (path: string): string => fileURLToPath(new URL(path, root));

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !SCENES.some((scene) => scene.name === name));
if (unknown !== undefined) {
  process.stderr.write(
    `${unknown}: there is no such picture; choose from ${SCENES.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}

const server = spawn(process.execPath, [inRoot('dist/cli.js'), 'serve', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [greeting] = (await once(server.stdout, 'data')) as [Buffer];
const [address] = /http:\S+/.exec(String(greeting)) ?? [];
if (address === undefined) throw new Error(`the page is not served: ${greeting}`);
const browser = await chromium.launch({
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, address: hash, act } of SCENES) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const [size, options] of Object.entries(SIZES)) {
      const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      await page.goto(address + hash);
      await act(page);
      const path = inRoot(`docs/pictures/${name}-${size}.png`);
      // The focus ring around the last button means nothing to readers.
      await page.evaluate('document.activeElement?.blur()');
      await page.screenshot({ path });
      process.stdout.write(`${path}\n`);
      await context.close();
    }
  }
  const printed = SCENES.find(({ name }) => name === PRINTED);
  if (printed !== undefined && (asked.length === 0 || asked.includes(PRINTED))) {
    const context = await browser.newContext({ ...PAPER, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.goto(address + printed.address);
    await printed.act(page);
    await page.emulateMedia({ media: 'print' });
    const path = inRoot(`docs/pictures/${PRINTED}-printed.png`);
    await page.screenshot({ path });
    process.stdout.write(`${path}\n`);
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}
