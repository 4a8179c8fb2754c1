import { findPipes, type Pipe } from '@isentrope/engineering/piping';
import { useDeferredValue, useMemo, useState } from 'react';
import '../../design/controls.css';
import { product } from '../../product.ts';
import { ExportAndPrint, ReferenceHeader } from '../sheet/reference-header.tsx';
import { useExport } from '../sheet/use-export.ts';
import { figures, type Units } from './pipe-columns.ts';
import { PipeFilters } from './pipe-filters.tsx';
import { PipePanel } from './pipe-panel.tsx';
import { bySize, noFilter, findGroups, sortPipes } from './pipe-rows.ts';
import { PipeTable } from './pipe-table.tsx';
import { Segments } from '../../design/segments.tsx';
import './pipes.css';

const views = [
  ['dimensions', 'Dimensions'],
  ['weights', 'Weights and areas'],
] as const;

const derived = figures.filter(figure => figure.derived);

function initialPipe(): Pipe {
  const [pipe] = findPipes({ nps: '4', schedule: '40' });
  if (!pipe) throw new RangeError('NPS 4, schedule 40 is missing from the table');
  return pipe;
}

/** The pipe dimensions page: every size and schedule, with filters, search, sorting, drawing and export. */
export function PipeDimensions({ title }: { title: string }) {
  const [query, setQuery] = useState(noFilter);
  const [units, setUnits] = useState<Units>('both');
  const [order, setOrder] = useState(bySize);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [view, setView] = useState<'dimensions' | 'weights'>('dimensions');
  const [picked, setPicked] = useState(initialPipe);
  const [message, setMessage] = useState('');
  const { busy, exportSheets } = useExport('pipe-dimensions-results.xlsx', setMessage);
  const groups = useMemo(() => findGroups(query), [query]);
  const shown = useMemo(() => figures.filter(({ id }) => !hidden.includes(id)), [hidden]);
  const count = groups.reduce((sum, group) => sum + group.pipes.length, 0);
  const drawn = useDeferredValue(groups);

  async function save() {
    const { pipeSheets } = await import('./pipe-sheets.ts');
    const date = new Date().toISOString().slice(0, 10);
    exportSheets(pipeSheets(sortPipes(groups, order), { version: product.version, date }));
  }

  return (
    <div className="reference pipes" data-view={view}>
      <ReferenceHeader
        title={title}
        status={message}
        summary="Steel pipe NPS 1/8 to 48 by schedule, ASME B36.10M and B36.19M, and four obsolete trade sizes."
        needsScript="The whole table is below. Filtering, sorting and Excel need JavaScript, which is off."
      >
        <ExportAndPrint busy={busy} save={save} />
      </ReferenceHeader>
      <PipeFilters query={query} onQuery={setQuery} units={units} onUnits={setUnits} />
      <div className="pipe-columns">
        <p role="status">
          {count === 1 ? 'One pipe' : `${count} pipes`} in {groups.length === 1 ? 'one size' : `${groups.length} sizes`}
        </p>
        <fieldset className="pipe-shown">
          <legend className="visually-hidden">Columns</legend>
          {derived.map(({ id, label }) => (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={event =>
                  setHidden(event.target.checked ? hidden.filter(each => each !== id) : [...hidden, id])
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Segments className="pipe-view" legend="View" options={views} chosen={view} onChoose={setView} />
      </div>
      <div className="pipe-body">
        <div className="pipe-table-frame">
          <PipeTable
            groups={drawn}
            shown={shown}
            units={units}
            order={order}
            onOrder={setOrder}
            picked={picked}
            onPick={setPicked}
          />
        </div>
        <PipePanel pipe={picked} units={units} />
      </div>
      <div className="reference-notes">
        <p>
          Inner diameter = outer diameter − 2 × wall. Inches of the metric table are mm ÷ 25.4. Weight per metre, plain
          end, by the formula of ASME B36.10M, W = 0.0246615 (D − t) t kg/m with D and t in mm: carbon steel of 7850
          kg/m³. Water-filled: 1000 kg/m³ of water in the bore. Walls are nominal; the mill tolerance (12.5 % under for
          ASTM A106, A53 and A312) is not deducted.
        </p>
        <p>
          Schedules ending in S are for stainless pipe, ASME B36.19M, with outside diameters at NPS 10 and 12 of 273.1
          and 323.9 mm, against 273.0 and 323.8 mm in B36.10M. From NPS 18 the metric table rounds some outside
          diameters to whole millimetres. NPS 4-1/2, 7, 9 and 11 are obsolete trade sizes: their walls come from trade
          tables, and their DN, where there is one, is informal.
        </p>
      </div>
    </div>
  );
}
