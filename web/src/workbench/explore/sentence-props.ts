import type { Definition } from '@isentrope/calculators/kit';
import type { Form } from './form.ts';
import type { AnalysisOptions } from './request-from-form.ts';

/** Props of the parts of an analysis form. */
export interface SentenceProps {
  readonly definition: Definition;
  readonly offers: AnalysisOptions;
  readonly form: Form;
  readonly onForm: (form: Form) => void;
}

/** Formats a default value for a placeholder. */
export const formatPlaceholder = (value: number) => String(Number(value.toPrecision(4)));
