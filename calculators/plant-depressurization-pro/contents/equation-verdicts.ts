import { messageValue, Refusal } from '@isentrope/engineering/quantities';
import { timeToPressure } from '@isentrope/engineering/vessels';
import { Absent, info, upperFirst, warning, type Message } from '../../kit/index.ts';
import type { Target } from '../answers/target.ts';
import type { JudgedSimulation, Limits } from '../continuation.ts';
import { highestPressure, isOverpressured } from '../fire/overpressure.ts';
import { statedGauge, statedTime } from '../format.ts';
import { coldestPipe, tailPipeBrittle } from '../outlet/tail-pipe-verdict.ts';
import { endOf, metalIsCooling } from '../run-end.ts';
import type { OutletMode, Simulation } from '../simulation.ts';
import { brittleFracture, coldestMetal, depressuring } from '../verdicts.ts';
import type { EquationCheck } from './equation-check.ts';

/** Compares the verdicts on entered limits by both equations of state. */

/** Returns the coldest metal by both equations, K, if the runs are continued for it and show both. */
export function coldestMetalByBothEquations(v: {
  readonly judged: JudgedSimulation;
  readonly other: Simulation | undefined;
}): { own: number; other: number } | undefined {
  const { judged: own, other } = v;
  if (!own.isContinued || other === undefined) return undefined;
  if (endOf(other.run) !== endOf(own.run) && [own, other].some(({ run }) => metalIsCooling(run))) return undefined;
  const [one, two] = [own, other].map(simulation => coldestMetal({ simulation }));
  return typeof one === 'number' && typeof two === 'number' ? { own: one, other: two } : undefined;
}

/** The decisive simulations by both equations. */
interface Compared {
  readonly own: Simulation;
  readonly other: Simulation;
}

