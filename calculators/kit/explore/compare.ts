import { Refusal } from '@isentrope/engineering/quantities';
import { caseTitle, requireInput } from '../case/case-data.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { readCalculation, type CaseDocument } from '../document/document.ts';
import { offeredOptions, resolveChoices } from '../case/choices.ts';
import type { CompareResult } from './result.ts';
import { mapStages, type Exploration } from './exploration.ts';
import type { CompareRequest, SweepRequest } from './request/request.ts';
import { subjectOf, type Subject } from './subject.ts';
import { sweep } from './curves/sweep.ts';

/** Maximum number of curves. */
const maxCurves = 40;

type Curve = CompareResult['curves'][number];

interface Variant {
  readonly about: Omit<Curve, 'sweep' | 'refused'>;
  readonly subject: Subject;
}

/**
 * Runs the same sweep for several cases, or for each available option of a choice. A case that cannot be swept gets its
 * reason instead. Throws a `Refusal` if none can.
 */
export function* compare(
  definition: Definition,
  document: CaseDocument,
  request: CompareRequest,
): Exploration<CompareResult> {
  const { cases, by, type: _, ...sweepOptions } = request;
  const variants = variantsOf(definition, document, cases, by);
  if (variants.length > maxCurves)
    throw new Refusal(`At most ${maxCurves} curves can be compared; there are ${variants.length}.`);
  const own: SweepRequest = { type: 'sweep', ...sweepOptions };
  const curves: Curve[] = [];
  const answer = (): CompareResult => ({
    type: 'compare',
    curves: [...curves],
    faults: curves.flatMap(({ sweep: each }) => each?.faults ?? []),
  });
  for (const [index, { about, subject }] of variants.entries()) {
    try {
      const swept = yield* mapStages(sweep(subject, own), ({ share }) => ({
        share: (index + share) / variants.length,
        soFar: answer,
      }));
      curves.push({ ...about, sweep: swept });
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || variants.length === 1) throw thrown;
      curves.push({ ...about, refused: thrown.message });
    }
  }
  return answer();
}

/** The cases to compare, each with every option if a choice is given. */
function variantsOf(
  definition: Definition,
  document: CaseDocument,
  cases: readonly number[] | undefined,
  by: string | undefined,
): Variant[] {
  const all = readCalculation(definition, document).cases.map((_, index) => index);
  return (cases ?? all).flatMap(index => {
    const subject = subjectOf(definition, document, index);
    const about = { case: index, title: caseTitle(subject.data, index) };
    if (by === undefined) return [{ about, subject }];
    const { field } = requireInput(definition, by);
    if (field.type !== 'choice') {
      const allowed = definition.inputs.filter(each => each.field.type === 'choice').map(({ id }) => id);
      throw new Refusal(`The field "${by}" is not a choice; allowed: ${allowed.join(', ')}.`);
    }
    return offeredOptions(field, subject.data).map(option => ({
      about: { ...about, option, name: field.names?.[option] ?? option },
      subject: {
        ...subject,
        data: resolveChoices(definition, { ...subject.data, [by]: { text: option } }, new Set([by])),
      },
    }));
  });
}
