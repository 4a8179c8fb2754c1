import {
  caseTitle,
  isShown,
  labelInUnit,
  resultInfo,
  isExpensive,
  type DerivativesResult,
  type Definition,
  type AnalysisRequest,
} from '@isentrope/calculators/kit';
import { useEffect, useMemo, useState } from 'react';
import type { WorkbenchState, WorkbenchCase } from '../state/workbench-model.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import type { AnalysisRun } from '../explore/analysis-run.ts';
import { appliesTo, isSameRequest } from '../explore/applies-to.ts';
import { useAnalyses } from '../explore/use-analyses.ts';
import { useStoredSetting } from '../stored-setting.ts';

/** The debounce time before a changed case is analysed, ms. */
const pause = 350;
/** The number of points per curve. */
const points = { usual: 21, long: 5 } as const;

/** The sensitivities of the active case. */
export interface Sensitivity {
  /** The title of the case, if there are several. */
  readonly title: string | undefined;
  readonly index: number;
  readonly item: WorkbenchCase;
  readonly result: string;
  readonly results: readonly { readonly id: string; readonly label: string }[];
  readonly choose: (result: string) => void;
  readonly answer: DerivativesResult | undefined;
  /** Whether the result, as far as it has come, applies to the present case. */
  readonly current: boolean;
  /** The progress; undefined if it is not running. */
  readonly share: number | undefined;
  /** The reason if there is none, as a sentence. */
  readonly refused: string | undefined;
}

/** Whether an analysis is running or finished. */
function isRunningOrDone({ share, progress, refused }: AnalysisRun): boolean {
  return share !== undefined || progress === 'whole' || refused !== undefined;
}

/**
 * The sensitivities of the active case, computed in a separate worker while the column is shown: once the case is
 * calculated and has not changed for a moment. Analyses of changed cases are cancelled.
 */
export function useSensitivity(
  definition: Definition,
  { cases, units }: WorkbenchState,
  index: number,
): {
  /** Whether the column is shown; stored for the user. */
  readonly isOn: boolean;
  readonly setWanted: (isOn: boolean) => void;
  /** Undefined if it is not shown or there is nothing to show. */
  readonly sensitivity: Sensitivity | undefined;
} {
  const [stored, setStored] = useStoredSetting('sensitivity');
  const [chosen, choose] = useState('');
  const { runs, enqueue, cancel } = useAnalyses(definition);
  const item = cases[index];
  const isOn = stored !== undefined;
  const results = useMemo(() => (item ? numericResults(definition, item, units) : []), [definition, item, units]);
  const result = [chosen, definition.primary].find(id => results.some(each => each.id === id)) ?? results[0]?.id;
  const question = useMemo(
    (): AnalysisRequest | undefined =>
      result === undefined
        ? undefined
        : { type: 'derivatives', result, curves: isExpensive(definition) ? points.long : points.usual },
    [definition, result],
  );
  const slot = String(item?.key ?? '');
  const known = runs[slot];
  const isOfThis =
    known !== undefined &&
    item !== undefined &&
    question !== undefined &&
    isSameRequest(known.question, question) &&
    appliesTo(definition, known, [item.data], units);
  const data = item?.data;
  const isDue =
    isOn && item !== undefined && isUpToDate(definition, item) && !(isOfThis && known && isRunningOrDone(known));
  useEffect(() => {
    if (!isDue || !data || !question) return undefined;
    const timer = setTimeout(() => enqueue(slot, question, [data], units), pause);
    return () => clearTimeout(timer);
  }, [isDue, data, question, slot, units, enqueue]);
  const isUnneeded = Object.entries(runs).some(
    ([of, { share }]) => share !== undefined && !(isOn && isOfThis && of === slot),
  );
  useEffect(() => {
    if (isUnneeded) cancel();
  }, [isUnneeded, cancel]);

  const sensitivity = useMemo((): Sensitivity | undefined => {
    if (!isOn || !item || result === undefined) return undefined;
    const input = known?.answer?.type === 'derivatives' && known.answer.result.id === result ? known.answer : undefined;
    return {
      title: cases.length > 1 ? caseTitle(item.data, index) : undefined,
      index,
      item,
      result,
      results,
      choose,
      answer: input,
      current: isOfThis && known?.progress !== 'before',
      share: isOfThis ? known?.share : undefined,
      refused: isOfThis ? known?.refused : undefined,
    };
  }, [isOn, item, result, results, known, isOfThis, cases.length, index]);
  return { isOn, setWanted: next => setStored(next ? 'yes' : undefined), sensitivity };
}

/** Whether a calculator has a numeric result. */
export function hasNumericResult(definition: Definition): boolean {
  return definition.results.some(({ id }) => resultInfo(definition, id).kind !== undefined);
}

function numericResults(
  definition: Definition,
  { data }: WorkbenchCase,
  units: Readonly<Record<string, string>>,
): readonly { readonly id: string; readonly label: string }[] {
  return definition.results.flatMap(({ id }) => {
    const info = resultInfo(definition, id);
    return info.kind !== undefined && isShown(info.when, data) ? [{ id, label: labelInUnit(info, units[id]) }] : [];
  });
}
