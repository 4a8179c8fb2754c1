import { isFieldVisible, type Row } from '../input-pane/rows.ts';
import { maxDeviation, sparklineOf, sparklineSize, type Sparkline } from './sparkline.ts';
import { describeSensitivity } from './describe-sensitivity.ts';
import type { Sensitivity } from './use-sensitivity.ts';
import { Options } from '../../design/options.tsx';
import './sensitivity.css';

/** The sensitivity column beside the fields of a case: the effect of each numeric input on a result. */
export function SensitivityColumn({
  sensitivity,
  rows,
}: {
  readonly sensitivity: Sensitivity;
  readonly rows: readonly Row[];
}) {
  const { title, item, result, results, answer, current } = sensitivity;
  const derivatives = answer?.derivatives ?? [];
  const base = answer?.base?.si;
  const reach = base === undefined ? 0 : maxDeviation(derivatives, base);
  const named = results.find(({ id }) => id === result)?.label ?? '';
  return (
    <section
      className="column sensitivity"
      aria-label={title === undefined ? 'Sensitivity' : `Sensitivity, ${title}`}
      data-before={!current || undefined}
    >
      <div className="row head-row">
        <Head {...sensitivity} />
      </div>
      {rows.map(row => {
        const derivative =
          row.type === 'input' && isFieldVisible(row.input, item)
            ? derivatives.find(({ input }) => input.id === row.input.id)
            : undefined;
        return (
          <div key={row.key} className={`row ${row.type}-row`}>
            {derivative ? (
              <>
                <span className="row-label">{derivative.input.label}</span>
                <div className="cell sensitivity-cell">
                  {base !== undefined && <Drawn line={sparklineOf(derivative, base, reach)} />}
                  <Figure {...describeSensitivity(derivative, named)} />
                </div>
              </>
            ) : (
              row.type === 'input' && <div className="cell" />
            )}
          </div>
        );
      })}
    </section>
  );
}

/** The column header: the result chosen, the unit and the progress. */
function Head({ title, index, result, results, choose, share, refused }: Sensitivity) {
  return (
    <div className="sensitivity-head">
      <select aria-label="Result for the sensitivity" value={result} onChange={event => choose(event.target.value)}>
        <Options of={results.map(({ id, label }) => [id, label])} />
      </select>
      {share === undefined ? (
        <span className={refused === undefined ? 'sensitivity-unit' : 'sensitivity-refused'}>
          {refused ?? `% for 1 %${title === undefined ? '' : ` · case ${index + 1}`}`}
        </span>
      ) : (
        <progress aria-label="Sensitivity" value={share} />
      )}
    </div>
  );
}

function Drawn({ line }: { readonly line: Sparkline | undefined }) {
  const { width, height } = sparklineSize;
  return (
    <svg className="sparkline" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {line && <path d={line.path} />}
      {line?.dot && <circle cx={line.dot.x} cy={line.dot.y} r="2.2" />}
    </svg>
  );
}

/** A short text with its full reading for screen readers. */
function Figure({ short, full }: { readonly short: string; readonly full: string }) {
  return (
    <span className={/\d/.test(short) ? 'elasticity' : 'elasticity as-text'}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
}
