import { Refusal } from '../../quantities/index.ts';
import { generatedVessel } from './testing/generated-vessels.ts';
import type { BlowdownRun } from './results/run.ts';
import { simulateBlowdown } from './simulate.ts';

/** Range of vessel numbers to run: all by default, or for example `VESSELS=1-500 npm run bench generated-vessels`. */
const [first = 1, last = first] = (process.env.VESSELS ?? '1-2000').split('-').map(Number);
/** Largest mass and energy error of a run that counts as finished. */
const closed = 1e-6;
const balances = ['mass', 'energy', 'volume'] as const;

/**
 * Runs the generated vessels and prints each that fails or does not close, the share that finishes with mass and energy closed, the slowest
 * by CPU time, and the largest balance errors.
 */
export default function bench(): void {
  const times: { readonly name: string; readonly seconds: number }[] = [];
  const worst = { mass: 0, energy: 0, volume: 0 };
  const at = { mass: '', energy: '', volume: '' };
  let finished = 0;
  for (let number = first; number <= last; number += 1) {
    const { name, spec, options } = generatedVessel(number);
    const start = process.cpuUsage();
    const result = outcome(() => simulateBlowdown(spec, options));
    const { user, system } = process.cpuUsage(start);
    times.push({ name, seconds: (user + system) / 1e6 });
    if (result instanceof Refusal) {
      console.log(`  gave up ${name}: ${result.message}`);
      continue;
    }
    const { mass, energy } = result.conservation;
    if (mass <= closed && energy <= closed) finished += 1;
    else console.log(`  did not close ${name}: mass ${mass.toExponential(1)}, energy ${energy.toExponential(1)}`);
    for (const balance of balances) {
      if (result.conservation[balance] <= worst[balance]) continue;
      worst[balance] = result.conservation[balance];
      at[balance] = name;
    }
  }
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  const share = `${((100 * finished) / times.length).toFixed(2)} %`;
  console.log(
    `  ${finished} of ${times.length} generated vessels (${share}) finished with mass and energy closed to 1e-6`,
  );
  console.log(`  ${(total / times.length).toFixed(2)} s of processor time each`);
  for (const { name, seconds } of times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 3)) {
    console.log(`  slowest: ${seconds.toFixed(1)} s, ${name}`);
  }
  for (const balance of balances) {
    console.log(`  ${balance} closes to ${worst[balance].toExponential(1)} at worst, ${at[balance]}`);
  }
}

/** Returns the run, or the error with which it failed. */
function outcome(run: () => BlowdownRun): BlowdownRun | Refusal {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
