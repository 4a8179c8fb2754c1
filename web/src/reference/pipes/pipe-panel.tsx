import { npsInches, type Pipe } from '@isentrope/engineering/piping';
import { figures, figureTexts, outerDiameter, unitsText, type Units } from './pipe-columns.ts';
import './pipe-panel.css';
import { pipeName } from './pipe-rows.ts';
import { SectionDrawing } from './section-drawing.tsx';

/** The selected pipe: its cross-section to scale and all its values. */
export function PipePanel({ pipe, units }: { pipe: Pipe; units: Units }) {
  return (
    <aside className="pipe-panel" aria-label="Selected pipe">
      <h2>{pipeName(pipe)}</h2>
      <SectionDrawing pipe={pipe} units={units} />
      <dl>
        <div>
          <dt>DN</dt>
          <dd className="mono">{pipe.dn ?? 'No data'}</dd>
        </div>
        {[outerDiameter, ...figures].map(figure => (
          <div key={figure.id} className={figure.derived || figure === outerDiameter ? undefined : 'chosen-size'}>
            <dt>{figure.label}</dt>
            <dd className="mono">
              {figureTexts(figure, pipe, units).join(' | ')} <span>{unitsText(figure, units)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pipe-standard">
        {pipe.standard === 'trade size'
          ? 'Obsolete trade size, not in any edition of ASME B36.10M.'
          : `${pipe.standard}.${pipe.standard === 'ASME B36.19M' ? ' Weight as for carbon steel; austenitic stainless is about 2 % heavier, ferritic 5 % lighter.' : ''}`}
        {npsInches(pipe.nps) < 14 && pipe.standard !== 'trade size'
          ? ' Below NPS 14 the size is a name, not a diameter.'
          : ''}
      </p>
    </aside>
  );
}
