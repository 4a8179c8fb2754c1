import { lineReynoldsNumber, soundSpeed } from '../flow/index.ts';
import { findRoot } from '../numerics/index.ts';
import { messageValue, Refusal, standardGravity } from '../quantities/index.ts';
import { headOf } from '../rotating/index.ts';
import { gasBeforePlate, gasValveDrive } from './items/branches.ts';
import type { FluidState } from './fluid/fluid-state.ts';
import { frictionAt } from './items/friction.ts';
import { jetResistance, lossShareOfValve, plateResistance } from './items/jet-resistance.ts';
import { chokedLoss } from './items/liquid-branch.ts';
import { kvOf, valveFactor } from './items/loss.ts';
import { gasFlowThroughPlate, gasPlateRegime } from './items/orifice-plate.ts';
import { pumpCurve } from './items/pump-curve.ts';
import { pressureTolerance, type Solved } from './solved.ts';
import { heldFlow, isFree, isShut, type Role } from './specifications.ts';
import { reynoldsFactorOf, viscousKv } from './items/viscous-valve.ts';
import type {
  ControlValveItem,
  ItemResult,
  ItemState,
  LineItem,
  LocalLiquid,
  Network,
  NetworkFriction,
  NetworkGas,
  NetworkItem,
  NetworkLiquid,
  NetworkMessage,
  OrificeItem,
  RefusedNetwork,
} from './types.ts';

/** An item with its flow, kg/s, and the pressures at its ends, Pa absolute. */
interface Solution {
  readonly item: NetworkItem;
  readonly flow: number;
  readonly role: Role;
  readonly inlet: number | undefined;
  readonly outlet: number | undefined;
  /** Elevation of the outlet above the inlet, m. */
  readonly rise: number;
}

type Remark = Omit<NetworkMessage, 'subject'>;

/** Returns the results of an item with a remark, or a refusal where its state cannot be. */
export function itemResultOf(
  network: Network,
  solved: Solved,
  solution: Solution,
): { readonly result: ItemResult; readonly message?: Remark | undefined } | { readonly refusal: RefusedNetwork } {
  const { item, flow, role, inlet, outlet, rise } = solution;
  const { state } = solved;
  const differential = inlet === undefined || outlet === undefined ? undefined : inlet - outlet;
  const meanDensity =
    inlet === undefined || outlet === undefined
      ? undefined
      : (item.liquid?.density ?? 0.5 * (state.densityAt(inlet) + state.densityAt(outlet)));
  const loss =
    differential === undefined || meanDensity === undefined
      ? undefined
      : differential - meanDensity * standardGravity * rise;
  const refusal = loss === undefined ? undefined : findImpossible(solution, loss);
  if (refusal) return { refusal };
  const bore = boreOf(network, solved, solution, loss);
  const kv = kvResult(network, solved, solution, loss);
  const remark = remarkOf(network, solved, { ...solution, item: withFound(item, bore, kv) }, loss);
  if (item.type === 'orifice' && flow !== 0 && bore === undefined) {
    return { refusal: noState(item, `no bore of ${item.tag} takes this pressure at its flow`) };
  }
  const result: ItemResult = {
    tag: item.tag,
    type: item.type,
    state: remark?.state ?? (role === 'closed' ? 'closed' : flow === 0 ? 'no flow' : flow < 0 ? 'reversed' : 'flowing'),
    massFlow: flow,
    inletPressure: inlet,
    outletPressure: outlet,
    differential,
    loss: role === 'closed' ? undefined : loss,
    ...velocitiesOf(network, solved, solution),
  };
  if (item.type === 'pump' && role !== 'closed' && loss !== undefined && meanDensity !== undefined)
    return { result: { ...result, head: headOf(-loss, meanDensity, standardGravity) }, message: remark?.message };
  if (item.type === 'control valve') return { result: { ...result, kv }, message: remark?.message };
  return { result: bore === undefined ? result : { ...result, bore }, message: remark?.message };
}

