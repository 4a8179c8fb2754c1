import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([9.6809e-5, 1.1153, 781.82, 0]);

export const butene1: FluidTransport = {
  id: '1C4=',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.1,
    range: { minimumTemperature: 165, maximumTemperature: 1000 },
    dilute: dippr102([6.9744e-7, 0.5462, 305.25, 0]),
    scale: { density: 4240, from: 2.259, coefficients: [2.33802, -0.97365, 0.17396] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.1,
    range: { minimumTemperature: 165, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 4240, from: 2.63, coefficients: [1.25972, -0.08187] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 419.29,
    terms: [[0.05644, 1.248]],
  },
};