/** A verdict, or why there is none. */
function verdictOf(judge: () => string | Absent): string | Refusal | undefined {
  try {
    const verdict = judge();
    return verdict instanceof Absent ? undefined : verdict;
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

/**
 * Returns the verdict on a limit by the chosen equation of state, or that by the other one, with its name, where it is worse.
 * @param order the verdicts, from the best to the worst.
 */
export function worseVerdict(
  order: readonly string[],
  own: string | Absent,
  equationCheck: EquationCheck | undefined,
  judge: (byOther: { readonly simulation: Simulation; readonly judged: Simulation }) => string | Absent,
): string | Absent {
  const { byOther: simulation, judged, other } = equationCheck ?? {};
  if (own instanceof Absent || simulation === undefined || judged === undefined || other === undefined) return own;
  const verdict = verdictOf(() => judge({ simulation, judged }));
  return typeof verdict === 'string' && order.indexOf(verdict) > order.indexOf(own)
    ? `${verdict} by ${other.equation}`
    : own;
}

const temperatureBelow = (limit: number, value: number) => ({
  below: messageValue('temperatureDifference', limit - value, { digits: 2 }),
});

/** Reports verdicts that only the selected equation passes, and that the other gives none. */
export function equationVerdictNotes(v: {
  readonly simulation: Simulation;
  readonly judged: Simulation;
  readonly other: Simulation;
  readonly equationCheck: EquationCheck;
  readonly target: Target;
  readonly targetTime: number;
  readonly outletMode: OutletMode;
  readonly flareCapacity: number | undefined;
  readonly tailPipeMinimumTemperature: Limits['tailPipeMinimumTemperature'];
}): Message[] {
  const { judged: own, other, tailPipeMinimumTemperature: pipeLimit } = v;
  const [name, otherName] = [v.equationCheck.own.equation, v.equationCheck.other.equation];
  const messages: Message[] = [];
  const compare = (
    field: string,
    pass: string,
    judge: (simulation: Simulation) => string | Absent,
    contrary: () => Message,
  ): void => {
    if (verdictOf(() => judge(own)) !== pass) return;
    const byOther = verdictOf(() => judge(other));
    if (byOther instanceof Refusal) {
      const { text, values } = byOther.after(`By ${otherName} there is `).clause;
      messages.push(info(`${text}.`, { field, ...(values && { values }) }));
    } else if (byOther !== undefined && byOther !== pass) messages.push(contrary());
  };
  compare(
    'brittleFracture',
    'Not below MDMT',
    simulation => brittleFracture({ simulation }),
    () =>
      warning(`By ${otherName} the metal falls {below} below its minimum design temperature; by ${name} it does not.`, {
        field: 'brittleFracture',
        values: temperatureBelow(own.spec.minimumDesignTemperature ?? NaN, Number(coldestMetal({ simulation: other }))),
      }),
  );
  compare(
    'tailPipeBrittle',
    'Not below minimum',
    simulation => tailPipeBrittle({ simulation, limit: pipeLimit }),
    () =>
      warning(
        `By ${otherName} the metal of the tail pipe falls {below} below its minimum design temperature; by ${name} it does not.`,
        {
          field: 'tailPipeBrittle',
          values: temperatureBelow(pipeLimit ?? NaN, coldestPipe(other)?.lowestMetalTemperature.value ?? NaN),
        },
      ),
  );
  compare(
    'depressuring',
    'Met',
    each => depressuring({ simulation: each === own ? v.simulation : v.equationCheck.byOther, judged: each }),
    () => warning(`By ${otherName} the criterion of API 521 is not met; by ${name} it is.`, { field: 'depressuring' }),
  );
  if (!isOverpressured(own) && isOverpressured(other))
    messages.push(
      warning(
        `By ${otherName} the pressure rises to {peak}, more than codes allow above the design pressure; by ${name} it does not.`,
        { field: 'designPressure', values: { peak: statedGauge(highestPressure(other).pressure) } },
      ),
    );
  return [...messages, ...targetNotes(v, { own, other }), ...capacityNotes(v, { own, other })];
}

type Verdicts = Parameters<typeof equationVerdictNotes>[0];

/** Reports a target time that only the selected equation meets; a sized orifice meets it by definition. */
function targetNotes(v: Verdicts, { own, other }: Compared): Message[] {
  const [name, otherName] = [v.equationCheck.own.equation, v.equationCheck.other.equation];
  const delay = own.spec.outlet.startDelay ?? 0;
  const timeOf = ({ run }: Simulation): number | undefined => timeToPressure(run, v.target.pressure);
  const [time = Infinity, otherTime] = [timeOf(own), timeOf(other)];
  const latest = delay + v.targetTime;
  const isMissed = otherTime === undefined ? endOf(other.run) >= latest * (1 - 1e-9) : otherTime > latest;
  if (v.outletMode === 'size' || time > latest || !isMissed) return [];
  const values = {
    wanted: statedTime(v.targetTime),
    ...(otherTime !== undefined && { taken: statedTime(otherTime - delay) }),
  };
  const late = otherTime === undefined ? 'is not reached within' : 'is reached after {taken}, later than';
  return [
    warning(
      `By ${otherName} the target pressure ${late} the target time of {wanted}; by ${name} it is reached in time.`,
      { field: 'timeToTarget', values },
    ),
  ];
}

/** Reports a vessel that exceeds the flare capacity by the other equation only. */
function capacityNotes(v: Verdicts, { own, other }: Compared): Message[] {
  const { flareCapacity: capacity = Infinity } = v;
  const peak = other.run.summary.peakFlow.value;
  if (own.run.summary.peakFlow.value > capacity || peak <= capacity) return [];
  const [name, otherName] = [v.equationCheck.own.equation, v.equationCheck.other.equation];
  const values = { peak: messageValue('massFlow', peak, { like: 'flareCapacity' }) };
  return [
    warning(
      `${upperFirst(otherName)} puts the peak flow at {peak}, above the flare capacity; by ${name} it is within it.`,
      { field: 'peakFlow', values },
    ),
  ];
}
