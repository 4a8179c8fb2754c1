import {
  isShown,
  readField,
  run,
  writeDocument,
  type CaseData,
  type Definition,
  type ReportedCase,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { useId, useState } from 'react';
import { LineDrawing } from '../../workbench/results-pane/figures/line-drawing.tsx';
import { ambiguityNote } from '../ambiguous-number.ts';
import { siOf } from '../reported.ts';
import { threeDecimals } from './three-decimals.ts';

/** Results, with the common approximation beside it where the calculator has one. */
const figures = [
  { id: 'surfaceArea', label: 'Surface area', unit: 'm²', approximation: 'capSurfaceArea' },
  { id: 'volume', label: 'Volume', unit: 'm³', approximation: 'capVolume' },
] as const;

function ShapeFigure({
  report,
  figure: { id, label, unit, approximation },
}: {
  report: ReportedCase;
  figure: (typeof figures)[number];
}) {
  const value = siOf(report, id);
  const approximate = siOf(report, approximation);
  return (
    <div className="shape-figure">
      <dt>{label}</dt>
      <dd>
        <span className="shape-value mono">{value === undefined ? '--' : threeDecimals(value)}</span>
        <span className="mono">{unit}</span>
      </dd>
      {value !== undefined && approximate !== undefined && (
        <dd className="shape-approximation">
          Spherical-cap approximation: <span className="mono">{threeDecimals(approximate)}</span> {unit},{' '}
          {approximate > value ? '+' : ''}
          {formatNumber((approximate / value - 1) * 100, 2)} %
        </dd>
      )}
    </div>
  );
}

/** One shape: drawing to scale, dimensions, and results. */
export function ShapeCard({
  definition,
  name,
  data,
  onChange,
}: {
  definition: Definition;
  name: string;
  data: CaseData;
  onChange: (data: CaseData) => void;
}) {
  const [focusedField, setFocusedField] = useState<string>();
  const id = useId();
  const [report] = run(definition, writeDocument(definition, { cases: [data] }), { working: false }).cases;
  const fields = definition.inputs.filter(({ field }) => field.type === 'quantity' && isShown(field.when, data));
  return (
    <section className="shape-card" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {report?.drawing && (
        <figure>
          <LineDrawing
            drawing={report.drawing}
            highlighted={focusedField}
            onPick={field => document.getElementById(`${id}-${field}`)?.focus()}
          />
        </figure>
      )}
      <div>
        {fields.map(input => {
          const reading = readField(input, data, input.id);
          const invalid = reading.type === 'invalid' && focusedField !== input.id;
          const text = data[input.id]?.text ?? '';
          const why = invalid ? `${input.field.label} ${reading.reason}.` : ambiguityNote(text);
          return (
            <div key={input.id} className="shape-field">
              <label htmlFor={`${id}-${input.id}`}>{input.field.label}</label>
              <input
                id={`${id}-${input.id}`}
                className="mono"
                inputMode="decimal"
                autoComplete="off"
                maxLength={100}
                aria-invalid={invalid || undefined}
                aria-describedby={why === undefined ? undefined : `${id}-${input.id}-why`}
                value={text}
                onChange={event => onChange({ ...data, [input.id]: { text: event.target.value, unit: 'mm' } })}
                onFocus={() => setFocusedField(input.id)}
                onBlur={() => setFocusedField(undefined)}
              />
              <span className="mono">mm</span>
              {why !== undefined && (
                <p id={`${id}-${input.id}-why`} className="reference-reason">
                  {why}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <dl className="shape-figures" aria-live="polite">
        {report && figures.map(figure => <ShapeFigure key={figure.id} report={report} figure={figure} />)}
      </dl>
    </section>
  );
}
