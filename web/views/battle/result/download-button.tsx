interface DownloadButtonProps {
  readonly name: string;
  readonly data: () => unknown;
}

/** Hands a result out as JSON, byte for byte as the command line prints it. */
export function DownloadButton({ name, data }: DownloadButtonProps) {
  const save = () => {
    const address = URL.createObjectURL(
      new Blob([`${JSON.stringify(data())}\n`], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" class="button" onClick={save}>
      Download JSON
    </button>
  );
}
