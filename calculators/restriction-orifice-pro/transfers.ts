import { gauge } from '@isentrope/engineering/quantities';
import { transferredFluid } from '../fluid/index.ts';
import { selector, transferField } from '../kit/index.ts';
import type { Duty } from '../restriction-orifice/duty.ts';
import {
  fluid,
  fluidType,
  pipeInsideDiameter,
  specificHeatRatio,
  temperature,
  userDescription,
} from '../restriction-orifice/fields.ts';

/**
 * Transfers a gas bore to the acoustic check of its downstream pipe, which derives the properties of a selected fluid itself;
 * for typed properties it needs temperature and molecular weight.
 */
export function toAcousticCheck({ flowRate, upstreamPressure, downstreamPressure, density }: Duty) {
  return {
    to: 'vibration-analysis-pro/pressure-drop-devices',
    label: 'Check acoustic vibration',
    give: selector(
      {
        chosen: transferredFluid(fluid),
        userDescription,
        fluidType,
        flowRate,
        upstreamPressure,
        downstreamPressure,
        density,
        temperature,
        specificHeatRatio,
        pipeInsideDiameter,
      },
      v => {
        const { upstreamPressure: p1, downstreamPressure: p2 } = v;
        if (v.fluidType !== 'Gas' || p1 === undefined || p2 === undefined) return undefined;
        // At the mean of upstream and downstream pressure, at the upstream temperature.
        const meanDensity = v.density === undefined ? undefined : (v.density * (p1 + p2)) / 2 / p1;
        return {
          ...(v.userDescription ? { userDescription: v.userDescription } : {}),
          ...transferField('flowRate', 'massFlow', v.flowRate, 'kg/h'),
          ...(v.chosen ?? transferField('density', 'density', meanDensity, 'kg/m³')),
          ...transferField('p1', 'gaugePressure', gauge(p1), 'bar(g)'),
          ...transferField('p2', 'gaugePressure', gauge(p2), 'bar(g)'),
          ...transferField('temperature', 'temperature', v.temperature, '°C'),
          ...(v.chosen ? {} : transferField('gamma', 'number', v.specificHeatRatio, '')),
          ...transferField('pipeInternalDiameter', 'length', v.pipeInsideDiameter, 'mm'),
        };
      },
    ),
  };
}
