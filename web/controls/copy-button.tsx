import { say } from '../state/toast.js';
import { Button } from './button.js';

interface CopyButtonProps {
  readonly label: string;
  /** Called when the user copies. */
  readonly text: () => string;
  /** Shown after copying. */
  readonly done: string;
}

export function CopyButton({ label, text, done }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say(done);
    } catch {
      say('The browser does not let this page copy. Select the text and copy it yourself.');
    }
  };
  return <Button onClick={copy}>{label}</Button>;
}
