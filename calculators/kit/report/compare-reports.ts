import {
  asJson,
  cellDifference,
  isSame,
  listOf,
  memberOf,
  namesOf,
  textIn,
  textOfValue,
  valueDifferences,
  type ValueDifference,
} from './compare-values.ts';
import type { CaseReport } from './report.ts';

/** One difference between two reports. */
export interface ReportDifference extends ValueDifference {
  readonly type: 'result' | 'message' | 'step' | 'other';
  /** The index of the case; null for the aggregate over cases. */
  readonly case: number | null;
  /** The id of the result or step; '' if there is none. */
  readonly id: string;
  /** The label of the result, step or part. */
  readonly label: string;
}

/** The differences between two reports of one calculator. */
export interface ReportComparison {
  /** Whether both reports are by the same version of the calculator. */
  readonly sameEngine: boolean;
  /**
   * Results by case, then messages added (`was` is null) and removed, then other differences; the working is in
   * `steps`.
   */
  readonly differences: readonly ReportDifference[];
  /** The lines of the working that differ, by case, in order. */
  readonly steps: readonly ReportDifference[];
  /** The first differing line of each case, which is where the deviation begins. */
  readonly firstSteps: readonly ReportDifference[];
  /** The largest relative difference of two numbers; infinite if anything else differs, 0 if nothing does. */
  readonly largest: number;
}

/** How results and steps are compared, by id. */
export interface ComparisonOptions {
  /** The label of a result without a line in the working. */
  readonly labelOf?: (id: string) => string | undefined;
  /** The size in SI below which a residual is rounding noise; undefined if the number is not a residual. */
  readonly residualOf?: (id: string) => number | undefined;
  /** The size in SI below which differences are taken relative to that size. */
  readonly nearZeroOf?: (id: string) => number | undefined;
}
type LabelOf = (id: string) => string | undefined;

/**
 * Compares two reports of one calculator to the last digit. Either may come from a modified file, so every member is
 * compared, except the notes on how an iteration converged and residuals that are negligible in both.
 */
export function compareReports(was: CaseReport, now: CaseReport, known: ComparisonOptions = {}): ReportComparison {
  const cases = Math.max(listOf(was.cases).length, listOf(now.cases).length);
  const differences: ReportDifference[] = [];
  const steps: ReportDifference[] = [];
  for (let index = 0; index < cases; index += 1) {
    const [before, later] = [was.cases[index], now.cases[index]];
    if (before === undefined || later === undefined) {
      const [known, gone] = [textIn(before ?? later, 'title'), 'the whole case'];
      const sides = before === undefined ? { was: null, now: known } : { was: known, now: null };
      differences.push({
        type: 'other',
        case: index,
        id: '',
        label: gone,
        part: '',
        relative: null,
        isShown: true,
        ...sides,
      });
      continue;
    }
    const labels = labelsOf(before, later, known.labelOf);
    differences.push(
      ...resultDifferences(before, later, index, labels, known),
      ...messageDifferences(memberOf(before, 'messages'), memberOf(later, 'messages'), index),
      ...crossCheckDifferences(before, later, index),
      ...otherDifferences(before, later, index, ['values', 'messages', 'working', 'crossCheck']),
    );
    steps.push(...stepDifferences(before, later, index, known));
  }
  differences.push(...aggregateDifferences(was.together, now.together));
  differences.push(...otherDifferences(was, now, null, ['engine', 'cases', 'together']));
  const seen = new Set<number | null>();
  const firstSteps = steps.filter(step => !seen.has(step.case) && seen.add(step.case));
  const sizes = [...differences, ...steps].map(({ relative }) => relative ?? Number.POSITIVE_INFINITY);
  return {
    sameEngine: was.engine === now.engine,
    differences,
    steps,
    firstSteps,
    largest: sizes.reduce((maximum, size) => Math.max(maximum, size), 0),
  };
}

