import type { CorrelatedPair } from './form.ts';
import type { NumberInput } from './analysis-options.ts';
import { InlineNumberInput, InlineSelect } from './parts.tsx';
import type { SentenceProps } from './sentence-props.ts';

/** All pairs of inputs. */
function pairsOf(inputs: readonly NumberInput[]): readonly (readonly [NumberInput, NumberInput])[] {
  return inputs.flatMap((one, index) => inputs.slice(index + 1).map(other => [one, other] as const));
}

const isOf = ({ inputs }: CorrelatedPair, [one, other]: readonly [NumberInput, NumberInput]) =>
  inputs.includes(one.id) && inputs.includes(other.id);

/** The rank correlations between varied inputs, and a select to add one. */
export function CorrelatedList({ offers, form, onForm }: SentenceProps) {
  const { varied, correlated } = form;
  const inputs = varied.flatMap(({ id }) => offers.inputs.find(each => each.id === id) ?? []);
  const pairs = pairsOf(inputs);
  const free = pairs.filter(pair => !correlated.some(each => isOf(each, pair)));
  if (pairs.length === 0) return null;
  const change = (next: readonly CorrelatedPair[]) => onForm({ ...form, correlated: next });
  const named = (pair: readonly [NumberInput, NumberInput]) => pair.map(({ field }) => field.label).join(' and ');
  return (
    <>
      <ul className="varied-list">
        {correlated.map((each, index) => {
          const pair = pairs.find(one => isOf(each, one));
          return (
            pair && (
              <li key={each.inputs.join(' ')} className="varied">
                <span className="varied-name">{named(pair)}</span>
                <span>
                  correlated, with a rank correlation of{' '}
                  <InlineNumberInput
                    label={`Correlation of ${named(pair)}`}
                    text={each.ranks}
                    placeholder="−1 to 1"
                    onChange={ranks => change(correlated.with(index, { ...each, ranks }))}
                  />
                </span>
                <button
                  type="button"
                  className="link"
                  aria-label={`Remove the correlation of ${named(pair)}`}
                  onClick={() => change(correlated.toSpliced(index, 1))}
                >
                  Remove
                </button>
              </li>
            )
          );
        })}
      </ul>
      {free.length > 0 && (
        <InlineSelect
          label="Add a correlation"
          value=""
          options={[
            { value: '', text: 'Add a correlation' },
            ...free.map((pair, index) => ({ value: String(index), text: named(pair) })),
          ]}
          onChange={index => {
            const pair = index === '' ? undefined : free[Number(index)];
            if (pair) change([...correlated, { inputs: [pair[0].id, pair[1].id], ranks: '' }]);
          }}
        />
      )}
    </>
  );
}
