import type { TornadoAnswer } from './result.ts';
import type { Exploration } from './exploration.ts';
import { Probe } from './probe.ts';
import type { TornadoQuestion } from './request/request.ts';
import { describedAs, numericIds, numericInput, numericResult, plainFaults, shownIn, type Subject } from './subject.ts';
import { baseOf, outcomeAt, standingInput, withinBounds } from './base-case.ts';
import { widths } from './input-uncertainty.ts';

type Bar = TornadoAnswer['bars'][number];

/** Relative difference below which results are equal. */
const same = 1e-12;

/**
 * The change of a result with each input, one at a time: by its stated uncertainty, else the published one of its
 * default, else a percentage. A percentage of a temperature applies to its absolute value. Throws a `Refusal` for an
 * invalid request.
 */
export function* tornado(subject: Subject, question: TornadoQuestion): Exploration<TornadoAnswer> {
  const { definition, data } = subject;
  const result = numericResult(subject, question.result);
  const { value: base, ...ofCase } = baseOf(subject, result);
  const ids = numericIds(definition, data);
  for (const id of Object.keys(question.inputs ?? {})) standingInput(subject, id);
  const bars: Bar[] = [];
  const left: { id: string; reason: string }[] = [];
  const faults: ReturnType<typeof plainFaults> = [];
  const answer = (): TornadoAnswer => ({
    type: 'tornado',
    result: describedAs(result),
    ...ofCase,
    bars: bars.toSorted((a, b) => (b.swing ?? Infinity) - (a.swing ?? Infinity)),
    left: [...left],
    faults: [...faults],
  });
  const widthOf = widths(subject, question);
  for (const [index, id] of ids.entries()) {
    const input = numericInput(subject, id);
    const { standing } = input;
    const width = widthOf(id);
    if (standing === undefined) left.push({ id, reason: 'It has no value in this case.' });
    else if (!width) left.push({ id, reason: 'No uncertainty is stated.' });
    else if (width.of(standing) === 0) left.push({ id, reason: 'A share of nothing is nothing.' });
    else {
      const probe = new Probe(definition, data, [id], [result.id], true);
      const sides = [-1, 1].map(sign => {
        const wanted = standing + sign * width.of(standing);
        const at = withinBounds(input, wanted);
        return { isClipped: at !== wanted, side: { at: shownIn(input, at), ...outcomeAt(result, probe.at([at])) } };
      });
      const [low, high] = sides.map(({ side }) => side);
      faults.push(...plainFaults(probe.faults));
      if (!low || !high) continue;
      const [a, b] = [low.result?.si, high.result?.si];
      const both = a === undefined || b === undefined ? undefined : [a, b, base ?? a];
      const swing = both ? Math.max(...both) - Math.min(...both) : null;
      const effect = swing === null || swing > same * Math.abs(base ?? a ?? 0);
      const clipped = sides.some(({ isClipped }) => isClipped);
      bars.push({ input: describedAs(input), basis: width.basis, low, high, clipped, swing, effect });
    }
    yield { share: (index + 1) / (ids.length + 1), soFar: answer };
  }
  return answer();
}
