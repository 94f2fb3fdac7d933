import type { ComponentProps } from 'preact';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'class' | 'ref'> {
  readonly look?: 'main' | 'small' | 'press' | 'stop' | 'delete';
}

/** A button with words on it. It acts on the page and submits no form. */
export const Button = ({ look, ...attributes }: ButtonProps) => (
  <button type="button" class={look === undefined ? 'button' : `button ${look}`} {...attributes} />
);
