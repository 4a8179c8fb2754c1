import type { CaseData } from '@isentrope/calculators/kit';
import { useContext } from 'react';
import { useWorkbenchContext } from '../workbench-context.ts';
import { SourcesContext, type FieldSource } from './sources-context.ts';

/**
 * The source of a field; undefined if it is typed. `shown` is set only at the leading field of a group, which describes
 * the source.
 */
export function useFieldSource(
  data: CaseData,
  id: string,
): { read: FieldSource | undefined; shown: FieldSource | undefined } {
  const { sharedGroups } = useWorkbenchContext().definition;
  const read = useContext(SourcesContext)?.fieldRead(data, id);
  const lead = sharedGroups.find(({ fields }) => Object.values(fields).includes(id))?.at ?? id;
  return { read, shown: lead === id ? read : undefined };
}
