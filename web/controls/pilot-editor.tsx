import { AbilityPicker } from './ability-picker.js';
import type { Surroundings } from './ability-words.js';
import { Skills } from './skills.js';

interface PilotEditorProps extends Surroundings {
  /** Left out if the unit does not shoot. */
  readonly gunnery?: number;
  readonly piloting: number;
  readonly abilities: readonly string[];
  readonly onChange: (pilot: {
    readonly gunnery?: number;
    readonly piloting?: number;
    readonly abilities?: readonly string[];
  }) => void;
  readonly whose: string;
  /** Abilities that have no effect here. */
  readonly without?: readonly string[];
}

export const PilotEditor = ({ gunnery, piloting, abilities, onChange, ...rest }: PilotEditorProps) => (
  <div class="pilot">
    <div class="fields">
      <Skills {...(gunnery !== undefined && { gunnery })} piloting={piloting} onChange={onChange} />
    </div>
    <AbilityPicker value={abilities} onChange={(next) => onChange({ abilities: next })} {...rest} />
  </div>
);