/** An item with its bore or Kv, also where that is a result. */
function withFound(item: NetworkItem, bore: number | undefined, kv: number | undefined): NetworkItem {
  if (item.type === 'orifice') return { ...item, bore };
  return item.type === 'control valve' ? { ...item, kv } : item;
}

function noState(
  item: NetworkItem,
  text: string,
  values: ConstructorParameters<typeof Refusal>[1] = {},
): RefusedNetwork {
  return { type: 'refused', reason: 'no state', items: [item.tag], nodes: [], text: new Refusal(text, values) };
}

/** What to enter for a control valve that is at an end of its travel instead of holding its pressure. */
export const regulatorAdvice = {
  open: '. Where it is to be open, enter its flow coefficient instead of the pressure',
  closed: '. Where it is to be closed, enter closed as its position instead of the pressure',
} as const;

/** A refusal of an item that would have to do what it cannot: a valve that raises the pressure. */
function findImpossible({ item, flow }: Solution, loss: number): RefusedNetwork | undefined {
  const { tag } = item;
  if (item.type === 'pump' && item.duty === 'required' && flow !== 0 && loss > pressureTolerance) {
    return noState(item, `${tag} needs no head: the pressure would have to fall by {loss} across it`, {
      loss: messageValue('pressureDifference', loss),
    });
  }
  if (item.type !== 'control valve' && item.type !== 'orifice') return undefined;
  if (!isFree(item)) return undefined;
  const held = heldFlow(item);
  const drive = (flow < 0 ? -1 : 1) * loss;
  const isRegulator = held === undefined && item.type === 'control valve' && item.holds !== undefined;
  const what = isRegulator ? `${tag} cannot control its pressure` : `${tag} cannot pass {flow}`;
  const adviceFor = (position: keyof typeof regulatorAdvice) => (isRegulator ? regulatorAdvice[position] : '');
  if (held === undefined && flow < 0) {
    return noState(item, `${what}: the flow would run from ${item.to} to ${item.from}${adviceFor('closed')}`, {
      flow: messageValue('massFlow', -flow),
    });
  }
  if (flow === 0 || drive >= -pressureTolerance) return undefined;
  return noState(item, `${what}: even fully open, {lack} is missing${adviceFor('open')}`, {
    flow: messageValue('massFlow', Math.abs(flow)),
    lack: messageValue('pressureDifference', -drive),
  });
}

/** The pressure in the end of an item in which a gas is choked, and that of the node behind it, Pa; undefined where it is not. */
export function chokedEnd(
  state: FluidState,
  { item, flow, inlet = NaN, outlet = NaN }: Omit<Solution, 'role' | 'rise'>,
): { readonly pressure: number; readonly behind: number } | undefined {
  const bore =
    item.type === 'line' || item.type === 'check valve' || item.type === 'block valve'
      ? item.insideDiameter
      : undefined;
  if (bore === undefined) return undefined;
  const pressure = state.chokedPressureAt(flow / ((Math.PI / 4) * bore * bore));
  const behind = flow < 0 ? inlet : outlet;
  return pressure > 0 && pressure > behind * (1 + 1e-9) ? { pressure, behind } : undefined;
}

/** How a gas passes an orifice; undefined without a bore. */
function regimeOfPlate(
  fluid: NetworkGas,
  state: FluidState,
  { item, flow, inlet = NaN, outlet = NaN }: Omit<Solution, 'role' | 'rise' | 'item'> & { readonly item: OrificeItem },
) {
  const { bore } = item;
  if (bore === undefined) return undefined;
  const gas = gasBeforePlate(fluid, state, Math.max(inlet, outlet));
  return gasPlateRegime({ ...item, bore }, gas, Math.min(inlet, outlet), flow);
}

