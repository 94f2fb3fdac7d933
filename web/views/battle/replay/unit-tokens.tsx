import { OFF_MAP, SIDES } from '../../../../src/edge/battle.js';
import type { ShownUnit } from './frame.js';
import { middleOf, pictureHeight, RADIUS } from './hex-geometry.js';
import { shareLeft } from './share-left.js';
import type { ToldGame } from './told-game.js';

interface UnitTokensProps {
  readonly told: ToldGame;
  readonly frame: readonly ShownUnit[];
  /** Pixels for a unit of the picture. */
  readonly scale: number;
  readonly actors: readonly number[];
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
}

const DEGREES_A_SIDE = 60;
const BODY = RADIUS * 0.56;
/** The running gear along both sides of a vehicle. */
const TRACKS = `M${-BODY + 2.5} ${-BODY + 4}v${2 * BODY - 8}M${BODY - 2.5} ${-BODY + 4}v${2 * BODY - 8}`;
/** Walls around guns in a building. */
const WALLS = `M${-BODY + 2.5} ${-BODY + 2.5}h${2 * BODY - 5}v${2 * BODY - 5}h${5 - 2 * BODY}Z`;
/** Small feet below a ProtoMech. */
const FEET = `M${-BODY + 5} ${BODY - 3}h6M${BODY - 11} ${BODY - 3}h6`;
/** The tips of rotor blades over flying units. */
const TIP = BODY / 2;
const BLADES = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
  .map(([x = 1, y = 1]) => `M${x * BODY} ${y * BODY}l${-x * TIP} ${-y * TIP}`)
  .join('');
/** The heads of soldiers, side by side. */
const HEADS = `M-6 ${BODY - 2.5}h0.1M0 ${BODY - 2.5}h0.1M6 ${BODY - 2.5}h0.1`;
/** The size of a token on the screen, in pixels: on a small map it is larger than its hex. */
const SMALLEST = 19;
/** The size of a name on the screen, in pixels. */
const NAME = 11;
/** With more units than this, only those in the event have names. */
const MOST_NAMES = 8;

/**
 * Red is square and blue is round; the wedge points where the legs or the hull do, the bar where the torso or the turret does.
 * Bars along the sides mark a vehicle, walls a gun emplacement, blades what flies, and a row of heads soldiers.
 */
