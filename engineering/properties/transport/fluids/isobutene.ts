import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([-488.1, 0.8877, -1448500000, 0]);

export const isobutene: FluidTransport = {
  id: 'iC4=',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.06,
    range: { minimumTemperature: 132.81, maximumTemperature: 1000 },
    dilute: dippr102([9.0981e-7, 0.49288, 260.08, 0]),
    scale: { density: 4170, from: 2.677, coefficients: [1.02856, -0.00775] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.1,
    range: { minimumTemperature: 132.81, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 4170, from: 1.784, coefficients: [1.07664, -0.02036] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 418.09,
    terms: [[0.0545, 1.23]],
  },
};
