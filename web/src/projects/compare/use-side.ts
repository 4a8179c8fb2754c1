import { revision as revisionShape, evaluatedCopy, type Revision, type EvaluatedCopy } from '@isentrope/records';
import * as z from 'zod/mini';
import type { Failure } from '../../account/request.ts';
import { useResource } from '../../account/resource.ts';
import type { ComparisonSide } from '../paths.ts';
import type { ComparedRecord } from './compare-records.ts';

/** One side of a comparison: its record and its name. */
export interface Side {
  readonly sheetId: string;
  readonly projectId: string;
  /** "Revision B" or "Working copy". */
  readonly name: string;
  readonly record: ComparedRecord;
  /** The revision; undefined for a working copy. */
  readonly revision: Revision | undefined;
  /** When the working copy was last saved. */
  readonly changedAt: string | undefined;
}

const sideShape = z.union([revisionShape, evaluatedCopy]) as z.ZodMiniType<Revision | EvaluatedCopy>;

/** Loads one side of a comparison. The server evaluates a working copy, so no calculator is loaded. */
export function useComparisonSide({ type, id }: ComparisonSide): {
  readonly side: Side | undefined;
  readonly failure: Failure | undefined;
} {
  const { value, failure } = useResource(
    type === 'revision' ? `/api/revisions/${id}` : `/api/sheets/${id}/worked`,
    sideShape,
  );
  return { side: value === undefined ? undefined : sideOf(value), failure };
}

function sideOf(value: Revision | EvaluatedCopy): Side {
  if ('record' in value) {
    const { sheet, letter, record } = value;
    return {
      sheetId: sheet.id,
      projectId: sheet.projectId,
      name: `Revision ${letter}`,
      record,
      revision: value,
      changedAt: undefined,
    };
  }
  return {
    sheetId: value.sheet.id,
    projectId: value.project.id,
    name: 'Working copy',
    record: value,
    revision: undefined,
    changedAt: value.changedAt,
  };
}
