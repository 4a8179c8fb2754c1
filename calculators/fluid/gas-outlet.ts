import { isentropicMassFlux, criticalPressureRatio } from '@isentrope/engineering/flow';
import { streamName, streamNozzleFlux, streamThrottled, type StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber, orRefused, Refusal, stated, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { check, maybe, warning, type Source } from '../kit/index.ts';

/** What becomes of a gas across a valve or a plate that is sized by equations of a gas of constant properties. */

/** A share by mass too small to be reported. */
export const negligibleShare = 5e-4;

/** How much of a gas is liquid after its pressure has fallen; `consequence` is a sentence on the results it touches. */
export function condensationCheck(
  stream: Source<StreamPhase>,
  outlet: Source<AbsolutePressure>,
  field: string,
  consequence: string,
) {
  return check({ stream, outlet }, ({ stream, outlet: pressure }) => {
    const { fluid, asked } = stream;
    if (asked !== 'gas' || fluid.type !== 'components' || !(pressure < stream.pressure)) return [];
    const name = streamName(fluid);
    const out = stated('absolutePressure', pressure);
    try {
      const { temperature, quality = 1 } = streamThrottled(stream, pressure);
      if (1 - quality < negligibleShare) return [];
      const values = {
        out,
        temperature: stated('temperature', temperature),
        share: stated('fraction', 1 - quality, { digits: 2, unit: '%' }),
      };
      const words = `{share} by mass of ${name} is liquid at the outlet, {out} and {temperature}. ${consequence}`;
      return [warning(words, { field, values })];
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      const words = `The state of ${name} at the outlet, {out}, is not known, and results there are those of a gas that neither cools nor condenses: ${thrown.message}.`;
      return [warning(words, { field, values: { out } })];
    }
  });
}

/** A nozzle of a gas of constant properties, SI. */
export interface ConstantNozzle {
  readonly upstreamPressure: number;
  readonly density: number;
  readonly kappa: number;
  /** Throat pressure over upstream pressure; that of critical flow or less where the flow chokes. */
  readonly pressureRatio: number;
}

/** A difference of the mass fluxes that is not reported. */
const negligibleFlux = 0.02;
/** The throat of a real gas that chokes is looked for down to this share of the critical pressure of constant properties. */
const lowestOfCritical = 0.6;

/**
 * Messages where the mass flux of a gas of constant properties differs by more than 2 % from that of the real fluid, which
 * expands along its isentrope to the same throat pressure, or to its own throat where it chokes. `sized` is what follows
 * from the flux, within a sentence, `device` what has it.
 */
export function throatCheck(
  stream: Source<StreamPhase>,
  nozzle: Source<ConstantNozzle>,
  { field, sized, device }: { readonly field: string; readonly sized: string; readonly device: string },
) {
  return check({ stream, nozzle: maybe(nozzle) }, ({ stream, nozzle: constant }) => {
    if (!constant || stream.asked !== 'gas' || stream.fluid.type !== 'components') return [];
    const { pressureRatio, kappa, upstreamPressure } = constant;
    if (!(pressureRatio < 1)) return [];
    const critical = criticalPressureRatio(kappa);
    const lowest = pressureRatio > critical ? pressureRatio : lowestOfCritical * critical;
    const real = orRefused(() => streamNozzleFlux(stream, lowest * upstreamPressure));
    if (real === undefined) {
      const words = `How ${streamName(stream.fluid)} expands to the throat is not known: ${sized} by constant properties is not checked, and may be too small, the unsafe side where the flow must pass.`;
      return [warning(words, { field })];
    }
    const more = isentropicMassFlux(constant) / real - 1;
    if (!(Math.abs(more) > negligibleFlux)) return [];
    const percent = `${formatNumber(100 * Math.abs(more), 2)} %`;
    const start = `By the isentrope of ${streamName(stream.fluid)} to the throat, ${sized} has to be ${percent}`;
    const than = 'than by a constant ratio of specific heats and compressibility factor';
    return more > 0
      ? [warning(`${start} larger ${than}, which is on the unsafe side where the flow must pass.`, { field })]
      : [
          warning(
            `${start} smaller ${than}, which is on the safe side where the flow must pass, and on the unsafe side where the ${device} limits the flow.`,
            { field },
          ),
        ];
  });
}
