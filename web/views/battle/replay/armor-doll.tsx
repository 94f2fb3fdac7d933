import { type Combatant, locationName, type Stage } from '../../../../src/edge/battle.js';
import { DOLL_HEIGHT, DOLL_WIDTH, type DollPart, dollParts, REAR_TOP } from './doll-parts.js';
import type { ShownUnit } from './frame.js';

interface ArmorDollProps {
  readonly stage: Stage;
  readonly unit: Combatant;
  readonly shown: ShownUnit;
}

/** A unit's remaining points: a part empties from above as it loses points, and is crossed out when destroyed. */
export function ArmorDoll({ stage, unit, shown }: ArmorDollProps) {
  return (
    <svg
      class="doll"
      viewBox={`0 0 ${DOLL_WIDTH} ${DOLL_HEIGHT}`}
      role="img"
      aria-label={dollWords(stage, unit, shown)}
    >
      {dollParts(unit.plan).map((part) => (
        <Part key={`${part.short} ${part.rear}`} part={part} unit={unit} shown={shown} />
      ))}
      {unit.plan.hasRear.includes(1) && (
        <text x={DOLL_WIDTH / 2} y={REAR_TOP - 8} class="doll-name">
          Rear armor
        </text>
      )}
    </svg>
  );
}

interface PartProps {
  readonly part: DollPart;
  readonly unit: Combatant;
  readonly shown: ShownUnit;
}

function Part({ part: { location, short, x, y, width, height, rear }, unit, shown }: PartProps) {
  const most = (rear ? unit.design.rearArmor : unit.design.armor)[location] ?? 0;
  const armor = (rear ? shown.rearArmor : shown.armor)[location] ?? 0;
  const structure = shown.structure[location] ?? 0;
  const share = most === 0 ? 0 : Math.min(1, armor / most);
  const hurt = !rear && structure < (unit.design.structure[location] ?? 0);
  const gone = structure <= 0;
  const full = height * share;
  const middle = x + width / 2;
  const isHead = location === unit.plan.head;
  return (
    <g class="doll-part" data-part={`${short}${rear ? ' rear' : ''}`} data-hurt={hurt} data-gone={gone}>
      <rect x={x} y={y} width={width} height={height} rx="5" class="doll-box" />
      {full > 0 && <rect x={x} y={y + height - full} width={width} height={full} rx="5" class="doll-armor" />}
      <text x={middle} y={y + height / 2 - (rear || isHead ? 1 : 5)} class="doll-number">
        {gone ? '–' : points(armor)}
      </text>
      {!rear && (
        <text x={middle} y={y + height / 2 + (isHead ? 11 : 9)} class="doll-structure">
          {hurt ? '!' : ''}
          {points(Math.max(0, structure))}
        </text>
      )}
      {!isHead && (
        <text x={middle} y={y + height - 3.5} class="doll-name">
          {short}
        </text>
      )}
      {gone && (
        <path d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`} class="doll-cross" />
      )}
    </g>
  );
}

const points = (value: number): string => String(Math.round(value * 10) / 10);

function dollWords(stage: Stage, { index, design }: Combatant, shown: ShownUnit): string {
  const parts = design.plan.locations.map((word, location) => {
    const name = locationName(stage, index, word);
    const left = shown.structure[location] ?? 0;
    if (left <= 0) return `${name} gone`;
    const rear =
      (design.rearArmor[location] ?? 0) > 0 ? `, rear armor ${points(shown.rearArmor[location] ?? 0)}` : '';
    return `${name} armor ${points(shown.armor[location] ?? 0)}${rear}, structure ${points(left)}`;
  });
  return `${stage.nameOf?.(index) ?? design.name}: ${parts.join('; ')}`;
}
