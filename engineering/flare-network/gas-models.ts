import { gasConstant, Refusal } from '../quantities/index.ts';
import { ConstantGas, mixConstantGases, type GasProperties } from './constant-gas.ts';
import { componentsOf, equationOf, fractionsOf } from './equation-of-state.ts';
import type { FlareGas, GasFlow, GasModel } from './gas.ts';
import type { GasEquation } from './gas-equation.ts';
import { mixRealGases, RealGas } from './real-gas.ts';
import type { FlareNetwork, FlareSource } from './types.ts';

/**
 * Returns the gases of a network: by an equation of state where every source has a composition, unless constant properties are chosen.
 * Throws a Refusal for a component that no equation has.
 */
export function gasModelOf({ sources, gasModel, outletPressure }: FlareNetwork): GasModel {
  const ids = componentsOf(sources);
  const equation = ids.length === 0 ? undefined : equationOf(sources);
  const isReal = gasModel !== 'constant' && sources.every(({ gas }) => gas.type === 'composition');
  return equation && isReal
    ? realModel(equation, ids, outletPressure)
    : constantModel(source => constantProperties(source, equation, ids, outletPressure));
}

function realModel(equation: GasEquation, ids: readonly string[], outletPressure: number): GasModel {
  return {
    type: 'real',
    ofSource: source => {
      const { fractions, enthalpy } = dischargeOf(source, equation, ids, outletPressure);
      return new RealGas(equation, fractions, enthalpy);
    },
    mix: flows => mixRealGases(equation, flows.filter(isOf(RealGas))),
  };
}

function constantModel(propertiesOf: (source: FlareSource) => GasProperties): GasModel {
  return {
    type: 'constant',
    ofSource: source => new ConstantGas(propertiesOf(source)),
    mix: flows => mixConstantGases(flows.filter(isOf(ConstantGas))),
  };
}

function isOf<G extends FlareGas>(kind: abstract new (...inputs: never[]) => G) {
  return (flow: GasFlow): flow is GasFlow & { readonly gas: G } => flow.gas instanceof kind;
}

/** Mole fractions of the gas of a source, and its enthalpy, which it keeps through its valve, J/kg. */
function dischargeOf(
  { gas, temperature, pressure }: FlareSource,
  equation: GasEquation,
  ids: readonly string[],
  outletPressure: number,
): { fractions: Float64Array; enthalpy: number } {
  if (gas.type !== 'composition') throw new Refusal('the gas has no composition');
  const fractions = fractionsOf(gas.components, ids);
  return { fractions, enthalpy: equation.atPT(fractions, pressure ?? outletPressure, temperature).enthalpy };
}

/** Properties of a source; of a composition those of its gas at rest at the pressure of the outlet, after its valve. */
function constantProperties(
  source: FlareSource,
  equation: GasEquation | undefined,
  ids: readonly string[],
  outletPressure: number,
): GasProperties {
  const { gas } = source;
  if (gas.type === 'properties') return { ...gas, stagnationTemperature: source.temperature };
  if (!equation) throw new Refusal('the gas has no equation of state');
  const { fractions, enthalpy } = dischargeOf(source, equation, ids, outletPressure);
  const state = equation.atPH(fractions, outletPressure, enthalpy);
  const { temperature, density, heatCapacity } =
    state.vapourFraction === 1 ? state : (equation.asGas(fractions, outletPressure, state.temperature) ?? state);
  if (heatCapacity === undefined) throw new Refusal('the gas condenses, and constant properties are those of a gas');
  const molarMass = equation.molarMassOf(fractions);
  const specificR = gasConstant / molarMass;
  return {
    molarMass: 1000 * molarMass,
    isentropicExponent: heatCapacity / (heatCapacity - specificR),
    compressibility: outletPressure / (density * specificR * temperature),
    viscosity: equation.viscosity(fractions, outletPressure, temperature),
    stagnationTemperature: temperature,
  };
}
