import { BLK_FILES, BOARD_FILES, MTF_FILES, STARTER_FILES } from './unit-files.js';

/** A case depends on the files that it damages: with other files, it is another case. */
export const seedsInUse = (): string =>
  `damaging ${STARTER_FILES.count} unit JSON, ${MTF_FILES.count} .mtf, ${BLK_FILES.count} .blk and ${BOARD_FILES.count} .board files` +
  (BOARD_FILES.count === 0 ? '; ../shared/data is absent' : '');
