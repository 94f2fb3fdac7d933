/** What went wrong, read out at once; nothing without words. */
export const Problem = ({ words }: { readonly words: string | undefined }) =>
  words ? (
    <p class="notice bad" role="alert">
      {words}
    </p>
  ) : null;
