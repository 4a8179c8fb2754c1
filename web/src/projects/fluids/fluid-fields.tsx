import type { CaseData, Definition } from '@isentrope/calculators/kit';
import { useCallback, useMemo, type ClipboardEvent } from 'react';
import { WorkbenchContext, elementId } from '../../workbench/workbench-context.ts';
import type { WorkbenchAction } from '../../workbench/state/workbench-action.ts';
import type { WorkbenchState } from '../../workbench/state/workbench-model.ts';
import { FieldCell } from '../../workbench/input-pane/cells/cells.tsx';
import { pasteCodeHandlers } from '../../workbench/input-pane/paste/paste-code-handlers.ts';
import { createPasteHandlers } from '../../workbench/input-pane/paste/paste-handlers.ts';
import '../../workbench/workbench.css';
import { fluidInputs } from './fluid-draft.ts';

/** The fluid fields as in the workbench: typing, pasting, units, warnings and errors. */
export function FluidFields({
  definition,
  workbench,
  dispatch,
  showsAllErrors,
  announce,
}: {
  definition: Definition;
  workbench: WorkbenchState;
  dispatch: (action: WorkbenchAction) => void;
  /** Whether errors are also shown in the focused field. */
  showsAllErrors: boolean;
  announce: (sentence: string) => void;
}) {
  const reportFocus = useCallback(() => undefined, []);
  const tools = useMemo(
    () => ({ definition, dispatch, reportFocus, act: reportFocus }),
    [definition, dispatch, reportFocus],
  );
  const [only] = workbench.cases;
  const data: CaseData = only?.data ?? {};
  const key = only?.key ?? 1;
  const { onPaste } = createPasteHandlers(definition, workbench, dispatch, announce);
  return (
    <WorkbenchContext value={tools}>
      <fieldset
        className="fluid-fields"
        {...pasteCodeHandlers(announce)}
        onPaste={(event: ClipboardEvent) => onPaste(event)}
      >
        <legend className="visually-hidden">What the fluid is</legend>
        {fluidInputs(definition, data).map(input => (
          <div className="fluid-field" key={input.id}>
            <label htmlFor={elementId(key, input.id)}>{input.field.label}</label>
            <FieldCell
              caseKey={key}
              input={input}
              entry={data[input.id]}
              data={data}
              showsErrors={showsAllErrors}
              report={undefined}
              current={false}
            />
          </div>
        ))}
      </fieldset>
    </WorkbenchContext>
  );
}
