import { memberOf, namesOf } from './compare-values.ts';
import type { CaseDocument } from '../document/document.ts';

/** One field in which two documents differ; null means as in a blank case. */
export interface DocumentDifference {
  /** The index of the case; null for the title block. */
  readonly case: number | null;
  readonly id: string;
  readonly was: string | null;
  readonly now: string | null;
}

/** Lists the fields, by case, and the title block lines in which two documents of one calculator differ. */
export function compareDocuments(was: CaseDocument, now: CaseDocument): DocumentDifference[] {
  const found: DocumentDifference[] = [];
  for (let index = 0; index < Math.max(was.cases.length, now.cases.length); index += 1)
    found.push(...fieldDifferences(was.cases[index], now.cases[index], index));
  found.push(...fieldDifferences(was.title, now.title, null));
  return found;
}

function fieldDifferences(was: unknown, now: unknown, index: number | null): DocumentDifference[] {
  return namesOf(was, now)
    .map(id => ({ case: index, id, was: typed(memberOf(was, id)), now: typed(memberOf(now, id)) }))
    .filter(each => each.was !== each.now);
}

/** A stored field as text, with its unit. */
function typed(value: unknown): string | null {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : null;
}
