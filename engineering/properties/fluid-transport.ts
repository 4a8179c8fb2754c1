import { Refusal } from '../quantities/index.ts';
import { aqueousViscosityUncertainty, isBondedWithWater } from './aqueous/aqueous-viscosity.ts';
import type { Fluid } from './fluid.ts';
import type { EquilibriumPhase, ThermodynamicState } from './helmholtz/index.ts';
import { pseudoComponentOf } from './pseudo-component/index.ts';
import { saturatedAtTemperature, steamAtPT, surfaceTension, type SteamState } from './steam/index.ts';
import type * as Transport from './transport/index.ts';
import type { MixtureComponent, MixtureTransport, PureTransport, TransportValue } from './transport/index.ts';

/** Viscosity, thermal conductivity and surface tension of a fluid. Each throws a Refusal where no value exists. */
export interface FluidTransport {
  /** η of one phase, Pa·s. */
  readonly viscosity: (phase: EquilibriumPhase) => TransportValue;
  /** λ of one phase, W/(m·K). */
  readonly thermalConductivity: (phase: EquilibriumPhase) => TransportValue;
  /** σ between two phases in equilibrium, N/m. */
  readonly surfaceTension: (liquid: EquilibriumPhase, vapour: EquilibriumPhase) => TransportValue;
}

/** Data loaded so far; undefined for a fluid or component without any. */
const loaded: {
  module?: typeof Transport;
  readonly pure: Map<string, PureTransport | undefined>;
  readonly components: Map<string, MixtureComponent | undefined>;
} = { pure: new Map(), components: new Map() };

/** Reference fluid of all mixtures. */
const propane = 'C3';

/** Loads what `transportOf` needs for fluids of these components. Undefined where everything is already loaded. */
export function loadTransportData(ids: readonly string[]): Promise<void> | undefined {
  const [id = ''] = ids;
  if (isOfCorrelation(ids)) return id === 'H2O' || loaded.pure.has(id) ? undefined : loadPure(id);
  return loaded.pure.has(propane) && ids.every(each => loaded.components.has(each)) ? undefined : loadMixture(ids);
}

/** Whether a fluid of these components has correlations of its own: a pure substance, but no petroleum fraction. */
function isOfCorrelation([id = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && pseudoComponentOf(id) === undefined;
}

async function loadPure(id: string): Promise<void> {
  const { loadPureTransport, transportFluidIds } = await import('./transport/index.ts');
  loaded.pure.set(id, transportFluidIds.includes(id) ? await loadPureTransport(id) : undefined);
}

async function loadMixture(ids: readonly string[]): Promise<void> {
  const module = await import('./transport/index.ts');
  const { hasMixtureTransport, loadMixtureComponent } = module;
  loaded.module = module;
  const load = async (id: string) =>
    loaded.components.set(id, hasMixtureTransport(id) ? await loadMixtureComponent(id) : undefined);
  await Promise.all([loadPure(propane), ...ids.map(load)]);
}

/** The transport properties of a fluid whose data `loadTransportData` has loaded. */
export function transportOf({ composition }: Fluid): FluidTransport {
  const ids = Object.keys(composition);
  const [id = ''] = ids;
  if (!isOfCorrelation(ids)) return ofMixture(ids, mixtureOf(ids));
  return id === 'H2O' ? ofWater : ofPure(loaded.pure.get(id) ?? refuse(id));
}

function mixtureOf(ids: readonly string[]): MixtureTransport {
  const reference = loaded.pure.get(propane);
  if (!loaded.module || !reference) throw new Error('the transport data of a mixture are used before they are loaded');
  return new loaded.module.MixtureTransport(
    ids.map(id => loaded.components.get(id) ?? refuse(id)),
    reference,
  );
}

function refuse(fluid: string): never {
  throw new Refusal(`no transport properties of ${fluid} are available`);
}

function ofPure(transport: PureTransport): FluidTransport {
  return {
    viscosity: ({ state }) => transport.viscosity(state.temperature, state.density),
    thermalConductivity: ({ state }) => transport.thermalConductivity(state.temperature, state.density),
    surfaceTension: ({ state }) => transport.surfaceTension(state.temperature),
  };
}

function ofMixture(ids: readonly string[], transport: MixtureTransport): FluidTransport {
  const fractions = ({ composition }: EquilibriumPhase): number[] => ids.map(id => composition[id] ?? 0);
  const inMixture = (phase: EquilibriumPhase) => ({ density: phase.state.density, moleFractions: fractions(phase) });
  return {
    viscosity: phase => {
      const { temperature, density, pressure } = phase.state;
      const mixed = transport.viscosity(temperature, density, fractions(phase), pressure);
      const isUncertain = mixed.method === 'liquid-mixing' && isBondedWithWater(phase.composition);
      return isUncertain ? { ...mixed, uncertainty: aqueousViscosityUncertainty } : mixed;
    },
    thermalConductivity: phase =>
      transport.thermalConductivity(phase.state.temperature, phase.state.density, fractions(phase)),
    surfaceTension: (liquid, vapour) =>
      transport.surfaceTension(liquid.state.temperature, inMixture(liquid), inMixture(vapour)),
  };
}

const steamSources = { viscosity: 'IAPWS R12-08', conductivity: 'IAPWS R15-11', tension: 'IAPWS R1-76(2014)' } as const;

const ofWater: FluidTransport = {
  viscosity: ({ state }) => ofSteam(steamOf(state).viscosity, steamSources.viscosity, 0.03),
  thermalConductivity: ({ state }) => ofSteam(steamOf(state).thermalConductivity, steamSources.conductivity, 0.05),
  surfaceTension: ({ state }) => ofSteam(surfaceTension(state.temperature), steamSources.tension, 0.01),
};

/** Steam or water at a single-phase state; a saturated one is found by its temperature. */
function steamOf({ quality, pressure, temperature }: ThermodynamicState): SteamState {
  if (quality === undefined) return steamAtPT(pressure, temperature);
  const { liquid, vapour } = saturatedAtTemperature(temperature);
  return quality < 0.5 ? liquid : vapour;
}

function ofSteam(value: number | undefined, source: string, uncertainty: number): TransportValue {
  if (value === undefined) throw new Refusal(`${source} has no value in this state`);
  return { value, method: 'correlation', source, uncertainty, extrapolated: false };
}
