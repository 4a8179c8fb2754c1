import type { z } from 'zod';
import type * as described from './report-schema.ts';

/** The schema of the reports that this program writes. */
export const reportSchema = 1;

/**
 * What a calculation gave: plain JSON that carries no function and no class, so that it can be sent, kept and compared. Its
 * members are described in `report-schema.ts`, from which the JSON Schema in `docs/schemas` is made.
 */
export type CaseReport = z.infer<typeof described.caseReport>;

/** What one case of a report gave. */
export type ReportedCase = z.infer<typeof described.reportedCase>;

/** A result of a case. */
export type ReportedValue = ReportedCase['values'][string];

/** Another method on the same inputs. */
export type ReportedCheck = ReportedCase['crossCheck'][number];

/** A result of many rows. */
export type ReportedTable = Extract<ReportedValue, { readonly type: 'table' }>;

/** A line of the working of a case. */
export type ReportedLine = NonNullable<ReportedCase['working']>[number];

/** A figure of a case. */
export type ReportedFigure = NonNullable<ReportedCase['figures']>[number];

/** What a case has over time. */
export type ReportedTimeline = NonNullable<ReportedCase['timeline']>;

/** What cases give when they are seen as one. */
export type ReportedTogether = z.infer<typeof described.reportTogether>;
