import { isRecord, storeText } from '../../browser-storage.ts';
import { pageSizes, storedOptions, type PageSize } from '../../workbench/print/dialog/print-options.ts';

/** Optional parts of a printed report or revision. */
export const reportParts = ['working', 'messages', 'tables', 'register', 'basis'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Which revision of each sheet the report includes. */
export const revisionChoices = ['issued', 'approved'] as const;
export type RevisionChoice = (typeof revisionChoices)[number];

export interface ReportOptions {
  readonly which: RevisionChoice;
  readonly size: PageSize;
  readonly parts: Readonly<Record<ReportPart, boolean>>;
}

/** Regions that use Letter paper. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)\b/;
const key = 'report-paper';

/** The options last chosen in this browser; by default all parts, on the paper of the region. */
export function loadReportOptions(): ReportOptions {
  const { which, size, parts } = storedOptions(key);
  const chosen = isRecord(parts) ? parts : {};
  return {
    which: revisionChoices.find(each => each === which) ?? 'issued',
    size: pageSizes.find(each => each === size) ?? (letterRegions.test(navigator.language) ? 'Letter' : 'A4'),
    parts: Object.fromEntries(reportParts.map(part => [part, chosen[part] !== false])) as Record<ReportPart, boolean>,
  };
}

/** Saves the options for the next report; without storage they last until the page closes. */
export function saveReportOptions(options: ReportOptions): void {
  storeText(key, JSON.stringify(options));
}
