import { Button } from '../../controls/button.js';
import type { LibraryProblem } from '../../library/questions.js';

interface LibraryNoticeProps {
  readonly problem: LibraryProblem;
  readonly onRetry: () => void;
}

/** A problem with the library's files, and what to do about it. Everything else works. */
export const LibraryNotice = ({ problem, onRetry }: LibraryNoticeProps) => (
  <div class="notice bad library-notice" role="alert">
    <p>
      {problem.is === 'file' ? (
        <>
          The library of units is not complete. <code>data/units/{problem.message}</code>.{' '}
          {navigator.onLine
            ? 'Try again; if that does not help, upload the files beside this page again.'
            : 'You are offline: try again when there is a network.'}
        </>
      ) : (
        <>The library of units could not be searched: {problem.message}.</>
      )}
    </p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
