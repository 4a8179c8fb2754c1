import type { Definition } from '@isentrope/calculators/kit';
import type { Form } from './form.ts';
import type { Offers } from './question-of.ts';

/** What a sentence is put together from. */
export interface SentenceProps {
  readonly definition: Definition;
  readonly offers: Offers;
  readonly form: Form;
  readonly onForm: (form: Form) => void;
}

/** A number that stands for one that is not typed. */
export const few = (value: number) => String(Number(value.toPrecision(4)));
