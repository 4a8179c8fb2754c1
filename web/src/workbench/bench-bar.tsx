import { caseTitle, mostCases, type Definition } from '@isentrope/calculators/kit';
import { useBench } from './bench-context.ts';
import type { Bench, BenchCase } from './bench-model.ts';
import { isCurrent, isWaiting } from './current.ts';
import { AnswerLine } from './desk/answer-strip.tsx';
import type { DeskTab } from './desk/desk.tsx';
import type { Running } from './use-long-calculation.ts';

/** What is to be calculated, or again, in words; nothing where all results are those of what is typed. */
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

/** What a phone shows: what is typed, or one of the tabs of the desk. */
export type View = 'inputs' | DeskTab;

const views = [
  { id: 'inputs', label: 'Inputs' },
  { id: 'results', label: 'Results' },
  { id: 'working', label: 'Working' },
] as const;

/** Always in reach: calculate, add, clear, take back, the answer of the case in hand, and what the last action did. */
export function BenchBar({
  bench,
  focused: index,
  running,
  live,
  onLive,
  said,
  say,
  onCalculate,
  onCancel,
  view,
  onView,
}: {
  bench: Bench;
  /** The place of the case in hand. */
  focused: number;
  running: Running | undefined;
  /** Whether what is edited is calculated at once; undefined where that takes too long. */
  live: boolean | undefined;
  onLive: (live: boolean) => void;
  said: string;
  say: (sentence: string) => void;
  onCalculate: () => void;
  onCancel: () => void;
  view: View;
  onView: (view: View) => void;
}) {
  const { definition, dispatch } = useBench();
  const { cases, units } = bench;
  const focused = cases[index];
  const due = toCalculate(definition, cases);
  function add() {
    if (cases.length >= mostCases)
      say(
        `No case was added: a sheet holds ${mostCases} cases at most. Remove one first, or open the tool in another tab.`,
      );
    else dispatch({ type: 'add' });
  }
  return (
    <div className="bench-bar">
      <div className="bar-actions">
        <button
          type="button"
          className="button primary"
          onClick={onCalculate}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          Calculate
        </button>
        {running ? (
          <span className="running">
            <progress aria-label="Calculation" value={(running.done + running.fraction) / running.of} />
            <button type="button" className="bar-action" onClick={onCancel}>
              Cancel
            </button>
          </span>
        ) : (
          <span className="mono hint" aria-hidden="true">
            Ctrl ↵
          </span>
        )}
        {live !== undefined && (
          <label className="switch">
            <input type="checkbox" checked={live} onChange={event => onLive(event.target.checked)} />
            Live
          </label>
        )}
        <button type="button" className="bar-action" onClick={add}>
          Add New Case
        </button>
        {focused && (
          <button type="button" className="bar-action" onClick={() => dispatch({ type: 'clear', key: focused.key })}>
            {cases.length === 1 ? 'Clear' : `Clear ${caseTitle(focused.data, index)}`}
          </button>
        )}
        <Step words={bench.past.at(-1)?.words.undo} name="Undo" onPress={() => dispatch({ type: 'undo' })} />
        <Step words={bench.future.at(-1)?.words.redo} name="Redo" onPress={() => dispatch({ type: 'redo' })} />
      </div>
      <div className="bar-words">
        {focused && (
          <AnswerLine definition={definition} item={focused} index={index} several={cases.length > 1} units={units} />
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
              onView(id);
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

/** One change taken back or done again; what that is, is in its name. */
function Step({ words, name, onPress }: { words: string | undefined; name: string; onPress: () => void }) {
  if (words === undefined) return null;
  return (
    <button type="button" className="bar-action" aria-label={words} onClick={onPress}>
      {name}
    </button>
  );
}
