import { firstNames } from '../../kit/index.ts';

/** What is wrong with rows of tables, one sentence for all rows that have the same fault. */

/** The names of a row, and the field of its table. */
const fields = { Item: 'items', Node: 'nodes', Source: 'sources' } as const;

/** What is wrong with a row. */
export interface RowFault<Row extends keyof typeof fields = keyof typeof fields> {
  readonly row: Row;
  readonly tag: string;
  /** What the row is, such as "control valve"; undefined where that does not matter. */
  readonly type?: string | undefined;
  /** The end of the sentence: "needs a roughness", or, with a subject of its own, ": the list of fittings has no elbow". */
  readonly text: string;
}

/** An error of a table, and its field. */
export interface TableError<Row extends keyof typeof fields = keyof typeof fields> {
  readonly field: (typeof fields)[Row];
  readonly text: string;
}

/** The words on a name that is the same as a tag but for capitals, spaces and hyphens: " (they name it a)"; empty where there is none. */
export function sameNameWords(tag: string, names: Iterable<string | undefined>): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
  const found = [...names].find(name => name !== undefined && name !== tag && plain(name) === plain(tag));
  return found === undefined ? '' : ` (they name it ${found})`;
}

/** Verbs whose plural is not the singular without its s. */
const plurals = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['passes', 'pass'],
]);

/** The end of a sentence about one subject, for several: "is closed: nothing flows through it" is "are closed: nothing flows through them". */
export function pluralEnd(text: string): string {
  return text
    .replace(/^(begin|end)s and (begin|end)s/, '$1 and $2')
    .replace(/^\w+s\b/, verb => plurals.get(verb) ?? verb.slice(0, -1))
    .replaceAll(/\bits\b/g, 'their')
    .replace(/\b(through|across) it\b/, '$1 them');
}

const article = (type: string) => (type === 'equipment' ? '' : /^[aeiou]/.test(type) ? 'an ' : 'a ');
const pluralOf = (type: string) => (type === 'equipment' ? type : `${type}s`);

function sentenceOf([first, ...others]: readonly [RowFault, ...RowFault[]]): string {
  const { row, tag, type, text } = first;
  const hasSubject = text.startsWith(':');
  if (others.length === 0) {
    const what = type === undefined ? '' : `, ${article(type)}${type},`;
    return `${row} ${tag}${what}${hasSubject ? '' : ' '}${text}.`;
  }
  const what = type === undefined ? '' : ` (${pluralOf(type)})`;
  const tags = firstNames([tag, ...others.map(other => other.tag)]);
  return `${row}s ${tags}${what}${hasSubject ? text : ` ${pluralEnd(text)}`}.`;
}

/** The errors of faults, in the order of the first row with each. */
export function errorsOf<Row extends keyof typeof fields>(faults: readonly RowFault<Row>[]): TableError<Row>[] {
  const groups = new Map<string, [RowFault<Row>, ...RowFault<Row>[]]>();
  for (const fault of faults) {
    const key = [fault.row, fault.type, fault.text].join('\n');
    const group = groups.get(key);
    if (group) group.push(fault);
    else groups.set(key, [fault]);
  }
  return [...groups.values()].map(group => ({ field: fields[group[0].row], text: sentenceOf(group) }));
}
