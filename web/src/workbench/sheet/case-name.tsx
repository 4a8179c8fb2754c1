import { caseName, caseTitle, longestText } from '@isentrope/calculators/kit';
import { elementId, useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';

/** The number of a case, and its editable name if the calculator has one. */
export function CaseName({
  item: { key, data },
  index,
  inTable = false,
}: {
  item: BenchCase;
  index: number;
  /** In a table every cell is focusable, even if it cannot be edited. */
  inTable?: boolean;
}) {
  const { definition, dispatch, attend } = useBench();
  const id = elementId(key, caseName);
  return (
    <>
      <span className="case-number mono" aria-hidden="true">
        {index + 1}
      </span>
      {definition.inputs.some(input => input.id === caseName) ? (
        <input
          id={id}
          className="case-name"
          data-case={key}
          data-field={caseName}
          aria-label={`User description, case ${index + 1}`}
          placeholder={`Case ${index + 1}`}
          maxLength={longestText}
          autoComplete="off"
          value={data[caseName]?.text ?? ''}
          onFocus={() => attend(key, caseName)}
          onChange={event => dispatch({ type: 'edit', key, id: caseName, text: event.target.value })}
        />
      ) : (
        <span className="case-name" {...(inTable && { id, tabIndex: -1 })}>
          {caseTitle(data, index)}
        </span>
      )}
    </>
  );
}
