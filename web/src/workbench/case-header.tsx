import { caseName, caseTitle, longestText } from '@isentrope/calculators/kit';
import { flushSync } from 'react-dom';
import { elementId, useBench } from './bench-context.ts';
import type { BenchCase } from './bench-model.ts';
import { ArrowLeft, ArrowRight, Copy, Cross } from './icons.tsx';

/** The head of a case: its place, its name to type in, and what can be done with it. */
export function CaseHeader({ item, index, last }: { item: BenchCase; index: number; last: boolean }) {
  const { definition, dispatch, attend } = useBench();
  const { key, data } = item;
  const named = definition.inputs.some(({ id }) => id === caseName);
  const title = caseTitle(data, index);
  const toolsId = elementId(key, 'tools');
  const remove = () => {
    const names = [...document.querySelectorAll<HTMLElement>('.case-name')];
    const own = names.findIndex(element => element.id === elementId(key, caseName));
    const beside = names[own + 1] ?? names[own - 1];
    flushSync(() => dispatch({ type: 'remove', key }));
    // The case beside may stand in another line of columns now, where it is drawn anew.
    if (beside) document.getElementById(beside.id)?.focus();
  };
  const move = (by: -1 | 1, name: string) => {
    flushSync(() => dispatch({ type: 'move', key, by }));
    // The same button of the case where it stands now, or at an end of the row the other one.
    const tools = [...(document.getElementById(toolsId)?.querySelectorAll('button') ?? [])].filter(
      each => !each.disabled,
    );
    (tools.find(({ title: of }) => of === name) ?? tools[0])?.focus();
  };
  const actions = [
    {
      name: 'Move earlier',
      icon: <ArrowLeft />,
      disabled: index === 0,
      act: () => move(-1, 'Move earlier'),
    },
    { name: 'Move later', icon: <ArrowRight />, disabled: last, act: () => move(1, 'Move later') },
    { name: 'Duplicate', icon: <Copy />, disabled: false, act: () => dispatch({ type: 'duplicate', key }) },
    { name: 'Remove', icon: <Cross />, disabled: false, act: remove },
  ];
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
      <span className="case-tools" id={toolsId}>
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
