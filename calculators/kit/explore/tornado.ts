import type { TornadoResult } from './result.ts';
import type { Exploration } from './exploration.ts';
import { Probe } from './probe.ts';
import type { TornadoRequest } from './request/request.ts';
import {
  quantityInfo,
  numericIds,
  numericInput,
  numericResult,
  plainFaults,
  displayedNumber,
  type Subject,
} from './subject.ts';
import { baseResult, outcomeAt, inputWithValue, withinBounds } from './base-case.ts';
import { inputUncertainties } from './input-uncertainty.ts';

type Bar = TornadoResult['bars'][number];

/** Relative difference below which results are equal. */
const same = 1e-12;

/**
 * The change of a result with each input, one at a time: by its stated uncertainty, else the published one of its
 * default, else a percentage. A percentage of a temperature applies to its absolute value. Throws a `Refusal` for an
 * invalid request.
 */
export function* tornado(subject: Subject, request: TornadoRequest): Exploration<TornadoResult> {
  const { definition, data } = subject;
  const result = numericResult(subject, request.result);
  const { value: base, ...ofCase } = baseResult(subject, result);
  const ids = numericIds(definition, data);
  for (const id of Object.keys(request.inputs ?? {})) inputWithValue(subject, id);
  const bars: Bar[] = [];
  const left: { id: string; reason: string }[] = [];
  const faults: ReturnType<typeof plainFaults> = [];
  const answer = (): TornadoResult => ({
    type: 'tornado',
    result: quantityInfo(result),
    ...ofCase,
    bars: bars.toSorted((a, b) => (b.swing ?? Infinity) - (a.swing ?? Infinity)),
    left: [...left],
    faults: [...faults],
  });
  const widthOf = inputUncertainties(subject, request);
  for (const [index, id] of ids.entries()) {
    const input = numericInput(subject, id);
    const { presentValue } = input;
    const width = widthOf(id);
    if (presentValue === undefined) left.push({ id, reason: 'It has no value in this case.' });
    else if (!width) left.push({ id, reason: 'No uncertainty is stated.' });
    else if (width.of(presentValue) === 0) left.push({ id, reason: 'The value is 0, so a percentage of it is 0.' });
    else {
      const probe = new Probe(definition, data, [id], [result.id], true);
      const sides = [-1, 1].map(sign => {
        const target = presentValue + sign * width.of(presentValue);
        const at = withinBounds(input, target);
        return {
          isClipped: at !== target,
          side: { at: displayedNumber(input, at), ...outcomeAt(result, probe.at([at])) },
        };
      });
      const [low, high] = sides.map(({ side }) => side);
      faults.push(...plainFaults(probe.faults));
      if (!low || !high) continue;
      const [a, b] = [low.result?.si, high.result?.si];
      const both = a === undefined || b === undefined ? undefined : [a, b, base ?? a];
      const swing = both ? Math.max(...both) - Math.min(...both) : null;
      const effect = swing === null || swing > same * Math.abs(base ?? a ?? 0);
      const clipped = sides.some(({ isClipped }) => isClipped);
      bars.push({ input: quantityInfo(input), basis: width.basis, low, high, clipped, swing, effect });
    }
    yield { share: (index + 1) / (ids.length + 1), soFar: answer };
  }
  return answer();
}
