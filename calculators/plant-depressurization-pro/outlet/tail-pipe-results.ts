import { gauge } from '@isentrope/engineering/quantities';
import type { TailPipeRun } from '@isentrope/engineering/vessels';
import { absent, optional, ruledOut, step, type Absent } from '../../kit/index.ts';
import { equationCheck } from '../contents/equation-run.ts';
import { worseVerdict } from '../contents/equation-verdicts.ts';
import { given } from '../fields.ts';
import type { Simulation } from '../simulation.ts';
import { withTailPipe } from './tail-pipe-fields.ts';
import { coldestPipe, tailPipeBrittle } from './tail-pipe-verdict.ts';
import { judged } from '../continuation.ts';
import { simulation } from '../vessel-run.ts';

/** Tail pipe results of a run. */

const flow = 'Adiabatic flow with friction of the real fluid, from the simulated history';
const metal = 'Metal in cells along the pipe, from the simulated history';
const none = ruledOut('no tail pipe is modelled');

const ofRun =
  (read: (pipe: TailPipeRun) => number) =>
  ({ simulation: { run } }: { readonly simulation: Simulation }): number | Absent =>
    run.tailPipe === undefined ? none : read(run.tailPipe);

const ofColdest =
  (read: (pipe: TailPipeRun) => number | Absent) =>
  ({ simulation: simulated }: { readonly simulation: Simulation }): number | Absent => {
    const pipe = coldestPipe(simulated);
    return pipe === undefined ? none : read(pipe);
  };

export const valveOutletPressure = step(
  'valveOutletPressure',
  { simulation },
  {
    label: 'Highest pressure at the valve outlet',
    when: withTailPipe,
    kind: 'gaugePressure',
    unit: 'bar(g)',
    source: flow,
  },
  ofRun(pipe => gauge(pipe.highestInletPressure.value)),
);
export const tailPipeMach = step(
  'tailPipeMach',
  { simulation },
  {
    label: 'Highest Mach number, end of tail pipe',
    when: withTailPipe,
    kind: 'number',
    unit: '',
    source: flow,
    digits: 3,
  },
  ofRun(pipe => Math.min(1, pipe.highestMachNumber.value)),
);
export const tailPipeVelocity = step(
  'tailPipeVelocity',
  { simulation },
  { label: 'Highest velocity, end of tail pipe', when: withTailPipe, kind: 'velocity', unit: 'm/s', source: flow },
  ofRun(pipe => pipe.highestVelocity.value),
);
export const tailPipeReduction = step(
  'tailPipeReduction',
  { simulation },
  {
    label: 'Largest reduction of flow by the tail pipe',
    when: withTailPipe,
    kind: 'fraction',
    unit: '%',
    source: flow,
    digits: 3,
  },
  ofRun(pipe => pipe.largestReduction.value),
);
export const tailPipeFluidTemperature = step(
  'tailPipeFluidTemperature',
  { simulation },
  {
    label: 'Lowest fluid temperature in the tail pipe',
    when: withTailPipe,
    kind: 'temperature',
    unit: '°C',
    source: flow,
  },
  ofColdest(pipe => pipe.lowestFluidTemperature?.value ?? absent('nothing flows through the tail pipe')),
);
export const tailPipeMetalTemperature = step(
  'tailPipeMetalTemperature',
  { simulation },
  {
    label: 'Lowest metal temperature of the tail pipe',
    when: withTailPipe,
    kind: 'temperature',
    unit: '°C',
    source: metal,
  },
  ofColdest(pipe => pipe.lowestMetalTemperature.value),
);
export const tailPipeColdTime = step(
  'tailPipeColdTime',
  { simulation },
  { label: 'Coldest metal of the tail pipe after', when: withTailPipe, kind: 'time', unit: 'min', source: metal },
  ofColdest(pipe => pipe.lowestMetalTemperature.time),
);
export const tailPipeColdPlace = step(
  'tailPipeColdPlace',
  { simulation },
  {
    label: 'Coldest metal, distance from the valve',
    when: withTailPipe,
    kind: 'length',
    unit: 'm',
    source: metal,
    digits: 2,
  },
  ofColdest(pipe => pipe.lowestMetalTemperature.position),
);
export const tailPipeVerdict = step(
  'tailPipeBrittle',
  {
    simulation: judged,
    limit: optional(given.tailPipeMinimumTemperature),
    equationCheck: optional(equationCheck),
  },
  { label: 'Tail pipe metal against its minimum', when: withTailPipe },
  v =>
    worseVerdict(['Not below minimum', 'Below minimum'], tailPipeBrittle(v), v.equationCheck, byOther =>
      tailPipeBrittle({ simulation: byOther.judged, limit: v.limit }),
    ),
);

export const tailPipeResults = [
  valveOutletPressure,
  tailPipeMach,
  tailPipeVelocity,
  tailPipeReduction,
  tailPipeFluidTemperature,
  tailPipeMetalTemperature,
  tailPipeColdTime,
  tailPipeColdPlace,
  tailPipeVerdict,
];
