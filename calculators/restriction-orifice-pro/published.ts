import type { PublishedCase } from '../kit/index.ts';
import { isoFigures } from '../restriction-orifice/published.ts';

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'program',
    title: 'Bore for 7.7023 kg/s, 2.00 to 1.83 bar, κ 1.33, D and D/2 tappings',
    source: 'fluids 1.x documentation (C. Bell), differential_pressure_meter_solver, ISO 5167 orifice',
    case: {
      method: 'iso5167',
      fluidType: 'Gas',
      flowRate: { value: 7.702338035732168, unit: 'kg/s' },
      upstreamPressure: { value: 200, unit: 'kPa(abs)' },
      pressureDifferential: { value: 17, unit: 'kPa' },
      viscosity: 1.1,
      fluidUpstreamDensity: 999.1,
      specificHeatRatio: 1.33,
      pipeInsideDiameter: 73.66,
      tappings: 'D and D/2',
    },
    expect: { orificeDiameterBD: { printed: '50.000000', unit: 'mm' } },
  },
  ...isoFigures,
];
