import type { TornadoAnswer } from './answer.ts';
import type { TornadoQuestion } from './question.ts';
import { evaluationOf, inputAmount, numericInput, type Subject } from './subject.ts';

const usualPercent = 10;

/** How far an input may be off, SI, by its value in the case; and where that comes from. */
export interface Width {
  readonly basis: TornadoAnswer['bars'][number]['basis'];
  readonly of: (standing: number) => number;
}

/**
 * How far each input may be off: by the uncertainty stated, else by the published one of what fills the field, else by a share.
 * Undefined for one of which nothing is stated where others are.
 */
export function widths(
  subject: Subject,
  { inputs, percent }: Pick<TornadoQuestion, 'inputs' | 'percent'>,
): (id: string) => Width | undefined {
  const { filled } = evaluationOf(subject);
  return id => {
    const stated = inputs?.[id];
    if (stated && 'plusMinus' in stated) {
      const input = numericInput(subject, id);
      const zero = inputAmount(input, withUnit(stated.plusMinus, 0));
      const width = Math.abs(inputAmount(input, stated.plusMinus) - zero);
      return { basis: 'stated', of: () => width };
    }
    if (stated && 'percent' in stated) return shareOf('stated', stated.percent / 100);
    if (inputs && percent === undefined) return undefined;
    const filling = filled.find(each => each.id === id && each.difference === undefined);
    if (filling?.uncertainty !== undefined) return shareOf('published', filling.uncertainty);
    return shareOf('percent', (percent ?? usualPercent) / 100);
  };
}

/** The same amount with another number. */
function withUnit(amount: number | { readonly value: number; readonly unit: string }, value: number) {
  return typeof amount === 'number' ? value : { value, unit: amount.unit };
}

function shareOf(basis: Width['basis'], share: number): Width {
  return { basis, of: standing => Math.abs(standing * share) };
}
