import { newVaried, distributions, type Distribution, type VariedInput } from './form.ts';
import { defaultRange, type NumberInput } from './analysis-options.ts';
import { InlineQuantityInput, InlineNumberInput, PickOffer, InlineSelect } from './parts.tsx';
import { formatPlaceholder, type SentenceProps } from './sentence-props.ts';

const spreadNames: Readonly<Record<Distribution, string>> = {
  normal: 'normal',
  uniform: 'uniform',
  triangular: 'triangular',
  lognormal: 'lognormal',
};

/** One varied input: its distribution or its two ends. */
function VariedRow({
  input,
  varied,
  isSpread,
  onChange,
  onRemove,
}: {
  readonly input: NumberInput;
  readonly varied: VariedInput;
  /** Whether it has a distribution rather than two ends. */
  readonly isSpread: boolean;
  readonly onChange: (varied: VariedInput) => void;
  readonly onRemove: () => void;
}) {
  const { field, unit, presentValue } = input;
  const { spread } = varied;
  const usual = defaultRange(input, 'narrow');
  const hasEnds = !isSpread || spread === 'uniform' || spread === 'triangular';
  const end = (which: 'from' | 'to') => (
    <InlineQuantityInput
      label={`${field.label} ${which}`}
      amount={varied[which]}
      unit={unit}
      unitShown={which === 'to' || (varied.from.unit || unit) !== (varied.to.unit || unit)}
      placeholder={usual && formatPlaceholder(usual[which])}
      onChange={next => onChange({ ...varied, [which]: next })}
    />
  );
  return (
    <li className="varied">
      <span className="varied-name">{field.label}</span>
      {isSpread && (
        <InlineSelect
          label={`Distribution of ${field.label}`}
          value={spread}
          options={distributions.map(value => ({ value, text: spreadNames[value] }))}
          onChange={next => onChange({ ...varied, spread: next })}
        />
      )}
      {hasEnds && (
        <span>
          from {end('from')} to {end('to')}
        </span>
      )}
      {isSpread && spread === 'normal' && (
        <span>
          standard deviation{' '}
          <InlineQuantityInput
            label={`Standard deviation of ${field.label}`}
            amount={varied.deviation}
            unit={unit}
            onChange={deviation => onChange({ ...varied, deviation })}
          />
        </span>
      )}
      {isSpread && spread === 'lognormal' && (
        <span>
          68 % within a factor of{' '}
          <InlineNumberInput
            label={`Factor of ${field.label}`}
            text={varied.factor}
            onChange={factor => onChange({ ...varied, factor })}
          />
        </span>
      )}
      {presentValue === undefined && <span className="remark">It has no value in this case.</span>}
      <button type="button" className="link" aria-label={`Remove ${field.label}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}

/** The varied inputs, and a select to add one. */
export function VariedList({ offers, form, onForm, isSpread }: SentenceProps & { isSpread: boolean }) {
  const { varied } = form;
  const free = offers.inputs.filter(
    ({ id, presentValue }) => presentValue !== undefined && !varied.some(each => each.id === id),
  );
  return (
    <>
      <ul className="varied-list">
        {varied.map((each, index) => {
          const input = offers.inputs.find(({ id }) => id === each.id);
          return (
            input && (
              <VariedRow
                key={each.id}
                input={input}
                varied={each}
                isSpread={isSpread}
                onChange={next => onForm({ ...form, varied: varied.with(index, next) })}
                onRemove={() => onForm({ ...form, varied: varied.toSpliced(index, 1) })}
              />
            )
          );
        })}
      </ul>
      {free.length > 0 && (
        <PickOffer
          label="Add an input that varies"
          value=""
          none="Add an input"
          offers={free}
          onChange={id => id !== '' && onForm({ ...form, varied: [...varied, newVaried(id)] })}
        />
      )}
    </>
  );
}
