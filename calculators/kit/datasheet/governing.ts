import type { Governing } from './declaration.ts';
import { valueInSi, type Subject } from './case-values.ts';

/**
 * The indexes of the governing cases, one for each protected item: the largest value, the first if equal; or a sentence
 * on why none is marked.
 */
export function governingIndices(
  { by, within, same }: Governing,
  subjects: readonly Subject[],
): readonly number[] | string {
  const open = subjects.some(({ report }) => {
    const value = report.values[by.id];
    return value?.type !== 'number' && !(value?.type === 'none' && value.ruledOut);
  });
  if (open) return 'No governing case is marked: not every case that could govern has a result.';
  if (same && new Set(subjects.map(subject => valueInSi(subject, same))).size > 1)
    return `No governing case is marked: the cases differ in ${same.field.label.toLowerCase()}, so they do not describe one valve.`;
  const largest = new Map<string, { readonly index: number; readonly value: number }>();
  for (const [index, subject] of subjects.entries()) {
    const value = valueInSi(subject, by);
    if (typeof value !== 'number') continue;
    const item = within ? String(valueInSi(subject, within) ?? '').trim() : '';
    const before = largest.get(item);
    if (!before || value > before.value) largest.set(item, { index, value });
  }
  return [...largest.values()].map(({ index }) => index);
}
