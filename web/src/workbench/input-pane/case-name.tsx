import { caseNameId, caseTitle, maxTextLength } from '@isentrope/calculators/kit';
import { elementId, useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';

/** The number of a case, and its editable name if the calculator has one. */
export function CaseName({
  item: { key, data },
  index,
  inTable = false,
}: {
  item: WorkbenchCase;
  index: number;
  /** In a table every cell is focusable, even if it cannot be edited. */
  inTable?: boolean;
}) {
  const { definition, dispatch, reportFocus } = useWorkbenchContext();
  const id = elementId(key, caseNameId);
  return (
    <>
      <span className="case-number mono" aria-hidden="true">
        {index + 1}
      </span>
      {definition.inputs.some(input => input.id === caseNameId) ? (
        <input
          id={id}
          className="case-name"
          data-case={key}
          data-field={caseNameId}
          aria-label={`User description, case ${index + 1}`}
          placeholder={`Case ${index + 1}`}
          maxLength={maxTextLength}
          autoComplete="off"
          value={data[caseNameId]?.text ?? ''}
          onFocus={() => reportFocus(key, caseNameId)}
          onChange={event => dispatch({ type: 'edit', key, id: caseNameId, text: event.target.value })}
        />
      ) : (
        <span className="case-name" {...(inTable && { id, tabIndex: -1 })}>
          {caseTitle(data, index)}
        </span>
      )}
    </>
  );
}
