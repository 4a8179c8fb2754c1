import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { rowsOf } from '../sheet/rows.ts';
import { CaseName } from './case-name.tsx';
import { notesOn } from './case-notes.ts';
import { Notes } from './notes.tsx';
import { caseWidth, type PageLayout } from './page-layout.ts';
import { stateWords, wholeOf, type PaperCase } from './paper-case.ts';
import type { Pictures } from './picture-choice.ts';
import { mainRoom, type PicturePlaces } from './picture-places.ts';
import { PaperDrawings, PaperFigures, PicturesMissing } from './pictures.tsx';
import { SummaryTable } from './summary-table.tsx';

interface BandProps {
  readonly definition: Definition;
  readonly cases: readonly PaperCase[];
  readonly layout: PageLayout;
  readonly pictures: Pictures;
  readonly places: PicturePlaces;
}

/** The drawings and main figures placed below cases side by side. */
function PicturesBeneath({ definition, cases, layout, pictures, places }: BandProps) {
  const { drawings, main } = pictures;
  return (
    <>
      {places.drawing === 'beneath' && <PaperDrawings drawings={drawings} room={places.drawingRoom ?? 0} />}
      {places.figure === 'beneath' && <PaperFigures figures={main} widthOf={() => mainRoom(layout, pictures)} />}
      {cases.map(each => {
        const whole = wholeOf(definition, each);
        return whole && <PicturesMissing key={each.key} whole={whole} />;
      })}
    </>
  );
}

/** Cases as columns, with their messages and any figures that fit below. */
export const Band = memo(function Band({ units, ...band }: BandProps & { units: Readonly<Record<string, string>> }) {
  const { definition, cases, layout, places } = band;
  const rows = rowsOf(
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
            {stateWords[each.state] !== undefined && <p className="paper-state">{stateWords[each.state]}</p>}
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
      <Notes notes={notesOn(definition, cases)} numbers />
      {(places.drawing === 'beneath' || places.figure === 'beneath') && <PicturesBeneath {...band} />}
    </section>
  );
});
