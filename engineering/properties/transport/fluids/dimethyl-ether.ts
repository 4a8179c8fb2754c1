import type { FluidTransport } from '../correlation.ts';
import { perryConductivity } from '../sources.ts';
import { batschinskiHildebrand, collisionIntegral, dippr102 } from '../viscosity-forms.ts';

const potential = { energy: 317.937, diameter: 0.446704 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 46.06844,
  terms: [
    [0.294261, 0],
    [-0.377826, 1],
    [-0.491673, 2],
  ],
});
const diluteConductivity = dippr102([0.059975, 0.2667, 1018.6, 1098800]);

export const dimethylEther: FluidTransport = {
  id: 'DME',
  viscosity: {
    source: 'X. Meng, J. Zhang, J. Wu and Z. Liu, J. Chem. Eng. Data 57 (2012) 988-993',
    uncertainty: 0.05,
    range: { minimumTemperature: 233, maximumTemperature: 373, maximumPressure: 30000000 },
    dilute,
    residual: batschinskiHildebrand({
      temperature: 400.378,
      molarDensity: 5940,
      powers: [
        [-2.70002e-6, 3, 5.92],
        [4.44583e-6, 3, 4.36],
        [2.1302e-7, 5, 5.87],
        [6.50681e-6, 1, 0.45],
        [-0.000104998, 3, 2.93, -1, 1],
        [7.827474e-5, 4, 1.64, -1, 1],
        [4.13751e-5, 5, 7.86, -1, 2],
        [-0.000175055, 2, 4.25, -1, 1],
        [6.281975e-5, 2, 4.79, -1, 1],
        [0.0001123219, 2, 3.11, -1, 2],
      ],
    }),
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 131.66, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 5940, from: 2.28, coefficients: [1.24831, -0.07623] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 400.378,
    terms: [[0.063157, 1.2595]],
  },
};
