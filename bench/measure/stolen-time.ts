import { readFileSync } from 'node:fs';

/** On a virtual machine, the host may run other machines while we have work to do; Linux counts that time as stolen. */
export function watchStolenTime(): () => number | undefined {
  const before = processorTicks();
  return () => {
    const after = processorTicks();
    if (before === undefined || after === undefined) return undefined;
    const stolen = after.stolen - before.stolen;
    const wanted = after.used - before.used + stolen;
    return wanted === 0 ? 0 : stolen / wanted;
  };
}

/** Since the machine was started, over all cores; undefined if there is no such count. */
function processorTicks(): { readonly used: number; readonly stolen: number } | undefined {
  try {
    const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '')
      .split(/\s+/)
      .map(Number);
    const [user = 0, nice = 0, system = 0, _idle, _waiting, irq = 0, softIrq = 0, stolen = 0] = ticks;
    return { used: user + nice + system + irq + softIrq, stolen };
  } catch {
    return undefined;
  }
}
