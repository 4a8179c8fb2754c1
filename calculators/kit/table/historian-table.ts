import { splitDelimited } from '../common/delimited-text.ts';
import { isDateWithTime } from './elapsed-time.ts';
import { isNoValue } from './no-value.ts';

/** A value of a tag at a time, as written. */
interface Sample {
  readonly time: string;
  readonly tag: string;
  readonly value: string;
}

/** What a column of an export holds, by its heading. */
const roles = {
  time: /^(?:date\s?[/_-]?\s?time|time\s?stamp|time|date|zeit(?:stempel)?|uhrzeit)(?:\s*[([].*)?$/i,
  tag: /^(?:tag(?:\s?name)?|point(?:\s?(?:name|id))?|sensor|signal|messstelle)$/i,
  value: /^(?:value|val|pv|reading|wert|messwert|valeur)$/i,
  unit: /^(?:(?:eng(?:ineering|\.)?\s?)?units?|uom|einheit)$/i,
  quality: /^(?:quality|status|opc\s?quality|qualit[äé]t?)$/i,
  description: /^(?:desc(?:ription|riptor)?\.?|beschreibung)$/i,
} as const;

type Role = keyof typeof roles;

const roleOf = (cell: string) =>
  cell === '' ? 'blank' : (Object.keys(roles) as Role[]).find(role => roles[role].test(cell));

const delimiters = ['\t', ';', '|', ','] as const;

/** The lines searched for the heading of an export. */
const maxLinesAbove = 20;

/** A heading row of times and values, with the cells above and below it. */
interface Export {
  readonly head: readonly ReturnType<typeof roleOf>[];
  /** The heading of the times, which may have their unit. */
  readonly timeHead: string;
  readonly above: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Converts the export of a process historian whose values stand under "Value" to a table with a column of each tag: a list of times, tags and
 * values, or columns of values below the names of their tags. Any other text, and an export with columns, qualities or times that this may get
 * wrong, is returned unchanged, so that its headings are refused.
 */
export function historianText(text: string): string {
  const found = findExport(text);
  const samples = found && (found.head.includes('tag') ? listedSamples(found) : columnSamples(found));
  return (samples && tableText(found.timeHead, samples)) ?? underLabels(text) ?? text;
}

/** A table of times below rows that are labelled in the first column, "Tag", "Description", "Units": with the descriptions, or the tags, over the units. */
function underLabels(text: string): string | undefined {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const delimiter = delimiters.find(mark => lines[0]?.includes(mark));
  if (delimiter === undefined) return undefined;
  const split = (some: readonly string[]) =>
    splitDelimited(some.join('\n'), delimiter).map(row => row.map(cell => cell.trim()));
  const rows = split(lines.slice(0, maxLinesAbove));
  const first = rows.findIndex(([time = '']) => isDateWithTime(time));
  const labels = rows.slice(0, Math.max(0, first)).map(([label = '']) => roleOf(label));
  const labelled = (role: Role) => rows[labels.indexOf(role)]?.slice(1);
  const [heads, units] = [labelled('description') ?? labelled('tag'), labelled('unit')];
  if (!heads || !units || labels.includes(undefined)) return undefined;
  const table = [['Time', ...heads], ['', ...units], ...split(lines).slice(first)];
  return table.map(row => row.join('\t')).join('\n');
}

function findExport(text: string): Export | undefined {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  for (const [index, line] of lines.slice(0, maxLinesAbove).entries()) {
    const delimiter = delimiters.find(mark => line.includes(mark));
    if (delimiter === undefined || !/value|val|pv|reading|wert|valeur/i.test(line)) continue;
    const split = (some: readonly string[]) =>
      splitDelimited(some.join('\n'), delimiter).map(row => row.map(cell => cell.trim()));
    const cells = split([line])[0] ?? [];
    const head = cells.map(roleOf);
    const timeHeads = new Set(cells.filter((_, place) => head[place] === 'time'));
    const [timeHead, ...others] = timeHeads;
    // A date and a time in columns of their own are left to the reader of tables.
    if (timeHead !== undefined && others.length === 0 && head.includes('value') && !head.includes(undefined))
      return { head, timeHead, above: split(lines.slice(0, index)), rows: split(lines.slice(index + 1)) };
  }
  return undefined;
}

/** The value of a sample; the quality in its place if that is bad. Undefined for a quality that is not understood. */
function judged(value: string, quality: string): string | undefined {
  if (/^(?:|good|ok|gut|192)$/i.test(quality)) return value;
  return isNoValue(quality) ? 'Bad' : undefined;
}

/** The samples of a list with a tag in each row. */
function listedSamples({ head, rows }: Export): Sample[] | undefined {
  const cellOf = (row: readonly string[], role: Role) => row[head.indexOf(role)] ?? '';
  const units = new Map<string, string>();
  const samples: Sample[] = [];
  for (const row of rows) {
    const [time, tag, unit] = [cellOf(row, 'time'), cellOf(row, 'tag'), cellOf(row, 'unit')];
    const value = judged(cellOf(row, 'value'), cellOf(row, 'quality'));
    const known = units.get(tag) ?? unit;
    if (value === undefined || tag === '' || unit !== known || new Set(head).size < head.length) return undefined;
    units.set(tag, known);
    samples.push({ time, tag: named(tag, unit), value });
  }
  return samples;
}

/** The samples of columns of values, each after its column of times, or of all after one, with the tag and the unit above. */
function columnSamples({ head, above, rows }: Export): Sample[] | undefined {
  const places = head.flatMap((role, index) => (role === 'value' ? [index] : []));
  if (head.includes('unit') || head.includes('description')) return undefined;
  const samples: Sample[] = [];
  for (const [order, place] of places.entries()) {
    const from = order === 0 ? 0 : (places[order - 1] ?? 0) + 1;
    const tag = tagAbove(above.flatMap(row => row.slice(from, place + 1)));
    const times = head.lastIndexOf('time', place);
    const quality = head[place + 1] === 'quality' ? place + 1 : -1;
    if (tag === undefined || times < 0) return undefined;
    for (const row of rows) {
      const [time = '', typed = ''] = [row[times], row[place]];
      const value = judged(typed, row[quality] ?? '');
      if (value === undefined) return undefined;
      if (time !== '') samples.push({ time, tag, value });
    }
  }
  return samples;
}

const named = (tag: string, unit: string) => (unit === '' ? tag : `${tag} (${unit})`);

/** The tag and the unit in the cells above a column of values, such as "Tag: PT-1001", "Units", "barg"; undefined without a tag or with several. */
function tagAbove(cells: readonly string[]): string | undefined {
  const words = cells.flatMap(cell => cell.split(/\s*[:=]\s+/)).filter(cell => cell !== '');
  const after = (role: Role) => words[words.findIndex(word => roles[role].test(word)) + 1];
  const unit = words.some(word => roles.unit.test(word)) ? (after('unit') ?? '') : '';
  const isTag = (word: string) => /^[^\s()[\]]*\p{L}[^\s()[\]]*\d[^\s()[\]]*(?:\s*[([].+[)\]])?$/u.test(word);
  const [tag, ...others] = words.some(word => roles.tag.test(word)) ? [after('tag')] : words.filter(isTag);
  return tag === undefined || others.length > 0 ? undefined : named(tag, unit);
}

/** A table with a column of each tag, in the order of the times as written; undefined where that order may not be that of time. */
function tableText(timeHead: string, samples: readonly Sample[]): string | undefined {
  const tags = [...new Set(samples.map(({ tag }) => tag))];
  const byTime = new Map<string, Map<string, string>>();
  for (const { time, tag, value } of samples) {
    const row = byTime.get(time) ?? new Map<string, string>();
    if ((row.get(tag) ?? value) !== value) return undefined;
    byTime.set(time, row.set(tag, value));
  }
  const times = [...byTime.keys()];
  const isAtAll = (tag: string) => times.every(time => byTime.get(time)?.has(tag) === true);
  const hasOrder = times.every(time => isDateWithTime(time) || /^\d+(?:[.,]\d+)?$/.test(time)) || tags.every(isAtAll);
  if (times.length === 0 || !hasOrder) return undefined;
  return [[timeHead, ...tags], ...[...byTime].map(([time, row]) => [time, ...tags.map(tag => row.get(tag) ?? '')])]
    .map(row => row.join('\t'))
    .join('\n');
}
