import * as z from 'zod/mini';
import { line } from './text.ts';

/** Maximum number of cases in a sheet. */
const maxCases = 500;
/** Maximum length of a field: that of a table, the longest that the calculators allow. */
const maxFieldLength = 32_000;
const maxTitleLength = 4000;
const maxReferenceLength = 1000;

const fieldText = z.string().check(z.maxLength(maxFieldLength));
const fieldUnit = z.string().check(z.maxLength(60));

const fields = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    fieldText,
    z.tuple([fieldText, fieldUnit]),
    // The reference that the value is read from; see `reference.ts`.
    z.tuple([fieldText, fieldUnit, z.string().check(z.maxLength(maxReferenceLength))]),
  ]),
);

/**
 * Schema of an input document (`CaseDocument`, any schema version), validated as far as possible without knowing its calculator.
 */
export const sheetDocument = z.looseObject({
  schema: z.int().check(z.gte(0), z.lte(1000)),
  tool: line(60),
  cases: z.array(fields).check(z.minLength(1), z.maxLength(maxCases)),
  calculated: z.optional(z.array(z.nullable(fields)).check(z.maxLength(maxCases))),
  units: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(60)))),
  title: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(maxTitleLength)))),
  questions: z.optional(z.array(z.unknown()).check(z.maxLength(100))),
  places: z.optional(z.record(z.string().check(z.maxLength(200)), z.tuple([z.number(), z.number()]))),
});
export type SheetDocument = z.infer<typeof sheetDocument>;

/** Maximum size of a document as JSON, bytes. */
export const maxDocumentBytes = 1024 * 1024;
