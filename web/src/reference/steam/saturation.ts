import { caseFrom, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import { parseQuantity } from '@isentrope/engineering/quantities';
import { ambiguityNote } from '../ambiguous-number.ts';
import { resultsOf, siOf } from '../reported.ts';

/** The result of Get Properties: the properties, or an error message. */
export type SaturationResult =
  | { readonly type: 'properties'; readonly report: ReportedCase; readonly note: string | undefined }
  | { readonly type: 'refused'; readonly message: string };

/** The saturation properties at a typed temperature, in °C unless it names another unit. */
export function lookUpSaturation(definition: Definition, typed: string): SaturationResult {
  const parsed = parseQuantity('temperature', typed, '°C');
  if (!parsed.ok) return { type: 'refused', message: 'Please enter a valid temperature value.' };
  try {
    const input = caseFrom(definition, { temperature: { value: parsed.value, unit: parsed.unit } });
    const [report] = resultsOf(definition, [input]);
    const fault = report?.messages.find(({ level }) => level === 'error');
    if (fault) return { type: 'refused', message: fault.text };
    if (!report || siOf(report, 'pressure') === undefined)
      return { type: 'refused', message: 'Unable to find steam properties for the given temperature.' };
    return { type: 'properties', report, note: ambiguityNote(typed) ?? report.messages[0]?.text };
  } catch {
    return { type: 'refused', message: 'Error in calculation. Please check your input value.' };
  }
}