export function UnitTokens({ told, frame, scale, actors, selected, onSelect }: UnitTokensProps) {
  const { battle, labels, mapNames } = told;
  // Units out of the battle lie below the others, and the selected one above all.
  const order = frame
    .map((_, index) => index)
    .sort((one, other) => rank(frame, one, selected) - rank(frame, other, selected));
  const enlarged = Math.max(1, SMALLEST / (2 * BODY * scale));
  const isNamed = (unit: number): boolean =>
    unit === selected ||
    actors.includes(unit) ||
    (frame.length <= MOST_NAMES && frame[unit]?.lost === undefined);
  const below = RADIUS * enlarged + NAME / scale;
  const above = -RADIUS * enlarged - NAME / (3 * scale);
  const high = pictureHeight(battle.map);
  return (
    <g>
      {order.map((index) => {
        const shown = frame[index];
        const unit = battle.units[index];
        if (shown === undefined || unit === undefined || shown.hex === OFF_MAP) return null;
        const [x, y] = middleOf(shown.hex, battle.map);
        const side = SIDES[unit.side] ?? 'red';
        const name = mapNames[index];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of units below takes the keys.
          <g
            key={unit.id}
            class={`token ${side}`}
            data-lost={shown.lost !== undefined}
            data-selected={index === selected}
            transform={`translate(${x} ${y})`}
            onClick={() => onSelect(index)}
          >
            <title>{titleOf(labels[index] ?? '', shown, unit)}</title>
            <g transform={`scale(${enlarged})`}>
              {index === selected && <circle r={RADIUS * 0.95} class="token-ring" />}
              <path
                d={`M0 ${-RADIUS * 1.08}l8 9h-16Z`}
                class="token-facing"
                transform={`rotate(${shown.facing * DEGREES_A_SIDE})`}
              />
              <g transform={shown.prone ? 'scale(1 0.55)' : undefined}>
                {side === 'red' ? (
                  <rect x={-BODY} y={-BODY} width={2 * BODY} height={2 * BODY} rx="2" class="token-body" />
                ) : (
                  <circle r={BODY * 1.12} class="token-body" />
                )}
              </g>
              {unit.plan.legs.length === 0 && (
                <path
                  d={signOf(unit.design)}
                  class="token-torso"
                  transform={
                    unit.design.soldiers === undefined
                      ? `rotate(${shown.facing * DEGREES_A_SIDE})`
                      : undefined
                  }
                />
              )}
              <path
                d={`M-6 ${-BODY + 2.5}h12`}
                class="token-torso"
                transform={`rotate(${shown.torsoFacing * DEGREES_A_SIDE})`}
              />
              <text class="token-sign" y="4.5">
                {name?.sign}
              </text>
              {shown.lost === undefined && <StateMarks shown={shown} unit={unit} />}
              {shown.lost !== undefined && <path d="M-13 -13L13 13M13 -13L-13 13" class="token-cross" />}
            </g>
            {isNamed(index) && (
              <text
                class="token-name"
                y={y + below < high ? below : above}
                font-size={NAME / scale}
                stroke-width={3 / scale}
              >
                {name?.words}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface StateMarksProps {
  readonly shown: ShownUnit;
  readonly unit: TokenUnit;
}

type TokenUnit = ToldGame['battle']['units'][number];

/** Bars are as long as the token is wide; this is their thickness. */
const BAR = 3.5;
/** The heat that fills the bar. Above it, every unit shuts down. */
const HOTTEST = 30;

/** Its remaining points as a bar below the token, its heat as a bar beside it, and letters for other conditions. */
function StateMarks({ shown, unit }: StateMarksProps) {
  const left = shareLeft(shown, unit.design);
  const heat = Math.min(1, shown.heat / HOTTEST);
  const letters = [shown.prone ? 'P' : '', shown.shutDown ? 'S' : '', shown.conscious ? '' : 'U'].join('');
  return (
    <g class="token-marks">
      {left < 1 && (
        <>
          <rect x={-BODY} y={BODY + 1} width={2 * BODY} height={BAR} class="mark-empty" />
          <rect x={-BODY} y={BODY + 1} width={2 * BODY * left} height={BAR} class="mark-left" />
        </>
      )}
      {heat > 0 && (
        <>
          <rect x={BODY + 1} y={-BODY} width={BAR} height={2 * BODY} class="mark-empty" />
          <rect
            x={BODY + 1}
            y={BODY - 2 * BODY * heat}
            width={BAR}
            height={2 * BODY * heat}
            class="mark-heat"
          />
        </>
      )}
      {letters !== '' && (
        <text class="token-letters" x={-BODY - 1} y={-BODY + 5}>
          {letters}
        </text>
      )}
    </g>
  );
}

function titleOf(label: string, shown: ShownUnit, unit: TokenUnit): string {
  if (shown.lost !== undefined) return `${label}, out of the battle`;
  return [
    label,
    `${Math.round(shareLeft(shown, unit.design) * 100)} % left`,
    shown.heat > 0 ? `heat ${shown.heat}` : '',
    shown.prone ? 'prone' : '',
    shown.shutDown ? 'shut down' : '',
    shown.conscious ? '' : 'unconscious',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

const rank = (frame: readonly ShownUnit[], index: number, selected: number): number =>
  frame[index]?.lost !== undefined ? 0 : index === selected ? 2 : 1;

function signOf({ emplaced, flight, protoMech, soldiers }: TokenUnit['design']): string {
  if (soldiers !== undefined) return HEADS;
  if (protoMech) return FEET;
  if (emplaced) return WALLS;
  return flight === undefined ? TRACKS : BLADES;
}
