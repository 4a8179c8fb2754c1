import { standardGravity } from '../../quantities/index.ts';
import type { FluidState } from '../fluid/fluid-state.ts';
import { chokedEnd } from '../item-results.ts';
import type { BlockValveItem, CheckValveItem, ItemResult, LineItem, Network } from '../types.ts';
import { gasDifferences } from './gas-differences.ts';

/** An item of a solved network. */
export interface SolvedItem<Item> {
  readonly network: Network;
  readonly state: FluidState;
  /** With its own liquid, if it has one. */
  readonly item: Item;
  readonly result: ItemResult;
  /** Elevation of `to` above `from`, m. */
  readonly rise: number;
}

/** The parts of the differential of a line, an open valve or a check valve, from `from` to `to`: Pa. Their sum is the differential. */
export interface LineTerms {
  readonly insideDiameter: number | undefined;
  /** kg/(m²·s), with the sign of the flow; undefined without a diameter. */
  readonly massFlux: number | undefined;
  /** f·L/D and ΣK, at the mean density. */
  readonly frictionResistance: number;
  readonly lossCoefficient: number;
  /** kg/m³: of a gas the mean over its pressures, and that of its static head. */
  readonly density: number;
  readonly staticDensity: number;
  readonly viscosity: number;
  /** In the planes at both ends, Pa absolute and kg/m³. */
  readonly inlet: { readonly pressure: number; readonly density: number };
  readonly outlet: { readonly pressure: number; readonly density: number };
  readonly friction: number;
  readonly fittings: number;
  /** Of a gas; 0 for a liquid. */
  readonly acceleration: number;
  readonly staticHead: number;
  /** From the plane in which a gas is choked to the node behind it. */
  readonly beyondChoking: number;
  readonly differential: number;
}

/** Returns the parts of the differential of a line or an open valve of a solved network; undefined where its pressures are not known. */
export function lineTerms(solved: SolvedItem<LineItem | CheckValveItem | BlockValveItem>): LineTerms | undefined {
  const { network, state, item, result, rise } = solved;
  const { inletPressure, outletPressure, massFlow } = result;
  if (inletPressure === undefined || outletPressure === undefined) return undefined;
  const { insideDiameter } = item;
  const massFlux = insideDiameter === undefined ? undefined : massFlow / ((Math.PI / 4) * insideDiameter ** 2);
  const frictionResistance =
    item.type === 'line' ? ((result.frictionFactor ?? 0) * item.length) / item.insideDiameter : 0;
  const lossCoefficient = (item.lossCoefficient ?? 0) * shareOfFittings(item);
  const flux = massFlux ?? 0;
  const dynamic = (Math.abs(flux) * flux) / 2;
  const common = { insideDiameter, massFlux, frictionResistance, lossCoefficient };
  const { fluid } = network;
  const { viscosity } = item.liquid ?? fluid;
  if (fluid.phase === 'liquid') {
    const density = item.liquid?.density ?? fluid.density;
    const friction = (frictionResistance * dynamic) / density;
    const fittings = (lossCoefficient * dynamic) / density;
    const staticHead = density * standardGravity * rise;
    return {
      ...common,
      density,
      staticDensity: density,
      viscosity,
      inlet: { pressure: inletPressure, density },
      outlet: { pressure: outletPressure, density },
      friction,
      fittings,
      acceleration: 0,
      staticHead,
      beyondChoking: 0,
      differential: friction + fittings + staticHead,
    };
  }
  const choked = chokedEnd(state, { item, flow: massFlow, inlet: inletPressure, outlet: outletPressure })?.pressure;
  const inlet = massFlow < 0 ? (choked ?? inletPressure) : inletPressure;
  const outlet = massFlow < 0 ? outletPressure : (choked ?? outletPressure);
  const loss = (frictionResistance + lossCoefficient) * dynamic;
  const found = gasDifferences(state, { inlet, outlet, rise, loss, massFlux: loss === 0 ? 0 : flux });
  const { density, staticDensity, acceleration, staticHead } = found;
  const friction = (frictionResistance * dynamic) / density;
  const fittings = (lossCoefficient * dynamic) / density;
  const beyondChoking = inletPressure - inlet + (outlet - outletPressure);
  return {
    ...common,
    density,
    staticDensity,
    viscosity,
    inlet: { pressure: inlet, density: state.densityAt(inlet) },
    outlet: { pressure: outlet, density: state.densityAt(outlet) },
    friction,
    fittings,
    acceleration,
    staticHead,
    beyondChoking,
    differential: friction + fittings + acceleration + staticHead + beyondChoking,
  };
}

/** By how much the loss of the fittings of a line is greater than at its mean density, where its liquid changes along it. */
function shareOfFittings({ liquid }: LineItem | CheckValveItem | BlockValveItem): number {
  const { sections = [], density = NaN } = liquid ?? {};
  if (sections.length < 2) return 1;
  return sections.reduce((sum, section) => sum + density / section.density, 0) / sections.length;
}
