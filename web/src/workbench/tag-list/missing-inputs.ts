import { methodId, resultInfo, type CaseData, type Definition, type ListRow } from '@isentrope/calculators/kit';
import { useEffect, useState } from 'react';
import { recalculateCases } from '../calculation/calculate-cases.ts';
import { inTurns, pause } from '../files/in-turns.ts';

/** Rows whose cases have the same choices and the same filled fields, and so need the same further inputs. */
interface LikeRows {
  readonly choices: string;
  readonly data: CaseData;
  readonly numbers: number[];
}

/** Groups rows by their choices and filled fields; yields where the caller may pause. */
function* groupingRows(definition: Definition, rows: readonly ListRow[]): Generator<undefined, LikeRows[]> {
  const groups = new Map<string, LikeRows>();
  for (const { number, data } of rows) {
    const filled = definition.inputs.filter(
      ({ id, field }) => field.type !== 'choice' && (data[id]?.text ?? '') !== '',
    );
    const choice = definition.inputs.find(({ id, field }) => field.type === 'choice' && id !== methodId);
    const option = choice && data[choice.id]?.text;
    const options = definition.inputs.map(({ id, field }) => (field.type === 'choice' ? (data[id]?.text ?? '') : ''));
    const key = JSON.stringify([options, filled.map(({ id }) => id)]);
    yield;
    const known = groups.get(key);
    if (known) known.numbers.push(number);
    else {
      const name =
        choice?.field.type === 'choice' && option !== undefined ? (choice.field.names?.[option] ?? option) : '';
      groups.set(key, { choices: name, data, numbers: [number] });
    }
  }
  return [...groups.values()];
}

/** Most groups of rows whose needs are looked up, most fields and most rows named of one. */
const most = { groups: 24, fields: 8, rows: 6 } as const;

/**
 * Sentences on what rows still need before the primary result can be calculated, by their choices: "Two-phase, rows 7, 14: Vapour density".
 * Empty for calculators that take long.
 */
export async function missingInputs(definition: Definition, rows: readonly ListRow[]): Promise<string[]> {
  const grouped = await inTurns(groupingRows(definition, rows));
  const groups = grouped.toSorted((one, other) => other.numbers.length - one.numbers.length).slice(0, most.groups);
  const needs = new Map<
    string,
    { readonly choices: string; readonly missing: readonly string[]; readonly numbers: number[] }
  >();
  for (const { choices, data, numbers } of groups) {
    await pause();
    const [result] = await recalculateCases(definition, [data]);
    const main = result?.report.values[definition.primary];
    const missing = main?.type === 'none' ? main.missing : [];
    if (missing.length === 0) continue;
    const key = JSON.stringify([choices, missing]);
    const known = needs.get(key);
    if (known) known.numbers.push(...numbers);
    else needs.set(key, { choices, missing, numbers: [...numbers] });
  }
  const { label } = resultInfo(definition, definition.primary);
  return [...needs.values()].map(({ choices, missing, numbers }) => {
    const named = firstOf(missing, most.fields);
    const sorted = numbers.toSorted((one, other) => one - other).map(String);
    const which = `${sorted.length === 1 ? 'row' : 'rows'} ${firstOf(sorted, most.rows)}`;
    return `${choices === '' ? '' : `${choices}, `}${which}: ${label} will need ${named}.`;
  });
}

function firstOf(names: readonly string[], count: number): string {
  const more = names.length - count;
  return more > 0 ? `${names.slice(0, count).join(', ')} and ${more} more` : names.join(', ');
}

/** The sentences of `missingInputs`, computed after the rows are shown. */
export function useMissingInputs(definition: Definition, rows: readonly ListRow[]): readonly string[] {
  const [found, setFound] = useState<{ readonly of: readonly ListRow[]; readonly sentences: readonly string[] }>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void missingInputs(definition, rows).then(sentences => {
        if (isCurrent) setFound({ of: rows, sentences });
      });
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [definition, rows]);
  return found?.of === rows ? found.sentences : [];
}
