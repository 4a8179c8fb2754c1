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

/** So long a case stays as it is before it is asked about, ms. */
const pause = 350;
/** From how many points a curve is drawn; fewer where each takes long. */
const points = { usual: 21, long: 5 } as const;

/** How a result goes with each input of the case in hand, and of which result that is told. */
export interface Sensitivity {
  /** Of which case it is told, where there are several. */
  readonly title: string | undefined;
  readonly index: number;
  readonly item: BenchCase;
  readonly result: string;
  readonly results: readonly { readonly id: string; readonly label: string }[];
  readonly choose: (result: string) => void;
  readonly answer: DerivativesAnswer | undefined;
  /** Whether the answer is of the case as it stands, as far as it goes. */
  readonly current: boolean;
  /** How far it has come; undefined where it goes no further. */
  readonly share: number | undefined;
  /** Why there is none, a sentence. */
  readonly refused: string | undefined;
}

/** Whether a question need not be asked: it is under way, or was answered or refused. */
function isDealtWith({ share, standing, refused }: Asked): boolean {
  return share !== undefined || standing === 'whole' || refused !== undefined;
}

/**
 * The sensitivity of the case in hand, asked in a worker of its own while it is wanted: once the case is calculated and nothing
 * was changed for a moment. What is under way for a case that has changed is given up.
 */
export function useSensitivity(
  definition: Definition,
  { cases, units }: Bench,
  index: number,
): {
  /** Whether it is wanted; remembered for the person. */
  readonly wanted: boolean;
  readonly setWanted: (wanted: boolean) => void;
  /** Undefined where it is not wanted, or nothing can be told. */
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

/** Whether a calculator has a result that is a number. */
export function hasNumericResult(definition: Definition): boolean {
  return definition.results.some(({ id }) => resultInfo(definition, id).kind !== undefined);
}

/** The results of a case that are numbers. */
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
