import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([0.00059882, 0.6863, 57.13, 501.92]);

export const carbonMonoxide: FluidTransport = {
  id: 'CO',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.08,
    range: { minimumTemperature: 68.16, maximumTemperature: 1000 },
    dilute: dippr102([1.1127e-6, 0.5338, 94.7, 0]),
    scale: { density: 10850, from: 1.686, coefficients: [2.89096, -1.38054, 0.25645] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 68.16, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 10850, from: 1.733, coefficients: [0.95496, 0.01131] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 132.86,
    terms: [[0.02843, 1.148]],
  },
};