/** Whether the gas in an item is choked. */
export function isGasChoked({ fluid }: Network, state: FluidState, at: Omit<Solution, 'role' | 'rise'>): boolean {
  if (fluid.phase === 'liquid') return false;
  const { item, inlet = NaN, outlet = NaN } = at;
  const [upstream, downstream] = [Math.max(inlet, outlet), Math.min(inlet, outlet)];
  if (item.type === 'orifice') return regimeOfPlate(fluid, state, { ...at, item }) === 'choked';
  if (item.type !== 'control valve') return chokedEnd(state, at) !== undefined;
  const limit = gasLimit(item, fluid.isentropicExponent, upstream);
  return limit !== undefined && upstream - downstream >= limit;
}

/** Relative difference from the differential at zero flow up to which a pump runs against a closed end. */
const shutOffTolerance = 1e-6;

/** What is out of the ordinary about an item's state. */
function remarkOf(
  network: Network,
  { density: ofNetwork, state: fluidState }: Solved,
  { item, flow, inlet, outlet }: Solution,
  loss: number | undefined,
): { state: ItemState; message: Remark } | undefined {
  const { tag, liquid: { density } = { density: ofNetwork } } = item;
  const choked = chokedEnd(fluidState, { item, flow, inlet, outlet });
  if (choked) {
    const text = `${tag} is choked: the gas leaves it at {choked}, above the {behind} downstream of it, and a lower pressure there does not raise the flow`;
    const values = {
      choked: messageValue('absolutePressure', choked.pressure),
      behind: messageValue('absolutePressure', choked.behind),
    };
    return { state: 'choked', message: { severity: 'warning', text: new Refusal(text, values) } };
  }
  const note = (state: ItemState, text: string, severity: Remark['severity'] = 'note') => ({
    state,
    message: { severity, text: new Refusal(text) },
  });
  if (item.type === 'check valve' && flow === 0) return note('closed', `${tag} is closed: nothing flows through it`);
  if (item.type === 'control valve' && isShut(item)) return undefined;
  if (item.type === 'pump' && isShut(item)) return note('off', `${tag} is off: nothing flows through it`);
  if (item.type === 'pump' && item.duty !== 'required') {
    const curve = 'curve' in item.duty ? pumpCurve(item.duty.curve, density, item.duty.degree) : undefined;
    const shutOff = curve?.differentialAt(0) ?? NaN;
    const extended = curve && curve.firstFlow > 0 ? ', to which its curve is extended below its first row' : '';
    if (flow === 0 && Math.abs((loss ?? NaN) + shutOff) <= shutOffTolerance * Math.abs(shutOff))
      return note(
        'no flow',
        `nothing flows through ${tag}, which runs against a closed end: the pressure behind it is that of zero flow${extended}`,
        'warning',
      );
    if (flow === 0)
      return note(
        'cannot deliver',
        `${tag} cannot deliver: the pressure across it is above its differential at zero flow${extended}, and its check valve is assumed closed`,
        'warning',
      );
    if (curve && flow / density < curve.firstFlow * (1 - 1e-9))
      return note(
        'beyond curve',
        `${tag} runs below the first row of its curve, which is extended to zero flow`,
        'warning',
      );
    if (curve && flow / density > curve.lastFlow * (1 + 1e-9))
      return note(
        'beyond curve',
        `${tag} runs beyond the last row of its curve, which is extended by a straight line`,
        'warning',
      );
    return undefined;
  }
  if (item.type === 'control valve' && flow === 0 && item.differential !== undefined)
    return note('no flow', `${tag} passes no flow: the pressure across it is below its differential`, 'warning');
  if (flow === 0 || (item.type !== 'control valve' && item.type !== 'orifice')) return undefined;
  const isChoked =
    network.fluid.phase === 'gas'
      ? isGasChoked(network, fluidState, { item, flow, inlet, outlet })
      : isLiquidChoked({ ...network.fluid, ...item.liquid }, { item, flow, inlet, outlet }, loss);
  if (isChoked) return note('choked', `the flow through ${tag} is choked`, 'warning');
  const flowing = flow < 0 ? 'reversed' : 'flowing';
  if (network.fluid.phase === 'liquid') {
    const factor = item.type === 'control valve' ? viscousFactor(item, flow, { ...network.fluid, ...item.liquid }) : 1;
    return factor === 1 ? undefined : { state: flowing, message: viscousNote(item, factor) };
  }
  return item.type === 'orifice' &&
    regimeOfPlate(network.fluid, fluidState, { item, flow, inlet, outlet }) === 'between'
    ? note(
        flowing,
        `behind ${tag} the jet has less than 0.75 of the inlet pressure and is not choked, where no standard gives the flow: it is interpolated between the thin plate of ISO 5167-2 and a thick plate in choked flow, and a thin plate passes less`,
        'warning',
      )
    : undefined;
}

