import { caseTitle, influentialInputs, takesLong, type Definition, type Question } from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { Tabs } from '../tabs.tsx';
import { Answered } from './answered.tsx';
import { blankForm, formWith, kindNames, kinds, type Asking } from './form.ts';
import { holds, sameQuestion } from './holding.ts';
import { askedResults, numberInputs } from './offered.ts';
import { formed, resultOf, type Offers } from './question-of.ts';
import { Sentence } from './sentence.tsx';
import type { Asked } from './asked.ts';
import type { Askings, Exploring } from './use-asking.ts';
import './explore.css';

/** The debounce time before a changed analysis runs automatically, ms. */
const pause = 350;

/** Hints on what is missing before an analysis can run. */
const hints: Readonly<Partial<Record<Asking, string>>> = {
  solve: 'Type the value that is wanted: every value of the input that gives it is found, with the curve between them.',
  corners: 'Add the inputs that may lie anywhere between two values: all combinations of their ends are worked out.',
  monteCarlo: 'Add the inputs that are uncertain, each with its distribution.',
};

const tabs = kinds.map(id => ({ id, label: kindNames[id] }));

/** The cases of an analysis: the active one, or all for a comparison. */
function casesOf(asking: Asking, cases: readonly BenchCase[], item: BenchCase) {
  return (asking === 'compare' ? cases : [item]).map(({ data }) => data);
}

/** Replaces field ids in an error message of the calculation by their labels. */
export function inWords(definition: Definition, sentence: string): string {
  return sentence.replaceAll(/(?:the )?(field|result) "([^"]+)"/gi, (whole, what: string, id: string) => {
    const label = definition.inputs.find(input => input.id === id)?.field.label;
    return what.toLowerCase() === 'field' && label !== undefined ? label : whole;
  });
}

/**
 * The Explore tab: a sentence-like form to define an analysis, its results and figures. Quick analyses run while the
 * form is edited, slow ones on request.
 */
export function Explore({
  definition,
  cases,
  index,
  units,
  live,
  askings,
  kept,
}: {
  readonly definition: Definition;
  readonly cases: readonly BenchCase[];
  readonly index: number;
  readonly units: Readonly<Record<string, string>>;
  /** Whether edits are calculated live. */
  readonly live: boolean;
  readonly askings: Askings;
  /** The analyses saved with the record. */
  readonly kept: readonly Question[];
}) {
  const item = cases[index];
  const { dispatch } = useBench();
  const fresh = useMemo(() => begun(definition, kept), [definition, kept]);
  const { exploring = fresh, setExploring: change } = askings;
  const { asking, form } = exploring;
  const onKeep = useCallback(
    (questions: readonly Question[]) => dispatch({ type: 'questions', questions }),
    [dispatch],
  );
  const offers = useOffers(definition, item, units, form.result);
  const asks = useMemo(
    () => (offers ? formed(definition, offers, asking, form) : { wrong: '' }),
    [definition, offers, asking, form],
  );
  const question = 'question' in asks ? asks.question : undefined;
  const [wrong, setWrong] = useState<string>();
  const slot = askings.asked[asking];
  const data = useMemo(() => (item ? casesOf(asking, cases, item) : []), [asking, cases, item]);
  const isOfThis =
    slot !== undefined &&
    question !== undefined &&
    sameQuestion(slot.question, question) &&
    holds(definition, slot, data, units);
  const quick = live && !takesLong(definition) && item?.calculated !== undefined;
  const { ask } = askings;
  const isKept = kept.some(({ type }) => type === asking);
  const put = useCallback(
    (what: Question) => {
      ask(asking, what, data, units);
      if (isKept) onKeep(kept.map(each => (each.type === what.type ? what : each)));
    },
    [ask, asking, data, units, isKept, kept, onKeep],
  );
  useAsItIsPut(quick && !isOfThis ? question : undefined, put);

  if (!item || !offers) return null;
  if (offers.inputs.length === 0 || offers.results.length === 0)
    return (
      <p className="panel-empty">This calculator has no number to vary, or none that comes out: nothing to explore.</p>
    );

  function submit() {
    if (!question) {
      setWrong('wrong' in asks ? asks.wrong : undefined);
      return;
    }
    setWrong(undefined);
    put(question);
  }

  const unasked = wrong !== undefined && question === undefined ? wrong : undefined;
  return (
    <div className="explore">
      <Tabs
        label="Questions"
        name="explore"
        tabs={tabs}
        chosen={asking}
        onChoose={next => change({ asking: next, form })}
      />
      <div id="explore-panel" role="tabpanel" aria-labelledby={`explore-${asking}`} tabIndex={-1}>
        <QuestionForm
          share={slot?.share}
          isKept={question && isKept}
          onSubmit={submit}
          onCancel={askings.cancel}
          onKeep={() => question && onKeep(isKept ? kept.filter(({ type }) => type !== asking) : [...kept, question])}
        >
          <Sentence
            asking={asking}
            definition={definition}
            offers={offers}
            form={form}
            onForm={next => change({ asking, form: next })}
          />
        </QuestionForm>
        {unasked !== undefined && (
          <p className="question-wrong" role="alert">
            {unasked}
          </p>
        )}
        <Said
          definition={definition}
          slot={slot}
          isOfThis={isOfThis}
          quick={quick}
          several={cases.length > 1}
          title={caseTitle(item.data, index)}
        />
        {!slot && quick && !question && unasked === undefined && <p className="panel-empty">{hints[asking]}</p>}
        {slot?.answer && (
          <Answered
            definition={definition}
            item={item}
            index={index}
            last={index === cases.length - 1}
            slot={slot}
            current={isOfThis && slot.standing !== 'before'}
            askings={askings}
            units={units}
          />
        )}
      </div>
    </div>
  );
}

