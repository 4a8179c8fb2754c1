import { caseTitle } from '@isentrope/calculators/kit';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench-model.ts';
import { More } from '../icons.tsx';
import { closeMenu, PopoverMenu } from '../popover-menu.tsx';

/** What can be done with the case in hand of a table. */
export function CaseMenu({
  item,
  index,
  last,
  sorted,
  onRemoved,
}: {
  readonly item: BenchCase;
  readonly index: number;
  readonly last: boolean;
  /** Whether the rows stand in another order than the cases: then a case has no place in sight to be moved to. */
  readonly sorted: boolean;
  readonly onRemoved: () => void;
}) {
  const { dispatch } = useBench();
  const { key, data } = item;
  const title = caseTitle(data, index);
  const remove = () => {
    flushSync(() => dispatch({ type: 'remove', key }));
    onRemoved();
  };
  const choices = [
    { name: 'Move earlier', disabled: sorted || index === 0, act: () => dispatch({ type: 'move', key, by: -1 }) },
    { name: 'Move later', disabled: sorted || last, act: () => dispatch({ type: 'move', key, by: 1 }) },
    { name: 'Duplicate', disabled: false, act: () => dispatch({ type: 'duplicate', key }) },
    { name: 'Remove', disabled: false, act: remove },
  ];
  const press = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    closeMenu(event);
    act();
  };
  return (
    <PopoverMenu label={`What to do with ${title}`} face={<More />}>
      {choices.map(({ name, disabled, act }) => (
        <button
          key={name}
          type="button"
          className="menu-choice"
          aria-label={`${name}: ${title}`}
          disabled={disabled}
          onClick={press(act)}
        >
          <b>{name}</b>
        </button>
      ))}
      {sorted && <p className="menu-more">Cases move in the order of the sheet: restore it first.</p>}
    </PopoverMenu>
  );
}
