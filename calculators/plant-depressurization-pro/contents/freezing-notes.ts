import { freezesBelow, solidAt, type RequestedMethod, type SolidComponent } from '@isentrope/engineering/properties';
import { Refusal } from '@isentrope/engineering/quantities';
import type { BlowdownRun, ColdPhase, CompositionModel } from '@isentrope/engineering/vessels';
import { solidWarning } from '../../fluid/index.ts';
import { warning, type Message } from '../../kit/index.ts';

/** Times of a run, besides that of the coldest phase, at which the phases of each place are compared with solids. */
const comparedTimes = 6;

const places = [
  { phases: ['gas', 'liquid'], where: 'in the vessel', field: 'lowestFluidTemperature' },
  { phases: ['outflow'], where: 'behind the valve', field: 'lowestDownstreamTemperature' },
] as const;

/** A phase with what is solid in it; why it has no state where none is found. */
interface Compared {
  readonly phase: ColdPhase;
  readonly solid: SolidComponent | undefined;
  readonly refusal?: string;
}

/** Returns the first, the last, some phases between them and the coldest. */
function sampled(phases: readonly ColdPhase[]): readonly ColdPhase[] {
  const [first, ...others] = phases;
  if (!first) return [];
  const spread = Array.from({ length: comparedTimes }, (_, point) =>
    phases.at(Math.round((point / (comparedTimes - 1)) * (phases.length - 1))),
  );
  const coldest = others.reduce((least, next) => (next.temperature < least.temperature ? next : least), first);
  return [...new Set([...spread, coldest])].filter(phase => phase !== undefined);
}

function compared(phase: ColdPhase, method: RequestedMethod): Compared {
  const { composition, pressure, temperature } = phase;
  try {
    return { phase, solid: solidAt(composition, pressure, temperature, method) };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { phase, solid: undefined, refusal: thrown.message };
  }
}

/** Ratio of the fugacity of a component to that of its solid. */
function excessOf({ fugacity, solidFugacity }: SolidComponent): number {
  return fugacity / solidFugacity;
}

/** Warns of components of mixed contents that freeze out in the vessel or behind the valve, by comparing them with their solids. */
export function freezingNotes({
  run,
  equationOfState,
}: {
  readonly run: Pick<BlowdownRun, 'coldPhases'>;
  readonly equationOfState: CompositionModel;
}): Message[] {
  const method = equationOfState === 'peng-robinson' ? 'pr' : 'gerg2008';
  return places.flatMap(({ phases, where, field }) => {
    const all = phases.flatMap(place =>
      sampled(run.coldPhases.filter(phase => phase.place === place)).map(phase => compared(phase, method)),
    );
    const solids = all.flatMap(({ phase, solid }) => (solid ? [{ phase, solid }] : []));
    const components = [...new Set(solids.map(({ solid }) => solid.component))];
    const unknown = all.find(({ refusal }) => refusal !== undefined);
    if (unknown && components.length === 0)
      return [warning(`Whether something freezes ${where} is not known: ${unknown.refusal ?? ''}.`, { field })];
    return components.map(component => {
      const { phase, solid } = solids
        .filter(each => each.solid.component === component)
        .reduce((most, next) => (excessOf(next.solid) > excessOf(most.solid) ? next : most));
      const freezing = { ...solid, freezesBelow: freezesBelow(solid, phase.composition, method) };
      return solidWarning(freezing, 'the contents', field, where);
    });
  });
}
