import {
  resultInfo,
  tableInUnits,
  aggregateInUnits,
  type Definition,
  type NodePlaces,
  type ReportedTable,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { memo } from 'react';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import { useAggregate } from '../calculation/use-aggregate.ts';
import { FigureUnavailable } from '../results-pane/figures/figure-unavailable.tsx';
import { titleWithState, fullReportOf, type PrintedCase } from './printed-case.ts';
import { Notes } from './summary/notes.tsx';
import { besideCases } from './beside-cases.ts';
import { Part } from './part.tsx';
import { PrintedTable } from './printed-table.tsx';
import type { PageLayout } from './layout/page-layout.ts';
import type { ReportFigures } from './layout/collect-figures.ts';
import { drawingRoom, figureRoom, type FigurePlacement } from './layout/place-figures.ts';
import { PrintedDrawings, PrintedFigures, MissingFigures } from './layout/printed-figures.tsx';
import { useUnitSelector } from '../units/use-unit-for.ts';
import { PrintedNetwork } from '../../figure/network/printed-network.tsx';

interface PartProps {
  readonly definition: Definition;
  readonly cases: readonly PrintedCase[];
}

/** The drawings and figures that are not in the summary. */
export const Figures = memo(function Figures({
  definition,
  cases,
  layout,
  pictures,
  inSummary,
}: PartProps & { layout: PageLayout; pictures: ReportFigures; inSummary: FigurePlacement }) {
  const drawings = inSummary.drawing === 'elsewhere' ? pictures.drawings : [];
  const figures = inSummary.figure === 'elsewhere' ? [...pictures.main, ...pictures.others] : pictures.others;
  const faulty = cases.length > 1 && inSummary.drawing === 'elsewhere' && inSummary.figure === 'elsewhere';
  const wholes = faulty ? cases.flatMap(each => fullReportOf(definition, each) ?? []) : [];
  const missing = wholes.filter(({ faults }) => faults.length > 0);
  if (drawings.length + figures.length + missing.length === 0) return null;
  return (
    <Part title="Figures">
      {drawings.length > 0 && <PrintedDrawings drawings={drawings} room={drawingRoom(layout, drawings)} />}
      {figures.length > 0 && (
        <PrintedFigures figures={figures} widthOf={figure => figureRoom(layout, figure, pictures.overlaid)} />
      )}
      {missing.map((whole, index) => (
        <MissingFigures key={index} whole={whole} />
      ))}
    </Part>
  );
});

/** The networks of the cases, one for all cases with the same network, with their first quantity at the items. */
export const Networks = memo(function Networks({
  definition,
  cases,
  layout: { room },
  unitFor,
  nodePlaces,
}: PartProps & { layout: PageLayout; unitFor: UnitSelector; nodePlaces: NodePlaces }) {
  const { network } = definition;
  if (!network) return null;
  const shared = sharedTables(definition, cases, unitFor).find(({ id }) => id === network.table);
  if (!shared) return null;
  return (
    <Part title="Network">
      {shared.sets.map(({ titles, rows }) => (
        <PrintedNetwork
          key={titles.join(', ')}
          caption={titles.length === cases.length ? 'All items' : titles.join(', ')}
          table={{ columns: shared.columns, rows }}
          drawing={network}
          value={network.values[0]}
          places={nodePlaces}
          room={room}
        />
      ))}
    </Part>
  );
});

/** A table result, shared by all cases with the same columns. */
interface SharedTable {
  readonly id: string;
  readonly columns: ReportedTable['columns'];
  /** The rows, and the titles of the cases that have them. */
  readonly sets: { readonly titles: string[]; readonly rows: ReportedTable['rows'] }[];
}

function sharedTables(definition: Definition, cases: readonly PrintedCase[], unitFor: UnitSelector): SharedTable[] {
  return definition.results.flatMap(({ id }) => {
    const tables: SharedTable[] = [];
    for (const each of cases) {
      const value = each.report?.values[id];
      if (value?.type !== 'table' || value.rows.length === 0) continue;
      const { columns, rows } = tableInUnits(value, unitFor);
      const same = tables.find(table => JSON.stringify(table.columns) === JSON.stringify(columns));
      const title = titleWithState(each);
      const alike = same?.sets.find(set => JSON.stringify(set.rows) === JSON.stringify(rows));
      if (alike) alike.titles.push(title);
      else if (same) same.sets.push({ titles: [title], rows });
      else tables.push({ id, columns, sets: [{ titles: [title], rows }] });
    }
    return tables;
  });
}

/** The table results of all cases. */
export const Tables = memo(function Tables({ definition, cases, unitFor }: PartProps & { unitFor: UnitSelector }) {
  const tables = sharedTables(definition, cases, unitFor);
  if (tables.length === 0) return null;
  return (
    <Part title="Tables">
      {tables.map(({ id, columns, sets }, index) => (
        <PrintedTable
          key={index}
          {...besideCases({
            columns,
            sets: sets.map(({ titles, rows }) =>
              titles.length === cases.length ? { rows } : { title: titles.join(', '), rows },
            ),
          })}
          caption={resultInfo(definition, id).label}
          reading={resultInfo(definition, id).reading}
        />
      ))}
    </Part>
  );
});

/** The combined results of all cases. */
export const AggregatePart = memo(function Together({
  definition,
  cases,
  units,
  layout,
}: {
  definition: Definition;
  cases: readonly WorkbenchCase[];
  /** The units chosen for results, by result id. */
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
}) {
  const unitFor = useUnitSelector(definition, cases[0]?.data ?? {}, units);
  const { answer } = useAggregate(definition, cases);
  const { together, faults } = answer ?? { faults: [] };
  if (faults.length > 0) return <FigureUnavailable name="summary of all cases" />;
  if (!answer) {
    return (
      <Part title="All cases together" aside={<p className="paper-state">Not calculated yet.</p>}>
        {null}
      </Part>
    );
  }
  if (!together) return null;
  const whole = aggregateInUnits(together, unitFor);
  const edited = !cases.every(item => isUpToDate(definition, item));
  return (
    <Part
      title={whole.title}
      aside={edited && <p className="paper-state">Edited since this calculation: the results are out of date.</p>}
    >
      <PrintedTable columns={whole.table.columns} sets={[{ rows: whole.table.rows }]} />
      <Notes notes={whole.messages.map(message => ({ message, of: [] }))} numbers={false} />
      {whole.figures && (
        <PrintedFigures
          figures={whole.figures.map(figure => ({ key: figure.title, caption: figure.title, figure }))}
          widthOf={figure => figureRoom(layout, figure, true)}
        />
      )}
    </Part>
  );
});

/** References and guidance of the calculator. */
export const References = memo(function References({
  definition: { references, guidance },
}: Pick<PartProps, 'definition'>) {
  return (
    <>
      {guidance && (
        <Part title={guidance.title}>
          <ul className="paper-lines">
            {guidance.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      {references.length > 0 && (
        <Part title="References">
          <ul className="paper-lines">
            {references.map(reference => (
              <li key={reference}>{reference}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
});