/** The form with its buttons: run, cancel, save with the sheet. */
function QuestionForm({
  share,
  isKept,
  onSubmit,
  onCancel,
  onKeep,
  children,
}: {
  /** The progress; undefined if it is not running. */
  readonly share: number | undefined;
  /** Whether it is saved with the record; undefined if there is nothing to save. */
  readonly isKept: boolean | undefined;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
  /** The form fields. */
  readonly children: ReactNode;
}) {
  return (
    <form
      className="question"
      aria-label="Question"
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="question-words">{children}</div>
      <div className="question-tools">
        <button type="submit" className="button">
          Ask
        </button>
        {share !== undefined && (
          <span className="running">
            <progress aria-label="Question" value={share} />
            <button type="button" className="link" onClick={onCancel}>
              Cancel
            </button>
          </span>
        )}
        {share === undefined && isKept !== undefined && (
          <label className="keep">
            <input type="checkbox" checked={isKept} onChange={onKeep} />
            Keep with the sheet
          </label>
        )}
      </div>
    </form>
  );
}

/** The initial form: that of the first saved analysis, else blank. */
function begun(definition: Definition, kept: readonly Question[]): Exploring {
  const form = kept.reduce((so, question) => formWith(definition, so, question), blankForm);
  const first = kinds.find(kind => kind === kept[0]?.type);
  return { asking: first ?? 'solve', form };
}

/** The most inputs that a new analysis starts with. */
const mostBegun = 2;

/** The inputs and results available for an analysis of the case, and the most influential inputs. */
function useOffers(
  definition: Definition,
  item: BenchCase | undefined,
  units: Readonly<Record<string, string>>,
  result: string,
): Offers | undefined {
  const offers = useMemo(
    () =>
      item ? { inputs: numberInputs(definition, item), results: askedResults(definition, item, units) } : undefined,
    [definition, item, units],
  );
  const of = item?.calculated?.of;
  const asked = offers && offers.results.length > 0 ? resultOf(definition, offers, result, false).id : undefined;
  const ids = offers?.inputs.flatMap(({ id, standing }) => (standing === undefined ? [] : [id])).join(' ');
  const influential = useMemo(
    () =>
      of === undefined || asked === undefined || ids === undefined || ids === ''
        ? []
        : influentialInputs(definition, of, ids.split(' '), asked, mostBegun),
    [definition, of, ids, asked],
  );
  return useMemo(() => offers && { ...offers, influential }, [offers, influential]);
}

/** Runs a changed analysis after the debounce time. */
function useAsItIsPut(question: Question | undefined, put: (question: Question) => void): void {
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  const text = question && JSON.stringify(question);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => latest.current(JSON.parse(text) as Question), pause);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Status of the result: an error, outdated, partial or the summary sentence. */
function Said({
  definition,
  slot,
  isOfThis,
  quick,
  several,
  title,
}: {
  readonly definition: Definition;
  readonly slot: Asked | undefined;
  readonly isOfThis: boolean;
  readonly quick: boolean;
  readonly several: boolean;
  readonly title: string;
}) {
  const of = several && slot?.question.type !== 'compare' ? `${title}: ` : '';
  const answer = slot?.answer;
  const sentence = answer && 'sentence' in answer && answer.type !== 'corners' ? answer.sentence : '';
  return (
    <div className="question-said" role="status">
      {slot?.refused !== undefined && <p>{inWords(definition, slot.refused)}</p>}
      {slot && !isOfThis && !quick && (
        <p className="question-stale">
          Edited since this was asked: ask again to get the answer for what stands there now.
        </p>
      )}
      {slot && slot.standing === 'part' && slot.share === undefined && <p>Stopped: this is what was known by then.</p>}
      {sentence !== '' && (
        <p>
          {of}
          {sentence}
        </p>
      )}
      {answer && answer.faults.length > 0 && (
        <p>Some values could not be worked out, through a fault of ours: what rests on them is missing.</p>
      )}
    </div>
  );
}
