import { step } from '../kit/index.ts';
import { isobaricHeatCapacity } from './state-results.ts';
import { thermalConductivity, viscosity } from './transport-results.ts';

export const prandtlNumber = step(
  'prandtlNumber',
  { viscosity, isobaricHeatCapacity, thermalConductivity },
  {
    label: 'Prandtl number',
    symbol: 'Pr',
    equation: 'Pr = μ*c_p/λ',
    kind: 'number',
    unit: '',
    digits: 4,
  },
  v => (v.viscosity * v.isobaricHeatCapacity) / v.thermalConductivity,
);
