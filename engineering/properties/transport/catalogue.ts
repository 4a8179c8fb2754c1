import { referenceStates } from '../reference/index.ts';
import type { FluidTransport } from './correlation.ts';
import { PureTransport } from './pure-transport.ts';

/** Fluids with transport correlations, whose data are loaded on demand. */
const fluids: ReadonlyMap<string, () => Promise<FluidTransport>> = new Map([
  ['C1', () => import('./fluids/methane.ts').then(({ methane }) => methane)],
  ['C2', () => import('./fluids/ethane.ts').then(({ ethane }) => ethane)],
  ['C3', () => import('./fluids/propane.ts').then(({ propane }) => propane)],
  ['iC4', () => import('./fluids/isobutane.ts').then(({ isobutane }) => isobutane)],
  ['nC4', () => import('./fluids/n-butane.ts').then(({ nButane }) => nButane)],
  ['iC5', () => import('./fluids/isopentane.ts').then(({ isopentane }) => isopentane)],
  ['nC5', () => import('./fluids/n-pentane.ts').then(({ nPentane }) => nPentane)],
  ['nC6', () => import('./fluids/n-hexane.ts').then(({ nHexane }) => nHexane)],
  ['nC7', () => import('./fluids/n-heptane.ts').then(({ nHeptane }) => nHeptane)],
  ['nC8', () => import('./fluids/n-octane.ts').then(({ nOctane }) => nOctane)],
  ['nC9', () => import('./fluids/n-nonane.ts').then(({ nNonane }) => nNonane)],
  ['nC10', () => import('./fluids/n-decane.ts').then(({ nDecane }) => nDecane)],
  ['nC12', () => import('./fluids/n-dodecane.ts').then(({ nDodecane }) => nDodecane)],
  ['N2', () => import('./fluids/nitrogen.ts').then(({ nitrogen }) => nitrogen)],
  ['O2', () => import('./fluids/oxygen.ts').then(({ oxygen }) => oxygen)],
  ['Ar', () => import('./fluids/argon.ts').then(({ argon }) => argon)],
  ['He', () => import('./fluids/helium.ts').then(({ helium }) => helium)],
  ['H2', () => import('./fluids/hydrogen.ts').then(({ hydrogen }) => hydrogen)],
  ['CO', () => import('./fluids/carbon-monoxide.ts').then(({ carbonMonoxide }) => carbonMonoxide)],
  ['CO2', () => import('./fluids/carbon-dioxide.ts').then(({ carbonDioxide }) => carbonDioxide)],
  ['H2S', () => import('./fluids/hydrogen-sulfide.ts').then(({ hydrogenSulfide }) => hydrogenSulfide)],
  ['SO2', () => import('./fluids/sulfur-dioxide.ts').then(({ sulfurDioxide }) => sulfurDioxide)],
  ['NH3', () => import('./fluids/ammonia.ts').then(({ ammonia }) => ammonia)],
  ['C2=', () => import('./fluids/ethylene.ts').then(({ ethylene }) => ethylene)],
  ['C3=', () => import('./fluids/propylene.ts').then(({ propylene }) => propylene)],
  ['Bz', () => import('./fluids/benzene.ts').then(({ benzene }) => benzene)],
  ['Tol', () => import('./fluids/toluene.ts').then(({ toluene }) => toluene)],
  ['EtBz', () => import('./fluids/ethylbenzene.ts').then(({ ethylbenzene }) => ethylbenzene)],
  ['mXyl', () => import('./fluids/m-xylene.ts').then(({ mXylene }) => mXylene)],
  ['oXyl', () => import('./fluids/o-xylene.ts').then(({ oXylene }) => oXylene)],
  ['pXyl', () => import('./fluids/p-xylene.ts').then(({ pXylene }) => pXylene)],
  ['cC6', () => import('./fluids/cyclohexane.ts').then(({ cyclohexane }) => cyclohexane)],
  ['MeOH', () => import('./fluids/methanol.ts').then(({ methanol }) => methanol)],
  ['EtOH', () => import('./fluids/ethanol.ts').then(({ ethanol }) => ethanol)],
  ['Acetone', () => import('./fluids/acetone.ts').then(({ acetone }) => acetone)],
  ['R134a', () => import('./fluids/r134a.ts').then(({ r134a }) => r134a)],
  ['Air', () => import('./fluids/air.ts').then(({ air }) => air)],
  ['Cl2', () => import('./fluids/chlorine.ts').then(({ chlorine }) => chlorine)],
  ['EO', () => import('./fluids/ethylene-oxide.ts').then(({ ethyleneOxide }) => ethyleneOxide)],
  ['PG', () => import('./fluids/propylene-glycol.ts').then(({ propyleneGlycol }) => propyleneGlycol)],
  ['1C4=', () => import('./fluids/1-butene.ts').then(({ butene1 }) => butene1)],
  ['iC4=', () => import('./fluids/isobutene.ts').then(({ isobutene }) => isobutene)],
  ['DME', () => import('./fluids/dimethyl-ether.ts').then(({ dimethylEther }) => dimethylEther)],
  ['VCM', () => import('./fluids/vinyl-chloride.ts').then(({ vinylChloride }) => vinylChloride)],
]);

/** Ids of the pure fluids, and of air, known to `loadPureTransport`: those with a reference equation. */
export const transportFluidIds: readonly string[] = [...fluids.keys()];

/** Loads the transport properties of a pure fluid by id; throws a RangeError for an unknown id. Water is in `../steam`. */
export async function loadPureTransport(id: string): Promise<PureTransport> {
  const load = fluids.get(id);
  if (load === undefined) throw new RangeError(`no transport properties of ${id}`);
  const [data, states] = await Promise.all([load(), referenceStates(id)]);
  const corresponds = 'fitted' in data.viscosity || 'fitted' in data.conductivity;
  return new PureTransport(states.fluid, data, corresponds ? await loadPureTransport('C3') : undefined);
}
