import type { CaseData } from '@isentrope/calculators/kit';
import { useContext } from 'react';
import { useBench } from '../bench-context.ts';
import { SourcesContext, type FieldRead } from './sources-context.ts';

/**
 * How a field stands to what it reads; undefined for one that is typed. It is told in words at the field where the person chose
 * it: of several that say one thing, at the one that is asked for first.
 */
export function useFieldRead(data: CaseData, id: string): { read: FieldRead | undefined; told: FieldRead | undefined } {
  const { carried } = useBench().definition;
  const read = useContext(SourcesContext)?.fieldRead(data, id);
  const lead = carried.find(({ fields }) => Object.values(fields).includes(id))?.at ?? id;
  return { read, told: lead === id ? read : undefined };
}
