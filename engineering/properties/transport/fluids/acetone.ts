import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([-26.8, 0.9098, -126500000, 0]);

export const acetone: FluidTransport = {
  id: 'Acetone',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.05,
    range: { minimumTemperature: 190, maximumTemperature: 1000 },
    dilute: dippr102([3.1005e-8, 0.9762, 23.139, 0]),
    scale: { density: 4700, from: 2.743, coefficients: [0.73729, 0.07791] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 178.5, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 4700, from: 2.682, coefficients: [1.08652, -0.02634] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 508.1,
    terms: [[0.0633, 1.16]],
  },
};
