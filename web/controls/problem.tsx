/** An error message, read out at once. Renders nothing for an empty text. */
export const Problem = ({ words }: { readonly words: string | undefined }) =>
  words ? (
    <p class="notice bad" role="alert">
      {words}
    </p>
  ) : null;
