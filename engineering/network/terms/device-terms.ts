import { pow } from '../../elementary/index.ts';
import { standardGravity } from '../../quantities/index.ts';
import { plateAtFlow } from '../items/orifice-plate.ts';
import { pumpCurve } from '../items/pump-curve.ts';
import type { EquipmentItem, OrificeItem, PumpItem } from '../types.ts';
import { gasDifferences } from './gas-differences.ts';
import type { SolvedItem } from './line-terms.ts';

/** The parts of the differential of an orifice plate, from `from` to `to`: Pa. Their sum is the differential. */
export interface PlateTerms {
  /** m. */
  readonly bore: number;
  readonly beta: number;
  readonly coefficient: number;
  /** Upstream, kg/m³. */
  readonly density: number;
  /** ε by which the plate passes its flow; 1 for a liquid. */
  readonly expansibility: number;
  /** Permanent loss over the difference between the tappings. */
  readonly lossFraction: number;
  /** Difference between the tappings, with the sign of the flow. */
  readonly tappings: number;
  readonly loss: number;
  readonly beyondChoking: number;
  readonly staticHead: number;
  readonly differential: number;
}

/** Returns the parts of the differential of an orifice plate; undefined where it passes no flow. Source: ISO 5167-2:2022, eqs. 1 and 7. */
export function plateTerms(solved: SolvedItem<OrificeItem>): PlateTerms | undefined {
  const {
    network: { fluid },
    state,
    item,
    result,
    rise,
  } = solved;
  const { inletPressure, outletPressure, massFlow, bore } = result;
  if (bore === undefined || massFlow === 0 || inletPressure === undefined || outletPressure === undefined)
    return undefined;
  const { viscosity } = item.liquid ?? fluid;
  const { beta, coefficient, lossFraction, factor } = plateAtFlow({ ...item, bore }, massFlow, viscosity);
  const sign = Math.sign(massFlow);
  const common = { bore, beta, coefficient, lossFraction };
  if (fluid.phase === 'liquid') {
    const density = item.liquid?.density ?? fluid.density;
    const loss = (sign * factor * massFlow ** 2) / density;
    const staticHead = density * standardGravity * rise;
    const beyondChoking = result.state === 'choked' ? inletPressure - outletPressure - staticHead - loss : 0;
    const differential = loss + beyondChoking + staticHead;
    return {
      ...common,
      density,
      expansibility: 1,
      tappings: loss / lossFraction,
      loss,
      beyondChoking,
      staticHead,
      differential,
    };
  }
  const upstream = massFlow < 0 ? outletPressure : inletPressure;
  const density = state.densityAt(upstream);
  const differential = inletPressure - outletPressure;
  const tappings = sign * Math.min(upstream, Math.abs(differential) / lossFraction);
  const loss = lossFraction * tappings;
  // The flow without expansion follows from the factor of the loss: Δp·ρ = factor·m².
  const expansibility = Math.abs(massFlow) / Math.sqrt((Math.abs(loss) * density) / factor);
  return {
    ...common,
    density,
    expansibility,
    tappings,
    loss,
    beyondChoking: differential - loss,
    staticHead: 0,
    differential,
  };
}

/** The parts of the differential of equipment, from `from` to `to`: Pa. Their sum is the differential. */
export interface EquipmentTerms {
  /** kg/m³; of a gas the mean over its pressures, and that of its static head. */
  readonly density: number;
  readonly staticDensity: number;
  readonly referenceDensity: number;
  readonly exponent: number;
  readonly loss: number;
  readonly staticHead: number;
  readonly differential: number;
}

/** Returns the parts of the differential of equipment; undefined where its pressures are not known. */
export function equipmentTerms(solved: SolvedItem<EquipmentItem>): EquipmentTerms | undefined {
  const {
    network: { fluid },
    state,
    item,
    result,
    rise,
  } = solved;
  const { inletPressure: inlet, outletPressure: outlet, massFlow } = result;
  if (inlet === undefined || outlet === undefined) return undefined;
  const { exponent = 2, referenceFlow } = item;
  const own = item.liquid?.density ?? (fluid.phase === 'liquid' ? fluid.density : NaN);
  const { referenceDensity = fluid.phase === 'liquid' ? fluid.density : NaN } = item;
  const share = pow(Math.abs(massFlow) / referenceFlow, exponent);
  /** Pa·kg/m³. */
  const product = Math.sign(massFlow) * item.differential * referenceDensity * share;
  const { density, staticDensity, staticHead } =
    fluid.phase === 'liquid'
      ? { density: own, staticDensity: own, staticHead: own * standardGravity * rise }
      : gasDifferences(state, { inlet, outlet, rise, loss: product, massFlux: 0 });
  const loss = product / density;
  return { density, staticDensity, referenceDensity, exponent, loss, staticHead, differential: loss + staticHead };
}

/** A pump of a solved network: SI units. */
export interface PumpTerms {
  readonly density: number;
  readonly volumeFlow: number;
  /** m, by its curve or as given or required. */
  readonly head: number;
  readonly staticHead: number;
  /** Pa from `from` to `to`: negative where it raises the pressure. */
  readonly differential: number;
  /** Rows of the curve on both sides of its flow, m³/s and m; undefined without a curve, and beyond its rows. */
  readonly rows: readonly [PumpRow, PumpRow] | undefined;
}

/** A row of a curve. */
interface PumpRow {
  readonly flow: number;
  readonly head: number;
}

/** Returns the head of a pump and what it makes of the pressure; undefined where it does not run, or is pushed back. */
export function pumpTerms(solved: SolvedItem<PumpItem>): PumpTerms | undefined {
  const {
    network: { fluid },
    item,
    result,
    rise,
  } = solved;
  const { massFlow, state } = result;
  if (fluid.phase === 'gas' || result.head === undefined || state === 'cannot deliver') return undefined;
  const density = item.liquid?.density ?? fluid.density;
  const volumeFlow = massFlow / density;
  const { duty } = item;
  const perHead = density * standardGravity;
  const head =
    duty === 'required'
      ? result.head
      : 'head' in duty
        ? duty.head
        : 'differential' in duty
          ? duty.differential / perHead
          : pumpCurve(duty.curve, density, duty.degree).differentialAt(volumeFlow) / perHead;
  const staticHead = perHead * rise;
  return {
    density,
    volumeFlow,
    head,
    staticHead,
    differential: staticHead - perHead * head,
    rows: rowsBeside(item, volumeFlow, perHead),
  };
}

function rowsBeside({ duty }: PumpItem, flow: number, perHead: number): PumpTerms['rows'] {
  if (typeof duty === 'string' || !('curve' in duty)) return undefined;
  const rows = duty.curve
    .map(row => ({ flow: row.flow, head: 'head' in row ? row.head : row.differential / perHead }))
    .toSorted((one, other) => one.flow - other.flow);
  const next = rows.findIndex((row, index) => index > 0 && row.flow >= flow);
  const [before, after] = [rows[next - 1], rows[next]];
  return before && after && before.flow <= flow ? [before, after] : undefined;
}
