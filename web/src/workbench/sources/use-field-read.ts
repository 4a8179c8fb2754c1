import type { CaseData } from '@isentrope/calculators/kit';
import { useContext } from 'react';
import { useBench } from '../bench-context.ts';
import { SourcesContext, type FieldRead } from './sources-context.ts';

/**
 * The source of a field; undefined if it is typed. `told` is set only at the leading field of a group, where the
 * source is described.
 */
export function useFieldRead(data: CaseData, id: string): { read: FieldRead | undefined; told: FieldRead | undefined } {
  const { carried } = useBench().definition;
  const read = useContext(SourcesContext)?.fieldRead(data, id);
  const lead = carried.find(({ fields }) => Object.values(fields).includes(id))?.at ?? id;
  return { read, told: lead === id ? read : undefined };
}
