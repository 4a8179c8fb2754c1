import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { allRows } from '../../input-pane/rows.ts';
import { CaseName } from './case-name.tsx';
import { sortedNotes } from './case-notes.ts';
import { Notes } from './notes.tsx';
import { caseWidth, type PageLayout } from '../layout/page-layout.ts';
import { stateMessages, fullReportOf, type PrintedCase } from '../printed-case.ts';
import type { ReportFigures } from '../layout/collect-figures.ts';
import { mainRoom, type FigurePlacement } from '../layout/place-figures.ts';
import { PrintedDrawings, PrintedFigures, MissingFigures } from '../layout/printed-figures.tsx';
import { SummaryTable } from './summary-table.tsx';

interface BandProps {
  readonly definition: Definition;
  readonly cases: readonly PrintedCase[];
  readonly layout: PageLayout;
  readonly pictures: ReportFigures;
  readonly places: FigurePlacement;
}

/** The drawings and main figures placed below cases side by side. */
function FiguresBelow({ definition, cases, layout, pictures, places }: BandProps) {
  const { drawings, main } = pictures;
  return (
    <>
      {places.drawing === 'beneath' && <PrintedDrawings drawings={drawings} room={places.drawingRoom ?? 0} />}
      {places.figure === 'beneath' && <PrintedFigures figures={main} widthOf={() => mainRoom(layout, pictures)} />}
      {cases.map(each => {
        const whole = fullReportOf(definition, each);
        return whole && <MissingFigures key={each.key} whole={whole} />;
      })}
    </>
  );
}

/** Cases as columns, with their messages and any figures that fit below. */
export const CaseBand = memo(function Band({
  units,
  ...band
}: BandProps & { units: Readonly<Record<string, string>> }) {
  const { definition, cases, layout, places } = band;
  const rows = allRows(
    definition,
    cases.map(({ item }) => item),
  );
  const head = (
    <thead>
      <tr>
        <th scope="col">Case</th>
        <th scope="col">Unit</th>
        {cases.map(each => (
          <th key={each.key} scope="col" className="paper-case-name">
            <CaseName of={each} />
            {stateMessages[each.state] !== undefined && <p className="paper-state">{stateMessages[each.state]}</p>}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <section className="paper-band">
      <SummaryTable
        definition={definition}
        cases={cases}
        rows={rows}
        units={units}
        head={head}
        caseWidth={caseWidth(layout, cases.length)}
      />
      <Notes notes={sortedNotes(definition, cases)} numbers />
      {(places.drawing === 'beneath' || places.figure === 'beneath') && <FiguresBelow {...band} />}
    </section>
  );
});
