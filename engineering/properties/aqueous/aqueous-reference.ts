import { undefinedIfRefused } from '../../quantities/index.ts';
import { fluidComponentOf } from '../fluid-components.ts';
import { fluidOf, stateOf } from '../fluid.ts';
import type { EquilibriumPhase } from '../helmholtz/index.ts';
import { aqueousSolution, type AqueousSolute } from '../liquids/index.ts';
import { waterMiscible } from '../liquid-split.ts';

/** Density of an aqueous liquid by measurements. */
export interface AqueousReference {
  /** What it is by, as a clause. */
  readonly by: string;
  /** kg/m³ */
  readonly density: number;
}

/** Mole fraction of water from which a liquid is an aqueous one, and that of other solutes which leaves it one of its main solute. */
const aqueous = 0.2;
const minor = 0.01;

const measured: Readonly<Partial<Record<string, AqueousSolute>>> = {
  MeOH: 'methanol',
  PG: 'propyleneGlycol',
};

/**
 * Returns the density of a liquid of water and substances that mix completely with it: by its measured density with one solute, else with the
 * volumes of the components added, where these are liquids by their reference equations. Undefined for any other phase.
 */
export function aqueousReference({ composition, state }: EquilibriumPhase): AqueousReference | undefined {
  const { phase, pressure, temperature } = state;
  const ids = Object.keys(composition);
  const isAqueous =
    (composition['H2O'] ?? 0) > aqueous &&
    ids.every(id => waterMiscible.includes(id) || (composition[id] ?? 0) < minor);
  if (phase !== 'liquid' || ids.length === 1 || !isAqueous) return undefined;
  const masses = ids.map(id => ({ id, mass: (composition[id] ?? 0) * (fluidComponentOf(id)?.molarMass ?? NaN) }));
  const total = masses.reduce((sum, { mass }) => sum + mass, 0);
  const [main] = masses.filter(({ id }) => id !== 'H2O').toSorted((one, other) => other.mass - one.mass);
  const solute = main && measured[main.id];
  const others = 1 - (composition['H2O'] ?? 0) - (composition[main?.id ?? ''] ?? 0);
  if (main && solute && others < minor) {
    const density = undefinedIfRefused(() => aqueousSolution(solute, main.mass / total, temperature).density);
    const name = fluidComponentOf(main.id)?.name ?? main.id;
    if (density !== undefined) return { by: `by measured densities of ${name} in water (Melinder, 2010)`, density };
  }
  // Ammonia and water contract by more than the others.
  if ((composition['NH3'] ?? 0) > minor) return undefined;
  const volumes = masses.map(({ id, mass }) =>
    undefinedIfRefused(() => {
      const pure = stateOf(fluidOf({ [id]: 1 }), { pressure, temperature });
      return pure.phase === 'liquid' ? mass / pure.density : undefined;
    }),
  );
  const volume = volumes.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  );
  return volume === undefined
    ? undefined
    : {
        by: 'with the volumes of its components added, without the contraction of up to 4 % as they mix',
        density: total / volume,
      };
}
