import { caseName, caseTitle, longestText } from '@isentrope/calculators/kit';
import { ActionButton } from '../actions/action-button.tsx';
import { duplicateCase, moveEarlier, moveLater, removeCase } from '../actions/case-actions.ts';
import { elementId, useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { ArrowLeft, ArrowRight, Copy, Cross } from '../icons.tsx';

const tools = [
  { action: moveEarlier, icon: <ArrowLeft /> },
  { action: moveLater, icon: <ArrowRight /> },
  { action: duplicateCase, icon: <Copy /> },
  { action: removeCase, icon: <Cross /> },
];

/** The head of a case: its place, its name to type in, and what can be done with it. */
export function CaseHeader({ item, index, last }: { item: BenchCase; index: number; last: boolean }) {
  const { definition, dispatch, attend, act } = useBench();
  const { key, data } = item;
  const named = definition.inputs.some(({ id }) => id === caseName);
  const title = caseTitle(data, index);
  const inHand = { key, index, last, title };
  return (
    <header className="case-header">
      <span className="case-number mono" aria-hidden="true">
        {index + 1}
      </span>
      {named ? (
        <input
          id={elementId(key, caseName)}
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
        <span className="case-name">{title}</span>
      )}
      <span className="case-tools" id={elementId(key, 'tools')}>
        {tools.map(({ action, icon }) => (
          <ActionButton
            key={action.id}
            action={action}
            context={{ inHand }}
            icon={icon}
            onPress={() => act(action, inHand)}
          />
        ))}
      </span>
    </header>
  );
}
