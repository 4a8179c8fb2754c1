import type { FluidTransport } from '../correlation.ts';
import { perryConductivity } from '../sources.ts';
import { dippr102, frictionTheory, rainwaterFriend, rootOverPowers } from '../viscosity-forms.ts';

const potential = { energy: 355.8, diameter: 0.3565 };
const dilute = rootOverPowers(8.7721e-7, 276, [
  [0.53242, 0],
  [0.93715, -1],
  [-0.69339, -2],
  [1.16432, -3],
  [-0.84306, -4],
  [0.20534, -5],
]);
const diluteConductivity = dippr102([1.381e-7, 1.8379, -352.09, 46041]);

export const hydrogenSulfide: FluidTransport = {
  id: 'H2S',
  viscosity: {
    source:
      'S. E. Quiñones-Cisneros, K. A. G. Schmidt, B. R. Giri, P. Blais and R. A. Marriott, J. Chem. Eng. Data 57 (2012) 3014-3018',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: frictionTheory({
      temperature: 373.1,
      offset: 0,
      quadraticPower: 1,
      ideal: [0, 0, 0],
      attractive: [6.89659e-8, -2.20494e-8, -4.26126e-8],
      repulsive: [1.53406e-7, 8.45198e-9, -1.13967e-7],
      attractiveSquare: [7.8238e-13, -6.4717e-13, 1.39066e-12],
      repulsiveSquare: [-9.75792e-12, -3.19303e-12, 1.24263e-11],
    }),
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 193.15, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 10190, from: 2.273, coefficients: [0.77955, 0.07672] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 373.1,
    terms: [[0.078557, 1.2074]],
  },
};
