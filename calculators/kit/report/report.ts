import type { z } from 'zod';
import type * as described from './report-schema.ts';

/** The schema version of reports. */
export const reportSchema = 1;

/**
 * The report of a calculation: plain JSON, so that it can be sent, stored and compared. Its members are described in
 * `report-schema.ts`, from which the JSON Schema in `docs/schemas` is generated.
 */
export type CaseReport = z.infer<typeof described.caseReport>;

/** The report of one case. */
export type ReportedCase = z.infer<typeof described.reportedCase>;

/** A result of a case. */
export type ReportedValue = ReportedCase['values'][string];

/** The result of another method on the same inputs. */
export type ReportedCheck = ReportedCase['crossCheck'][number];

/** A result that is a table. */
export type ReportedTable = Extract<ReportedValue, { readonly type: 'table' }>;

/** A line of the working of a case. */
export type ReportedLine = NonNullable<ReportedCase['working']>[number];

/** A figure of a case. */
export type ReportedFigure = NonNullable<ReportedCase['figures']>[number];

/** The time series of a case. */
export type ReportedTimeline = NonNullable<ReportedCase['timeline']>;

/** The aggregate over cases. */
export type ReportedAggregate = z.infer<typeof described.reportedAggregate>;
