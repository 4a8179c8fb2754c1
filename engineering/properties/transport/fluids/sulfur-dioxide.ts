import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([10.527, -0.7732, -1333, 1506400]);

export const sulfurDioxide: FluidTransport = {
  id: 'SO2',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.1,
    range: { minimumTemperature: 225, maximumTemperature: 1000 },
    dilute: dippr102([6.863e-7, 0.6112, 217, 0]),
    scale: { density: 8195, from: 1.86, coefficients: [-0.36404, 0.82696, -0.12254] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.1,
    range: { minimumTemperature: 197.7, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 8195, from: 1.86, coefficients: [2.36371, -0.80939, 0.12414] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 430.64,
    terms: [
      [0.0803, 0.928],
      [0.0139, 1.57],
      [-0.0114, 0.364],
    ],
  },
};
