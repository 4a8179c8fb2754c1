import type { Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import { CaseBand } from './case-band.tsx';
import { splitEvenly, type PageLayout } from '../layout/page-layout.ts';
import type { PrintedCase } from '../printed-case.ts';
import type { ReportFigures } from '../layout/collect-figures.ts';
import type { FigurePlacement } from '../layout/place-figures.ts';
import { Single } from './single.tsx';

/** The summary: all inputs and results, of cases side by side or of a single case. */
export const Summary = memo(function Summary({
  definition,
  cases,
  ...rest
}: {
  definition: Definition;
  cases: readonly PrintedCase[];
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
  pictures: ReportFigures;
  places: FigurePlacement;
}) {
  const { columns } = rest.layout;
  const bands = useMemo(() => splitEvenly(cases, columns), [cases, columns]);
  const [only, ...others] = cases;
  if (only && others.length === 0)
    return (
      <section className="paper-sheet">
        <Single definition={definition} of={only} {...rest} />
      </section>
    );
  return (
    <section className="paper-sheet">
      {bands.map(band => (
        <CaseBand key={band[0]?.key} definition={definition} cases={band} {...rest} />
      ))}
    </section>
  );
});
