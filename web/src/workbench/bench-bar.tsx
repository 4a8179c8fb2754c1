import type { Definition } from '@isentrope/calculators/kit';
import { ActionButton } from './actions/action-button.tsx';
import { isOffered, type Action, type ActionContext } from './actions/action.ts';
import { calculate, cancel, live } from './actions/calculation-actions.ts';
import { addCase, clearCase } from './actions/case-actions.ts';
import { redo, undo } from './actions/history-actions.ts';
import { sensitivity } from './actions/sensitivity-actions.ts';
import { KeyCaps } from './actions/key-caps.tsx';
import type { BenchCase } from './bench/bench-model.ts';
import { isCurrent, isWaiting } from './bench/current.ts';
import type { Seen } from './bench/use-settled.ts';
import { AnswerLine } from './desk/answer-strip.tsx';
import type { View } from './desk/desk-tabs.ts';

/** Which cases still need calculating, as a message; undefined if all results are current. */
function toCalculate(definition: Definition, cases: readonly BenchCase[]): string | undefined {
  const numbers = (wanted: (item: BenchCase) => boolean) =>
    cases.flatMap((item, place) => (wanted(item) ? [place + 1] : []));
  const named = (which: readonly number[]) => (which.length === 1 ? `Case ${which[0]}` : `Cases ${which.join(', ')}`);
  const edited = numbers(item => item.calculated !== undefined && !isCurrent(definition, item));
  const waiting = numbers(item => isWaiting(definition, item));
  const said = [
    ...(edited.length > 0 ? [`${named(edited)} edited since the last calculation`] : []),
    ...(waiting.length > 0 ? [`${named(waiting)} not calculated yet`] : []),
  ];
  return said.length === 0 ? undefined : said.join('; ');
}

const views = [
  { id: 'inputs', label: 'Inputs' },
  { id: 'results', label: 'Results' },
  { id: 'working', label: 'Working' },
] as const;

/** The fixed bar at the bottom: main actions, the results of the active case and the status message. */
export function BenchBar({
  context,
  seen,
  said,
  view,
}: {
  readonly context: ActionContext;
  /** The state shown by the results pane. */
  readonly seen: Seen;
  readonly said: string;
  readonly view: View;
}) {
  const { definition, place, calculation } = context;
  const { cases, units } = seen.bench;
  const focused = cases[seen.index];
  const due = toCalculate(definition, cases);
  const { running } = calculation;
  const button = (action: Action, className = 'bar-action') => (
    <ActionButton action={action} context={context} className={className} onPress={() => action.run(context)} />
  );
  return (
    <div className="bench-bar">
      <div className="bar-actions">
        {button(calculate, 'button primary')}
        {running ? (
          <span className="running">
            <progress aria-label="Calculation" value={(running.done + running.fraction) / running.of} />
            {button(cancel)}
          </span>
        ) : (
          <span className="hint" aria-hidden="true">
            <KeyCaps keys={calculate.keys?.[0] ?? ''} />
          </span>
        )}
        {isOffered(live, context) && (
          <label className="switch">
            <input type="checkbox" checked={calculation.live} onChange={() => live.run(context)} />
            {live.name}
          </label>
        )}
        {isOffered(sensitivity, context) && (
          <label className="switch">
            <input type="checkbox" checked={context.sensitivity.wanted} onChange={() => sensitivity.run(context)} />
            {sensitivity.name}
          </label>
        )}
        {button(addCase)}
        {button(clearCase)}
        {isOffered(undo, context) && button(undo)}
        {isOffered(redo, context) && button(redo)}
      </div>
      <div className="bar-words">
        {focused && (
          <AnswerLine
            definition={definition}
            item={focused}
            index={seen.index}
            several={cases.length > 1}
            units={units}
          />
        )}
        <p className="bar-status" role="status">
          {said}
        </p>
        {due !== undefined && !running && <p className="bar-stale">{due}</p>}
      </div>
      <nav className="bar-views" aria-label="View">
        {views.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === view || undefined}
            onClick={() => {
              place.showView(id);
              scrollTo(0, 0);
            }}
          >
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}
