import { caseTitle } from '@isentrope/calculators/kit';
import { useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../actions/action-button.tsx';
import { caseAfter, caseBefore, toggleOneCase } from '../actions/commands/case-actions.ts';
import { useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';

/** With more cases than this, a select replaces the row of buttons. */
const maxButtons = 20;

/** Scrolls a row horizontally, and only the row, until an item is visible. */
function scrollIntoRow(row: HTMLElement | null, index: number): void {
  const item = row?.children[index];
  if (!row || !item) return;
  const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += Math.min(box.left - frame.left, 0) + Math.max(box.right - frame.right, 0);
}

/** Buttons to switch between cases, and the switch between one case and all. */
export function CaseTabs({
  cases,
  index,
  single,
  onCase,
  onSingle,
}: {
  readonly cases: readonly WorkbenchCase[];
  /** The index of the active case. */
  readonly index: number;
  readonly single: boolean;
  readonly onCase: (index: number) => void;
  /** Switches between one case and all; undefined if the screen shows one only. */
  readonly onSingle: ((single: boolean) => void) | undefined;
}) {
  const { act } = useWorkbenchContext();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => scrollIntoRow(row.current, index), [index]);
  if (cases.length < 2) return null;
  const titles = cases.map(({ data }, index) => caseTitle(data, index));
  const activeCase = {
    key: cases[index]?.key ?? 0,
    index,
    last: index === cases.length - 1,
    title: titles[index] ?? '',
  };
  const step = (action: typeof caseBefore, sign: string) => (
    <ActionButton action={action} context={{ activeCase }} icon={sign} onPress={() => act(action, activeCase)} />
  );
  return (
    <nav className="case-tabs" aria-label="Cases">
      {step(caseBefore, '‹')}
      {cases.length > maxButtons ? (
        <select aria-label="Selected case" value={index} onChange={event => onCase(Number(event.target.value))}>
          {titles.map((title, index) => (
            <option key={cases[index]?.key} value={index}>
              {index + 1} {title}
            </option>
          ))}
        </select>
      ) : (
        <ul ref={row}>
          {titles.map((title, position) => (
            <li key={cases[position]?.key}>
              <button type="button" aria-current={position === index || undefined} onClick={() => onCase(position)}>
                <span className="mono">{position + 1}</span> {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {step(caseAfter, '›')}
      {onSingle && (
        <label className="switch">
          <input type="checkbox" checked={single} onChange={event => onSingle(event.target.checked)} />
          {toggleOneCase.name}
        </label>
      )}
    </nav>
  );
}
