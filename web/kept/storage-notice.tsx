import { useEffect } from 'preact/hooks';
import { Button } from '../controls/button.js';
import type { StorageTrouble } from './storage-error.js';
import { storageTrouble } from './storage-trouble.js';
import { isAnythingUnkept, keepAgain } from './unkept.js';

interface Notice {
  readonly words: string;
  readonly action?: { readonly label: string; readonly act: () => void };
}

const TRY_AGAIN = { label: 'Try again', act: () => void keepAgain() };

const NOTICES: Readonly<Record<StorageTrouble, Notice>> = {
  denied: {
    words:
      'This browser does not let the page keep anything. What you add works until you close the page: export it before you do. To keep it, allow site data for this page, or leave the private window.',
    action: TRY_AGAIN,
  },
  full: {
    words:
      'This device has no room left for what you added. It works until you close the page: export it, or delete something that you do not need.',
    action: TRY_AGAIN,
  },
  newer: {
    words:
      'A newer version of TarComp was opened in another tab. Reload this page to keep what you change here. Export first what you have just added.',
    action: { label: 'Reload', act: () => location.reload() },
  },
  blocked: {
    words:
      'An older version of TarComp is open in another tab. Close or reload that tab: nothing can be kept before that.',
  },
  failed: {
    words:
      'The browser failed to keep what you added. It works until you close the page: export it before you do.',
    action: TRY_AGAIN,
  },
};

/** Says why something could not be stored, before it is lost. Renders nothing otherwise. */
export function StorageNotice() {
  const trouble = storageTrouble.value;
  useEffect(() => {
    if (trouble === undefined) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnkept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [trouble]);
  if (trouble === undefined) return null;
  const { words, action } = NOTICES[trouble];
  return (
    <div class="notice bad storage-notice" role="alert">
      <p>{words}</p>
      {action !== undefined && <Button onClick={action.act}>{action.label}</Button>}
    </div>
  );
}
