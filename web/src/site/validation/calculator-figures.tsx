import { tallyByKind, type Agreement, type Tally, type ValidationRow } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { ExperimentBiasTable } from './experiment-bias.tsx';
import { Experiments } from './experiments.tsx';
import { DeviationStrip } from './deviation-strip.tsx';
import { bandText, computedText, deviationText } from './figure-text.ts';
import type { CalculatorFigures } from './figures.ts';
import { figureKinds } from './kinds.ts';
import { keepServerHtml } from '../../keep-server-html.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';

/** Source of the displayed figures of a calculator. */
export type Origin =
  | { readonly type: 'build' }
  | { readonly type: 'computing' }
  | { readonly type: 'browser'; readonly milliseconds: number }
  | { readonly type: 'refused' };

/** The figures of one calculator. Disagreeing ones are always expanded. */
export function CalculatorSection({
  figures: { id, title, access, rows, marks, experiments },
  origin,
  built,
  onCompute,
}: {
  figures: CalculatorFigures;
  origin: Origin;
  built: string;
  onCompute: () => void;
}) {
  const wrong = rows.filter(({ agreement }) => agreement === 'none');
  return (
    <section className="validated" id={id} aria-labelledby={`title-${id}`}>
      <div className="validated-head">
        <h2 id={`title-${id}`}>
          {title} {access === 'pro' && <span className="badge pro">Pro</span>}
        </h2>
        <ul className="validated-count">
          {tallyByKind(rows).map(tally => (
            <li key={tally.kind}>
              <strong>{figureKinds[tally.kind].name}</strong> {tallyText(tally)}
            </li>
          ))}
        </ul>
        <p className="validated-origin">
          {originText(origin, built)}
          <button className="link" type="button" disabled={origin.type === 'computing'} onClick={onCompute}>
            Compute<span className="visually-hidden"> {title}</span>
          </button>
        </p>
      </div>
      {wrong.length > 0 && (
        <div className="banner error">
          <p>
            <strong>
              {wrong.length} {wrong.length === 1 ? 'figure disagrees' : 'figures disagree'}
            </strong>{' '}
            with the source by more than half a unit of the last digit.
          </p>
          <FigureRows rows={wrong} caption={`Figures of ${title} that disagree`} />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="validated-none">No published case has been entered for this calculator yet.</p>
      ) : (
        <>
          <DeviationStrip marks={marks} />
          <details>
            <summary>
              {rows.length} {rows.length === 1 ? 'figure' : 'figures'}
            </summary>
            {origin.type === 'browser' ? (
              <FigureRows rows={rows} caption={`All figures of ${title}`} />
            ) : (
              <BuiltRows id={id} rows={rows} caption={`All figures of ${title}`} />
            )}
          </details>
        </>
      )}
      <ExperimentBiasTable experiments={experiments} of={title} />
      <Experiments experiments={experiments} />
    </section>
  );
}

/** For example "54 to the digit, 1 within rounding, 2 disagree." */
function tallyText({ digits, rounding, none }: Tally): string {
  const parts = [
    digits > 0 ? `${digits} to the digit` : undefined,
    rounding > 0 ? `${rounding} within rounding` : undefined,
    none > 0 ? `${none} ${none === 1 ? 'disagrees' : 'disagree'}` : undefined,
  ];
  return parts.filter(part => part !== undefined).join(', ');
}

const verdicts: Readonly<Record<Agreement, string>> = {
  digits: 'to the digit',
  rounding: 'within rounding',
  none: 'NO',
};

function originText(origin: Origin, built: string): string {
  if (origin.type === 'computing') return 'Computing…';
  if (origin.type === 'browser') return `Computed in this browser in ${origin.milliseconds} ms.`;
  if (origin.type === 'refused') return `The code of this calculator is for subscribers. ${built}`;
  return built;
}

/** Prerendered rows are left as static HTML, since there are thousands; they are rendered only if missing. */
function BuiltRows({ id, rows, caption }: { id: string; rows: readonly ValidationRow[]; caption: string }) {
  const elementId = `rows-${id}`;
  const [written] = useState(() => !import.meta.env.SSR && document.getElementById(elementId) !== null);
  if (written) return <div id={elementId} suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />;
  return (
    <div id={elementId}>
      <FigureRows rows={rows} caption={caption} />
    </div>
  );
}

/** Published figures beside computed ones, one row each. */
export function FigureRows({ rows, caption }: { rows: readonly ValidationRow[]; caption: string }) {
  return (
    <table className="figures">
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads
        names={['Case and source', ['Expected', 'number'], ['Computed', 'number'], ['Deviation', 'number'], 'Agrees']}
      />
      <tbody>
        {rows.map(({ kind, title, quantity, source, note, because, printed, unit, computed, deviation, ...row }) => (
          <tr
            key={`${source} ${title} ${quantity ?? ''}`}
            className={row.agreement === 'none' ? 'disagrees' : undefined}
          >
            <td>
              {title}
              {quantity !== undefined && <>: {quantity}</>}
              <small>
                {figureKinds[kind].name}: {source}
                {note !== undefined && `${source.endsWith('.') ? '' : '.'} ${note}`}
              </small>
              {because !== undefined && <small className="because">{because}</small>}
            </td>
            <td className="number">
              {printed} <small>{unit}</small>
              {row.band && (
                <small className="source-band">
                  {bandText(row.band.from, printed)} to {bandText(row.band.to, printed)}
                </small>
              )}
            </td>
            <td className="number">{computedText(computed, printed)}</td>
            <td className="number">{deviationText(deviation, row.agreement === 'none')}</td>
            <td className="verdict">{verdicts[row.agreement]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
