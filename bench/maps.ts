// How long it takes to make a map of 32 by 32, warm, on one core.
import { Bench } from 'tinybench';

const built = new URL('../dist/index.js', import.meta.url).href;
const { generateMap, LANDSCAPES } = (await import(built)) as typeof import('../src/index.js');

const MAPS = 20;
const bench = new Bench({ time: 1000, warmupTime: 1000 });
for (const landscape of LANDSCAPES) {
  let seed = 0;
  bench.add(landscape, () => {
    for (let count = 0; count < MAPS; count += 1) {
      seed += 1;
      const map = generateMap({ landscape, width: 32, height: 32, seed });
      if (map.size !== 1024) throw new Error(`a map of ${map.size} hexes`);
    }
  });
}
await bench.run();
for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name} was not measured`);
  const { p50, min } = result.latency;
  const each = (milliseconds: number) => ((milliseconds / MAPS) * 1000).toFixed(0);
  console.log(`${name.padEnd(12)} ${each(p50)} µs a map (median; best ${each(min)})`);
}
