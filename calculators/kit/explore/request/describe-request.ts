import { resultInfo, type Definition } from '../../definition/calculator-definition.ts';
import { shortNumber } from '../../figures/quantity-text.ts';
import type { AnalysisRequest } from './request.ts';

type Amount = number | { readonly value: number; readonly unit: string };
type Range = { readonly from?: Amount; readonly to?: Amount } | undefined;

/** Describes an analysis request in a sentence, for print and Excel. */
export function describeRequest(definition: Definition, request: AnalysisRequest): string {
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
  switch (request.type) {
    case 'solve': {
      const { equals } = request;
      const target =
        typeof equals === 'boolean'
          ? equals
            ? 'Yes'
            : 'No'
          : typeof equals === 'string'
            ? equals
            : amountText(equals, resultInfo(definition, request.result).unit ?? '');
      return `Which ${input(request.input)}${within(request.input, request.range)} gives ${result(request.result)} = ${target}?`;
    }
    case 'limits':
      return `At which ${input(request.input)}${within(request.input, request.range)} does ${request.result === undefined ? (request.level === 'error' ? 'any error' : 'any warning') : result(request.result)} change?`;
    case 'sweep':
      return `How does ${request.results.map(result).join(', ')} vary with ${input(request.input)}${within(request.input, request.range)}?`;
    case 'compare':
      return `${request.results.map(result).join(', ')} over ${input(request.input)}${within(request.input, request.range)}, ${request.by === undefined ? 'of all cases' : `by ${input(request.by)}`}`;
    case 'map':
      return `${result(request.result)} over ${input(request.x.input)}${within(request.x.input, request.x.range)} and ${input(request.y.input)}${within(request.y.input, request.y.range)}`;
    case 'tornado':
      return `What affects ${result(request.result)} most, if each input varies by ± ${shortNumber(request.percent ?? 10, 3)} %?`;
    case 'corners':
      return `Which combination of extremes gives the ${request.worst} ${result(request.result)}? ${Object.entries(
        request.extremes,
      )
        .map(([id, { from, to }]) => `${input(id)} ${amountText(from, usual(id))} to ${amountText(to, usual(id))}`)
        .join('; ')}`;
    case 'monteCarlo':
      return `How is ${result(request.result)} distributed, where ${Object.keys(request.uncertain).map(input).join(', ')} ${Object.keys(request.uncertain).length === 1 ? 'varies' : 'vary'}${(request.correlations ?? []).map(({ inputs, ranks }) => `, ${inputs.map(input).join(' and ')} with a correlation of ${shortNumber(ranks, 3)}`).join('')}?`;
    case 'derivatives':
      return `How steeply does ${result(request.result)} rise with each input?`;
  }
}
