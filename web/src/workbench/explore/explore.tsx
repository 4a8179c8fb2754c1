import {
  caseTitle,
  influentialInputs,
  isExpensive,
  type Definition,
  type AnalysisRequest,
} from '@isentrope/calculators/kit';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { Tabs } from '../ui/tabs.tsx';
import { AnalysisResultView } from './analysis-result-view.tsx';
import { blankForm, formFromRequest, kindNames, analysisTypes, type AnalysisType } from './form.ts';
import { appliesTo, isSameRequest } from './applies-to.ts';
import { resultOptions, numberInputs } from './analysis-options.ts';
import { requestFromForm, chosenResult, type AnalysisOptions } from './request-from-form.ts';
import { Sentence } from './sentence.tsx';
import type { AnalysisRun } from './analysis-run.ts';
import type { Analyses, ExploreState } from './use-analyses.ts';
import './explore.css';

/** The debounce time before a changed analysis runs automatically, ms. */
const pause = 350;

/** Hints on what is missing before an analysis can run. */
const hints: Readonly<Partial<Record<AnalysisType, string>>> = {
  solve: 'Type the target value. All values of the input that give it are found and plotted.',
  corners: 'Add the inputs that can lie anywhere in a range. Every combination of the range ends is calculated.',
  monteCarlo: 'Add the uncertain inputs, each with its distribution.',
};

const tabs = analysisTypes.map(id => ({ id, label: kindNames[id] }));

/** The cases of an analysis: the active one, or all for a comparison. */
function analysedCases(analysisType: AnalysisType, cases: readonly WorkbenchCase[], item: WorkbenchCase) {
  return (analysisType === 'compare' ? cases : [item]).map(({ data }) => data);
}

