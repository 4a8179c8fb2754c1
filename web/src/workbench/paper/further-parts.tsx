import { resultInfo, type Definition, type ReportedTable } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import type { BenchCase } from '../bench-model.ts';
import { reportTogether } from '../calculated.ts';
import { isCurrent } from '../current.ts';
import { NotDrawn } from '../not-drawn.tsx';
import { wholeOf, type PaperCase } from './paper-case.ts';
import { Notes } from './notes.tsx';
import { Part } from './part.tsx';
import { PaperTable } from './paper-table.tsx';
import { drawingIn, figuresIn } from './picture-choice.ts';
import type { PicturePlaces } from './picture-places.ts';
import { PaperDrawing, PaperFigure, PicturesMissing } from './pictures.tsx';

interface PartProps {
  readonly definition: Definition;
  readonly cases: readonly PaperCase[];
}

const titleOf = ({ title, state }: PaperCase) => (state === 'edited' ? `${title} (edited since)` : title);

/** The drawing and the figures of every case but for those in the summary, the same figure of all cases together. */
export const Figures = memo(function Figures({
  definition,
  cases,
  inSummary,
}: PartProps & { inSummary: PicturePlaces }) {
  const wholes = cases.flatMap(each => {
    const whole = wholeOf(definition, each);
    return whole ? [{ each, whole }] : [];
  });
  const drawings = wholes.flatMap(({ each, whole }) => {
    const drawn = inSummary.drawing === 'elsewhere' ? drawingIn(whole) : undefined;
    const caption = `${titleOf(each)}${drawn?.at ?? ''}`;
    return drawn ? [<PaperDrawing key={`${each.key} drawing`} drawing={drawn.drawing} caption={caption} />] : [];
  });
  const sets = wholes.map(({ each, whole }) => ({
    each,
    plots: figuresIn(whole).slice(inSummary.figure === 'elsewhere' ? 0 : 1),
  }));
  const most = Math.max(0, ...sets.map(({ plots }) => plots.length));
  const figures = Array.from({ length: most }, (_, place) =>
    sets.flatMap(({ each, plots }) => {
      const plot = plots[place];
      if (!plot) return [];
      const title = `${titleOf(each)}: ${plot.title}`;
      return [<PaperFigure key={`${each.key} ${plot.title}`} plot={{ ...plot, title }} />];
    }),
  ).flat();
  const faulty = cases.length > 1 && inSummary.drawing === 'elsewhere' && inSummary.figure === 'elsewhere';
  const missing = faulty ? wholes.filter(({ whole }) => whole.faults.length > 0) : [];
  if (drawings.length + figures.length + missing.length === 0) return null;
  return (
    <Part title="Figures">
      <div className="paper-pictures in-grid">
        {drawings}
        {figures}
      </div>
      {missing.map(({ each, whole }) => (
        <PicturesMissing key={each.key} whole={whole} />
      ))}
    </Part>
  );
});

/** A result that is a table, of all cases in which it has the same columns. */
interface SharedTable {
  readonly id: string;
  readonly columns: ReportedTable['columns'];
  readonly sets: { readonly title?: string; readonly rows: ReportedTable['rows'] }[];
}

function sharedTables(definition: Definition, cases: readonly PaperCase[]): SharedTable[] {
  return definition.results.flatMap(({ id }) => {
    const tables: SharedTable[] = [];
    for (const each of cases) {
      const value = each.report?.values[id];
      if (value?.type !== 'table') continue;
      const { columns, rows } = value;
      const same = tables.find(table => JSON.stringify(table.columns) === JSON.stringify(columns));
      const set = { ...(cases.length > 1 ? { title: titleOf(each) } : {}), rows };
      if (same) same.sets.push(set);
      else tables.push({ id, columns, sets: [set] });
    }
    return tables;
  });
}

/** The results of every case that are tables. */
export const Tables = memo(function Tables({ definition, cases }: PartProps) {
  const tables = sharedTables(definition, cases);
  if (tables.length === 0) return null;
  return (
    <Part title="Tables">
      {tables.map(({ id, columns, sets }, place) => (
        <PaperTable key={place} columns={columns} sets={sets} caption={resultInfo(definition, id).label} />
      ))}
    </Part>
  );
});

/** What the cases give when they are seen as one. */
export const Together = memo(function Together({
  definition,
  cases,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
}) {
  const { together: whole, faults } = useMemo(
    () => (cases.some(({ calculated }) => calculated) ? reportTogether(definition, cases) : { faults: [] }),
    [definition, cases],
  );
  if (faults.length > 0) return <NotDrawn what="summary of all cases" />;
  if (!whole) return null;
  const edited = !cases.every(item => isCurrent(definition, item));
  return (
    <Part
      title={whole.title}
      aside={edited && <p className="paper-state">Edited since this calculation: the results are out of date.</p>}
    >
      <PaperTable columns={whole.table.columns} sets={[{ rows: whole.table.rows }]} />
      <Notes notes={whole.messages.map(message => ({ message, of: [] }))} numbers={false} />
      {whole.figures && (
        <div className="paper-pictures in-grid">
          {whole.figures.map(plot => (
            <PaperFigure key={plot.title} plot={plot} />
          ))}
        </div>
      )}
    </Part>
  );
});

/** What the tool is founded on, and what to know before its figures are used. */
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
