import { exceeds } from '@isentrope/engineering/numerics';
import { absolute, gauge, messageValue, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { depressuringCriteria, valueAt, type BlowdownRun, type BlowdownSpec } from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../../kit/index.ts';
import { statedGauge, statedTime } from '../format.ts';
import { reliefValveMass, reliefValveMassUntil } from '../outlet/outlet-shares.ts';
import { endOf } from '../run-end.ts';
import type { Simulation } from '../simulation.ts';

/** Compares the highest pressure of a run with the design pressure and the accumulation that codes allow above it. */

const source = 'ASME VIII-1, UG-125 and UG-134; API 521, overpressure and accumulation';
/** Accumulation allowed in a fire, and with a single relief valve otherwise, as fractions of the design pressure. */
const accumulationInFire = 0.21;
const accumulation = 0.1;
/** Accumulation allowed with a single relief valve where 10 % is less, 3 psi in Pa. */
const leastAccumulation = 20.7e3;
/** Increase of the pressure from which it is reported without a design pressure, as a fraction. */
const considerableIncrease = 0.1;
/** Final fraction of a run's time, and relative increase in it, from which the pressure counts as rising. */
const lastShare = 0.02;
const leastIncrease = 1e-4;
/** Relative difference of pressures that is below the accuracy of a run: a valve that opens at what codes allow keeps it there. */
const tolerance = 1e-3;
/** Fraction of the mass released by the relief valve that does not matter for the times. */
const negligibleShare = 1e-3;

/** A pressure, Pa absolute, and its time, s. */
interface Peak {
  readonly pressure: AbsolutePressure;
  readonly time: number;
}

type Runs = Pick<Simulation, 'run' | 'coldRun' | 'spec'>;

const isInFire = ({ heat }: BlowdownSpec): boolean => heat.mode === 'pool-fire' || heat.mode === 'fire-flux';

/** Returns the highest pressure of a run. */
function peakOf({ series: { time, pressure } }: BlowdownRun): Peak {
  let highest = 0;
  pressure.forEach((each, index) => {
    if (each > (pressure[highest] ?? 0)) highest = index;
  });
  return { pressure: pressure[highest] ?? 0, time: time[highest] ?? 0 };
}

/** Returns the highest pressure of the runs of a simulation. */
export function highestPressure({ run, coldRun }: Pick<Runs, 'run' | 'coldRun'>): Peak {
  const peaks = [run, ...(coldRun === undefined ? [] : [coldRun])].map(peakOf);
  return peaks.reduce((one, other) => (other.pressure > one.pressure ? other : one));
}

/** Returns the highest pressure, Pa absolute, that codes allow with a relief valve; undefined without a design pressure. */
function allowedPressure(spec: BlowdownSpec): AbsolutePressure | undefined {
  const { designPressure } = spec;
  if (designPressure === undefined) return undefined;
  return absolute(
    isInFire(spec)
      ? (1 + accumulationInFire) * designPressure
      : Math.max((1 + accumulation) * designPressure, designPressure + leastAccumulation),
  );
}

/** Whether the pressure exceeds what codes allow above the design pressure. */
export function isOverpressured(runs: Runs): boolean {
  return highestPressure(runs).pressure > (1 + tolerance) * (allowedPressure(runs.spec) ?? Infinity);
}

/** Whether the pressure is at its highest, and rising, at the end of a run. */
function isRising(run: BlowdownRun): boolean {
  const { time, pressure } = run.series;
  const last = pressure.at(-1) ?? 0;
  const before = valueAt(time, pressure, (1 - lastShare) * endOf(run)) ?? last;
  return last >= peakOf(run).pressure && last > before * (1 + leastIncrease);
}

/** Reports a pressure above the design pressure, or one that may still rise above it. */
export function overpressureNotes({ judged }: { readonly judged: Runs }): Message[] {
  const { spec, run } = judged;
  const { designPressure, relief } = spec;
  const peak = highestPressure(judged);
  const allowed = allowedPressure(spec);
  const start = run.series.pressure[0] ?? 0;
  const field = 'designPressure';
  const values = { peak: statedGauge(peak.pressure), when: statedTime(peak.time) };
  const when = `{when}${peak.pressure > peakOf(run).pressure ? ' with the contents at one temperature' : ''}`;
  const rising = isRising(run) ? ', and it is still rising at the end of the run' : '';
  if (designPressure === undefined || allowed === undefined) {
    if (!exceeds(gauge(peak.pressure), (1 + considerableIncrease) * gauge(start))) return [];
    const text = `The pressure rises to {peak} after ${when}${rising}. Enter the design pressure: it is not compared with one.`;
    return [warning(text, { field, source, values })];
  }
  const fraction = gauge(peak.pressure) / designPressure;
  const shares = {
    ...values,
    share: messageValue('fraction', fraction, { digits: 3, unit: '%' }),
    allowed: statedGauge(allowed),
  };
  const limit = isInFire(spec) ? '121 % of it in a fire' : '110 % of it with a single relief valve';
  // A start above the design pressure has its own message.
  if (peak.time > 0 && isOverpressured(judged)) {
    const cause =
      relief === undefined ? 'the run has no relief valve' : 'the relief valve is too small or set too high';
    return [
      warning(
        `The pressure reaches {peak} after ${when}, {share} of the design pressure${rising}: more than the {allowed} that codes allow, ${limit}, and ${cause}. The vessel may fail before it is depressured. Open the blowdown valve earlier, or add or enlarge a relief valve.`,
        // The limits have three digits.
        { field, source, values: { ...shares, share: messageValue('fraction', fraction, { digits: 4, unit: '%' }) } },
      ),
    ];
  }
  if (rising !== '')
    return [
      warning(
        'The pressure is still rising at the end of the run, at {peak}, {share} of the design pressure: whether it exceeds that is open. Increase the duration.',
        { field: 'duration', values: shares },
      ),
    ];
  return relief === undefined && peak.time > 0 && exceeds(fraction, 1)
    ? [
        info(
          `The pressure reaches {peak} after ${when}, {share} of the design pressure. Codes allow ${limit}, if a relief valve protects the vessel; the run has none.`,
          { field, source, values: shares },
        ),
      ]
    : [];
}

/** Reports a relief valve that opens above the design pressure. */
export function reliefSetNotes({ spec }: { readonly spec: BlowdownSpec }): Message[] {
  const { relief, designPressure } = spec;
  if (relief === undefined || designPressure === undefined) return [];
  if (!exceeds(gauge(relief.setPressure), designPressure)) return [];
  return [
    warning(
      'The relief valve is set above the design pressure of {design}. At least one valve must open at or below it; further ones may open at up to 105 %, and one for fire in addition at up to 110 %.',
      { field: 'reliefSetPressure', source, values: { design: statedGauge(absolute(designPressure)) } },
    ),
  ];
}

/**
 * Returns the mass, kg, by which a relief valve helps to reach the pressure that API 521 requires; 0 if that is not reached or
 * the mass does not matter.
 */
export function reliefCredit({ spec, run }: Pick<Runs, 'spec' | 'run'>): number {
  const { met, time = 0 } = depressuringCriteria(spec, run).governing;
  if (spec.relief === undefined || !met) return 0;
  const released = reliefValveMassUntil(run, (spec.outlet.startDelay ?? 0) + time);
  return released < negligibleShare * run.summary.releasedMass ? 0 : released;
}

const blowdownAlone = 'depressuring by API 521 is by the blowdown valve alone';

/** Reports a relief valve that helps to depressure the vessel: from the start of the run, or before the criterion of API 521 is met. */
export function openReliefNotes({ spec, run }: Pick<Runs, 'spec' | 'run'>): Message[] {
  const { time, pressure, reliefFlow } = run.series;
  const { relief } = spec;
  const whole = run.summary.releasedMass;
  const released = reliefValveMass(run);
  if (relief === undefined || released < negligibleShare * whole) return [];
  const source = 'API 521, vapour depressuring';
  const field = 'reliefSetPressure';
  const set = statedGauge(relief.setPressure);
  const stated = (mass: number) => messageValue('mass', mass, { digits: 3 });
  if ((reliefFlow[0] ?? 0) > 0)
    return [
      warning(
        `The relief valve is open at the start of the run: it is set at {set}, and the pressure is {start}. It releases {released} of the {whole} released, but ${blowdownAlone}: times to a pressure are too short and a sized orifice is too small, the unsafe side. Set it above the initial pressure, or leave it out.`,
        {
          field,
          source,
          values: { set, start: statedGauge(pressure[0] ?? 0), released: stated(released), whole: stated(whole) },
        },
      ),
    ];
  const credit = reliefCredit({ spec, run });
  if (credit === 0) return [];
  const opened = time[reliefFlow.findIndex(flow => flow > 0)] ?? 0;
  return [
    warning(
      `The relief valve, set at {set}, opens after {opened} and releases {credit} before the pressure that API 521 calls for is reached, but ${blowdownAlone}: the time to that pressure is too short, the unsafe side. Open the blowdown valve earlier, or enlarge it, so that the relief valve stays closed; or leave it out to see the time without it.`,
      { field, source, values: { set, opened: statedTime(opened), credit: stated(credit) } },
    ),
  ];
}
