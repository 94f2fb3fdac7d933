/** "1,250 of 10,000 positions, 2.5 a second, 58 min left" */
export function progressWords(done: number, all: number, before: number, seconds: number): string {
  const count = (number: number) => number.toLocaleString('en');
  const rate = (done - before) / seconds;
  const words = `${count(done)} of ${count(all)} positions`;
  if (!(rate > 0)) return words;
  return `${words}, ${rate.toFixed(1)} a second, ${timeWords((all - done) / rate)} left`;
}

function timeWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** In milliseconds: often on a terminal, where one line is written over and over, and seldom in a file. */
const ON_TERMINAL = 5000;
const IN_FILE = 60_000;

/** Says every now and then how far it has got. @returns how to stop that */
export function tellProgress(all: number, doneSoFar: () => number): () => void {
  const { stderr } = process;
  const before = doneSoFar();
  const began = performance.now();
  if (before > 0) stderr.write(`${progressWords(before, all, before, 1)} are known from before\n`);
  const timer = setInterval(
    () => {
      const words = progressWords(doneSoFar(), all, before, (performance.now() - began) / 1000);
      stderr.write(stderr.isTTY ? `\r\u001B[K${words}` : `${words}\n`);
    },
    stderr.isTTY ? ON_TERMINAL : IN_FILE,
  );
  return () => {
    clearInterval(timer);
    if (stderr.isTTY) stderr.write('\r\u001B[K');
  };
}
