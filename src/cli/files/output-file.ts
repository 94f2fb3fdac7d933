import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile, UnwritableFileError, writablePlace } from '../../simulate/replace-file.node.js';
import { codeOf, systemReason } from '../../simulate/system-error.js';
import { cut } from '../print/visible.js';
import { InputError } from './input-error.js';

export class OutputFile {
  readonly #path: string;
  readonly #flag: string;

  /** @throws {InputError} if the file clearly cannot be written: better now than after an hour */
  constructor(path: string, flag: string) {
    this.#path = path;
    this.#flag = flag;
    this.#withReason(() => {
      const folder = dirname(writablePlace(path));
      try {
        accessSync(folder, constants.W_OK);
      } catch (error) {
        if (codeOf(error) === undefined) throw error;
        throw new UnwritableFileError(path, `cannot be written: ${systemReason(error)}`);
      }
    });
  }

  /** @throws {InputError} if the write fails, which leaves an older file as it was, or may not survive a power cut */
  write(text: string): void {
    this.#withReason(() => replaceFile(this.#path, text));
  }

  #withReason(write: () => void): void {
    try {
      write();
    } catch (error) {
      if (!(error instanceof UnwritableFileError)) throw error;
      throw new InputError(`${cut(this.#path)}: ${error.problem}; name another file with ${this.#flag}`);
    }
  }
}
