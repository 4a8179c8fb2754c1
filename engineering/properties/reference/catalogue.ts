import type { FluidEquation } from './equation.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureStates } from './states.ts';

/** A fluid with a reference equation, whose data are loaded on demand. */
export interface ReferenceFluid {
  readonly id: string;
  readonly name: string;
  readonly load: () => Promise<FluidEquation>;
}

const entry = (id: string, name: string, load: () => Promise<FluidEquation>): ReferenceFluid => ({ id, name, load });

/** Pure fluids, and air, with a reference equation. Water is in `../steam`. */
export const referenceFluids: readonly ReferenceFluid[] = [
  entry('C1', 'methane', () => import('./fluids/methane.ts').then(({ methane }) => methane)),
  entry('C2', 'ethane', () => import('./fluids/ethane.ts').then(({ ethane }) => ethane)),
  entry('C3', 'propane', () => import('./fluids/propane.ts').then(({ propane }) => propane)),
  entry('iC4', 'isobutane', () => import('./fluids/isobutane.ts').then(({ isobutane }) => isobutane)),
  entry('nC4', 'n-butane', () => import('./fluids/n-butane.ts').then(({ nButane }) => nButane)),
  entry('iC5', 'isopentane', () => import('./fluids/isopentane.ts').then(({ isopentane }) => isopentane)),
  entry('nC5', 'n-pentane', () => import('./fluids/n-pentane.ts').then(({ nPentane }) => nPentane)),
  entry('nC6', 'n-hexane', () => import('./fluids/n-hexane.ts').then(({ nHexane }) => nHexane)),
  entry('nC7', 'n-heptane', () => import('./fluids/n-heptane.ts').then(({ nHeptane }) => nHeptane)),
  entry('nC8', 'n-octane', () => import('./fluids/n-octane.ts').then(({ nOctane }) => nOctane)),
  entry('nC9', 'n-nonane', () => import('./fluids/n-nonane.ts').then(({ nNonane }) => nNonane)),
  entry('nC10', 'n-decane', () => import('./fluids/n-decane.ts').then(({ nDecane }) => nDecane)),
  entry('nC12', 'n-dodecane', () => import('./fluids/n-dodecane.ts').then(({ nDodecane }) => nDodecane)),
  entry('N2', 'nitrogen', () => import('./fluids/nitrogen.ts').then(({ nitrogen }) => nitrogen)),
  entry('O2', 'oxygen', () => import('./fluids/oxygen.ts').then(({ oxygen }) => oxygen)),
  entry('Ar', 'argon', () => import('./fluids/argon.ts').then(({ argon }) => argon)),
  entry('He', 'helium', () => import('./fluids/helium.ts').then(({ helium }) => helium)),
  entry('H2', 'hydrogen', () => import('./fluids/hydrogen.ts').then(({ hydrogen }) => hydrogen)),
  entry('CO', 'carbon monoxide', () =>
    import('./fluids/carbon-monoxide.ts').then(({ carbonMonoxide }) => carbonMonoxide),
  ),
  entry('CO2', 'carbon dioxide', () => import('./fluids/carbon-dioxide.ts').then(({ carbonDioxide }) => carbonDioxide)),
  entry('H2S', 'hydrogen sulfide', () =>
    import('./fluids/hydrogen-sulfide.ts').then(({ hydrogenSulfide }) => hydrogenSulfide),
  ),
  entry('SO2', 'sulfur dioxide', () => import('./fluids/sulfur-dioxide.ts').then(({ sulfurDioxide }) => sulfurDioxide)),
  entry('NH3', 'ammonia', () => import('./fluids/ammonia.ts').then(({ ammonia }) => ammonia)),
  entry('C2=', 'ethylene', () => import('./fluids/ethylene.ts').then(({ ethylene }) => ethylene)),
  entry('C3=', 'propylene', () => import('./fluids/propylene.ts').then(({ propylene }) => propylene)),
  entry('Bz', 'benzene', () => import('./fluids/benzene.ts').then(({ benzene }) => benzene)),
  entry('Tol', 'toluene', () => import('./fluids/toluene.ts').then(({ toluene }) => toluene)),
  entry('EtBz', 'ethylbenzene', () => import('./fluids/ethylbenzene.ts').then(({ ethylbenzene }) => ethylbenzene)),
  entry('mXyl', 'm-xylene', () => import('./fluids/m-xylene.ts').then(({ mXylene }) => mXylene)),
  entry('oXyl', 'o-xylene', () => import('./fluids/o-xylene.ts').then(({ oXylene }) => oXylene)),
  entry('pXyl', 'p-xylene', () => import('./fluids/p-xylene.ts').then(({ pXylene }) => pXylene)),
  entry('cC6', 'cyclohexane', () => import('./fluids/cyclohexane.ts').then(({ cyclohexane }) => cyclohexane)),
  entry('MeOH', 'methanol', () => import('./fluids/methanol.ts').then(({ methanol }) => methanol)),
  entry('EtOH', 'ethanol', () => import('./fluids/ethanol.ts').then(({ ethanol }) => ethanol)),
  entry('Acetone', 'acetone', () => import('./fluids/acetone.ts').then(({ acetone }) => acetone)),
  entry('R134a', 'R134a', () => import('./fluids/r134a.ts').then(({ r134a }) => r134a)),
  entry('Air', 'air', () => import('./fluids/air.ts').then(({ air }) => air)),
  entry('Cl2', 'chlorine', () => import('./fluids/chlorine.ts').then(({ chlorine }) => chlorine)),
  entry('EO', 'ethylene oxide', () => import('./fluids/ethylene-oxide.ts').then(({ ethyleneOxide }) => ethyleneOxide)),
  entry('PG', 'propylene glycol', () =>
    import('./fluids/propylene-glycol.ts').then(({ propyleneGlycol }) => propyleneGlycol),
  ),
  entry('1C4=', '1-butene', () => import('./fluids/1-butene.ts').then(({ butene1 }) => butene1)),
  entry('iC4=', 'isobutene', () => import('./fluids/isobutene.ts').then(({ isobutene }) => isobutene)),
  entry('DME', 'dimethyl ether', () => import('./fluids/dimethyl-ether.ts').then(({ dimethylEther }) => dimethylEther)),
  entry('VCM', 'vinyl chloride', () => import('./fluids/vinyl-chloride.ts').then(({ vinylChloride }) => vinylChloride)),
];

/** Loads the states of a fluid by id; throws a RangeError for an unknown id. */
export async function referenceStates(id: string): Promise<PureStates> {
  const fluid = referenceFluids.find(candidate => candidate.id === id);
  if (!fluid) throw new RangeError(`no reference equation of ${id}`);
  return new PureStates(new PureFluid(await fluid.load()));
}
