import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBlk, sampleMtf } from '../units/sample-units.js';
import { seriousProblems } from './axe.js';
import { chooseUnit, KEEPS_PAGE, Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { allowBytes, denyStorage, noise, smuggle } from './storage.js';

type GivenFile = { name: string; mimeType: string; buffer: Buffer };
const file = (name: string, content: string | Uint8Array): GivenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
const archive = (name: string, files: Readonly<Record<string, string>>) =>
  file(name, zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
const ownMech = (model: string) => sampleMtf({ model });

describe.skipIf(whyNot !== undefined)(`Units of one’s own are kept${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const drop = (page: Page, ...files: GivenFile[]) =>
    page.locator('input[type=file][multiple]').setInputFiles(files);
  const words = (page: Page) => page.locator('.drop-words');
  const list = (page: Page) => page.getByRole('region', { name: 'Your own units' });
  const toast = (page: Page) => page.locator('.toast');
  async function exported(page: Page, button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return {
      name: download.suggestedFilename(),
      bytes: new Uint8Array(readFileSync(await download.path())),
    };
  }
  async function anotherTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${opened.address}#/own-units`);
    return page;
  }

  describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
    it('through a reload and with the network cut, until they are deleted', async () => {
      const { page, context, errors } = await opened.visit('#/battle-value', {
        ...SIZES[size],
        ...KEEPS_PAGE,
      });
      await page.evaluate(() => navigator.serviceWorker.ready);
      await drop(page, archive('two.zip', { 'a/One.mtf': ownMech('SMP-1'), 'a/Tank.blk': sampleBlk() }));
      await expect.poll(() => toast(page).textContent()).toBe('2 units were read.');
      await page.reload();
      await expect
        .poll(() => words(page).textContent())
        .toContain('2 units of your own, kept on this device');
      await chooseUnit(page, 'Unit', 'sample smp-1', 'Sample SMP-1');
      await page.getByText('Battle Value 2.0').or(page.locator('.report')).first().waitFor();
      await context.setOffline(true);
      await page.reload();
      await expect.poll(() => page.getByRole('combobox', { name: 'Unit' }).inputValue()).toBe('Sample SMP-1');
      await page.locator('.report').first().waitFor();
      await page.getByRole('button', { name: 'Show, export or delete them' }).click();
      await list(page).getByText('two.zip/a/One.mtf').waitFor();
      await page.getByRole('button', { name: 'Delete Sample SMP-1' }).click();
      await expect.poll(() => words(page).textContent()).toContain('1 unit of your own');
      await page.reload();
      await list(page).getByText('Sample Tank').first().waitFor();
      expect(await page.getByText('Sample SMP-1').count()).toBe(0);
      expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
      await context.close();
    });

    it('with what was not understood, by file and line, and axe finds nothing serious', async () => {
      const { page, context } = await opened.visit('#/own-units', SIZES[size]);
      await page.getByText('None yet. Units that you add are kept on this device').waitFor();
      const unknown = ownMech('SMP-2').replaceAll('\nMedium Laser\n', '\nMega Laser\n');
      await drop(
        page,
        archive('mixed.zip', {
          'One.mtf': ownMech('SMP-1'),
          'Two.mtf': unknown,
          'Broken.mtf': ownMech('SMP-3').replace(/^mass:.*$/im, 'mass:heavy'),
          'Cut.blk': sampleBlk().slice(0, 200),
          'readme.txt': 'Buy milk',
        }),
        file('Empty.mtf', ''),
      );
      await expect
        .poll(() => toast(page).textContent())
        .toBe('2 units were read, 1 of them only in part; 3 files could not be read.');
      const problems = page.getByRole('alert');
      expect(await problems.textContent()).toMatch(/mixed\.zip\/Broken\.mtf: line \d+/);
      expect(await problems.textContent()).toContain('mixed.zip/Cut.blk');
      expect(await problems.textContent()).toContain('Empty.mtf');
      await page.getByText('Not everything in its file was understood').click();
      await page.getByText(/Not understood: Mega Laser, 2×, lines \d+ and \d+/).waitFor();
      await smuggle(page, 'own-units', { id: 'own:damaged', version: 1, value: { file: 'x/Old.mtf' } });
      await page.reload();
      await page.getByText('1 unit on this device cannot be read.').waitFor();
      await page.getByRole('checkbox', { name: /Only those with remarks/ }).check();
      expect(await list(page).getByRole('listitem').first().textContent()).toContain('Sample SMP-2');
      expect(await seriousProblems(page)).toEqual([]);
      await context.close();
    });
  });

  it('and come back when a deletion is undone', async () => {
    const { page, context } = await opened.visit('#/own-units');
    await drop(page, file('One.mtf', ownMech('SMP-1')), file('Two.mtf', ownMech('SMP-2')));
    await page.getByRole('button', { name: 'Delete Sample SMP-1' }).click();
    await expect.poll(() => toast(page).textContent()).toContain('Sample SMP-1 was deleted.');
    // Whoever deletes one after the other need not look for the next button.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Delete Sample SMP-2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await list(page).getByText('One.mtf').waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect.poll(() => toast(page).textContent()).toContain('2 units were deleted.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await list(page).getByText('2 units', { exact: true }).waitFor();
    await page.reload();
    await list(page).getByText('2 units', { exact: true }).waitFor();
    const { bytes } = await exported(page, page.getByRole('button', { name: 'Export Sample SMP-1' }));
    expect(strFromU8(bytes)).toBe(ownMech('SMP-1'));
    await context.close();
  });

  it('and handed out as the files that they were, one by one or all in an archive', async () => {
    const { page, context } = await opened.visit('#/own-units');
    await drop(page, archive('a.zip', { 'x/One.mtf': ownMech('SMP-1') }), file('Tank.blk', sampleBlk()));
    const one = await exported(page, page.getByRole('button', { name: 'Export Sample Tank' }));
    expect(one.name).toBe('Tank.blk');
    expect(strFromU8(one.bytes)).toBe(sampleBlk());
    const all = await exported(page, page.getByRole('button', { name: 'Export all as .zip' }));
    expect(all.name).toBe('own-units.zip');
    const files = unzipSync(all.bytes);
    expect(Object.keys(files).sort()).toEqual(['Tank.blk', 'a/x/One.mtf']);
    expect(strFromU8(files['a/x/One.mtf'] as Uint8Array)).toBe(ownMech('SMP-1'));
    await context.close();
  });

  it('and shown in every tab, whichever adds or deletes them', async () => {
    const { page, context } = await opened.visit('#/own-units');
    const other = await anotherTab(context);
    await words(other).waitFor();
    await Promise.all([
      drop(page, file('One.mtf', ownMech('SMP-1'))),
      drop(other, file('Two.mtf', ownMech('SMP-2'))),
    ]);
    for (const tab of [page, other]) await list(tab).getByText('2 units', { exact: true }).waitFor();
    await other.getByRole('button', { name: 'Delete Sample SMP-1' }).click();
    await list(page).getByText('1 unit', { exact: true }).waitFor();
    expect(await list(page).textContent()).toContain('Two.mtf');
    await context.close();
  });

  it('and found among all others by the search for units, in whichever view they were dropped', async () => {
    const { page, context, errors } = await opened.visit('#/units');
    await page.getByRole('button', { name: 'Add your own units' }).waitFor();
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'One.mtf'));
      return transfer;
    }, ownMech('SMP-1'));
    await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
    await expect.poll(() => toast(page).textContent()).toBe('Sample SMP-1 was read.Show');
    await page.getByRole('button', { name: 'Your own units (1)' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search for units' }).fill('sample tons=50');
    await page.getByRole('link', { name: 'Sample SMP-1', exact: true }).click();
    await page.getByRole('heading', { name: 'Sample SMP-1', exact: true }).waitFor();
    await page.getByText('From a file of your own').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('even if they share a name', async () => {
    const { page, context } = await opened.visit('#/own-units');
    await drop(
      page,
      file('One.mtf', ownMech('SMP-1')),
      file('Same.mtf', ownMech('SMP-1')),
      file('Other.mtf', ownMech('SMP-1').replace('HD armor:9', 'HD armor:8')),
    );
    await list(page).getByText('2 units', { exact: true }).waitFor();
    await context.close();
  });

  it('unless the browser forbids it: then it says so, and they work until the page is closed', async () => {
    const { page, context } = await opened.visit('#/battle-value', SIZES.desktop, denyStorage);
    await words(page).waitFor();
    // Nobody who keeps nothing is bothered.
    expect(await page.getByText('does not let the page keep anything').count()).toBe(0);
    await drop(page, file('One.mtf', ownMech('SMP-1')));
    await page.getByText('This browser does not let the page keep anything.').waitFor();
    await expect
      .poll(() => words(page).textContent())
      .toContain('1 unit of your own, until you close the page');
    await expect.poll(() => page.getByRole('combobox', { name: 'Unit' }).inputValue()).toBe('Sample SMP-1');
    await page.locator('.report').first().waitFor();
    await page.getByRole('button', { name: 'Show, export or delete them' }).click();
    await list(page).getByText('only until you close the page').waitFor();
    const all = await exported(page, page.getByRole('button', { name: 'Export all as .zip' }));
    expect(strFromU8(unzipSync(all.bytes)['One.mtf'] as Uint8Array)).toBe(ownMech('SMP-1'));
    // Whoever closes the page is asked before anything is lost.
    const question = page.waitForEvent('dialog');
    await page.getByRole('heading', { level: 1 }).click({ force: true });
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await closing;
    await context.close();
  });

  it('as far as there is room; the rest is told, works, and is kept as soon as there is', async () => {
    const { page, context } = await opened.visit('#/own-units');
    await allowBytes(context, page, opened.address, 3_000_000);
    await drop(page, file('Small.mtf', ownMech('SMP-1')));
    await list(page).getByText('1 unit', { exact: true }).waitFor();
    const large = `${ownMech('SMP-2')}\nhistory:${noise(3_500_000)}`;
    await drop(page, file('Large.mtf', large));
    await page.getByText('This device has no room left for what you added.').waitFor();
    await expect
      .poll(() => words(page).textContent())
      .toContain('2 units of your own, 1 of them only until you close the page');
    await list(page).getByText('only until you close the page').waitFor();
    await allowBytes(context, page, opened.address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => words(page).textContent()).toContain('2 units of your own, kept on this device');
    expect(await page.getByText('no room left').count()).toBe(0);
    await page.reload();
    await list(page).getByText('2 units', { exact: true }).waitFor();
    await context.close();
  });

  it('and damaged ones stay until their owner has saved what is left of them', async () => {
    const { page, context, errors } = await opened.visit('#/own-units');
    await drop(page, file('One.mtf', ownMech('SMP-1')));
    await list(page).waitFor();
    await smuggle(page, 'own-units', {
      id: 'own:cut',
      version: 1,
      value: { id: 'own:cut', file: 'x/Old.mtf' },
    });
    await smuggle(page, 'own-unit-texts', { id: 'own:cut', text: ownMech('SMP-9') });
    await page.reload();
    const damaged = page.getByRole('region', { name: 'Damaged units' });
    await damaged.getByText('own:cut').waitFor();
    await list(page).getByText('One.mtf').waitFor();
    const rest = await exported(page, damaged.getByRole('button', { name: /^Export what is left/ }));
    expect(rest.name).toBe('Old.mtf');
    expect(strFromU8(rest.bytes)).toBe(ownMech('SMP-9'));
    await damaged.getByRole('button', { name: 'Delete own:cut' }).click();
    await damaged.waitFor({ state: 'detached' });
    await page.reload();
    await list(page).waitFor();
    expect(await damaged.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('and read again by a newer build of the page, which may know better', async () => {
    const { page, context } = await opened.visit('#/own-units');
    await drop(page, file('One.mtf', ownMech('SMP-1')));
    await list(page).getByText('Battle Value').waitFor();
    const figures = await page.locator('.own-unit-figures').textContent();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('tarcomp');
          request.onsuccess = () => {
            const transaction = request.result.transaction('own-units', 'readwrite');
            const store = transaction.objectStore('own-units');
            const all = store.getAll();
            all.onsuccess = () => {
              for (const record of all.result) {
                store.put({
                  ...record,
                  value: {
                    ...record.value,
                    build: 'older',
                    remarks: ['Line 3'],
                    facts: { ...record.value.facts, battleValue: 1 },
                  },
                });
              }
            };
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
    );
    await page.reload();
    await expect.poll(() => page.locator('.own-unit-figures').textContent()).toContain('Battle Value 1');
    await expect.poll(() => page.locator('.own-unit-figures').textContent()).toBe(figures);
    expect(await page.getByText('1 remark').count()).toBe(0);
    await context.close();
  });
});
