import { BEST_SKILL, WORST_SKILL } from '../skills.js';
import { Stepper } from './stepper.js';

interface SkillsProps {
  /** Left out if the unit does not shoot. */
  readonly gunnery?: number;
  readonly piloting: number;
  readonly onChange: (skills: { readonly gunnery?: number; readonly piloting?: number }) => void;
}

/** Both skills of a pilot, side by side. */
export const Skills = ({ gunnery, piloting, onChange }: SkillsProps) => (
  <>
    {gunnery !== undefined && (
      <Stepper
        label="Gunnery"
        value={gunnery}
        min={BEST_SKILL}
        max={WORST_SKILL}
        onChange={(value) => onChange({ gunnery: value })}
      />
    )}
    <Stepper
      label="Piloting"
      value={piloting}
      min={BEST_SKILL}
      max={WORST_SKILL}
      onChange={(value) => onChange({ piloting: value })}
    />
  </>
);