/** A difference as text: "Case 2, Bore: 52.1 mm in the file, 52.2 mm recomputed". */
export function differenceText(
  { type, case: index, label, part, was, now }: ReportDifference,
  [sideWas, sideNow]: readonly [string, string],
): string {
  const where = [
    index === null ? 'All cases' : `Case ${index + 1}`,
    type === 'step' ? `step "${label}"` : label,
    ...(part === '' ? [] : [part]),
  ].join(', ');
  return `${where}: ${was ?? 'nothing'} ${sideWas}, ${now ?? 'nothing'} ${sideNow}`;
}

function labelsOf(was: unknown, now: unknown, labelOf?: LabelOf): LabelOf {
  const labels = new Map<string, string>();
  for (const line of [...listOf(memberOf(now, 'working')), ...listOf(memberOf(was, 'working'))])
    if (!labels.has(textIn(line, 'id'))) labels.set(textIn(line, 'id'), textIn(line, 'label'));
  return id => labelOf?.(id) ?? labels.get(id);
}

function resultDifferences(
  was: unknown,
  now: unknown,
  index: number,
  labelOf: LabelOf,
  known: ComparisonOptions,
): ReportDifference[] {
  const [before, later] = [memberOf(was, 'values'), memberOf(now, 'values')];
  return namesOf(before, later).flatMap(id =>
    knownDifferences(id, memberOf(before, id), memberOf(later, id), known).map(each => ({
      type: 'result' as const,
      case: index,
      id,
      label: labelOf(id) ?? id,
      ...each,
    })),
  );
}

/** The differences between two values of a result or step, by the comparison options. */
function knownDifferences(id: string, was: unknown, now: unknown, known: ComparisonOptions): ValueDifference[] {
  const bound = known.residualOf?.(id);
  const isNegligible = (value: unknown) => {
    const si = memberOf(value, 'si');
    return bound !== undefined && typeof si === 'number' && Math.abs(si) <= bound;
  };
  if (isNegligible(was) && isNegligible(now)) return [];
  return valueDifferences(was, now, known.nearZeroOf?.(id));
}

