import { pageSizes, type PageSize } from '../../workbench/paper/paper-options.ts';

/** What a report, or a revision by itself, is printed with. */
export const reportParts = ['working', 'messages', 'tables', 'register', 'basis'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Which revision of each sheet is in a report. */
export const whichRevisions = ['issued', 'approved'] as const;
export type WhichRevision = (typeof whichRevisions)[number];

export interface ReportOptions {
  readonly which: WhichRevision;
  readonly size: PageSize;
  readonly parts: Readonly<Record<ReportPart, boolean>>;
}

/** Where people write on Letter. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)\b/;
const key = 'report-paper';

function kept(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The options chosen last in this browser; everything on the paper of the region, unless chosen. */
export function reportOptions(): ReportOptions {
  const { which, size, parts } = kept();
  const chosen: Readonly<Record<string, unknown>> =
    typeof parts === 'object' && parts !== null ? (parts as Record<string, unknown>) : {};
  return {
    which: whichRevisions.find(each => each === which) ?? 'issued',
    size: pageSizes.find(each => each === size) ?? (letterRegions.test(navigator.language) ? 'Letter' : 'A4'),
    parts: Object.fromEntries(reportParts.map(part => [part, chosen[part] !== false])) as Record<ReportPart, boolean>,
  };
}

/** Keeps the options for the next report; where the browser keeps nothing they hold until the page is closed. */
export function keepReportOptions(options: ReportOptions): void {
  try {
    localStorage.setItem(key, JSON.stringify(options));
  } catch {
    // Nothing depends on it.
  }
}
