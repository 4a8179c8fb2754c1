import { streamName, streamThrottled, type StreamPhase } from '@isentrope/engineering/properties';
import {
  formatNumber,
  gasConstant,
  undefinedIfRefused,
  messageValue,
  type AbsolutePressure,
  type MassFlow,
} from '@isentrope/engineering/quantities';
import { gasReaction, outletMach as machOf } from '@isentrope/engineering/relief';
import { check, info, warning, type Message, type Source } from '../kit/index.ts';
import { fluidOfPhase, solidComponentOf, withItsLiquid } from '../fluid/index.ts';
import { outletPipeDiameter } from './fields.ts';
import type { OutletGas } from './piping.ts';

/** Relative difference of Mach number or force that is not reported. */
const negligible = 0.03;

interface Outlet {
  readonly stream: Source<StreamPhase>;
  readonly capacityOfOne: Source<MassFlow>;
  readonly outletGas: Source<OutletGas>;
  readonly outletEndPressure: Source<AbsolutePressure>;
  readonly outletMach: Source<number>;
  readonly reactionForce: Source<number>;
}

/**
 * Checks the outlet of a selected fluid, whose Mach number and reaction force use the inlet's Z and temperature: compares them
 * with those of its isenthalpic state after the valve, and reports condensation there.
 */
export function realOutletCheck(outlet: Outlet) {
  return check({ ...outlet, diameter: outletPipeDiameter }, (v): Message[] => {
    if (v.stream.fluid.type !== 'components') return [];
    const name = streamName(v.stream.fluid);
    const after = undefinedIfRefused(() => streamThrottled(v.stream, v.outletEndPressure));
    if (!after) {
      const pressure = messageValue('absolutePressure', v.outletEndPressure);
      const text = `The state of ${name} at the end of the outlet pipe, {pressure}, is unknown: the Mach number and the reaction force use the inlet Z and temperature and are not checked.`;
      return [warning(text, { field: 'outletMach', values: { pressure } })];
    }
    const { temperature, density } = after;
    const passing = undefinedIfRefused(() => streamThrottled(withItsLiquid(v.stream), v.outletEndPressure));
    const { quality } = passing ?? after;
    const at = {
      pressure: messageValue('absolutePressure', v.outletEndPressure),
      temperature: messageValue('temperature', temperature),
    };
    const messages: Message[] = [];
    const isFrozen = solidComponentOf(fluidOfPhase(v.stream), v.outletEndPressure, temperature) === 'CO2';
    if (isFrozen && quality === undefined) {
      const text = `Dry ice forms in ${name} at the end of the outlet pipe, {pressure} and {temperature}, and may block it.`;
      messages.push(warning(text, { field: 'outletMach', values: at }));
    }
    if (quality !== undefined && quality < 1) {
      messages.push(
        warning(
          `{share} by mass of ${name} is ${isFrozen ? 'liquid or dry ice' : 'liquid'} at the end of the outlet pipe, {pressure} and {temperature}: the Mach number and the reaction force there are those of a gas alone.`,
          {
            field: 'outletMach',
            values: { ...at, share: messageValue('fraction', 1 - quality, { digits: 2, unit: '%' }) },
          },
        ),
      );
    }
    const compressibilityFactor = (v.outletEndPressure * v.outletGas.molarMass) / (density * gasConstant * temperature);
    const gas = { ...v.outletGas, temperature, compressibilityFactor };
    const mach = Math.min(1, machOf(gas, v.capacityOfOne, v.diameter, v.outletEndPressure));
    const { force } = gasReaction(gas, v.capacityOfOne, v.diameter);
    const state = `by the state of ${name} there, {pressure}, {temperature} and Z = ${formatNumber(compressibilityFactor, 3)}`;
    if (Math.abs(mach / v.outletMach - 1) > negligible) {
      const [message, side] = mach > v.outletMach ? [warning, 'unsafe'] : [info, 'safe'];
      messages.push(
        message(
          `The outlet Mach number uses the inlet Z and temperature; ${state}, it is ${formatNumber(mach, 3)}: the result is on the ${side} side.`,
          { field: 'outletMach', values: at },
        ),
      );
    }
    if (Math.abs(force / v.reactionForce - 1) > negligible) {
      const [message, side] = force > v.reactionForce ? [warning, 'unsafe'] : [info, 'safe'];
      messages.push(
        message(
          `The reaction force uses the inlet Z and temperature; ${state}, it is {force}: the result is on the ${side} side.`,
          {
            field: 'reactionForce',
            values: { ...at, force: messageValue('force', force, { digits: 3, like: 'reactionForce' }) },
          },
        ),
      );
    }
    return messages;
  });
}
