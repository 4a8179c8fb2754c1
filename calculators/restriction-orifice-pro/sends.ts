import { gauge, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { sent, type Send } from '../kit/index.ts';

interface Values {
  readonly userDescription?: string;
  readonly fluidType?: 'Liquid' | 'Gas';
  readonly flowRate?: number;
  readonly upstreamPressure?: AbsolutePressure;
  readonly downstreamPressure?: AbsolutePressure;
  readonly fluidUpstreamDensity?: number;
  readonly specificHeatRatio?: number;
  readonly pipeInsideDiameter?: number;
}

/** Density, kg/m³, at the mean of the pressures before and after the bore, at the upstream temperature. */
function meanDensity({ fluidUpstreamDensity, upstreamPressure, downstreamPressure }: Values): number | undefined {
  return fluidUpstreamDensity === undefined || upstreamPressure === undefined || downstreamPressure === undefined
    ? undefined
    : (fluidUpstreamDensity * (upstreamPressure + downstreamPressure)) / 2 / upstreamPressure;
}

/** From a bore for gas to the acoustic check of the pipe after it; temperature and molecular weight are asked for there. */
export const sends: readonly Send<Values>[] = [
  {
    to: 'vibration-analysis-pro/pressure-drop-devices',
    label: 'Check acoustic vibration',
    give: v =>
      v.fluidType !== 'Gas' || v.upstreamPressure === undefined || v.downstreamPressure === undefined
        ? undefined
        : {
            ...(v.userDescription === undefined || v.userDescription === ''
              ? {}
              : { userDescription: v.userDescription }),
            ...sent('flowRate', 'massFlow', v.flowRate, 'kg/h'),
            ...sent('density', 'density', meanDensity(v), 'kg/m³'),
            ...sent('p1', 'gaugePressure', gauge(v.upstreamPressure), 'bar(g)'),
            ...sent('p2', 'gaugePressure', gauge(v.downstreamPressure), 'bar(g)'),
            ...sent('gamma', 'number', v.specificHeatRatio, ''),
            ...sent('pipeInternalDiameter', 'length', v.pipeInsideDiameter, 'mm'),
          },
  },
];
