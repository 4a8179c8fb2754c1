import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { fieldRows } from './rows.ts';

/** Skip link past the toolbar to the first field of a case; visible on keyboard focus. */
export function SkipToFields({ item, onField }: { item: BenchCase; onField: (field: string) => void }) {
  const { definition } = useBench();
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
