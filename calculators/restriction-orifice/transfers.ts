import { transferredFluid, enteredProperty } from '../fluid/index.ts';
import { selector, transferField } from '../kit/index.ts';
import type { Duty } from './duty.ts';
import {
  fluid,
  pipeInsideDiameter,
  specificHeatRatio,
  temperature,
  userDescription,
  viscosity,
  type upstreamDensity,
} from './fields.ts';
import type { upstreamStream } from './stream.ts';
import { isChoked } from './velocity.ts';

/**
 * Transfers a choked gas, which no method here sizes, to the Pro calculator with its method for critical flow. Properties
 * that the fluid fills in are filled in again there.
 */
export function toChokedSizing(
  { flowRate, upstreamPressure, pressureDifferential, pressureRatio, fluid: gas }: Duty,
  density: ReturnType<typeof upstreamDensity>,
  stream: ReturnType<typeof upstreamStream>,
) {
  return {
    to: 'restriction-orifice-pro',
    label: 'Size choked flow in Restriction Orifice Sizing Pro',
    give: selector(
      {
        chosen: transferredFluid(fluid),
        userDescription,
        gas,
        pressureRatio,
        flowRate,
        upstreamPressure,
        pressureDifferential,
        temperature,
        viscosity: enteredProperty(viscosity, stream.viscosity),
        density: enteredProperty(density, stream.density),
        specificHeatRatio: enteredProperty(specificHeatRatio, stream.isentropicExponent),
        pipeInsideDiameter,
      },
      v => {
        if (v.gas === undefined || v.pressureRatio === undefined) return undefined;
        if (!isChoked({ fluid: v.gas, pressureRatio: v.pressureRatio })) return undefined;
        return {
          ...v.chosen,
          ...(v.userDescription ? { userDescription: v.userDescription } : {}),
          method: 'iso5167',
          fluidType: 'Gas',
          ...transferField('flowRate', 'massFlow', v.flowRate, 'kg/h'),
          ...transferField('upstreamPressure', 'absolutePressure', v.upstreamPressure, 'bar(abs)'),
          ...transferField('pressureDifferential', 'pressureDifference', v.pressureDifferential, 'bar'),
          ...transferField('temperature', 'temperature', v.temperature, '°C'),
          ...transferField('viscosity', 'dynamicViscosity', v.viscosity, 'cP'),
          ...transferField('fluidUpstreamDensity', 'density', v.density, 'kg/m³'),
          ...transferField('specificHeatRatio', 'number', v.specificHeatRatio, ''),
          ...transferField('pipeInsideDiameter', 'length', v.pipeInsideDiameter, 'mm'),
        };
      },
    ),
  };
}
