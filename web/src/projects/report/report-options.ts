import { pageSizes, type PageSize } from '../../workbench/paper/paper-options.ts';

/** Optional parts of a printed report or revision. */
export const reportParts = ['working', 'messages', 'tables', 'register', 'basis'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Which revision of each sheet the report includes. */
export const whichRevisions = ['issued', 'approved'] as const;
export type WhichRevision = (typeof whichRevisions)[number];

export interface ReportOptions {
  readonly which: WhichRevision;
  readonly size: PageSize;
  readonly parts: Readonly<Record<ReportPart, boolean>>;
}

/** Regions that use Letter paper. */
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

/** The options last chosen in this browser; by default all parts, on the paper of the region. */
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

/** Saves the options for the next report; without storage they last until the page closes. */
export function keepReportOptions(options: ReportOptions): void {
  try {
    localStorage.setItem(key, JSON.stringify(options));
  } catch {
    // Saving is optional.
  }
}
