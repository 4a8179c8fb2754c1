import { resultInfo, type Definition } from '../../definition/calculator-definition.ts';
import { shortNumber } from '../../figures/quantity-text.ts';
import type { AnalysisRequest } from './request.ts';

type Amount = number | { readonly value: number; readonly unit: string };
type Range = { readonly from?: Amount; readonly to?: Amount } | undefined;

/** Describes an analysis request in a sentence, for print and Excel. */
export function describeRequest(definition: Definition, question: AnalysisRequest): string {
  const inputOf = (id: string) => definition.inputs.find(each => each.id === id)?.field;
  const input = (id: string) => inputOf(id)?.label ?? id;
  const usual = (id: string) => {
    const field = inputOf(id);
    return field?.type === 'quantity' ? field.unit : '';
  };
  const result = (id: string) => resultInfo(definition, id).label;
  const amountText = (amount: Amount, unit: string) => {
    const { value, unit: own } = typeof amount === 'number' ? { value: amount, unit } : amount;
    return `${shortNumber(value, 5)} ${own}`.trim();
  };
  const within = (id: string, range: Range) => {
    const unit = usual(id);
    if (range?.from !== undefined && range.to !== undefined)
      return ` between ${amountText(range.from, unit)} and ${amountText(range.to, unit)}`;
    if (range?.from !== undefined) return ` from ${amountText(range.from, unit)} up`;
    return range?.to === undefined ? '' : ` up to ${amountText(range.to, unit)}`;
  };
  switch (question.type) {
    case 'solve': {
      const { equals } = question;
      const target =
        typeof equals === 'boolean'
          ? equals
            ? 'Yes'
            : 'No'
          : typeof equals === 'string'
            ? equals
            : amountText(equals, resultInfo(definition, question.result).unit ?? '');
      return `Which ${input(question.input)}${within(question.input, question.range)} gives ${result(question.result)} = ${target}?`;
    }
    case 'limits':
      return `At which ${input(question.input)}${within(question.input, question.range)} does ${question.result === undefined ? (question.level === 'error' ? 'any error' : 'any warning') : result(question.result)} change?`;
    case 'sweep':
      return `How does ${question.results.map(result).join(', ')} vary with ${input(question.input)}${within(question.input, question.range)}?`;
    case 'compare':
      return `${question.results.map(result).join(', ')} over ${input(question.input)}${within(question.input, question.range)}, ${question.by === undefined ? 'of all cases' : `by ${input(question.by)}`}`;
    case 'map':
      return `${result(question.result)} over ${input(question.x.input)}${within(question.x.input, question.x.range)} and ${input(question.y.input)}${within(question.y.input, question.y.range)}`;
    case 'tornado':
      return `What affects ${result(question.result)} most, if each input varies by ± ${shortNumber(question.percent ?? 10, 3)} %?`;
    case 'corners':
      return `Which combination of extremes gives the ${question.worst} ${result(question.result)}? ${Object.entries(
        question.extremes,
      )
        .map(([id, { from, to }]) => `${input(id)} ${amountText(from, usual(id))} to ${amountText(to, usual(id))}`)
        .join('; ')}`;
    case 'monteCarlo':
      return `How is ${result(question.result)} distributed, where ${Object.keys(question.uncertain).map(input).join(', ')} ${Object.keys(question.uncertain).length === 1 ? 'varies' : 'vary'}${(question.correlations ?? []).map(({ inputs, ranks }) => `, ${inputs.map(input).join(' and ')} with a correlation of ${shortNumber(ranks, 3)}`).join('')}?`;
    case 'derivatives':
      return `How steeply does ${result(question.result)} rise with each input?`;
  }
}
