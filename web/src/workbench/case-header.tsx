import { caseName, caseTitle, longestText } from '@isentrope/calculators/kit';
import { elementId, useBench } from './bench-context.ts';
import type { BenchCase } from './bench-model.ts';
import { ArrowLeft, ArrowRight, Copy, Cross } from './icons.tsx';
import { usePrinted } from './use-printing.ts';

/** The head of a case: its place, its name to type in, and what can be done with it. */
export function CaseHeader({ item, index, last }: { item: BenchCase; index: number; last: boolean }) {
  const { definition, dispatch, attend } = useBench();
  const { key, data } = item;
  const named = definition.inputs.some(({ id }) => id === caseName);
  const title = caseTitle(data, index);
  const printed = usePrinted();
  const remove = () => {
    const names = [...document.querySelectorAll<HTMLElement>('.case-name')];
    const own = names.findIndex(element => element.id === elementId(key, caseName));
    (names[own + 1] ?? names[own - 1])?.focus();
    dispatch({ type: 'remove', key });
  };
  const actions = [
    {
      name: 'Move earlier',
      icon: <ArrowLeft />,
      disabled: index === 0,
      act: () => dispatch({ type: 'move', key, by: -1 }),
    },
    { name: 'Move later', icon: <ArrowRight />, disabled: last, act: () => dispatch({ type: 'move', key, by: 1 }) },
    { name: 'Duplicate', icon: <Copy />, disabled: false, act: () => dispatch({ type: 'duplicate', key }) },
    { name: 'Remove', icon: <Cross />, disabled: false, act: remove },
  ];
  return (
    <header className="case-header">
      <span className="case-number mono" aria-hidden="true">
        {index + 1}
      </span>
      {named && !printed ? (
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
      <span className="case-tools">
        {actions.map(({ name, icon, disabled, act }) => (
          <button
            key={name}
            type="button"
            aria-label={`${name}: ${title}`}
            title={name}
            disabled={disabled}
            onClick={act}
          >
            {icon}
          </button>
        ))}
      </span>
    </header>
  );
}
