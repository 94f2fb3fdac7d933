import { useEffect } from 'preact/hooks';
import { beginGame, type GameSetup } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { DropZone } from '../../../controls/drop-zone.js';
import { Segmented } from '../../../controls/segmented.js';
import { setter } from '../../../controls/setter.js';
import { Toggle } from '../../../controls/toggle.js';
import { BOTH_SIDES, SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { ruleset } from '../../../state/address.js';
import { say } from '../../../state/toast.js';
import { RULESET_WORDS } from '../../../words.js';
import { seed } from '../../battle/setup/battle-state.js';
import { EndFields, SeedField } from '../../battle/setup/limit-fields.js';
import { MapFields } from '../../battle/setup/map-fields.js';
import { SideCard } from '../../battle/setup/setup-panel.js';
import { OpenPlayFile } from '../game/game-file.js';
import type { Seats } from '../game/kept-play.js';
import { begin } from '../game/play.js';
import { judges } from '../standing/standings.js';
import { warmUp } from '../standing/warm-up.js';
import { deploy, deployKept } from './deploy-state.js';
import { newSeed, ready, seats, seeded } from './start-state.js';

const SEAT_CHOICES = [
  { value: 'person', label: 'Person' },
  { value: 'bot', label: 'Bot' },
] as const;

/** Chooses forces, players and map. */
export function StartPage() {
  const setup = ready.value;
  const problem = typeof setup === 'function' ? undefined : setup.problem;
  const people = BOTH_SIDES.some((side) => seats[side].value === 'person');
  const start = (how: (game: GameSetup, played: Seats) => void) => {
    if (typeof setup !== 'function') return;
    try {
      how(setup(seeded.value ? seed.value : newSeed()), [seats.red.value, seats.blue.value]);
      scrollTo({ top: 0 });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  useEffect(() => {
    if (typeof setup !== 'function') return;
    deployKept(setup);
    return warmUp(() => beginGame(setup(seed.peek())), judges.peek());
  }, [setup]);
  return (
    <div class="play-start">
      <section class="card" aria-labelledby="play-title">
        <h2 id="play-title">A battle on the map</h2>
        <p>
          Play against the bot, or with two players at one device, by the full rules. Each phase shows the
          possible orders, with their cost and their odds. The game stays on this device and can be left at
          any time.
        </p>
        <div class="seats">
          {BOTH_SIDES.map((side) => (
            <Segmented
              key={side}
              label={`${SIDE_SIGNS[side]} ${SIDE_NAMES[side]} is played by`}
              labelled
              name={`seat-${side}`}
              choices={SEAT_CHOICES}
              value={seats[side].value}
              onChange={setter(seats[side])}
            />
          ))}
        </div>
        <div class="row">
          <Button
            look="main"
            disabled={problem !== undefined}
            onClick={() => start((game, played) => begin(beginGame(game), played))}
          >
            Start the battle
          </Button>
          <Button disabled={problem !== undefined || !people} onClick={() => start(deploy)}>
            Deploy by hand
          </Button>
          <OpenPlayFile />
          <span class="faint">{RULESET_WORDS[ruleset.value]} rules, for the whole game</span>
        </div>
        {problem !== undefined && <p class="notice">{problem}</p>}
      </section>
      <div class="sides">
        {BOTH_SIDES.map((side) => (
          <SideCard key={side} side={side} />
        ))}
      </div>
      <section class="card" aria-labelledby="field-title">
        <h2 id="field-title">Field</h2>
        <MapFields />
        <div class="fields">
          <EndFields />
          <Toggle
            label="Map and dice by seed"
            note="The same seed and the same orders give the same game."
            checked={seeded.value}
            onChange={setter(seeded)}
          />
          {seeded.value && <SeedField />}
        </div>
      </section>
      <DropZone />
    </div>
  );
}
