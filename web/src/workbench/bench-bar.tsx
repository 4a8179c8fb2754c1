import { caseTitle, mostCases, type Definition } from '@isentrope/calculators/kit';
import { useBench } from './bench-context.ts';
import type { Bench, BenchCase } from './bench-model.ts';
import { isCurrent, isWaiting } from './current.ts';
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

/** Always in reach: calculate, add, clear, take back, and what the last action did. */
export function BenchBar({
  bench,
  focused: index,
  running,
  said,
  say,
  onCalculate,
  onCancel,
}: {
  bench: Bench;
  /** The place of the case in hand. */
  focused: number;
  running: Running | undefined;
  said: string;
  say: (sentence: string) => void;
  onCalculate: () => void;
  onCancel: () => void;
}) {
  const { definition, dispatch } = useBench();
  const focused = bench.cases[index];
  const [undo, redo] = [bench.past.at(-1), bench.future.at(-1)];
  const due = toCalculate(definition, bench.cases);
  function add() {
    if (bench.cases.length >= mostCases)
      say(
        `No case was added: a sheet holds ${mostCases} cases at most. Remove one first, or open the tool in another tab.`,
      );
    else dispatch({ type: 'add' });
  }
  return (
    <div className="bench-bar">
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
      <button type="button" className="bar-action" onClick={add}>
        Add New Case
      </button>
      {focused && (
        <button type="button" className="bar-action" onClick={() => dispatch({ type: 'clear', key: focused.key })}>
          {bench.cases.length === 1 ? 'Clear' : `Clear ${caseTitle(focused.data, index)}`}
        </button>
      )}
      {undo && (
        <button type="button" className="bar-action link" onClick={() => dispatch({ type: 'undo' })}>
          {undo.words.undo}
        </button>
      )}
      {redo && (
        <button type="button" className="bar-action link" onClick={() => dispatch({ type: 'redo' })}>
          {redo.words.redo}
        </button>
      )}
      <p className="bar-status" role="status">
        {said}
      </p>
      {due !== undefined && !running && <p className="bar-stale">{due}</p>}
    </div>
  );
}
