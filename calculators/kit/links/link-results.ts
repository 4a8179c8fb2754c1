import { fromSi } from '@isentrope/engineering/quantities';
import { valueDifferences } from '../report/compare-values.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { isRoundingOnly, type DriftChange } from '../report/drift.ts';
import { engineOf } from '../evaluation/engine.ts';
import type { ReportedCase, ReportedValue } from '../report/report.ts';

/** A key result as stored in a link: a number in SI, text, yes/no; null for anything else. */
type LinkResult = number | string | boolean | null;

/** The results at the time a link was made: the version, and the key results of each calculated case. */
export interface LinkResults {
  readonly engine: string;
  readonly cases: readonly (readonly LinkResult[] | null)[];
}

/** Enough digits to detect a changed result, few enough to keep a link short. */
const digits = 11;
const maxTextLength = 200;

/** The key results of cases, to be stored in a link. */
export function linkResults(definition: Definition, reports: readonly (ReportedCase | undefined)[]): LinkResults {
  return {
    engine: engineOf(definition.id),
    cases: reports.map(report => (report ? definition.answers.map(id => linkResult(report.values[id])) : null)),
  };
}

function linkResult(value: ReportedValue | undefined): LinkResult {
  switch (value?.type) {
    case 'number':
      return Number(value.si.toPrecision(digits));
    case 'words':
      return value.text.slice(0, maxTextLength);
    case 'answer':
      return value.yes;
    default:
      return null;
  }
}

/** Parses the results stored in an untrusted link; undefined if they are invalid. */
export function parseLinkResults(json: unknown): LinkResults | undefined {
  if (typeof json !== 'object' || json === null || !('engine' in json) || !('cases' in json)) return undefined;
  const { engine, cases } = json;
  if (typeof engine !== 'string' || engine.length > 100 || !Array.isArray(cases)) return undefined;
  return {
    engine,
    cases: cases.map((answers: unknown) => (Array.isArray(answers) ? answers.map(parseLinkResult) : null)),
  };
}

function parseLinkResult(json: unknown): LinkResult {
  if (typeof json === 'number') return Number.isFinite(json) ? json : null;
  if (typeof json === 'string') return json.slice(0, maxTextLength);
  return typeof json === 'boolean' ? json : null;
}

/**
 * Differences between the key results stored in a link and those of the current version; empty for the same version and
 * for differences in rounding only.
 * @param place index of the case in the link.
 */
export function changesSinceLink(
  definition: Definition,
  { engine, cases }: LinkResults,
  position: number,
  report: ReportedCase,
): DriftChange[] {
  if (engine === engineOf(definition.id)) return [];
  return definition.answers.flatMap((id, index) => {
    const [read, now] = [cases[position]?.[index] ?? null, report.values[id]];
    if (read === null || now === undefined) return [];
    const was = asReported(definition, id, read, now);
    return valueDifferences(was, now)
      .filter(difference => !isRoundingOnly(difference))
      .map(({ part, was: before, now: later }) => ({
        case: position,
        label: resultInfo(definition, id).label,
        part,
        was: before,
        now: later,
        by: '',
      }));
  });
}

/** A stored result in the form of a reported value, in the unit and digits of the current one or of its result. */
function asReported(definition: Definition, id: string, read: Exclude<LinkResult, null>, now: ReportedValue) {
  if (typeof read === 'string') return { type: 'words', text: read };
  if (typeof read === 'boolean') return { type: 'answer', yes: read };
  const { kind, unit: usual = '', digits: usualDigits = 4 } = resultInfo(definition, id);
  const { unit, digits } = now.type === 'number' ? now : { unit: usual, digits: usualDigits };
  const value = kind === undefined ? read : fromSi(kind, read, unit);
  return { type: 'number', si: read, value, unit, digits };
}
