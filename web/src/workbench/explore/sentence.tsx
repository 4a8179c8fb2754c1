import { valueInUnit } from '@isentrope/calculators/kit';
import { CorrelatedList } from './correlated-inputs.tsx';
import type { AmountText, AnalysisType } from './form.ts';
import { defaultRange, type ResultOption, type NumberInput } from './analysis-options.ts';
import { InlineQuantityInput, InlineNumberInput, PickOffer, InlineSelect } from './parts.tsx';
import { chosenInput, chosenResult, secondInput } from './request-from-form.ts';
import { formatPlaceholder, type SentenceProps } from './sentence-props.ts';
import { VariedList } from './varied-inputs.tsx';

/** The two ends of a range, with the defaults as placeholders. */
function RangePart({
  input,
  from,
  to,
  isPicture,
  words,
  onChange,
}: {
  readonly input: NumberInput;
  readonly from: AmountText;
  readonly to: AmountText;
  /**
   * Whether the range is that of a figure, which defaults to one around the present value; otherwise to the bounds of
   * the field.
   */
  readonly isPicture: boolean;
  readonly words: readonly [string, string];
  readonly onChange: (ends: { readonly from?: AmountText; readonly to?: AmountText }) => void;
}) {
  const { field, unit } = input;
  const usual = isPicture ? defaultRange(input, 'wide') : undefined;
  const any = isPicture ? undefined : 'any';
  const typedUnit = (end: AmountText) => (end.unit === '' ? unit : end.unit);
  const oneUnit = typedUnit(from) === typedUnit(to);
  return (
    <span className="range">
      {words[0]}{' '}
      <InlineQuantityInput
        label={`${field.label} from`}
        amount={from}
        unit={unit}
        placeholder={usual ? formatPlaceholder(usual.from) : any}
        unitShown={!oneUnit}
        onChange={next => onChange({ from: next })}
      />{' '}
      {words[1]}{' '}
      <InlineQuantityInput
        label={`${field.label} to`}
        amount={to}
        unit={unit}
        placeholder={usual ? formatPlaceholder(usual.to) : any}
        onChange={next => onChange({ to: next })}
      />
    </span>
  );
}

/** The target value of a result: a number, yes/no or a text. */
function TargetPart({ result, form, onForm }: Pick<SentenceProps, 'form' | 'onForm'> & { result: ResultOption }) {
  const { value, label, kind, unit, units } = result;
  if (kind !== undefined) {
    const presentText = value?.type === 'number' ? formatPlaceholder(valueInUnit(kind, value.si, unit)) : undefined;
    return (
      <InlineQuantityInput
        label={`Value of ${label}`}
        amount={form.equals}
        unit={unit}
        units={units}
        placeholder={presentText}
        onChange={equals => onForm({ ...form, equals })}
      />
    );
  }
  if (value?.type === 'answer') {
    return (
      <InlineSelect
        label={`Value of ${label}`}
        value={form.equals.text === 'false' ? 'false' : 'true'}
        options={[
          { value: 'true', text: 'Yes' },
          { value: 'false', text: 'No' },
        ]}
        onChange={text => onForm({ ...form, equals: { text, unit: '' } })}
      />
    );
  }
  return (
    <input
      className="part words"
      aria-label={`Value of ${label}`}
      maxLength={120}
      placeholder={value?.type === 'words' ? value.text : undefined}
      value={form.equals.text}
      onChange={event => onForm({ ...form, equals: { text: event.target.value, unit: '' } })}
    />
  );
}

function InputPick({ offers, form, onForm }: SentenceProps) {
  return (
    <PickOffer
      label="Input"
      value={chosenInput(offers, form.input).id}
      offers={offers.inputs}
      onChange={input => onForm({ ...form, input, from: { text: '', unit: '' }, to: { text: '', unit: '' } })}
    />
  );
}

function ResultPick({ definition, offers, form, onForm, numbersOnly }: SentenceProps & { numbersOnly: boolean }) {
  return (
    <PickOffer
      label="Result"
      value={chosenResult(definition, offers, form.result, numbersOnly).id}
      offers={numbersOnly ? offers.results.filter(({ kind }) => kind !== undefined) : offers.results}
      onChange={result => onForm({ ...form, result, equals: { text: '', unit: '' }, limit: { text: '', unit: '' } })}
    />
  );
}

const between = ['between', 'and'] as const;

function InputRange({
  offers,
  form,
  onForm,
  isPicture,
  words = between,
}: SentenceProps & { isPicture: boolean; words?: readonly [string, string] }) {
  return (
    <RangePart
      input={chosenInput(offers, form.input)}
      from={form.from}
      to={form.to}
      isPicture={isPicture}
      words={words}
      onChange={ends => onForm({ ...form, ...ends })}
    />
  );
}

function SolveSentence(props: SentenceProps) {
  const { definition, offers, form, onForm } = props;
  return (
    <>
      <span>
        Which <InputPick {...props} />
      </span>{' '}
      <InputRange {...props} isPicture={false} />{' '}
      <span>
        gives <ResultPick {...props} numbersOnly={false} />
      </span>{' '}
      <span className="together">
        = <TargetPart result={chosenResult(definition, offers, form.result, false)} form={form} onForm={onForm} />
      </span>
    </>
  );
}

