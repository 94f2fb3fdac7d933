import type { ComponentChildren, RefObject } from 'preact';
import { Button } from '../controls/button.js';
import { MOST_MEMBERS } from './force.js';
import type { Member } from './member.js';

export type Tool = 'up' | 'down' | 'copy';

interface MemberToolsProps {
  readonly members: readonly Member[];
  readonly place: number;
  /** "Unit 2, Atlas AS7-D" */
  readonly label: string;
  /** Gets the new order, and the unit's new place. */
  readonly onArrange: (members: readonly Member[], place: number, tool: Tool) => void;
  /** Further buttons. */
  readonly children: ComponentChildren;
}

/** Copies a unit, or moves it up and down in its force. */
export function MemberTools({ members, place, label, onArrange, children }: MemberToolsProps) {
  const member = members[place];
  if (member === undefined) return null;
  const move = (to: number, tool: Tool) => {
    const others = members.filter((_, index) => index !== place);
    onArrange([...others.slice(0, to), member, ...others.slice(to)], to, tool);
  };
  return (
    <div class="member-tools">
      <Button
        data-tool="up"
        aria-label={`Move up: ${label}`}
        disabled={place === 0}
        onClick={() => move(place - 1, 'up')}
      >
        ↑
      </Button>
      <Button
        data-tool="down"
        aria-label={`Move down: ${label}`}
        disabled={place === members.length - 1}
        onClick={() => move(place + 1, 'down')}
      >
        ↓
      </Button>
      <Button
        data-tool="copy"
        aria-label={`Add another: ${label}`}
        disabled={members.length >= MOST_MEMBERS}
        onClick={() =>
          onArrange(
            // A copy of the unit gets a pilot of its own.
            [...members.slice(0, place + 1), { ...member, pilot: '' }, ...members.slice(place + 1)],
            place + 1,
            'copy',
          )
        }
      >
        + Another
      </Button>
      {children}
    </div>
  );
}

/** The focus follows the unit, so that keys can move it on. At the end of the list the direction reverses. */
export function focusNext(list: RefObject<HTMLElement | null>, place: number, tool: Tool): void {
  requestAnimationFrame(() => {
    const tools = list.current?.children[place];
    const button = (name: string) => tools?.querySelector<HTMLButtonElement>(`[data-tool="${name}"]`);
    const wanted = button(tool);
    (wanted?.disabled ? button(tool === 'up' ? 'down' : 'up') : wanted)?.focus();
  });
}
