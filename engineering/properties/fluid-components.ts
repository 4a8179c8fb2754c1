import type { Composition } from './helmholtz/index.ts';
import { pseudoComponentOf } from './pseudo-component/index.ts';

/** A substance that a fluid can consist of or contain. */
export interface FluidComponent {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  /** kg/mol, that of its reference equation. */
  readonly molarMass: number;
  /** Whether it is a component of GERG-2008. */
  readonly inGerg: boolean;
}

const component = (id: string, name: string, formula: string, molarMass: number, inGerg = false): FluidComponent => ({
  id,
  name,
  formula,
  molarMass,
  inGerg,
});

/** All substances with a reference equation, available before any of their data are loaded. */
export const fluidComponents: readonly FluidComponent[] = [
  component('C1', 'methane', 'CH4', 0.0160428, true),
  component('C2', 'ethane', 'C2H6', 0.03006904, true),
  component('C3', 'propane', 'C3H8', 0.04409562, true),
  component('iC4', 'isobutane', 'C4H10', 0.0581222, true),
  component('nC4', 'n-butane', 'C4H10', 0.0581222, true),
  component('iC5', 'isopentane', 'C5H12', 0.07214878, true),
  component('nC5', 'n-pentane', 'C5H12', 0.07214878, true),
  component('nC6', 'n-hexane', 'C6H14', 0.08617536, true),
  component('nC7', 'n-heptane', 'C7H16', 0.100202, true),
  component('nC8', 'n-octane', 'C8H18', 0.114229, true),
  component('nC9', 'n-nonane', 'C9H20', 0.1282551, true),
  component('nC10', 'n-decane', 'C10H22', 0.14228168, true),
  component('nC12', 'n-dodecane', 'C12H26', 0.17033484),
  component('N2', 'nitrogen', 'N2', 0.02801348, true),
  component('O2', 'oxygen', 'O2', 0.0319988, true),
  component('Ar', 'argon', 'Ar', 0.039948, true),
  component('He', 'helium', 'He', 0.004002602, true),
  component('H2', 'hydrogen', 'H2', 0.00201588, true),
  component('CO', 'carbon monoxide', 'CO', 0.0280101, true),
  component('CO2', 'carbon dioxide', 'CO2', 0.0440098, true),
  component('H2S', 'hydrogen sulfide', 'H2S', 0.03408088, true),
  component('SO2', 'sulfur dioxide', 'SO2', 0.0640638),
  component('H2O', 'water', 'H2O', 0.018015268, true),
  component('NH3', 'ammonia', 'NH3', 0.01703052),
  component('C2=', 'ethylene', 'C2H4', 0.02805376),
  component('C3=', 'propylene', 'C3H6', 0.04207974),
  component('Bz', 'benzene', 'C6H6', 0.0781118),
  component('Tol', 'toluene', 'C7H8', 0.09213842),
  component('EtBz', 'ethylbenzene', 'C8H10', 0.106165),
  component('mXyl', 'm-xylene', 'C8H10', 0.106165),
  component('oXyl', 'o-xylene', 'C8H10', 0.106165),
  component('pXyl', 'p-xylene', 'C8H10', 0.106165),
  component('cC6', 'cyclohexane', 'C6H12', 0.08415948),
  component('MeOH', 'methanol', 'CH3OH', 0.03204216),
  component('EtOH', 'ethanol', 'C2H5OH', 0.04606844),
  component('Acetone', 'acetone', 'C3H6O', 0.05807914),
  component('R134a', 'R134a', 'C2H2F4', 0.102032),
  component('Air', 'air', 'N2, O2, Ar', 0.0289586),
  component('Cl2', 'chlorine', 'Cl2', 0.070906),
  component('EO', 'ethylene oxide', 'C2H4O', 0.04405256),
  component('PG', 'propylene glycol', 'C3H8O2', 0.07609442),
  component('1C4=', '1-butene', 'C4H8', 0.05610632),
  component('iC4=', 'isobutene', 'C4H8', 0.05610632),
  component('DME', 'dimethyl ether', 'C2H6O', 0.04606844),
  component('VCM', 'vinyl chloride', 'C2H3Cl', 0.06249822),
];

/** Returns a substance by its id, or a pseudo-component by its definition; undefined for an unknown id. */
export function fluidComponentOf(id: string): FluidComponent | undefined {
  const known = fluidComponents.find(each => each.id === id);
  if (known) return known;
  const defined = pseudoComponentOf(id);
  return defined && component(id, id, '', defined.molarMass);
}

/** Composition of air in the reference equation, mole fractions: E. W. Lemmon et al., J. Phys. Chem. Ref. Data 29 (2000) 331. */
export const airComponents = { N2: 0.7812, O2: 0.2096, Ar: 0.0092 } as const;

/** Replaces air by its components. */
export function componentsWithoutAir(ids: readonly string[]): readonly string[] {
  return ids.flatMap(id => (id === 'Air' ? Object.keys(airComponents) : [id]));
}

/** Returns a composition with air replaced by its components. */
export function compositionWithoutAir({ Air = 0, ...others }: Composition): Composition {
  const amounts: Record<string, number> = { ...others };
  if (Air > 0) for (const [id, share] of Object.entries(airComponents)) amounts[id] = (amounts[id] ?? 0) + Air * share;
  return amounts;
}