/** Replaces field ids in an error message of the calculation by their labels. */
function withFieldLabels(definition: Definition, sentence: string): string {
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
  analyses,
  savedRequests,
}: {
  readonly definition: Definition;
  readonly cases: readonly WorkbenchCase[];
  readonly index: number;
  readonly units: Readonly<Record<string, string>>;
  /** Whether edits are calculated live. */
  readonly live: boolean;
  readonly analyses: Analyses;
  /** The analyses saved with the record. */
  readonly savedRequests: readonly AnalysisRequest[];
}) {
  const item = cases[index];
  const { dispatch } = useWorkbenchContext();
  const fresh = useMemo(() => initialState(definition, savedRequests), [definition, savedRequests]);
  const { exploring = fresh, setExploring: change } = analyses;
  const { analysisType, form } = exploring;
  const onSave = useCallback(
    (questions: readonly AnalysisRequest[]) => dispatch({ type: 'questions', questions }),
    [dispatch],
  );
  const offers = useOffers(definition, item, units, form.result);
  const formRequest = useMemo(
    () => (offers ? requestFromForm(definition, offers, analysisType, form) : { wrong: '' }),
    [definition, offers, analysisType, form],
  );
  const question = 'question' in formRequest ? formRequest.question : undefined;
  const [formError, setFormError] = useState<string>();
  const slot = analyses.runs[analysisType];
  const data = useMemo(() => (item ? analysedCases(analysisType, cases, item) : []), [analysisType, cases, item]);
  const isOfThis =
    slot !== undefined &&
    question !== undefined &&
    isSameRequest(slot.question, question) &&
    appliesTo(definition, slot, data, units);
  const quick = live && !isExpensive(definition) && item?.calculated !== undefined;
  const { enqueue } = analyses;
  const isSaved = savedRequests.some(({ type }) => type === analysisType);
  const put = useCallback(
    (what: AnalysisRequest) => {
      enqueue(analysisType, what, data, units);
      if (isSaved) onSave(savedRequests.map(each => (each.type === what.type ? what : each)));
    },
    [enqueue, analysisType, data, units, isSaved, savedRequests, onSave],
  );
  useAutoRun(quick && !isOfThis ? question : undefined, put);

  if (!item || !offers) return null;
  if (offers.inputs.length === 0 || offers.results.length === 0)
    return (
      <p className="panel-empty">
        Nothing to explore: this calculator has no numerical input to vary, or no numerical result.
      </p>
    );

  function submit() {
    if (!question) {
      setFormError('wrong' in formRequest ? formRequest.wrong : undefined);
      return;
    }
    setFormError(undefined);
    put(question);
  }

  const shownError = formError !== undefined && question === undefined ? formError : undefined;
  return (
    <div className="explore">
      <Tabs
        label="Analyses"
        name="explore"
        tabs={tabs}
        chosen={analysisType}
        onChoose={next => change({ analysisType: next, form })}
      />
      <div id="explore-panel" role="tabpanel" aria-labelledby={`explore-${analysisType}`} tabIndex={-1}>
        <QuestionForm
          share={slot?.share}
          isSaved={question && isSaved}
          onSubmit={submit}
          onCancel={analyses.cancel}
          onSave={() =>
            question &&
            onSave(isSaved ? savedRequests.filter(({ type }) => type !== analysisType) : [...savedRequests, question])
          }
        >
          <Sentence
            analysisType={analysisType}
            definition={definition}
            offers={offers}
            form={form}
            onForm={next => change({ analysisType, form: next })}
          />
        </QuestionForm>
        {shownError !== undefined && (
          <p className="analysis-error" role="alert">
            {shownError}
          </p>
        )}
        <AnalysisStatus
          definition={definition}
          slot={slot}
          isOfThis={isOfThis}
          quick={quick}
          several={cases.length > 1}
          title={caseTitle(item.data, index)}
        />
        {!slot && quick && !question && shownError === undefined && (
          <p className="panel-empty">{hints[analysisType]}</p>
        )}
        {slot?.answer && (
          <AnalysisResultView
            definition={definition}
            item={item}
            index={index}
            last={index === cases.length - 1}
            slot={slot}
            current={isOfThis && slot.progress !== 'before'}
            analyses={analyses}
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
  isSaved,
  onSubmit,
  onCancel,
  onSave,
  children,
}: {
  /** The progress; undefined if it is not running. */
  readonly share: number | undefined;
  /** Whether it is saved with the record; undefined if there is nothing to save. */
  readonly isSaved: boolean | undefined;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
  /** The form fields. */
  readonly children: ReactNode;
}) {
  return (
    <form
      className="question"
      aria-label="Analysis"
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="analysis-text">{children}</div>
      <div className="analysis-tools">
        <button type="submit" className="button">
          Run
        </button>
        {share !== undefined && (
          <span className="running">
            <progress aria-label="Analysis" value={share} />
            <button type="button" className="link" onClick={onCancel}>
              Cancel
            </button>
          </span>
        )}
        {share === undefined && isSaved !== undefined && (
          <label className="keep">
            <input type="checkbox" checked={isSaved} onChange={onSave} />
            Save with the sheet
          </label>
        )}
      </div>
    </form>
  );
}

/** The initial form: that of the first saved analysis, else blank. */
function initialState(definition: Definition, savedRequests: readonly AnalysisRequest[]): ExploreState {
  const form = savedRequests.reduce((so, question) => formFromRequest(definition, so, question), blankForm);
  const first = analysisTypes.find(kind => kind === savedRequests[0]?.type);
  return { analysisType: first ?? 'solve', form };
}

/** The maximum number of inputs that a new analysis starts with. */
const maxInitialInputs = 2;

/** The inputs and results available for an analysis of the case, and the most influential inputs. */
function useOffers(
  definition: Definition,
  item: WorkbenchCase | undefined,
  units: Readonly<Record<string, string>>,
  result: string,
): AnalysisOptions | undefined {
  const offers = useMemo(
    () =>
      item ? { inputs: numberInputs(definition, item), results: resultOptions(definition, item, units) } : undefined,
    [definition, item, units],
  );
  const of = item?.calculated?.of;
  const chosenId = offers && offers.results.length > 0 ? chosenResult(definition, offers, result, false).id : undefined;
  const ids = offers?.inputs.flatMap(({ id, presentValue }) => (presentValue === undefined ? [] : [id])).join(' ');
  const influential = useMemo(
    () =>
      of === undefined || chosenId === undefined || ids === undefined || ids === ''
        ? []
        : influentialInputs(definition, of, ids.split(' '), chosenId, maxInitialInputs),
    [definition, of, ids, chosenId],
  );
  return useMemo(() => offers && { ...offers, influential }, [offers, influential]);
}

/** Runs a changed analysis after the debounce time. */
function useAutoRun(question: AnalysisRequest | undefined, put: (question: AnalysisRequest) => void): void {
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  const text = question && JSON.stringify(question);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => latest.current(JSON.parse(text) as AnalysisRequest), pause);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Status of the result: an error, outdated, partial or the summary sentence. */
function AnalysisStatus({
  definition,
  slot,
  isOfThis,
  quick,
  several,
  title,
}: {
  readonly definition: Definition;
  readonly slot: AnalysisRun | undefined;
  readonly isOfThis: boolean;
  readonly quick: boolean;
  readonly several: boolean;
  readonly title: string;
}) {
  const of = several && slot?.question.type !== 'compare' ? `${title}: ` : '';
  const answer = slot?.answer;
  const sentence = answer && 'sentence' in answer && answer.type !== 'corners' ? answer.sentence : '';
  return (
    <div className="analysis-message" role="status">
      {slot?.refused !== undefined && <p>{withFieldLabels(definition, slot.refused)}</p>}
      {slot && !isOfThis && !quick && (
        <p className="analysis-stale">
          The inputs have been edited since this was run. Run it again for the current inputs.
        </p>
      )}
      {slot && slot.progress === 'part' && slot.share === undefined && <p>Stopped: partial results.</p>}
      {sentence !== '' && (
        <p>
          {of}
          {sentence}
        </p>
      )}
      {answer && answer.faults.length > 0 && (
        <p>An internal error stopped some values from being calculated; results that depend on them are blank.</p>
      )}
    </div>
  );
}
