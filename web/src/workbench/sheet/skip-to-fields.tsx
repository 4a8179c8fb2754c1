import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { fieldRows } from './rows.ts';

/** The way past what can be done with the work, to the first field of a case: seen where the keyboard comes to it. */
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
