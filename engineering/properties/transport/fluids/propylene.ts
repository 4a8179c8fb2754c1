import { modifiedEucken, olchowySengers } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { lennardJones } from '../viscosity-forms.ts';

const dilute = lennardJones({ energy: 298.9, diameter: 0.4678 }, 42.07974);

export const propylene: FluidTransport = {
  id: 'C3=',
  viscosity: {
    fitted: true,
    source: 'M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163-3178',
    uncertainty: 0.1,
    dilute,
    scale: { density: 5309, coefficients: [1.33962, -0.256307, 0.0468211] },
  },
  conductivity: {
    fitted: true,
    source: 'M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163-3178',
    uncertainty: 0.1,
    dilute: modifiedEucken(dilute, [1.09939, 3.72539e-4]),
    scale: { density: 5309, coefficients: [1.3521, -0.123177] },
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 2e9 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 364.211,
    terms: [[0.05268, 1.186]],
  },
};
