import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, TANK } from '../../test/units/blk/blk-text.js';
import { mtf, times } from '../../test/units/mtf/mtf-text.js';
import { referenceFiles, STARTER_FOLDER } from './places.js';

/** Texts to be damaged, read when somebody asks for them. */
export interface SeedFiles {
  readonly count: number;
  readonly text: (index: number) => string;
}

const WRITTEN_MTF = [
  mtf({
    header: { role: 'Sniper', Cockpit: 'Small Cockpit' },
    items: {
      LA: [...times(3, 'PPC'), 'PPC Capacitor'],
      LT: [...times(5, 'LRM 20'), 'ISArtemisIV', 'IS Ammo LRM-20', 'Cargo:SIZE:1.5'],
      LL: ['Jump Jet', 'Jump Jet'],
    },
    lines: ['quirk:easy_pilot', 'weaponquirk:imp_cooling:LA:4:PPC', 'nocrit:Standard:None'],
  }),
  mtf({
    kind: 'Quad',
    header: { Engine: '150 ICE Engine' },
    items: { LT: ['ISQuadTurret', 'Medium Laser (T)'] },
  }),
  mtf({ kind: 'Tripod', header: { Mass: '135' }, items: { LT: ['Heat Sink|Heat Sink'] } }),
  mtf({ kind: 'LAM', header: { LAM: 'Bimodal' }, items: { CT: ['Landing Gear'] } }),
  mtf({ kind: 'QuadVee', header: { Motive: 'Wheel', 'Heat Sinks': '20 Compact' } }),
];
const WRITTEN_BLK = [TANK, BATTLE_ARMOR, INFANTRY, FIGHTER, DROPSHIP].map(blkText);

const STARTERS = readdirSync(STARTER_FOLDER)
  .filter((name) => name.endsWith('.json') && name !== 'index.json')
  .sort()
  .map((name) => join(STARTER_FOLDER, name));

function filesOf(written: readonly string[], paths: readonly string[]): SeedFiles {
  return {
    count: written.length + paths.length,
    text: (index) => written[index] ?? readFileSync(paths[index - written.length] ?? '', 'utf8'),
  };
}

export const MTF_FILES = filesOf(WRITTEN_MTF, referenceFiles('units/meks', '.mtf'));
export const BLK_FILES = filesOf(WRITTEN_BLK, referenceFiles('units', '.blk'));
export const STARTER_FILES = filesOf([], STARTERS);
export const BOARD_FILES = filesOf([], referenceFiles('boards', '.board'));
