import { fromSi, parseQuantity } from '@isentrope/engineering/quantities';
import { useState } from 'react';
import { product } from '../../product.ts';
import { ExportAndPrint, ReferenceHeader } from '../sheet/reference-header.tsx';
import { useExport } from '../sheet/use-export.ts';
import { ConductivityChart } from './conductivity-chart.tsx';
import './conductivity.css';
import { ConductivityTable } from './conductivity-table.tsx';
import { Glossary } from './glossary.tsx';
import { lines, type Line } from './lines.ts';
import { readingAt, type Reading } from './readings.ts';

function DashSample({ line }: { line: Line }) {
  return (
    <svg className="dash-sample" viewBox="0 0 44 8" aria-hidden="true">
      <g className={`line ${line.tone}`}>
        <path d="M0 4H44" strokeDasharray={line.dashes} />
      </g>
    </svg>
  );
}

function ReadingRow({
  reading,
  shown,
  onShown,
}: {
  reading: Reading;
  shown: boolean;
  onShown: (shown: boolean) => void;
}) {
  const { line, value, text, range, estimated } = reading;
  const { id, certainty } = line.column;
  return (
    <li>
      <label className="check">
        <input type="checkbox" checked={shown} onChange={event => onShown(event.target.checked)} />
        <DashSample line={line} />
        <span>{id}</span>
      </label>
      <output className="mono reading-value">
        {estimated && <i>est. </i>}
        {text}
      </output>
      <span className="reading-range">
        {range}
        {value === undefined && ', no figure here'}
        {certainty !== 'high' && <b> certainty {certainty}</b>}
      </span>
    </li>
  );
}

/** The thermal conductivity page: chart with readings, comparison table, and material descriptions. */
export function ThermalConductivity({ title }: { title: string }) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('200');
  const [message, setMessage] = useState('');
  const { busy, exportSheets } = useExport('thermal-conductivity-results.xlsx', setMessage);
  const parsed = parseQuantity('temperature', typed, '°C');
  const celsius = parsed.ok ? fromSi('temperature', parsed.si, '°C') : undefined;
  const readings = lines.map(line => readingAt(line, celsius));
  const isShown = ({ column }: Line) => !hidden.includes(column.id);

  async function save() {
    const { conductivitySheets } = await import('./conductivity-sheets.ts');
    exportSheets(conductivitySheets({ version: product.version, date: new Date().toISOString().slice(0, 10) }));
  }

  return (
    <div className="reference conductivity">
      <ReferenceHeader
        title={title}
        status={message}
        summary="Eight pressure-vessel and tube metals from 20 to 816 °C, from Table TCD of ASME BPVC II-D, with the certainty of each column."
        needsScript="The chart is below, read at 200 °C. Other temperatures, the table and Excel need JavaScript, which is off."
      >
        <ExportAndPrint busy={busy} save={save} />
      </ReferenceHeader>
      <div className="conductivity-controls">
        <div className="reference-control">
          <label htmlFor="view-mode">View Mode</label>
          <select
            id="view-mode"
            value={view}
            onChange={event => setView(event.target.value === 'table' ? 'table' : 'chart')}
          >
            <option value="chart">Chart</option>
            <option value="table">Comparison Table</option>
          </select>
        </div>
        <div className="reference-control conductivity-at">
          <label htmlFor="temperature">At temperature, °C</label>
          <input
            id="temperature"
            className="mono"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-invalid={!parsed.ok || undefined}
            aria-describedby="temperature-said"
            onChange={event => setTyped(event.target.value)}
          />
        </div>
        <p id="temperature-said" className="reference-reason" aria-live="polite">
          {!parsed.ok && typed.trim() !== '' && `“${typed.slice(0, 30)}” ${parsed.reason}.`}
        </p>
      </div>
      <div className="conductivity-body" data-view={view}>
        {view === 'chart' ? (
          <ConductivityChart
            lines={lines.filter(isShown)}
            readings={readings.filter(({ line }) => isShown(line))}
            celsius={celsius}
            onCelsius={next => setTyped(String(next))}
          />
        ) : (
          <ConductivityTable columns={lines.filter(isShown).map(({ column }) => column)} />
        )}
        <section className="readings" aria-labelledby="readings">
          <h2 id="readings">
            {celsius === undefined ? 'No temperature entered' : `At ${Number(celsius.toFixed(2))} °C`}
            <span className="mono">W/(m·°C)</span>
          </h2>
          <ul>
            {readings.map(reading => (
              <ReadingRow
                key={reading.line.column.id}
                reading={reading}
                shown={isShown(reading.line)}
                onShown={shown => {
                  const { id } = reading.line.column;
                  setHidden(shown ? hidden.filter(each => each !== id) : [...hidden, id]);
                }}
              />
            ))}
          </ul>
          <p className="readings-note">
            Straight lines between tabulated figures; nothing is extrapolated. Open circles at 816 °C are estimates, and
            so is any reading above 750 °C.
          </p>
        </section>
      </div>
      <Glossary />
    </div>
  );
}
