import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, TANK } from '../../test/units/blk/blk-text.js';
import { mtf, times } from '../../test/units/mtf/mtf-text.js';
import { referenceFiles, STARTER_FOLDER } from './places.js';

/** Texts to damage, read on first use. */
export interface SeedFiles {
  readonly count: number;
  readonly text: (index: number) => string;
}

const QUADVEE = mtf({ kind: 'QuadVee', header: { Motive: 'Wheel', 'Heat Sinks': '20 Compact' } });
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
  QUADVEE,
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
/** Rare, and the only 'Mechs that change their shape in battles. */
export const QUADVEE_FILES = filesOf([QUADVEE], referenceFiles('units/meks/QuadVees', '.mtf'));
export const BLK_FILES = filesOf(WRITTEN_BLK, referenceFiles('units', '.blk'));
/** Kinds of vehicles by motion type, as in files. */
const ON: Readonly<Record<string, RegExp>> = {
  tracked: /tracked/i,
  wheeled: /wheeled/i,
  hover: /hover/i,
  vtol: /vtol/i,
  wige: /wige/i,
  ship: /naval|hydrofoil/i,
  submarine: /submarine/i,
};

const MOTION = /<motion_type>\s*(\S+)/i;

/** Read once for their motion types, on first use. */
let motions: readonly (readonly [path: string, motion: string])[] | undefined;

function vehiclesOn(motion: RegExp): SeedFiles {
  motions ??= referenceFiles('units/vehicles', '.blk').map((path) => [
    path,
    MOTION.exec(readFileSync(path, 'utf8'))?.[1] ?? '',
  ]);
  return filesOf(
    motion.test(TANK.motion_type) ? [blkText(TANK)] : [],
    motions.filter(([, stated]) => motion.test(stated)).map(([path]) => path),
  );
}

function lent(make: () => SeedFiles): () => SeedFiles {
  let files: SeedFiles | undefined;
  return () => {
    files ??= make();
    return files;
  };
}

/** Files of all kinds of units that fight on the ground beside 'Mechs, by kind. */
export const FIGHTER_FILES: Readonly<Record<string, () => SeedFiles>> = {
  ...Object.fromEntries(
    Object.entries(ON).map(([kind, motion]) => [kind, lent(() => vehiclesOn(motion))] as const),
  ),
  'battle armor': lent(() => filesOf([blkText(BATTLE_ARMOR)], referenceFiles('units/battlearmor', '.blk'))),
  infantry: lent(() => filesOf([blkText(INFANTRY)], referenceFiles('units/infantry', '.blk'))),
  protomech: lent(() => filesOf([], referenceFiles('units/protomeks', '.blk'))),
  emplacement: lent(() => filesOf([], referenceFiles('units/ge', '.blk'))),
};
export const STARTER_FILES = filesOf([], STARTERS);
export const BOARD_FILES = filesOf([], referenceFiles('boards', '.board'));
