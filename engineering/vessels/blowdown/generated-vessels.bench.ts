import { generatedVessel } from './generated-vessels.ts';
import { simulateBlowdown } from './simulate.ts';

const vessels = 2000;

/** Runs generated vessels and prints how many finish, the slowest of them and how well the balances close at worst. */
export default function bench(): void {
  const times: { readonly name: string; readonly seconds: number }[] = [];
  const worst = { mass: 0, energy: 0, volume: 0 };
  const at = { mass: '', energy: '', volume: '' };
  for (let number = 1; number <= vessels; number += 1) {
    const { name, spec, options } = generatedVessel(number);
    const start = performance.now();
    try {
      const { conservation } = simulateBlowdown(spec, options);
      times.push({ name, seconds: (performance.now() - start) / 1000 });
      for (const balance of ['mass', 'energy', 'volume'] as const) {
        if (conservation[balance] <= worst[balance]) continue;
        worst[balance] = conservation[balance];
        at[balance] = name;
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      console.log(`  gave up ${name}: ${error.message}`);
    }
  }
  const sorted = times.toSorted((one, other) => other.seconds - one.seconds);
  const total = sorted.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `  ${times.length} of ${vessels} generated vessels finished, ${(total / times.length).toFixed(2)} s each`,
  );
  for (const { name, seconds } of sorted.slice(0, 3)) console.log(`  slowest: ${seconds.toFixed(1)} s, ${name}`);
  for (const balance of ['mass', 'energy', 'volume'] as const) {
    console.log(`  ${balance} closes to ${worst[balance].toExponential(1)} at worst, ${at[balance]}`);
  }
}
