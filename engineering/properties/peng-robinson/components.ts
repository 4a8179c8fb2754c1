import { cos, pow } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { atmosphere, gasConstant } from '../../quantities/index.ts';
import {
  components,
  createState,
  cubicPseudoComponent,
  Mixture,
  mixtureSaturationPressure,
  type Component,
  type IdealGasHeatCapacity,
} from '../eos/index.ts';
import { pseudoComponentOf } from '../pseudo-component/index.ts';
import { referenceFluids, referenceStates, type PureStates } from '../reference/index.ts';

/** Reduced temperature at which the liquid volume is matched to the reference equation, as in the translations of the table. */
const translationTemperature = 0.8;
/** Temperature range of the fitted ideal-gas heat capacity, K. */
const heatCapacityRange = [150, 1200] as const;
const coefficients = 6;

/**
 * Returns a component by id: from the table, by the definition of a pseudo-component or, if missing there, with constants derived from its
 * reference equation. Undefined if there is none of these, and for air, which is not a component.
 */
export async function cubicComponent(id: string): Promise<Component | undefined> {
  const tabulated = components.find(component => component.id === id) ?? cubicPseudoComponent(id);
  if (tabulated || id === 'Air' || !referenceFluids.some(fluid => fluid.id === id)) return tabulated;
  return fromReference(await referenceStates(id));
}

/** Whether the constants of a component derive from its reference equation. */
export function isFromReference(id: string): boolean {
  return !components.some(component => component.id === id) && pseudoComponentOf(id) === undefined;
}

/**
 * Derives the critical constants, acentric factor, boiling point, volume translation (from the saturated liquid density at 0.8·T_c) and
 * ideal-gas heat capacity from a reference equation; the latter in the form of the table, exact at six temperatures and within 0.5 %
 * between.
 */
function fromReference(states: PureStates): Component {
  const { equation } = states.fluid;
  const { id, name, cas, molarMass, critical, acentricFactor, range } = equation;
  const untranslated: Component = {
    id,
    name,
    formula: name,
    cas,
    molarMass,
    criticalTemperature: critical.temperature,
    criticalPressure: critical.pressure,
    criticalVolume: 1 / critical.density,
    acentricFactor,
    boilingTemperature: states.saturatedAtPressure(atmosphere).temperature,
    tripleTemperature: range.minimumTemperature,
    volumeTranslation: 0,
    idealGasHeatCapacity: heatCapacity(states),
  };
  const T = translationTemperature * critical.temperature;
  const mixture = new Mixture([untranslated]);
  const state = createState(mixture);
  mixtureSaturationPressure(mixture, T, [1], 'bubble', state);
  const ownVolume = molarMass / states.saturatedAtTemperature(T).liquid.density;
  return { ...untranslated, volumeTranslation: state.liquid.molarVolume - ownVolume };
}

/** Fits Cp/R = a0 + a1·T + … + a4·T⁴ + a5/T² to the ideal-gas heat capacities at Chebyshev nodes. */
function heatCapacity({ fluid }: PureStates): IdealGasHeatCapacity {
  const { ideal, equation } = fluid;
  const [lowest, highest] = heatCapacityRange;
  const matrix = new Float64Array(coefficients * coefficients);
  const right = new Float64Array(coefficients);
  // In T/1000 K, for the conditioning of the system.
  for (let k = 0; k < coefficients; k += 1) {
    const node = cos((Math.PI * (k + 0.5)) / coefficients);
    const T = 0.5 * (lowest + highest + node * (highest - lowest));
    ideal.evaluate(equation.reducing.temperature / T);
    right[k] = (1 - ideal.tauTau) * (equation.gasConstant / gasConstant);
    for (let power = 0; power < 5; power += 1) matrix[k * coefficients + power] = pow(T / 1000, power);
    matrix[k * coefficients + 5] = (1000 / T) ** 2;
  }
  solveLinearSystem(matrix, right, coefficients);
  const [a0 = NaN, a1 = NaN, a2 = NaN, a3 = NaN, a4 = NaN, a5 = NaN] = right;
  const stated: readonly [number, number] = [equation.range.minimumTemperature, equation.range.maximumTemperature];
  return {
    coefficients: [a0, a1 / 1e3, a2 / 1e6, a3 / 1e9, a4 / 1e12, a5 * 1e6],
    range: heatCapacityRange,
    stated,
  };
}
