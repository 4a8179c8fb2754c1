import { caseTitle } from '@isentrope/calculators/kit';
import { useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../actions/action-button.tsx';
import { caseAfter, caseBefore, oneAtATime } from '../actions/case-actions.ts';
import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';

/** Above this many cases a list to choose from takes the place of a button for each. */
const mostButtons = 20;

/** Scrolls a row sideways, and nothing else, until an item of it is in sight. */
function bringIntoSight(row: HTMLElement | null, place: number): void {
  const item = row?.children[place];
  if (!row || !item) return;
  const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += Math.min(box.left - frame.left, 0) + Math.max(box.right - frame.right, 0);
}

/** Leads from case to case, and says whether one or all of them stand on the sheet. */
export function CaseTabs({
  cases,
  index,
  single,
  onCase,
  onSingle,
}: {
  readonly cases: readonly BenchCase[];
  /** The place of the case in hand. */
  readonly index: number;
  readonly single: boolean;
  readonly onCase: (place: number) => void;
  /** Changes between one and all; undefined where the screen holds one only. */
  readonly onSingle: ((single: boolean) => void) | undefined;
}) {
  const { act } = useBench();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => bringIntoSight(row.current, index), [index]);
  if (cases.length < 2) return null;
  const titles = cases.map(({ data }, place) => caseTitle(data, place));
  const inHand = {
    key: cases[index]?.key ?? 0,
    index,
    last: index === cases.length - 1,
    title: titles[index] ?? '',
  };
  const step = (action: typeof caseBefore, sign: string) => (
    <ActionButton action={action} context={{ inHand }} icon={sign} onPress={() => act(action, inHand)} />
  );
  return (
    <nav className="case-tabs" aria-label="Cases">
      {step(caseBefore, '‹')}
      {cases.length > mostButtons ? (
        <select aria-label="Case in hand" value={index} onChange={event => onCase(Number(event.target.value))}>
          {titles.map((title, place) => (
            <option key={cases[place]?.key} value={place}>
              {place + 1} {title}
            </option>
          ))}
        </select>
      ) : (
        <ul ref={row}>
          {titles.map((title, place) => (
            <li key={cases[place]?.key}>
              <button type="button" aria-current={place === index || undefined} onClick={() => onCase(place)}>
                <span className="mono">{place + 1}</span> {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {step(caseAfter, '›')}
      {onSingle && (
        <label className="switch">
          <input type="checkbox" checked={single} onChange={event => onSingle(event.target.checked)} />
          {oneAtATime.name}
        </label>
      )}
    </nav>
  );
}
