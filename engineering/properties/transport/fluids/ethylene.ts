import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([8.6806e-6, 1.4559, 299.72, -29403]);

export const ethylene: FluidTransport = {
  id: 'C2=',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.1,
    range: { minimumTemperature: 110, maximumTemperature: 1000 },
    dilute: dippr102([2.0789e-6, 0.4163, 352.7, 0]),
    scale: { density: 7636.929315628, from: 1.97, coefficients: [1.41668, -0.37031, 0.07684] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 110, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 7636.929315628, from: 1.699, coefficients: [1.10226, -0.03284] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 282.35,
    terms: [[0.0477, 1.17]],
  },
};