/** F_R of a control valve with a Kv; 1 without. */
function viscousFactor(valve: ControlValveItem, flow: number, { viscosity }: NetworkLiquid): number {
  return valve.kv === undefined ? 1 : reynoldsFactorOf(valve, valve.kv, flow, viscosity);
}

function viscousNote({ tag, ...item }: NetworkItem, factor: number): Remark {
  const hasSize = 'size' in item && item.size !== undefined;
  const text = `the liquid is too viscous to be turbulent in ${tag}: F_R = {factor} by IEC 60534-2-1, with F_d = 0.46 of a contoured globe valve${hasSize ? '' : ' and the least favourable size, as the valve has no diameter'}`;
  return { severity: 'note', text: new Refusal(text, { factor: messageValue('number', factor, { digits: 3 }) }) };
}

/** Whether a liquid evaporates in the jet of a valve or an orifice, by its loss, Pa. */
function isLiquidChoked(
  fluid: NetworkLiquid,
  { item, flow, inlet, outlet }: Omit<Solution, 'role' | 'rise'>,
  loss: number | undefined,
): boolean {
  if (loss === undefined || inlet === undefined || outlet === undefined) return false;
  const limit = chokedLoss(jetResistance(item, flow, fluid)?.share, fluid, Math.max(inlet, outlet));
  return limit !== undefined && Math.abs(loss) >= limit;
}

function gasLimit(
  { xT }: Extract<NetworkItem, { type: 'control valve' }>,
  gamma: number | undefined,
  upstream: number,
) {
  return xT === undefined || gamma === undefined ? undefined : (gamma / 1.4) * xT * upstream;
}

/** Velocity and Reynolds number in items with a bore. */
function velocitiesOf(
  { fluid, friction = 'linear' }: Network,
  { state }: Solved,
  { item, flow, inlet, outlet }: Solution,
): Partial<ItemResult> {
  const bore =
    item.type === 'orifice'
      ? item.pipeDiameter
      : item.type === 'line' || item.type === 'check valve' || item.type === 'block valve'
        ? item.insideDiameter
        : undefined;
  if (bore === undefined) return {};
  const flux = flow / ((Math.PI / 4) * bore * bore);
  const { liquid } = item;
  const reynoldsNumber = lineReynoldsNumber(Math.abs(flow), bore, liquid?.viscosity ?? fluid.viscosity);
  const factor =
    item.type === 'line' && flow !== 0
      ? { frictionFactor: meanFriction(item, flow, friction, liquid ?? { density: 1, viscosity: fluid.viscosity }) }
      : {};
  if (fluid.phase === 'liquid')
    return { velocity: flux / (liquid?.density ?? fluid.density), reynoldsNumber, ...factor };
  if (inlet === undefined || outlet === undefined) return { velocity: 0, reynoldsNumber, ...factor };
  const end = chokedEnd(state, { item, flow, inlet, outlet })?.pressure ?? 0;
  const [first, last] = flow < 0 ? [Math.max(inlet, end), outlet] : [inlet, Math.max(outlet, end)];
  // Mean of the pressure along a gas line. Source: DVGW G 2000; S. Mokhatab et al., Handbook of Natural Gas Transmission, eq. 11-7.
  const mean = (2 / 3) * (first + last - (first * last) / (first + last));
  const machAt = (pressure: number) => {
    const density = state.densityAt(pressure);
    return Math.abs(flux) / density / soundSpeed(fluid.isentropicExponent ?? 1, pressure, density);
  };
  return {
    velocity: flux / state.densityAt(mean),
    inletVelocity: flux / state.densityAt(first),
    outletVelocity: flux / state.densityAt(last),
    inletMach: machAt(first),
    outletMach: machAt(last),
    reynoldsNumber,
    ...factor,
  };
}