function LimitsSentence(props: SentenceProps) {
  const { offers, form, onForm } = props;
  const verdicts = offers.results.filter(({ kind }) => kind === undefined);
  const options = [
    { value: 'warning', text: 'any warning' },
    { value: 'error', text: 'any error' },
    ...verdicts.map(({ id, label }) => ({ value: id, text: label })),
  ];
  return (
    <>
      <span>
        At which <InputPick {...props} />
      </span>{' '}
      <InputRange {...props} isPicture={false} />{' '}
      <span>
        does{' '}
        <InlineSelect
          label="Verdict"
          value={verdicts.some(({ id }) => id === form.verdict) ? form.verdict : form.level}
          options={options}
          onChange={value =>
            onForm(
              value === 'warning' || value === 'error'
                ? { ...form, level: value, verdict: '' }
                : { ...form, verdict: value },
            )
          }
        />{' '}
        change
      </span>
    </>
  );
}

function MapSentence(props: SentenceProps) {
  const { offers, form, onForm } = props;
  const across = chosenInput(offers, form.input);
  return (
    <>
      <span>
        <ResultPick {...props} numbersOnly /> over <InputPick {...props} />
      </span>{' '}
      <InputRange {...props} isPicture words={['from', 'to']} />{' '}
      <span>
        and{' '}
        <PickOffer
          label="Second input"
          value={secondInput(offers, form).id}
          offers={offers.inputs.filter(({ id }) => id !== across.id)}
          onChange={up => onForm({ ...form, up, upFrom: { text: '', unit: '' }, upTo: { text: '', unit: '' } })}
        />
      </span>{' '}
      <RangePart
        input={secondInput(offers, form)}
        from={form.upFrom}
        to={form.upTo}
        isPicture
        words={['from', 'to']}
        onChange={({ from = form.upFrom, to = form.upTo }) => onForm({ ...form, upFrom: from, upTo: to })}
      />
    </>
  );
}

function CompareSentence(props: SentenceProps) {
  const { definition, form, onForm } = props;
  const choices = definition.inputs.flatMap(({ id, field }) =>
    field.type === 'choice' && field.resets !== true ? [{ value: id, text: `by ${field.label}` }] : [],
  );
  return (
    <>
      <span>
        Compare <ResultPick {...props} numbersOnly /> over <InputPick {...props} />
      </span>{' '}
      <InputRange {...props} isPicture words={['from', 'to']} />{' '}
      <InlineSelect
        label="Compare by"
        value={choices.some(({ value }) => value === form.by) ? form.by : ''}
        options={[{ value: '', text: 'of all cases' }, ...choices]}
        onChange={by => onForm({ ...form, by })}
      />
    </>
  );
}

function MonteCarloSentence(props: SentenceProps) {
  const { definition, offers, form, onForm } = props;
  const result = chosenResult(definition, offers, form.result, true);
  return (
    <>
      <span>
        How is <ResultPick {...props} numbersOnly /> distributed, and how much of it lies{' '}
        <InlineSelect
          label="Side of the limit"
          value={form.side}
          options={[
            { value: 'above', text: 'above' },
            { value: 'below', text: 'below' },
          ]}
          onChange={side => onForm({ ...form, side })}
        />{' '}
        <InlineQuantityInput
          label={`Limit of ${result.label}`}
          amount={form.limit}
          unit={result.unit}
          units={result.units}
          placeholder="no limit"
          onChange={limit => onForm({ ...form, limit })}
        />
        , where these vary:
      </span>
      <VariedList {...props} isSpread />
      <CorrelatedList {...props} />
      <span>
        <InlineNumberInput
          label="Runs"
          text={form.samples}
          placeholder="usual"
          onChange={samples => onForm({ ...form, samples })}
        />{' '}
        runs
      </span>
    </>
  );
}

/** The form of an analysis, as a sentence with selects and inputs. */
export function Sentence({ analysisType, ...props }: SentenceProps & { readonly analysisType: AnalysisType }) {
  const { form, onForm } = props;
  switch (analysisType) {
    case 'solve':
      return <SolveSentence {...props} />;
    case 'sweep':
      return (
        <>
          <span>
            How does <ResultPick {...props} numbersOnly /> vary with <InputPick {...props} />
          </span>{' '}
          <InputRange {...props} isPicture words={['from', 'to']} />
        </>
      );
    case 'limits':
      return <LimitsSentence {...props} />;
    case 'tornado':
      return (
        <span>
          What affects <ResultPick {...props} numbersOnly /> most, if each input varies by ±{' '}
          <InlineNumberInput label="Share, %" text={form.percent} onChange={percent => onForm({ ...form, percent })} />{' '}
          %
        </span>
      );
    case 'corners':
      return (
        <>
          <span>
            Which combination of extremes gives the{' '}
            <InlineSelect
              label="Worst"
              value={form.worst}
              options={[
                { value: 'highest', text: 'highest' },
                { value: 'lowest', text: 'lowest' },
              ]}
              onChange={worst => onForm({ ...form, worst })}
            />{' '}
            <ResultPick {...props} numbersOnly />
          </span>
          <VariedList {...props} isSpread={false} />
        </>
      );
    case 'monteCarlo':
      return <MonteCarloSentence {...props} />;
    case 'map':
      return <MapSentence {...props} />;
    case 'compare':
      return <CompareSentence {...props} />;
  }
}
