import { elevationLoss as hydrostaticLoss } from '@isentrope/engineering/flow';
import { streamEquation, type StreamPhase } from '@isentrope/engineering/properties';
import {
  gauge,
  messageValue,
  standardGravity,
  undefinedIfRefused,
  type AbsolutePressure,
} from '@isentrope/engineering/quantities';
import { check, optional, warning, type Message } from '../../kit/index.ts';
import { boilingState } from './expansion.ts';
import { elevationChange, fluidType } from '../fields.ts';
import { alone } from './flowing-stream.ts';
import { absolutePressure, inletDensity } from './fluid.ts';
import { fittingLoss, frictionLoss } from '../loss.ts';
import { outletPressure } from '../outlet.ts';
import { isOwnDensity } from './real-flow.ts';

/** A liquid in a rising or falling line, whose density follows its pressure; the loss is that of the density at the inlet. */

/** Steps along the line, by the midpoint method: within 0.01 % of the pressure for carbon dioxide that falls by 3 km. */
const steps = 24;
/** Difference of the outlet pressure from which it is reported, as a fraction of the head. */
const negligible = 0.02;

/** Losses of a line at the density of its inlet. */
interface Line {
  /** kg/m³ */
  readonly density: number;
  /** By friction and fittings, Pa. */
  readonly resistance: number;
  /** m, along an even slope. */
  readonly rise: number;
}

/**
 * Returns the outlet pressure, Pa, of a liquid without heat exchange: enthalpy and potential energy stay constant together. Undefined
 * where it is no liquid on the way, or has no state.
 */
function outletOfColumn(stream: StreamPhase, { density, resistance, rise }: Line): AbsolutePressure | undefined {
  return undefinedIfRefused(() => {
    const { equation, state } = streamEquation(stream);
    const slopeAt = (pressure: number, share: number): number => {
      const enthalpy = state.enthalpy - standardGravity * rise * share;
      const { density: own, phase } = equation.stateAt({ pressure, enthalpy });
      // A falling saturated liquid is two phases by rounding, at its inlet only.
      if (phase === 'gas' || (phase === 'two-phase' && rise > 0)) return NaN;
      return -(own * standardGravity * rise + (resistance * density) / own);
    };
    let { pressure } = stream;
    for (let step = 0; step < steps; step += 1) {
      const half = pressure + slopeAt(pressure, step / steps) / (2 * steps);
      pressure += slopeAt(half, (step + 0.5) / steps) / steps;
    }
    return pressure > 0 ? pressure : undefined;
  });
}

/** Warns of a rising or falling liquid whose outlet pressure differs because its density follows its pressure. */
export const columnRemarks = check(
  {
    fluidType,
    stream: alone,
    absolutePressure,
    inletDensity,
    elevationChange,
    frictionLoss,
    fittingLoss,
    outletPressure,
    boiled: optional(boilingState),
  },
  (v): Message[] => {
    const { stream, inletDensity: density, elevationChange: rise } = v;
    const isLiquid = v.fluidType === 'Liquid' && stream.requested === 'liquid' && stream.fluid.type === 'components';
    if (!isLiquid || rise === 0 || v.boiled || !isOwnDensity(stream, density)) return [];
    const outlet = outletOfColumn(stream, { density, resistance: v.frictionLoss + v.fittingLoss, rise });
    if (outlet === undefined) return [];
    const difference = gauge(outlet) - v.outletPressure;
    if (!(Math.abs(difference) > negligible * Math.abs(hydrostaticLoss(density, rise)))) return [];
    const side =
      difference > 0
        ? 'higher than stated: the unsafe side for the pressure that the line and what follows it must withstand'
        : 'lower than stated: the unsafe side if a pressure is needed there';
    return [
      warning(
        `The density of the liquid follows its pressure along the line: with it, the outlet pressure is {outlet}, {difference} ${side}. The loss is calculated with the density at the inlet.`,
        {
          field: 'outletPressure',
          source: 'Hydrostatics and friction along an even slope, without heat exchange, by the equation of state',
          values: {
            outlet: messageValue('gaugePressure', gauge(outlet)),
            difference: messageValue('pressureDifference', Math.abs(difference), {
              digits: 3,
              like: 'totalPressureDrop',
            }),
          },
        },
      ),
    ];
  },
);
