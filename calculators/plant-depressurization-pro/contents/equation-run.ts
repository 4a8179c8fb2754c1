import { isBeyondGerg } from '@isentrope/engineering/properties';
import { Refusal } from '@isentrope/engineering/quantities';
import {
  continuableBlowdown,
  startingPhases,
  timeToPressure,
  type BlowdownRun,
  type BlowdownSpec,
  type CompositionModel,
  type ContinuableRun,
} from '@isentrope/engineering/vessels';
import { absent, expensiveStep, ruledOut, value, type Absent, type ListItem, type Progress } from '../../kit/index.ts';
import type { Target } from '../answers/target.ts';
import { continuationOf, judged, limits, type Continue, type JudgedSimulation, type Limits } from '../continuation.ts';
import { given } from '../fields.ts';
import { endOf } from '../run-end.ts';
import type { Simulation } from '../simulation.ts';
import { amountsOf } from '../start.ts';
import { simulation } from '../vessel-run.ts';
import type { EquationCheck, Governing } from './equation-check.ts';

/**
 * Repeats the run with the other equation of state: Peng–Robinson beside a reference equation or GERG-2008. A field turns this
 * off, since the second run can take several times as long.
 */

function governingOf(spec: Simulation['spec'], run: BlowdownRun, { pressure }: Target): Governing {
  const time = timeToPressure(run, pressure);
  const { summary } = run;
  return {
    equation: nameOf(spec),
    timeToTarget: time === undefined ? undefined : Math.max(0, time - (spec.outlet.startDelay ?? 0)),
    lowestMetal: summary.lowestWallTemperature?.value,
    lowestFluid: summary.lowestFluidTemperature.value,
    lowestDownstream: summary.lowestDownstreamTemperature?.value,
    peakFlow: summary.peakFlow.value,
    releasedMass: summary.releasedMass,
  };
}

/** Returns the name of the equation of state within a sentence. */
function nameOf({ fluid, initial }: BlowdownSpec): string {
  return startingPhases(fluid, initial).basis?.equation ?? 'Peng–Robinson';
}

/** Returns a specification with the other equation of state for the contents. */
function byTheOther(spec: Simulation['spec'], model: CompositionModel): Simulation['spec'] {
  if (spec.fluid.model === 'ideal-gas') throw new RangeError('an ideal gas has no second equation');
  const other = model === 'peng-robinson' ? 'reference' : 'peng-robinson';
  return { ...spec, fluid: { ...spec.fluid, model: other } };
}

const beyondGerg = 'the other equation gives wrong boiling pressures of these contents';
const noWaterPhase = 'the other equation has no phase for the free water of these contents';

function hasFreeWater({ water }: BlowdownRun): boolean {
  return water !== undefined && water.greatest.value > 0;
}

/** Share of the progress for the run of the entered duration. */
const runShare = 0.8;

interface Given extends Limits {
  readonly equationCheck: 'no' | 'yes';
  readonly equationOfState: CompositionModel;
  readonly composition: readonly ListItem[];
  readonly simulation: Simulation;
  readonly judged: JudgedSimulation;
}

/**
 * Runs a vessel by the other equation, with the same orifice and duration, and continues it as long as the run by the selected one and
 * until its own limits are decided.
 * @throws {Refusal} if it has no solution.
 */
function equationCheckOf(v: Given, progress: Progress): EquationCheck | Absent {
  if (v.equationCheck === 'no') return ruledOut('the check is switched off');
  const { spec, run, options } = v.simulation;
  if (v.equationOfState === 'peng-robinson' && hasFreeWater(run)) return ruledOut(noWaterPhase);
  if (v.equationOfState === 'peng-robinson' && isBeyondGerg(amountsOf(v.composition))) return ruledOut(beyondGerg);
  const other = byTheOther(spec, v.equationOfState);
  try {
    const onProgress = (fraction: number): void => progress(runShare * fraction);
    const shown = continuableBlowdown(other, { ...options, onProgress });
    const byOther = { spec: other, run: shown.run, options };
    return {
      own: governingOf(spec, run, v.target),
      other: governingOf(other, byOther.run, v.target),
      byOther,
      judged: judgedByOther(v, byOther, shown, fraction => progress(runShare + (1 - runShare) * fraction)),
      isWet: hasFreeWater(byOther.run),
    };
  } catch (thrown) {
    if (thrown instanceof RangeError) return absent('the run by the other equation cannot continue');
    throw thrown;
  }
}

/**
 * Returns the simulation by the other equation that decides on the limits; undefined if its run with a single temperature has no
 * solution.
 */
function judgedByOther(
  v: Given,
  byOther: Simulation,
  shown: ContinuableRun,
  progress: Progress,
): Simulation | undefined {
  const { model: _, ...oneTemperature } = byOther.options;
  const hasMetalLimit =
    byOther.spec.minimumDesignTemperature !== undefined || v.tailPipeMinimumTemperature !== undefined;
  try {
    const cold =
      v.judged.coldRun !== undefined && hasMetalLimit ? continuableBlowdown(byOther.spec, oneTemperature) : undefined;
    const longerRuns: Continue = (endTime, onProgress) => ({
      run: shown.continueTo(endTime, onProgress),
      coldRun: cold?.continueTo(endTime),
    });
    const simulation = { ...byOther, coldRun: cold?.run };
    const atLeast = v.judged.isContinued ? endOf(v.judged.run) : 0;
    return { ...simulation, ...continuationOf({ ...v, simulation, atLeast, longerRuns }, progress) };
  } catch (thrown) {
    if (thrown instanceof Refusal || thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

export const equationCheck = expensiveStep(
  'equationCheckRun',
  {
    equationCheck: given.equationCheck,
    equationOfState: given.equationOfState,
    composition: given.composition,
    simulation,
    judged,
    ...limits,
  },
  equationCheckOf,
);

/** The simulation by the other equation that decides on the limits. */
export const decisiveOtherRun = value(
  'judgedByOtherEquation',
  { equationCheck },
  v => v.equationCheck.judged ?? absent('the run by the other equation with a single temperature has no solution'),
);
