import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { perryConductivity } from '../sources.ts';
import { batschinskiHildebrand, crossSection, dippr102 } from '../viscosity-forms.ts';

const dilute = crossSection(0.195_92e-6, [-1.5093, 364.87, -39_537]);
const dense = batschinskiHildebrand({
  temperature: 553.6,
  molarDensity: 3224,
  powers: [
    [0.000335234, 2.2, 1],
    [7.8494803e-6, 2.5, 0],
    [-0.0006873976, 2.5, 1],
    [0.0003620868, 2.8, 1],
    [-1.04793856e-5, 10, 0],
    [2.5521774e-6, 10, 1],
    [1.72734993e-5, 11, 0],
    [-5.9372242e-6, 11, 1],
    [-1.06186149e-5, 12, 0],
    [4.3982781e-6, 12, 1],
    [2.8894928e-6, 13, 0],
    [-1.3468174e-6, 13, 1],
    [-2.938491e-7, 14, 0],
    [1.487134e-7, 14, 1],
  ],
});

/** The viscosity beyond that of the dilute gas, Pa·s. */
function residual(state: HomogeneousState): number {
  const { temperature, molarDensity } = state;
  const initial = 5.09643e-9 - 3.38721e-6 / temperature + 3.37477e-4 / temperature ** 2;
  return initial * molarDensity + dense(state);
}
const diluteConductivity = dippr102([8.59e-7, 1.7709, 243, 0]);

export const cyclohexane: FluidTransport = {
  id: 'cC6',
  viscosity: {
    source: 'U. Tariq, A. R. B. Jusoh, N. Riesco and V. Vesovic, J. Phys. Chem. Ref. Data 43 (2014) 033101',
    uncertainty: 0.05,
    range: { maximumTemperature: 700, maximumPressure: 110000000 },
    dilute,
    residual,
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 279.69, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 3224, from: 2.652, coefficients: [1.15972, -0.04043] },
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 553.64,
    terms: [[0.06485, 1.263]],
  },
};