/** The friction factor of a line by which it has its loss at its mean density. */
function meanFriction(
  { insideDiameter, roughness }: LineItem,
  flow: number,
  law: NetworkFriction,
  { density, viscosity, sections = [{ density, viscosity }] }: LocalLiquid,
): number {
  const factors = sections.map(section => {
    const reynolds = lineReynoldsNumber(Math.abs(flow), insideDiameter, section.viscosity);
    return (density / section.density) * frictionAt(law, reynolds, roughness / insideDiameter).factor;
  });
  return factors.reduce((sum, each) => sum + each / factors.length, 0);
}

/** Kv of a control valve, given or from its loss: choked flow counts with the choked differential. */
function kvResult(
  { fluid }: Network,
  { state }: Solved,
  { item, flow, inlet, outlet }: Solution,
  loss: number | undefined,
): number | undefined {
  if (item.type !== 'control valve') return undefined;
  if (isShut(item)) return undefined;
  if (item.kv !== undefined) return item.kv;
  if (loss === undefined || inlet === undefined || outlet === undefined || flow === 0) return undefined;
  const [upstream, downstream] = flow < 0 ? [outlet, inlet] : [inlet, outlet];
  if (fluid.phase === 'gas') {
    if (item.xT === undefined || fluid.isentropicExponent === undefined) return undefined;
    const drive = gasValveDrive(item, fluid, state, { upstream, downstream });
    return drive > 0 ? Math.abs(flow) * Math.sqrt(valveFactor(1) / drive) : undefined;
  }
  const liquid = { ...fluid, ...item.liquid };
  const size = Math.min(Math.abs(loss), chokedLoss(lossShareOfValve(item), liquid, upstream) ?? Infinity);
  return size > 0 ? viscousKv(item, kvOf(flow, size * liquid.density), flow, liquid.viscosity) : undefined;
}

/** Bore of an orifice, given or from its loss, m: a choked flow counts with the choked loss. */
function boreOf(
  { fluid }: Network,
  { state }: Solved,
  { item, flow, inlet, outlet }: Solution,
  loss: number | undefined,
): number | undefined {
  if (item.type !== 'orifice') return undefined;
  if (item.bore !== undefined) return item.bore;
  if (loss === undefined || inlet === undefined || outlet === undefined || flow === 0) return undefined;
  const [upstream, downstream] = flow < 0 ? [outlet, inlet] : [inlet, outlet];
  const { pipeDiameter } = item;
  /** Flow through a bore over the flow, less 1. */
  const excess = (bore: number) => {
    const plate = { ...item, bore };
    if (fluid.phase === 'gas')
      return gasFlowThroughPlate(plate, gasBeforePlate(fluid, state, upstream), downstream, flow) / Math.abs(flow) - 1;
    const liquid = { ...fluid, ...item.liquid };
    const { factor, share } = plateResistance(plate, flow, liquid);
    const driving = Math.min(Math.abs(loss), chokedLoss(share, liquid, upstream) ?? Infinity);
    return Math.sqrt((driving * liquid.density) / factor) / Math.abs(flow) - 1;
  };
  const root = findRoot(beta => excess(beta * pipeDiameter), 0.01, 0.9);
  return root && root.x * pipeDiameter;
}
