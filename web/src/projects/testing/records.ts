import { findCalculator } from '@isentrope/calculators';
import { caseFrom, issuedReportOptions, resultInfo, run, writeDocument } from '@isentrope/calculators/kit';
import { revisionRecord, type RevisionRecord } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';

type Fields = Readonly<Record<string, string>>;

/** Returns the record of a calculator's first example as issued: its cases in this order, each with changed fields. */
export async function issuedExample(
  tool: string,
  { changes = [], order }: { readonly changes?: readonly Fields[]; readonly order?: readonly number[] } = {},
): Promise<RevisionRecord> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`There is no calculator ${tool}.`);
  const examples = definition.examples[0]?.cases ?? [];
  const cases = (order ?? examples.map((_, index) => index)).map(index =>
    caseFrom(definition, { ...examples[index], ...changes[index] }),
  );
  const document = writeDocument(definition, { cases });
  const blank = recordOf('A', null, minute(0));
  return revisionRecord.parse(
    JSON.parse(
      JSON.stringify({
        ...blank,
        sheet: { ...blank.sheet, tool },
        document,
        fields: definition.inputs.map(({ id, field }) => ({
          id,
          label: field.label,
          unit: field.type === 'quantity' ? field.unit : '',
        })),
        results: definition.results.map(({ id }) => ({ id, label: resultInfo(definition, id).label, unit: '' })),
        report: run(definition, document, issuedReportOptions),
      }),
    ),
  );
}
