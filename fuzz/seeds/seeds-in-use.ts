import { BLK_FILES, BOARD_FILES, MTF_FILES, STARTER_FILES } from './unit-files.js';

/** A case hangs on the files that it damages: who has other ones sees other cases. */
export const seedsInUse = (): string =>
  `damaging ${STARTER_FILES.count} unit JSON, ${MTF_FILES.count} .mtf, ${BLK_FILES.count} .blk and ${BOARD_FILES.count} .board files` +
  (BOARD_FILES.count === 0 ? '; ../shared/data is absent' : '');
