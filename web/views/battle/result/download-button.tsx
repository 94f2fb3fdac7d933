import { saveFile } from '../../../controls/save-file.js';

interface DownloadButtonProps {
  readonly name: string;
  readonly data: () => unknown;
}

/** Hands a result out as JSON, byte for byte as the command line prints it. */
export const DownloadButton = ({ name, data }: DownloadButtonProps) => (
  <button
    type="button"
    class="button"
    onClick={() => saveFile(name, `${JSON.stringify(data())}\n`, 'application/json')}
  >
    Download JSON
  </button>
);
