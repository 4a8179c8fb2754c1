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

/** One place in which two reports differ. */
export interface ReportDifference extends ValueDifference {
  readonly type: 'result' | 'message' | 'step' | 'other';
  /** The place of the case, from 0; null for what the cases have together. */
  readonly case: number | null;
  /** The result or the step; '' for what has no id. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
}

/** What differs between two reports of one calculator. */
export interface ReportComparison {
  /** Whether both are by the same version of the calculator. */
  readonly sameEngine: boolean;
  /** Results by case, then messages that came (`was` is null) and went, then what else differs; the working is in `steps`. */
  readonly differences: readonly ReportDifference[];
  /** The lines of the working that differ, by case, in its order. */
  readonly steps: readonly ReportDifference[];
  /** The first line of each case that differs: whatever is wrong began there. */
  readonly firstSteps: readonly ReportDifference[];
  /** The largest difference of two numbers as a fraction; infinite where anything else differs; 0 where nothing does. */
  readonly largest: number;
}

/** What a calculator says of its results and steps, by their ids. */
export interface ComparedAs {
  /** What a result is called that has no line in the working. */
  readonly labelOf?: (id: string) => string | undefined;
  /** Up to which size in SI a number is what rounding leaves of a balance; undefined for any other number. */
  readonly residualOf?: (id: string) => number | undefined;
  /** The size in SI from which down a number is compared on that scale. */
  readonly nearZeroOf?: (id: string) => number | undefined;
}
type LabelOf = (id: string) => string | undefined;

/**
 * What differs between two reports of one calculator, to the last digit, with every place in words. Either may come from a file
 * that somebody changed: whatever it holds is compared, but for how an iteration went (`note` of a line) and for residuals that
 * are negligible in both.
 */
export function compareReports(was: CaseReport, now: CaseReport, known: ComparedAs = {}): ReportComparison {
  const cases = Math.max(listOf(was.cases).length, listOf(now.cases).length);
  const differences: ReportDifference[] = [];
  const steps: ReportDifference[] = [];
  for (let place = 0; place < cases; place += 1) {
    const [before, later] = [was.cases[place], now.cases[place]];
    if (before === undefined || later === undefined) {
      const [known, gone] = [textIn(before ?? later, 'title'), 'the whole case'];
      const sides = before === undefined ? { was: null, now: known } : { was: known, now: null };
      differences.push({
        type: 'other',
        case: place,
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
      ...resultsApart(before, later, place, labels, known),
      ...messagesApart(memberOf(before, 'messages'), memberOf(later, 'messages'), place),
      ...crossChecksApart(before, later, place),
      ...othersApart(before, later, place, ['values', 'messages', 'working', 'crossCheck']),
    );
    steps.push(...stepsApart(before, later, place, known));
  }
  differences.push(...togetherApart(was.together, now.together));
  differences.push(...othersApart(was, now, null, ['engine', 'cases', 'together']));
  const seen = new Set<number | null>();
  const firstSteps = steps.filter(step => !seen.has(step.case) && seen.add(step.case));
  const sizes = [...differences, ...steps].map(({ relative }) => relative ?? Number.POSITIVE_INFINITY);
  return {
    sameEngine: was.engine === now.engine,
    differences,
    steps,
    firstSteps,
    largest: sizes.reduce((most, size) => Math.max(most, size), 0),
  };
}

/** A difference in a sentence: "Case 2, Bore: 52.1 mm in the file, 52.2 mm recomputed". */
export function differenceText(
  { type, case: place, label, part, was, now }: ReportDifference,
  [sideWas, sideNow]: readonly [string, string],
): string {
  const where = [
    place === null ? 'All cases' : `Case ${place + 1}`,
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

function resultsApart(
  was: unknown,
  now: unknown,
  place: number,
  labelOf: LabelOf,
  known: ComparedAs,
): ReportDifference[] {
  const [before, later] = [memberOf(was, 'values'), memberOf(now, 'values')];
  return namesOf(before, later).flatMap(id =>
    differencesAs(id, memberOf(before, id), memberOf(later, id), known).map(each => ({
      type: 'result' as const,
      case: place,
      id,
      label: labelOf(id) ?? id,
      ...each,
    })),
  );
}

/** The places in which two values of a result or a step differ, by what its calculator says of it. */
function differencesAs(id: string, was: unknown, now: unknown, known: ComparedAs): ValueDifference[] {
  const bound = known.residualOf?.(id);
  const isNegligible = (value: unknown) => {
    const si = memberOf(value, 'si');
    return bound !== undefined && typeof si === 'number' && Math.abs(si) <= bound;
  };
  if (isNegligible(was) && isNegligible(now)) return [];
  return valueDifferences(was, now, known.nearZeroOf?.(id));
}

/** Messages that went and came; the same one twice counts twice. */
function messagesApart(was: unknown, now: unknown, place: number | null): ReportDifference[] {
  const left = [...listOf(now)];
  const gone = listOf(was).filter(message => {
    const at = left.findIndex(other => isSame(message, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const moved = gone.length === 0 && left.length === 0 && !isSame(was, now);
  const about = { type: 'message', case: place, id: '', part: '', relative: null, isShown: true } as const;
  return [
    ...gone.map(message => ({ ...about, label: levelOf(message), was: textIn(message, 'text'), now: null })),
    ...left.map(message => ({ ...about, label: levelOf(message), was: null, now: textIn(message, 'text') })),
    ...(moved ? [{ ...about, label: 'order of messages', was: asJson(was), now: asJson(now) }] : []),
  ];
}

const levelOf = (message: unknown) => `message (${textIn(message, 'level')})`;

/** What the other methods give: by each, its figure; where that is the same, whatever else differs. */
function crossChecksApart(was: unknown, now: unknown, place: number): ReportDifference[] {
  const [before, later] = [memberOf(was, 'crossCheck'), memberOf(now, 'crossCheck')];
  if (isSame(before, later)) return [];
  const figures = listOf(later).flatMap((check, at) =>
    valueDifferences(memberOf(listOf(before)[at], 'value'), memberOf(check, 'value')).map(each => ({
      type: 'result' as const,
      case: place,
      id: '',
      label: `cross-check by ${textIn(check, 'name')}`,
      ...each,
    })),
  );
  if (figures.length > 0 && listOf(before).length === listOf(later).length) return figures;
  return othersApart({ crossCheck: before }, { crossCheck: later }, place, []);
}

/** The lines of the working that differ, in its order; one that is on one side only stands where it stands there. */
function stepsApart(was: unknown, now: unknown, place: number, known: ComparedAs): ReportDifference[] {
  const [before, later] = [listOf(memberOf(was, 'working')), listOf(memberOf(now, 'working'))];
  const byId = new Map(before.map(line => [textIn(line, 'id'), line]));
  const order = later.map(line => textIn(line, 'id'));
  const found = later.flatMap(line => lineApart(byId.get(textIn(line, 'id')), line, place, known));
  const gone = before.filter(line => !order.includes(textIn(line, 'id')));
  found.push(...gone.flatMap(line => lineApart(line, undefined, place, known)));
  const earlier = before.map(line => textIn(line, 'id'));
  if (found.length > 0 || isSame(earlier, order)) return found;
  const about = { type: 'step', case: place, id: '', label: 'order of the working', part: '' } as const;
  return [{ ...about, relative: null, isShown: true, was: asJson(earlier), now: asJson(order) }];
}

function lineApart(was: unknown, now: unknown, place: number, known: ComparedAs): ReportDifference[] {
  if (isSame(was, now)) return [];
  const line = now ?? was;
  const about = { type: 'step', case: place, id: textIn(line, 'id'), label: textIn(line, 'label') } as const;
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
  const values = differencesAs(about.id, value, laterValue, known);
  if (values.length > 0) return values.map(each => ({ ...about, ...each }));
  const [numbers, laterNumbers] = [memberOf(was, 'numbers'), memberOf(now, 'numbers')];
  const symbols = namesOf(numbers, laterNumbers).flatMap(symbol => {
    const [a, b] = [memberOf(numbers, symbol), memberOf(laterNumbers, symbol)];
    return isSame(a, b) ? [] : [{ ...about, part: symbol, ...cellDifference(a, b, 5, ' in SI units') }];
  });
  if (symbols.length > 0) return symbols;
  const rest = ['note', ...(isSame(value, laterValue) ? [] : ['value'])];
  return membersApart(was, now, rest).map(each => ({ ...about, ...each }));
}

function togetherApart(was: unknown, now: unknown): ReportDifference[] {
  if (isSame(was, now)) return [];
  const title = textIn(now ?? was, 'title');
  const tables = valueDifferences(memberOf(was, 'table'), memberOf(now, 'table'));
  return [
    ...tables.map(each => ({ type: 'result' as const, case: null, id: '', label: title, ...each })),
    ...messagesApart(memberOf(was, 'messages'), memberOf(now, 'messages'), null),
    // Reports were written before without these.
    ...othersApart(was, now, null, ['table', 'messages', ...(memberOf(was, 'values') === undefined ? ['values'] : [])]),
  ];
}

/** What differs in all members but some, by the words of their names. */
function othersApart(was: unknown, now: unknown, place: number | null, but: readonly string[]): ReportDifference[] {
  return membersApart(was, now, but).map(({ part, ...each }) => {
    const [label = '', ...rest] = part.split(', ');
    return { type: 'other', case: place, id: '', label, part: rest.join(', '), ...each };
  });
}

/** The innermost places in which members differ, each named by its path. */
function membersApart(was: unknown, now: unknown, but: readonly string[]): ValueDifference[] {
  return namesOf(was, now)
    .filter(name => !but.includes(name))
    .flatMap(name => {
      const [a, b] = [memberOf(was, name), memberOf(now, name)];
      if (isSame(a, b)) return [];
      const part = Array.isArray(was) ? String(Number(name) + 1) : inWords(name);
      const inside = [a, b].every(each => typeof each === 'object' && each !== null) ? membersApart(a, b, []) : [];
      return inside.length > 0
        ? inside.map(each => ({ ...each, part: `${part}, ${each.part}` }))
        : [{ part, ...cellDifference(a, b, 5, '', name === 'difference' ? 1 : 0) }];
    });
}

/** The name of a member as words: "cross check" of `crossCheck`. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
