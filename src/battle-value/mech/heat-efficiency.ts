import type { Mech } from '../../units/index.js';
import { whyNoSuchEngine } from '../../units/mech/systems.js';
import { MARKS } from '../common/item-roles.js';
import { type ReportWriter, shown } from '../report.js';
import type { BattleMovement } from './movement.js';
import type { MechStock } from './stock.js';

const TOLERATED_HEAT = 6;
const RUN_HEAT = 2;
const XXL_RUN_HEAT = 6;
const LAM_BONUS = 3;
const EMERGENCY_COOLANT_BONUS = 4;
const SINKS_PER_COOLANT_STEP = 5;

/** Heat of active stealth armor. The armor item itself has none. */
const STEALTH_HEAT = 10;

const SIGNATURES: readonly (readonly [mark: number, name: string])[] = [
  [MARKS.chameleon, 'chameleon'],
  [MARKS.nullSignature, 'null-signature'],
  [MARKS.voidSignature, 'void-signature'],
];

/** Heat that weapons may generate before each further one counts half. */
export function heatEfficiency(
  mech: Mech,
  movement: BattleMovement,
  stock: MechStock,
  report?: ReportWriter,
): number {
  const terms: [sign: '+' | '−', heat: number, why: string][] | undefined = report && [];
  let heat = TOLERATED_HEAT + mech.heatSinks.capacity;
  const gain = (amount: number, why: string) => {
    heat += amount;
    terms?.push(['+', amount, why]);
  };
  const cost = (amount: number, why: string) => {
    heat -= amount;
    terms?.push(['−', amount, why]);
  };

  if (movement.airMekFlank !== undefined) gain(LAM_BONUS, 'Land-Air');
  if (stock.coolantPods > 0) {
    gain(Math.ceil((stock.sinkItems * stock.coolantPods) / SINKS_PER_COOLANT_STEP), 'coolant pods');
  }
  if (stock.marks & MARKS.emergencyCoolant) gain(EMERGENCY_COOLANT_BONUS, 'emergency coolant');

  if (movement.airMekFlank !== undefined) {
    cost(Math.round(movement.airMekFlank / 3), 'flight');
  } else {
    const jumping = jumpHeat(mech, movement, stock);
    const running = runHeat(mech, stock);
    if (jumping > running) cost(jumping, 'jump');
    else if (stock.marks & MARKS.superCooledMyomer) cost(0, 'super-cooled myomer');
    else cost(running, 'run');
  }
  if (stock.marks & MARKS.stealth) cost(STEALTH_HEAT, 'stealth');
  if (stock.signatures.length > 0) {
    for (const [mark, why] of SIGNATURES) {
      const source = stock.signatures.find(({ roles }) => roles.marks & mark);
      if (source !== undefined) cost(source.roles.item.heat, why);
    }
  }

  if (report && terms) {
    const words = terms.map(([sign, amount, why]) => `${sign} ${shown(amount)} (${why})`);
    const sum = [`${TOLERATED_HEAT} + ${shown(mech.heatSinks.capacity)}`, ...words].join(' ');
    report.line('Heat efficiency', `${sum} = ${shown(heat)}`);
  }
  return heat;
}

function runHeat({ engine }: Mech, { marks }: MechStock): number {
  if (whyNoSuchEngine(engine) !== undefined) return marks & MARKS.superCooledMyomer ? 0 : RUN_HEAT;
  if (engine.type === 'ice' || engine.type === 'fuel-cell') return 0;
  const heat = engine.type === 'xxl' ? XXL_RUN_HEAT : RUN_HEAT;
  return marks & MARKS.superCooledMyomer ? heat - RUN_HEAT : heat;
}

/** The first jump jet decides the kind of all. An XXL engine doubles the heat. */
function jumpHeat({ engine }: Mech, { jetJump, wing }: BattleMovement, { firstJet }: MechStock): number {
  if (jetJump === 0 || firstJet?.item === undefined) return 0;
  const traits = firstJet.item.traits;
  const improved = traits.includes('improved');
  const prototype = improved && traits.includes('prototype-jump-jet');
  const points = jetJump - wing;
  const xxl = engine.type === 'xxl' && whyNoSuchEngine(engine) === undefined;
  if (prototype) return Math.max(6, points * (xxl ? 4 : 2));
  const heat = improved ? Math.ceil(points / 2) : points;
  return xxl ? Math.max(6, heat * 2) : Math.max(3, heat);
}
