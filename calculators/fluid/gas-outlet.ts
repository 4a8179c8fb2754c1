import { isentropicMassFlux, criticalPressureRatio } from '@isentrope/engineering/flow';
import {
  streamIsentrope,
  streamName,
  streamNozzleFluxExcess,
  streamPhaseAt,
  streamThrottled,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { formatNumber, undefinedIfRefused, Refusal, messageValue } from '@isentrope/engineering/quantities';
import { realNozzle } from '@isentrope/engineering/relief';
import { info, upperFirst, warning, type Message } from '../kit/index.ts';
import { isDenseGas } from './phase-messages.ts';
import { hasReferenceDensity } from './reference-density.ts';
import { missingIsentropeMessages } from './flashing.ts';
import { solidNote, fluidOfPhase } from './solids.ts';

/** Messages on a gas expanding across a valve or orifice that is sized by equations for constant properties. */

/** Mass fraction below which a phase is not reported. */
export const negligibleShare = 5e-4;

/** Returns what passes a device that is calculated for the gas of a stream: that gas and the liquid that it carries. */
export function withItsLiquid(stream: StreamPhase): StreamPhase {
  const { fluid, pressure, temperature } = stream;
  return stream.requested === 'gas' && stream.whole === 'two-phase'
    ? streamPhaseAt(fluid, pressure, temperature)
    : stream;
}

/** Reports condensation after a pressure drop to a pressure in Pa; `consequence` is a sentence on the affected results. */
export function condensationMessages(
  stream: StreamPhase,
  pressure: number,
  field: string,
  consequence: string,
): Message[] {
  const { fluid, requested: requestedPhase } = stream;
  if (requestedPhase !== 'gas' || fluid.type !== 'components' || !(pressure < stream.pressure)) return [];
  const name = streamName(fluid);
  const out = messageValue('absolutePressure', pressure);
  try {
    const passing = withItsLiquid(stream);
    const { temperature, phase, quality = Number(phase !== 'liquid') } = streamThrottled(passing, pressure);
    const solid = solidNote(fluidOfPhase(passing), pressure, temperature);
    const isDry = 1 - quality < negligibleShare;
    if (isDry && solid.text === '') return [];
    const values = {
      out,
      temperature: messageValue('temperature', temperature),
      share: messageValue('fraction', 1 - quality, { digits: 2, unit: '%' }),
      ...solid.values,
    };
    const text = isDry
      ? `${upperFirst(name)} leaves at {out} and {temperature}.${solid.text}`
      : `{share} by mass of ${name} is liquid at the outlet, {out} and {temperature}.${solid.text} ${consequence}`;
    return [warning(text, { field, values })];
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const text = `The state of ${name} at the outlet, {out}, is unknown, so the results there are those of a gas that neither cools nor condenses: ${thrown.message}.`;
    return [warning(text, { field, values: { out } })];
  }
}

/** An ideal nozzle with constant gas properties, SI. */
export interface ConstantNozzle {
  readonly upstreamPressure: number;
  readonly density: number;
  readonly kappa: number;
  /** Throat to upstream pressure; the critical ratio or less if choked. */
  readonly pressureRatio: number;
}

/** Relative difference of mass fluxes below which nothing is reported. */
export const negligibleFlux = 0.02;
/** Throat pressure, relative to the lowest, from which a real gas counts as choked. */
const chokedAbove = 1.05;
/** Lower bound of the search for a choked real-gas throat, as a fraction of the constant-property critical pressure. */
const lowestOfCritical = 0.6;

/** The place of a gas expansion within sentences. */
export interface Throat {
  readonly field: string;
  /** The result that follows from the mass flux. */
  readonly sized: string;
  readonly device: string;
}

/** A mass flux with constant properties beside that of the real fluid along its isentrope to the throat. */
export interface ThroatDifference {
  /** Relative excess of the flux with constant properties. */
  readonly excess: number;
  /** What the flux is compared with, as a clause; undefined for the equation of the fluid itself. */
  readonly by: string | undefined;
  /** Throat pressure, Pa, of a fluid that chokes only as a real one. */
  readonly throat: number | undefined;
}

/**
 * Returns how a constant-property mass flux differs from that of the real gas, expanded isentropically to the same throat pressure, or to its
 * own throat if choked. Undefined where nothing expands, and `unknown` where the isentrope is.
 */
export function throatDifference(
  stream: StreamPhase,
  constant: ConstantNozzle | undefined,
): ThroatDifference | 'unknown' | undefined {
  if (!constant || stream.requested !== 'gas' || stream.fluid.type !== 'components') return undefined;
  const { pressureRatio, kappa, upstreamPressure } = constant;
  if (!(pressureRatio < 1)) return undefined;
  const critical = criticalPressureRatio(kappa);
  const lowest = (pressureRatio > critical ? pressureRatio : lowestOfCritical * critical) * upstreamPressure;
  const real = undefinedIfRefused(() => realNozzle(streamIsentrope(stream), lowest));
  if (real === undefined) return 'unknown';
  const reference = streamNozzleFluxExcess(stream, lowest);
  const chokes = pressureRatio > critical && real.pressure > chokedAbove * lowest;
  return {
    excess: (isentropicMassFlux(constant) / real.massFlux) * (1 + (reference?.excess ?? 0)) - 1,
    by: reference?.by,
    throat: chokes ? real.pressure : undefined,
  };
}

/** Reports a constant-property mass flux more than 2 % from that of the real fluid. */
export function throatMessages(
  stream: StreamPhase,
  constant: ConstantNozzle | undefined,
  { field, sized, device }: Throat,
): Message[] {
  const difference = throatDifference(stream, constant);
  if (difference === undefined) return [];
  if (difference === 'unknown') return missingIsentropeMessages(stream, sized, field);
  const { excess, throat } = difference;
  const chokes: Message[] =
    throat === undefined
      ? []
      : [
          warning(
            `The flow is choked: along its isentrope ${streamName(stream.fluid)} reaches the speed of sound at {throat}, although with a constant isentropic exponent it does not.`,
            { field, values: { throat: messageValue('absolutePressure', throat) } },
          ),
        ];
  const by = difference.by === undefined ? ',' : `, ${difference.by},`;
  if (!(Math.abs(excess) > negligibleFlux)) {
    const text = `Along the isentrope of ${streamName(stream.fluid)} to the throat${by} ${sized} differs by no more than 2 %.`;
    return isDenseGas(stream) || hasReferenceDensity(stream) ? [info(text, { field }), ...chokes] : chokes;
  }
  const percent = `${formatNumber(100 * Math.abs(excess), 2)} %`;
  const start = `Along the isentrope of ${streamName(stream.fluid)} to the throat${by} ${sized} has to be ${percent}`;
  const than = 'than with a constant ratio of specific heats and compressibility factor';
  return excess > 0
    ? [
        warning(`${start} larger ${than}, which is on the unsafe side if the full flow must pass.`, { field }),
        ...chokes,
      ]
    : [
        ...chokes,
        warning(
          `${start} smaller ${than}, which is on the safe side if the full flow must pass, and on the unsafe side if the ${device} is there to limit the flow.`,
          { field },
        ),
      ];
}
