import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity, vdiSurfaceTension } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([-229.41, 0.59582, -169430000, 0]);

export const vinylChloride: FluidTransport = {
  id: 'VCM',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.1,
    range: { minimumTemperature: 190, maximumTemperature: 1000 },
    dilute: dippr102([2.379e-7, 0.71517, 102.84, 0]),
    scale: { density: 5650, from: 1.805, coefficients: [1.8165, -0.6764, 0.1331] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 190, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 5650, from: 2.27, coefficients: [1.24568, -0.0889] },
  },
  surfaceTension: {
    source: vdiSurfaceTension,
    uncertainty: 0.05,
    criticalTemperature: 432.05,
    terms: [[0.07032, 1.2727]],
  },
};
