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
  {
    type: 'case',
    kind: 'program',
    title: 'n-Pentane just above its dew point near the critical one, isentropic exponent 0.51',
    source: 'CoolProp 8.0.0 for density and ρ·w²/p, fluids 1.3.1 for the bore',
    case: {
      method: 'iso5167',
      fluidType: 'Gas',
      fluidSource: 'pure',
      pureFluid: 'nC5',
      temperature: 196,
      flowRate: 20_000,
      upstreamPressure: 33,
      pressureDifferential: 4,
      pipeInsideDiameter: 154.08,
    },
    expect: {
      orificeDiameterBD: { printed: '33.978', unit: 'mm' },
      expansionFactor: { printed: '0.92178', unit: '' },
    },
  },
  ...isoFigures,
];
