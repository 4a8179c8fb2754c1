import { ellipsoidalHead, vessel } from '../../geometry/index.ts';
import {
  combineLoads,
  loadContents,
  simulateBlowdown,
  simulateHeader,
  sizeOrifice,
  staggeredSequence,
  type BlowdownSpec,
} from '../index.ts';

const head = ellipsoidalHead(2);
const outlet = { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5 } as const;
const gas = {
  shape: vessel('horizontal', 2, 6, [head, head]),
  wall: { metal: { thickness: 0.03, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: { model: 'peng-robinson', composition: [{ id: 'C1', fraction: 1 }] },
  initial: { temperature: 300, pressure: 80e5 },
  outlet,
  heat: { mode: 'ambient', ambientTemperature: 288 },
} as const satisfies BlowdownSpec;
const separator = {
  ...gas,
  fluid: {
    model: 'peng-robinson',
    composition: [
      { id: 'C1', fraction: 0.6 },
      { id: 'C2', fraction: 0.1 },
      { id: 'C3', fraction: 0.1 },
      { id: 'nC4', fraction: 0.08 },
      { id: 'nC5', fraction: 0.07 },
      { id: 'nC7', fraction: 0.05 },
    ],
  },
  initial: { temperature: 300, pressure: 60e5, level: 0.7 },
} as const satisfies BlowdownSpec;
const byReference = (spec: typeof gas | typeof separator): BlowdownSpec => ({
  ...spec,
  fluid: { ...spec.fluid, model: 'reference' },
});
const options = { endTime: 900 };
/** Six natural gas vessels, two of which open later, with their common header; the header reaches Mach 0.5. */
const into = { insideDiameter: 0.4, length: 200, roughness: 45.7e-6, fittings: 3, tipPressure: 1.2e5 } as const;
const six = [0, 0, 60, 0, 120, 0].map((startDelay, index) => ({
  name: `vessel ${index + 1}`,
  options,
  spec: {
    ...gas,
    fluid: {
      model: 'peng-robinson',
      composition: [
        { id: 'C1', fraction: 0.85 },
        { id: 'C2', fraction: 0.08 },
        { id: 'C3', fraction: 0.05 },
        { id: 'nC4', fraction: 0.02 },
      ],
    },
    initial: { temperature: 300, pressure: (12 + 14 * index) * 1e5 },
    outlet: { ...outlet, startDelay },
  } as const satisfies BlowdownSpec,
}));
const target = { time: 900, pressure: 7.91325e5 };

/** One operation is one complete run. */
export default async function bench(
  measure: (name: string, operations: number, run: () => number, atMost?: number) => Promise<void>,
): Promise<void> {
  await measure(
    '15 minutes of a vessel of pure gas',
    1,
    () => simulateBlowdown(gas, options).summary.finalPressure,
    10e6,
  );
  await loadContents(byReference(gas).fluid);
  await measure(
    '15 minutes of a vessel of pure gas, by its reference equation',
    1,
    () => simulateBlowdown(byReference(gas), options).summary.finalPressure,
  );
  await measure(
    '15 minutes, six components, two phases',
    1,
    () => simulateBlowdown(separator, options).summary.finalMass,
  );
  await loadContents(byReference(separator).fluid);
  await measure(
    '15 minutes, six components, two phases, by GERG-2008',
    1,
    () => simulateBlowdown(byReference(separator), options).summary.finalMass,
    1.5e9,
  );
  await measure(
    '15 minutes, six components, liquid drawn',
    1,
    () => simulateBlowdown({ ...separator, outlet: { ...outlet, draw: 'liquid' } }, options).summary.finalMass,
  );
  await measure(
    '15 minutes, six components, gas and liquid zone',
    1,
    () => simulateBlowdown(separator, { ...options, model: 'non-equilibrium' }).summary.finalMass,
    300e6,
  );
  await measure(
    '15 minutes of six vessels with their header',
    1,
    () => simulateHeader(six, into).peakPressure.value,
    3e9,
  );
  await measure('orifice for 15 minutes, six components', 1, () => sizeOrifice(separator, target).diameter);
  const { runs } = sizeOrifice(separator, target);
  console.log(`  that orifice took ${runs} runs`);
  const run = simulateBlowdown(gas, options);
  const capacity = 1.6 * run.summary.peakFlow.value;
  await measure(
    'combined load of six vessels',
    1,
    () => combineLoads(Array(6).fill(run), [0, 60, 120, 180, 240, 300]).peak.value,
  );
  await measure(
    'staggered sequence of six vessels, every order',
    1,
    () => staggeredSequence(Array(6).fill(run), capacity).finish,
  );
}
