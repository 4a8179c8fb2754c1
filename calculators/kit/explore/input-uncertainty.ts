import type { TornadoResult } from './result.ts';
import type { TornadoRequest } from './request/request.ts';
import { caseEvaluation, inputAmount, numericInput, type Subject } from './subject.ts';

const defaultPercent = 10;

/** The uncertainty of an input in SI, as a function of its value, and its basis. */
export interface InputUncertainty {
  readonly basis: TornadoResult['bars'][number]['basis'];
  readonly of: (presentValue: number) => number;
}

/**
 * The uncertainty of each input: as stated, else the published one of its default, else a percentage. Undefined for
 * inputs without a statement if others have one.
 */
export function inputUncertainties(
  subject: Subject,
  { inputs, percent }: Pick<TornadoRequest, 'inputs' | 'percent'>,
): (id: string) => InputUncertainty | undefined {
  const { filled } = caseEvaluation(subject);
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
    return shareOf('percent', (percent ?? defaultPercent) / 100);
  };
}

/** An amount with the same unit and another number. */
function withUnit(amount: number | { readonly value: number; readonly unit: string }, value: number) {
  return typeof amount === 'number' ? value : { value, unit: amount.unit };
}

function shareOf(basis: InputUncertainty['basis'], share: number): InputUncertainty {
  return { basis, of: presentValue => Math.abs(presentValue * share) };
}
