import {
  requireInput,
  resultInfo,
  symbolMath,
  symbolText,
  type CaseInput,
  type Definition,
  type ReportedCase,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import { Formula } from '../../workbench/ui/math.tsx';
import '../../workbench/workbench.css';
import { QuantityInput, UnitMenu } from './quantity-input.tsx';
import { inputPairs, type InputPair, type StateLookupState } from './use-state-lookup.ts';
import { Options } from '../../design/options.tsx';
import './state-lookup.css';

const Working = lazy(async () => ({
  default: (await import('../../workbench/results-pane/working.tsx')).WorkingPanel,
}));

/** A result of every state, and one of every pair of phases. */
const wholes = ['specificVolume', 'temp'];

/** Whether a result is missing only because the answer is not a single state, or not a pair of phases. */
function isInapplicable({ values }: ReportedCase, value: ReportedValue | undefined): boolean {
  if (value?.type !== 'none') return false;
  return wholes.some(id => {
    const whole = values[id];
    return whole?.type === 'none' && whole.reason === value.reason;
  });
}

function ResultRow({ definition, result, id }: { definition: Definition; result: ReportedCase; id: string }) {
  const { label, symbol, kind, unit = '', digits } = resultInfo(definition, id);
  const [selectedUnit, setSelectedUnit] = useState(unit);
  const value = result.values[id];
  return (
    <div>
      <dt>
        {label}
        {symbol !== undefined && (
          <span className="symbol" aria-hidden="true">
            <Formula node={symbolMath(symbol)} text={symbolText(symbol)} />
          </span>
        )}
      </dt>
      <dd className="mono">
        {value?.type === 'number' && kind !== undefined ? (
          <>
            <b>{formatNumber(fromSi(kind, value.si, selectedUnit), digits)}</b>
            {unit === '' ? (
              <span className="unit-menu" />
            ) : (
              <UnitMenu kind={kind} unit={selectedUnit} label={label} onUnit={setSelectedUnit} />
            )}
          </>
        ) : (
          <span className="none">
            <span className="reason">{value?.type === 'none' ? value.reason : ''}</span> --
          </span>
        )}
      </dd>
    </div>
  );
}

function Results({ definition, result, current }: { definition: Definition; result: ReportedCase; current: boolean }) {
  const shown = definition.results.filter(({ id }) => !isInapplicable(result, result.values[id]));
  const sections = [...new Set(shown.map(({ section }) => section))];
  return (
    <div className={`state-results${current ? '' : ' stale'}`}>
      {sections.map(title => (
        <section key={title}>
          <h3 className="cap">{title}</h3>
          <dl>
            {shown
              .filter(({ section }) => section === title)
              .map(({ id }) => (
                <ResultRow key={id} definition={definition} result={result} id={id} />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function pairName(definition: Definition, pair: InputPair): string {
  const [first, second] = pair.map(id => requireInput(definition, id).field.label);
  return second === undefined ? `${first}, saturated` : `${first} and ${second.toLowerCase()}`;
}

/** The examples of the definition for this part of the page: all but saturation by temperature. */
function stateExamples(definition: Definition): [name: string, given: CaseInput][] {
  return definition.examples
    .flatMap(({ cases }) => cases)
    .flatMap(input => {
      const name = input['userDescription'];
      const byTemperature = 'temperature' in input && Object.keys(input).length === 2;
      return typeof name === 'string' && !byTemperature ? [[name, input] satisfies [string, CaseInput]] : [];
    });
}

/** Any state of water and steam, from two inputs that determine it, or saturation from the pressure. */
export function StateLookup({ definition, lookup }: { definition: Definition; lookup: StateLookupState }) {
  const id = useId();
  const { pair, data, result, missing, current } = lookup;
  const faults = result?.messages.filter(({ level }) => level === 'error') ?? [];
  const unread = faults.filter(({ field }) => pair.some(inputId => inputId === field));
  const problems = [...missing, ...unread];
  const others = result?.messages.filter(message => !unread.includes(message)) ?? [];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    lookup.calculate();
  }

  return (
    <section className="steam-section" aria-labelledby={`${id}-title`} id="state">
      <h2 id={`${id}-title`}>Any state</h2>
      <div className="steam-columns">
        <form className="state-form" onSubmit={onSubmit}>
          <div className="steam-field">
            <label htmlFor={`${id}-question`}>Given</label>
            <select
              id={`${id}-question`}
              value={inputPairs.indexOf(pair)}
              onChange={event => lookup.setPair(inputPairs[Number(event.target.value)] ?? inputPairs[0])}
            >
              <Options of={inputPairs.map((option, index) => [index, pairName(definition, option)])} />
            </select>
          </div>
          {pair.map(name => {
            const { field } = requireInput(definition, name);
            if (field.type !== 'quantity') return null;
            return (
              <QuantityInput
                key={name}
                field={field}
                entry={data[name] ?? { text: '' }}
                problem={current ? problems.find(({ field: of }) => of === name)?.text : undefined}
                onChange={entry => lookup.type(name, entry)}
              />
            );
          })}
          <button type="submit" className="button primary">
            Calculate
          </button>
          <p className="examples">
            <span className="cap">Examples</span>
            {stateExamples(definition).map(([name, input]) => (
              <button key={name} type="button" className="link" onClick={() => lookup.take(input)}>
                {name}
              </button>
            ))}
          </p>
        </form>
        <div className="state-answer" role="region" aria-label="Properties of the state" aria-live="polite">
          {others.map(({ text }) => (
            <p key={text} className="steam-note">
              {text}
            </p>
          ))}
          {result === undefined && <p className="steam-hint">Enter the known values and press Calculate.</p>}
          {result && !current && <p className="steam-note">Edited since the last calculation.</p>}
          {result && faults.length === 0 && <Results definition={definition} result={result} current={current} />}
          {result && faults.length === 0 && (
            <details className="state-working">
              <summary>Working</summary>
              <Suspense>
                <Working working={result.working ?? []} />
              </Suspense>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
