import { caseFrom, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import { parseQuantity } from '@isentrope/engineering/quantities';
import { doubtAbout } from '../doubt.ts';
import { resultsOf, siOf } from '../reported.ts';

/** The result of Get Properties: the properties, or an error message. */
export type SaturationAnswer =
  | { readonly type: 'properties'; readonly report: ReportedCase; readonly note: string | undefined }
  | { readonly type: 'refused'; readonly message: string };

/** The saturation properties at a typed temperature, in °C unless it names another unit. */
export function saturationAnswer(definition: Definition, typed: string): SaturationAnswer {
  const parsed = parseQuantity('temperature', typed, '°C');
  if (!parsed.ok) return { type: 'refused', message: 'Please enter a valid temperature value.' };
  try {
    const given = caseFrom(definition, { temperature: { value: parsed.value, unit: parsed.unit } });
    const [report] = resultsOf(definition, [given]);
    const fault = report?.messages.find(({ level }) => level === 'error');
    if (fault) return { type: 'refused', message: fault.text };
    if (!report || siOf(report, 'pressure') === undefined)
      return { type: 'refused', message: 'Unable to find steam properties for the given temperature.' };
    return { type: 'properties', report, note: doubtAbout(typed) ?? report.messages[0]?.text };
  } catch {
    return { type: 'refused', message: 'Error in calculation. Please check your input value.' };
  }
}
