import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([-0.0003788, 1.115, -5641, 0]);

export const ethyleneOxide: FluidTransport = {
  id: 'EO',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.05,
    range: { minimumTemperature: 160.65, maximumTemperature: 1000 },
    dilute: dippr102([4.3403e-8, 0.94806, 0, 0]),
    scale: { density: 7170, from: 2.796, coefficients: [0.78431, 0.06413] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 160.65, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 7170, from: 2.796, coefficients: [1.067, -0.05469] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 468.92,
    terms: [[0.07542, 1.151]],
    range: { minimumTemperature: 203.15, maximumTemperature: 453.15 },
  },
};