/** Messages that were removed or added; a message that occurs twice counts twice. */
function messageDifferences(was: unknown, now: unknown, index: number | null): ReportDifference[] {
  const left = [...listOf(now)];
  const gone = listOf(was).filter(message => {
    const at = left.findIndex(other => isSame(message, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const moved = gone.length === 0 && left.length === 0 && !isSame(was, now);
  const about = { type: 'message', case: index, id: '', part: '', relative: null, isShown: true } as const;
  return [
    ...gone.map(message => ({ ...about, label: levelOf(message), was: textIn(message, 'text'), now: null })),
    ...left.map(message => ({ ...about, label: levelOf(message), was: null, now: textIn(message, 'text') })),
    ...(moved ? [{ ...about, label: 'order of messages', was: asJson(was), now: asJson(now) }] : []),
  ];
}

const levelOf = (message: unknown) => `message (${textIn(message, 'level')})`;

/** Differences of the cross-check values, by method; other members are compared if the values agree. */
function crossCheckDifferences(was: unknown, now: unknown, index: number): ReportDifference[] {
  const [before, later] = [memberOf(was, 'crossCheck'), memberOf(now, 'crossCheck')];
  if (isSame(before, later)) return [];
  const figures = listOf(later).flatMap((check, at) =>
    valueDifferences(memberOf(listOf(before)[at], 'value'), memberOf(check, 'value')).map(each => ({
      type: 'result' as const,
      case: index,
      id: '',
      label: `cross-check by ${textIn(check, 'name')}`,
      ...each,
    })),
  );
  if (figures.length > 0 && listOf(before).length === listOf(later).length) return figures;
  return otherDifferences({ crossCheck: before }, { crossCheck: later }, index, []);
}

/** The lines of the working that differ, in order, including those that only one report has. */
function stepDifferences(was: unknown, now: unknown, index: number, known: ComparisonOptions): ReportDifference[] {
  const [before, later] = [listOf(memberOf(was, 'working')), listOf(memberOf(now, 'working'))];
  const byId = new Map(before.map(line => [textIn(line, 'id'), line]));
  const order = later.map(line => textIn(line, 'id'));
  const found = later.flatMap(line => lineDifferences(byId.get(textIn(line, 'id')), line, index, known));
  const gone = before.filter(line => !order.includes(textIn(line, 'id')));
  found.push(...gone.flatMap(line => lineDifferences(line, undefined, index, known)));
  const earlier = before.map(line => textIn(line, 'id'));
  if (found.length > 0 || isSame(earlier, order)) return found;
  const about = { type: 'step', case: index, id: '', label: 'order of the working', part: '' } as const;
  return [{ ...about, relative: null, isShown: true, was: asJson(earlier), now: asJson(order) }];
}

function lineDifferences(was: unknown, now: unknown, index: number, known: ComparisonOptions): ReportDifference[] {
  if (isSame(was, now)) return [];
  const line = now ?? was;
  const about = { type: 'step', case: index, id: textIn(line, 'id'), label: textIn(line, 'label') } as const;
  const [value, laterValue] = [memberOf(was, 'value'), memberOf(now, 'value')];
  if ([was, now].some(each => typeof each !== 'object' || each === null))
    return [
      {
        ...about,
        part: '',
        was: textOfValue(value ?? was),
        now: textOfValue(laterValue ?? now),
        relative: null,
        isShown: true,
      },
    ];
  const values = knownDifferences(about.id, value, laterValue, known);
  if (values.length > 0) return values.map(each => ({ ...about, ...each }));
  const [numbers, laterNumbers] = [memberOf(was, 'numbers'), memberOf(now, 'numbers')];
  const symbols = namesOf(numbers, laterNumbers).flatMap(symbol => {
    const [a, b] = [memberOf(numbers, symbol), memberOf(laterNumbers, symbol)];
    return isSame(a, b) ? [] : [{ ...about, part: symbol, ...cellDifference(a, b, 5, ' in SI units') }];
  });
  if (symbols.length > 0) return symbols;
  const rest = ['note', ...(isSame(value, laterValue) ? [] : ['value'])];
  return memberDifferences(was, now, rest).map(each => ({ ...about, ...each }));
}

function aggregateDifferences(was: unknown, now: unknown): ReportDifference[] {
  if (isSame(was, now)) return [];
  const title = textIn(now ?? was, 'title');
  const tables = valueDifferences(memberOf(was, 'table'), memberOf(now, 'table'));
  return [
    ...tables.map(each => ({ type: 'result' as const, case: null, id: '', label: title, ...each })),
    ...messageDifferences(memberOf(was, 'messages'), memberOf(now, 'messages'), null),
    // Earlier reports have no aggregate values.
    ...otherDifferences(was, now, null, [
      'table',
      'messages',
      ...(memberOf(was, 'values') === undefined ? ['values'] : []),
    ]),
  ];
}

/** Differences in all members except those listed, labelled by the member's name. */
function otherDifferences(
  was: unknown,
  now: unknown,
  index: number | null,
  except: readonly string[],
): ReportDifference[] {
  return memberDifferences(was, now, except).map(({ part, ...each }) => {
    const [label = '', ...rest] = part.split(', ');
    return { type: 'other', case: index, id: '', label, part: rest.join(', '), ...each };
  });
}

/** The innermost differing members, each named by its path. */
function memberDifferences(was: unknown, now: unknown, except: readonly string[]): ValueDifference[] {
  return namesOf(was, now)
    .filter(name => !except.includes(name))
    .flatMap(name => {
      const [a, b] = [memberOf(was, name), memberOf(now, name)];
      if (isSame(a, b)) return [];
      const part = Array.isArray(was) ? String(Number(name) + 1) : inWords(name);
      const inside = [a, b].every(each => typeof each === 'object' && each !== null) ? memberDifferences(a, b, []) : [];
      return inside.length > 0
        ? inside.map(each => ({ ...each, part: `${part}, ${each.part}` }))
        : [{ part, ...cellDifference(a, b, 5, '', name === 'difference' ? 1 : 0) }];
    });
}

/** A camelCase member name as words: "cross check" for `crossCheck`. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
