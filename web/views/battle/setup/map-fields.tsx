import { useState } from 'preact/hooks';
import { MapFileError } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { Problem } from '../../../controls/problem.js';
import { setter } from '../../../controls/setter.js';
import { Stepper } from '../../../controls/stepper.js';
import { say } from '../../../state/toast.js';
import { counted } from '../../../words.js';
import { height, LANDSCAPE_CHOICES, LIMITS, landscape, ownMap, width } from './battle-state.js';
import { mapWords } from './map-words.js';

const LARGEST_FILE = 50_000_000;

export function MapFields() {
  const [problem, setProblem] = useState('');
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined) return;
    setProblem('');
    try {
      if (file.size > LARGEST_FILE)
        throw new MapFileError(file.name, undefined, 'the file is too large for a map');
      const { readMapFile } = await import('./read-map-file.js');
      const { map, warnings } = readMapFile(file.name, await file.text());
      ownMap.value = map;
      say(
        warnings.length === 0
          ? `${map.name} was read.`
          : `${map.name} was read. ${counted(warnings.length, 'thing')} in it ${warnings.length === 1 ? 'was' : 'were'} not understood.`,
      );
    } catch (error) {
      setProblem(
        error instanceof MapFileError
          ? error.message
          : `${file.name} could not be read. Choose a .board file or a .json map.`,
      );
    }
  };
  const own = ownMap.value;
  return (
    <>
      {own === undefined ? (
        <div class="fields map-fields">
          <Choice
            label="Landscape"
            value={landscape.value}
            choices={LANDSCAPE_CHOICES}
            onChange={setter(landscape)}
          />
          <Stepper
            label="Columns"
            value={width.value}
            min={LIMITS.side[0]}
            max={LIMITS.side[1]}
            onChange={setter(width)}
          />
          <Stepper
            label="Rows"
            value={height.value}
            min={LIMITS.side[0]}
            max={LIMITS.side[1]}
            onChange={setter(height)}
          />
        </div>
      ) : (
        <p class="own-map">
          <span>{mapWords(own)}</span>
          <Button
            onClick={() => {
              ownMap.value = undefined;
            }}
          >
            Use a landscape
          </Button>
        </p>
      )}
      <div class="row">
        <label class="button">
          Choose a map file
          <input
            class="unseen"
            type="file"
            accept=".board,.json"
            onChange={(event) => void take(event.currentTarget)}
          />
        </label>
        <span class="faint">
          {own === undefined
            ? 'Each game gets a new map of this landscape.'
            : 'The map stays on this device.'}
        </span>
      </div>
      <Problem words={problem} />
    </>
  );
}
