import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'fluid-properties',
  title: 'Fluid Properties',
  summary:
    'Any state of a pure fluid or a mixture, from the best available reference equation, checked against two others.',
  description:
    'Density, enthalpy, entropy, heat capacities, speed of sound, viscosity and phase equilibrium of 45 substances and their mixtures by reference equations, GERG-2008 and Peng–Robinson.',
  access: 'free',
  columns: 3,
  standards: ['IAPWS-IF97', 'GERG-2008', 'ISO 20765-2', 'ISO 6976', 'Peng–Robinson'],
  also: 'density viscosity enthalpy entropy natural gas dew point bubble point envelope cricondenbar heating value Wobbe',
  sketch: 'phase-envelope',
  order: 7,
};
