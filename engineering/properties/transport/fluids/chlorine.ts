import type { FluidTransport } from '../correlation.ts';
import { perryConductivity, perryViscosity, vdiSurfaceTension } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const diluteConductivity = dippr102([0.0009993, 0.5472, 458.6, 0]);

export const chlorine: FluidTransport = {
  id: 'Cl2',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.07,
    range: { minimumTemperature: 172.17, maximumTemperature: 1000 },
    dilute: dippr102([2.6e-7, 0.7423, 98.3, 0]),
    scale: { density: 8060, from: 2.229, coefficients: [2.7452, -1.13275, 0.18417] },
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 172.17, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 8060, from: 1.706, coefficients: [1.34856, -0.11733] },
  },
  surfaceTension: {
    source: vdiSurfaceTension,
    uncertainty: 0.05,
    criticalTemperature: 416.96,
    terms: [[0.0676, 1.08562]],
  },
};
