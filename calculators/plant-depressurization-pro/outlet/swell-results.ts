import { absent, ruledOut, step, type Absent } from '../../kit/index.ts';
import type { SwellRun } from '@isentrope/engineering/vessels';
import type { Simulation } from '../simulation.ts';
import { simulation } from '../vessel-run.ts';
import { fromAbove } from './swell-fields.ts';
import { swellVerdict, worstSwell } from './swell-verdict.ts';

/** Level swell results of a run. */

const when = fromAbove;
const source =
  'DIERS (Fisher et al. 1992; HSE CRR 136/1998): drift flux with vapour from all of the liquid, distribution parameter 1; all vapour that leaves is counted as risen through it';
const none = ruledOut('no liquid below the gas');
const below = ruledOut('the liquid stays below the nozzle');

const ofSwell =
  (read: (swell: SwellRun, simulated: Simulation) => number | Absent) =>
  ({ simulation: simulated }: { readonly simulation: Simulation }): number | Absent => {
    const swell = worstSwell(simulated);
    return swell === undefined ? none : read(swell, simulated);
  };

export const verdict = step(
  'swellVerdict',
  { simulation },
  { label: 'Boiling liquid at the outlet nozzle', when, source },
  swellVerdict,
);
export const highestLevel = step(
  'swollenLevel',
  { simulation },
  { label: 'Highest swollen level', kind: 'length', unit: 'mm', when, source },
  ofSwell(({ highest }) => highest.value),
);
const reachedAt = step(
  'swellFrom',
  { simulation },
  { label: 'Liquid at the nozzle from', kind: 'time', unit: 'min', when, source, digits: 3 },
  ofSwell(({ reaches }) => reaches?.from ?? below),
);
const reachedUntil = step(
  'swellTo',
  { simulation },
  { label: 'Liquid at the nozzle until', kind: 'time', unit: 'min', when, source, digits: 3 },
  ofSwell(({ reaches }) => reaches?.to ?? below),
);
export const noRoom = step(
  'swellExcess',
  { simulation },
  {
    label: 'Liquid that does not fit below the nozzle, at most',
    kind: 'mass',
    unit: 'kg',
    when: { draw: 'vapour' },
    source,
    digits: 3,
  },
  ofSwell(({ excess }) => excess.value),
);
const vapourOrifice = step(
  'swellOrifice',
  { simulation },
  {
    label: 'Largest orifice for vapour alone, about',
    kind: 'length',
    unit: 'mm',
    when: { draw: 'vapour' },
    source: 'Vapour flow in proportion to the area, at the contents of this run',
    digits: 3,
  },
  ofSwell(({ leastRoom }, { spec: { outlet } }) =>
    leastRoom === undefined
      ? absent('no vapour leaves')
      : leastRoom > 0
        ? outlet.diameter * Math.sqrt(leastRoom)
        : absent('liquid is carried over with any orifice'),
  ),
);

export const swellResults = [verdict, highestLevel, reachedAt, reachedUntil, noRoom, vapourOrifice];
