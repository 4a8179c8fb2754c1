import { gasConstant, Refusal, undefinedIfRefused } from '../quantities/index.ts';
import { ConstantGas, mixConstantGases, type GasProperties } from './constant-gas.ts';
import type { ColdWaterEquation } from './cold-water-equation.ts';
import { coldWaterEquationOf, componentsOf, equationOf, fractionsOf } from './equation-of-state.ts';
import type { FlareGas, GasFlow, GasModel } from './gas.ts';
import type { GasEquation } from './gas-equation.ts';
import { mixRealGases, RealGas } from './real-gas.ts';
import type { ColdWater, FlareNetwork, FlareSource } from './types.ts';

/**
 * Returns the gases of a network: by an equation of state where every source has a composition, unless constant properties are chosen.
 * Throws a Refusal for a component that no equation has.
 */
export function gasModelOf({ sources, gasModel, outletPressure }: FlareNetwork): GasModel {
  const ids = componentsOf(sources);
  const equation = ids.length === 0 ? undefined : equationOf(sources);
  const isReal = gasModel !== 'constant' && sources.every(({ gas }) => gas.type === 'composition');
  return equation && isReal
    ? realModel(ids, outletPressure, equation)
    : constantModel(source => constantProperties(source, equation, ids, outletPressure));
}

/**
 * Returns the gases of a network in which GERG-2008 has no state with all of the water of one of them: such a gas is by `ColdWaterEquation`, the
 * others as by `gasModelOf`. Undefined where there is none by GERG-2008 with water.
 */
export function coldWaterModelOf({ sources, gasModel, outletPressure }: FlareNetwork): GasModel | undefined {
  if (gasModel === 'constant' || sources.some(({ gas }) => gas.type !== 'composition')) return undefined;
  const equation = equationOf(sources);
  const cold = coldWaterEquationOf(sources, equation);
  return cold && realModel(componentsOf(sources), outletPressure, equation, cold);
}

/** J/kg, of a gas at some 350 m/s. */
const highestKineticEnergy = 6e4;

function realModel(
  ids: readonly string[],
  outletPressure: number,
  equation: GasEquation,
  cold?: ColdWaterEquation,
): GasModel {
  const water = ids.indexOf('H2O');
  const isCold = (fractions: Float64Array, enthalpy: number): boolean => {
    const share = fractions[water] ?? 0;
    const coldest = () => equation.atPH(fractions, outletPressure, enthalpy - highestKineticEnergy, false);
    return share > 0 && share < 1 && undefinedIfRefused(coldest) === undefined;
  };
  const gasOf = (fractions: Float64Array, enthalpy: number) =>
    new RealGas(cold && isCold(fractions, enthalpy) ? cold : equation, fractions, enthalpy);
  return {
    type: 'real',
    ofSource: source => {
      const discharge =
        (cold && undefinedIfRefused(() => dischargeOf(source, equation, ids, outletPressure))) ??
        dischargeOf(source, cold ?? equation, ids, outletPressure);
      return gasOf(discharge.fractions, discharge.enthalpy);
    },
    mix: flows => mixRealGases(gasOf, flows.filter(isOf(RealGas))),
    ...(cold && { coldWaterIn: gas => coldWaterIn(gas, cold) }),
  };
}

/** What the water of a gas by `ColdWaterEquation` does at rest at a pressure; undefined for another gas. */
function coldWaterIn(gas: FlareGas, cold: ColdWaterEquation): ((pressure: number) => ColdWater) | undefined {
  if (!(gas instanceof RealGas) || gas.equation !== cold) return undefined;
  const { fractions, stagnationEnthalpy } = gas;
  return pressure => {
    const state = cold.atPH(fractions, pressure, stagnationEnthalpy);
    const { share, heat } = cold.liquidWater(fractions, state);
    const without = cold.atPH(fractions, pressure, stagnationEnthalpy - heat);
    return {
      share,
      heating: state.temperature - without.temperature,
      density: state.density / without.density - 1,
    };
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
