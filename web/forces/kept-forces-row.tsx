import { Adder } from '../controls/adder.js';
import { Button } from '../controls/button.js';
import { say } from '../state/toast.js';
import { MOST_UNITS } from '../state/written-address.js';
import { counted } from '../words.js';
import { keepForce } from './change-force.js';
import { makeCurrent } from './current-force.js';
import { fitForBattle } from './fit-for-battle.js';
import { byLastChange, type Force } from './force.js';
import { unitOf } from './found-unit.js';
import { keptForces } from './kept-forces.js';
import { type Member, whole } from './member.js';

interface KeptForcesRowProps {
  /** "Red" */
  readonly title: string;
  readonly members: readonly Member[];
  readonly onChange: (members: readonly Member[]) => void;
  /** Whether its units fight here, so that only units that can fight are taken, with their damage. */
  readonly fights: boolean;
}

/** Takes one of the forces on this device, or keeps this one. */
export function KeptForcesRow({ title, members, onChange, fights }: KeptForcesRowProps) {
  const forces = (keptForces.listing.value?.values ?? []).filter((force) => force.members.length > 0);
  const take = (id: string) => {
    const force = forces.find((one) => one.id === id);
    if (force === undefined) return;
    const { taken, words } = fights ? fighters(force) : { taken: force.members.map(whole), words: '' };
    const next = taken.slice(0, MOST_UNITS);
    const over = taken.length - next.length;
    if (next.length > 0) onChange(next);
    const sentences = [
      next.length > 0 ? `${title} is now ${force.name}.` : '',
      words,
      over > 0 ? `There is room for ${MOST_UNITS} units: ${counted(over, 'unit')} stayed behind.` : '',
    ];
    say(
      sentences.filter((sentence) => sentence !== '').join(' '),
      next.length > 0 ? { label: 'Undo', act: () => onChange(members) } : undefined,
    );
  };
  const keep = async () => {
    makeCurrent(await keepForce({ name: title, members }));
    say(`Kept among your forces, ${counted(members.length, 'unit')}.`);
  };
  return (
    <>
      {forces.length > 0 && (
        <Adder
          label={`One of your forces as ${title}`}
          prompt="Your forces …"
          action="Use it"
          choices={[...forces].sort(byLastChange).map(({ id, name }) => ({ value: id, label: name }))}
          onAdd={take}
        />
      )}
      <Button
        aria-label={`Keep as a force: ${title}`}
        disabled={members.length === 0}
        onClick={() => void keep()}
      >
        Keep as a force
      </Button>
    </>
  );
}

function fighters({ members }: Force): { readonly taken: readonly Member[]; readonly words: string } {
  const { members: taken, behind = '' } = fitForBattle(members, unitOf);
  return { taken, words: behind };
}
