import {
  caseTitle,
  isShown,
  labelIn,
  resultInfo,
  takesLong,
  type DerivativesAnswer,
  type Definition,
  type Question,
} from '@isentrope/calculators/kit';
import { useEffect, useMemo, useState } from 'react';
import type { Bench, BenchCase } from '../bench/bench-model.ts';
import { isCurrent } from '../bench/current.ts';
import type { Asked } from '../explore/asked.ts';
import { holds, sameQuestion } from '../explore/holding.ts';
import { useAsking } from '../explore/use-asking.ts';
import { useKeptSetting } from '../kept-setting.ts';

/** The debounce time before a changed case is analysed, ms. */
const pause = 350;
/** The number of points per curve. */
const points = { usual: 21, long: 5 } as const;

/** The sensitivities of the active case. */
export interface Sensitivity {
  /** The title of the case, if there are several. */
  readonly title: string | undefined;
  readonly index: number;
  readonly item: BenchCase;
  readonly result: string;
  readonly results: readonly { readonly id: string; readonly label: string }[];
  readonly choose: (result: string) => void;
  readonly answer: DerivativesAnswer | undefined;
  /** Whether the result, as far as it has come, applies to the present case. */
  readonly current: boolean;
  /** The progress; undefined if it is not running. */
  readonly share: number | undefined;
  /** The reason if there is none, as a sentence. */
  readonly refused: string | undefined;
}

/** Whether an analysis is running or finished. */
function isDealtWith({ share, standing, refused }: Asked): boolean {
  return share !== undefined || standing === 'whole' || refused !== undefined;
}

/**
 * The sensitivities of the active case, computed in a separate worker while the column is shown: once the case is
 * calculated and has not changed for a moment. Analyses of changed cases are cancelled.
 */
export function useSensitivity(
  definition: Definition,
  { cases, units }: Bench,
  index: number,
): {
  /** Whether the column is shown; stored for the user. */
  readonly wanted: boolean;
  readonly setWanted: (wanted: boolean) => void;
  /** Undefined if it is not shown or there is nothing to show. */
  readonly sensitivity: Sensitivity | undefined;
} {
  const [kept, keep] = useKeptSetting('sensitivity');
  const [chosen, choose] = useState('');
  const { asked, ask, cancel } = useAsking(definition);
  const item = cases[index];
  const wanted = kept !== undefined;
  const results = useMemo(() => (item ? numericResults(definition, item, units) : []), [definition, item, units]);
  const result = [chosen, definition.primary].find(id => results.some(each => each.id === id)) ?? results[0]?.id;
  const question = useMemo(
    (): Question | undefined =>
      result === undefined
        ? undefined
        : { type: 'derivatives', result, curves: takesLong(definition) ? points.long : points.usual },
    [definition, result],
  );
  const slot = String(item?.key ?? '');
  const known = asked[slot];
  const isOfThis =
    known !== undefined &&
    item !== undefined &&
    question !== undefined &&
    sameQuestion(known.question, question) &&
    holds(definition, known, [item.data], units);
  const data = item?.data;
  const isDue =
    wanted && item !== undefined && isCurrent(definition, item) && !(isOfThis && known && isDealtWith(known));
  useEffect(() => {
    if (!isDue || !data || !question) return undefined;
    const timer = setTimeout(() => ask(slot, question, [data], units), pause);
    return () => clearTimeout(timer);
  }, [isDue, data, question, slot, units, ask]);
  const isForNothing = Object.entries(asked).some(
    ([of, { share }]) => share !== undefined && !(wanted && isOfThis && of === slot),
  );
  useEffect(() => {
    if (isForNothing) cancel();
  }, [isForNothing, cancel]);

  const sensitivity = useMemo((): Sensitivity | undefined => {
    if (!wanted || !item || result === undefined) return undefined;
    const given = known?.answer?.type === 'derivatives' && known.answer.result.id === result ? known.answer : undefined;
    return {
      title: cases.length > 1 ? caseTitle(item.data, index) : undefined,
      index,
      item,
      result,
      results,
      choose,
      answer: given,
      current: isOfThis && known?.standing !== 'before',
      share: isOfThis ? known?.share : undefined,
      refused: isOfThis ? known?.refused : undefined,
    };
  }, [wanted, item, result, results, known, isOfThis, cases.length, index]);
  return { wanted, setWanted: next => keep(next ? 'yes' : undefined), sensitivity };
}

/** Whether a calculator has a numeric result. */
export function hasNumericResult(definition: Definition): boolean {
  return definition.results.some(({ id }) => resultInfo(definition, id).kind !== undefined);
}

/** The numeric results of a case. */
function numericResults(
  definition: Definition,
  { data }: BenchCase,
  units: Readonly<Record<string, string>>,
): readonly { readonly id: string; readonly label: string }[] {
  return definition.results.flatMap(({ id }) => {
    const info = resultInfo(definition, id);
    return info.kind !== undefined && isShown(info.when, data) ? [{ id, label: labelIn(info, units[id]) }] : [];
  });
}
