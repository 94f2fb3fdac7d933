import { Button } from '../../../controls/button.js';
import { saveFile } from '../../../controls/save-file.js';

interface DownloadButtonProps {
  readonly name: string;
  readonly data: () => unknown;
}

/** Saves a result as JSON, byte for byte as the command line prints it. */
export const DownloadButton = ({ name, data }: DownloadButtonProps) => (
  <Button onClick={() => saveFile(name, `${JSON.stringify(data())}\n`, 'application/json')}>
    Download JSON
  </Button>
);
