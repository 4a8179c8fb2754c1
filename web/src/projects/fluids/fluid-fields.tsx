import type { CaseData, Definition } from '@isentrope/calculators/kit';
import { useCallback, useMemo, type ClipboardEvent } from 'react';
import { BenchContext, elementId } from '../../workbench/bench-context.ts';
import type { BenchAction } from '../../workbench/bench/bench-action.ts';
import type { Bench } from '../../workbench/bench/bench-model.ts';
import { FieldCell } from '../../workbench/sheet/cells.tsx';
import { pasting } from '../../workbench/sheet/pasting.ts';
import '../../workbench/workbench.css';
import { fluidInputs } from './fluid-draft.ts';

/** The fluid fields as in the workbench: typing, pasting, units, warnings and errors. */
export function FluidFields({
  definition,
  bench,
  dispatch,
  judged,
  say,
}: {
  definition: Definition;
  bench: Bench;
  dispatch: (action: BenchAction) => void;
  /** Whether errors are also shown in the focused field. */
  judged: boolean;
  say: (sentence: string) => void;
}) {
  const attend = useCallback(() => undefined, []);
  const tools = useMemo(() => ({ definition, dispatch, attend, act: attend }), [definition, dispatch, attend]);
  const [only] = bench.cases;
  const data: CaseData = only?.data ?? {};
  const key = only?.key ?? 1;
  const { onPaste } = pasting(definition, bench, dispatch, say);
  return (
    <BenchContext value={tools}>
      <fieldset className="fluid-fields" onPaste={(event: ClipboardEvent) => onPaste(event)}>
        <legend className="visually-hidden">What the fluid is</legend>
        {fluidInputs(definition, data).map(input => (
          <div className="fluid-field" key={input.id}>
            <label htmlFor={elementId(key, input.id)}>{input.field.label}</label>
            <FieldCell
              caseKey={key}
              input={input}
              entry={data[input.id]}
              data={data}
              judged={judged}
              report={undefined}
              current={false}
            />
          </div>
        ))}
      </fieldset>
    </BenchContext>
  );
}
