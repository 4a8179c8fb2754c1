import { useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { fieldRows } from './rows.ts';

/** Skip link past the toolbar to the first field of a case; visible on keyboard focus. */
export function SkipToFields({ item, onField }: { item: WorkbenchCase; onField: (field: string) => void }) {
  const { definition } = useWorkbenchContext();
  function skip() {
    const first = fieldRows(definition, [item]).find(row => row.type === 'input');
    if (first) onField(first.input.id);
  }
  return (
    <button type="button" className="skip-link" onClick={skip}>
      Skip to the fields
    </button>
  );
}
