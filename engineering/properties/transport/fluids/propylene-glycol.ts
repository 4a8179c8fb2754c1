import { exp, log } from '../../../elementary/index.ts';
import { Refusal } from '../../../quantities/index.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { perryConductivity, perryLiquidViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

const dilute = dippr102([4.543e-8, 0.9173, 61, 0]);

/** μ of the saturated liquid, Pa·s: table 2-313. */
function saturatedLiquid(T: number): number {
  return exp(-804.54 + 30_487 / T + 130.79 * log(T) - 0.15449 * T);
}

/** Liquid from twice the critical density on, gas up to a third of it; between them nothing is known. */
function residualViscosity({ temperature, molarDensity, fluid }: HomogeneousState): number {
  const reduced = molarDensity / fluid.equation.critical.density;
  if (reduced <= 1 / 3) return 0;
  if (reduced >= 2) return saturatedLiquid(temperature) - dilute(temperature);
  throw new Refusal('the viscosity of propylene glycol is known of the liquid and of the thin vapour only');
}
const diluteConductivity = dippr102([0.0001666, 0.9765, 706, 0]);

export const propyleneGlycol: FluidTransport = {
  id: 'PG',
  viscosity: {
    source: perryLiquidViscosity,
    uncertainty: 0.15,
    range: { minimumTemperature: 213.15, maximumTemperature: 500.8, maximumPressure: 1e7 },
    dilute,
    residual: residualViscosity,
  },
  conductivity: {
    fitted: true,
    source: perryConductivity,
    uncertainty: 0.06,
    range: { minimumTemperature: 213.15, maximumTemperature: 1000 },
    dilute: state => diluteConductivity(state.temperature),
    scale: { density: 4460, from: 2.631, coefficients: [1.67665, -0.22883] },
  },
};
