import type { Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import { Band } from './band.tsx';
import { inBands, type PageLayout } from './page-layout.ts';
import type { PaperCase } from './paper-case.ts';
import type { Pictures } from './picture-choice.ts';
import type { PicturePlaces } from './picture-places.ts';
import { Single } from './single.tsx';

/** The summary: all inputs and results, of cases side by side or of a single case. */
export const Summary = memo(function Summary({
  definition,
  cases,
  ...rest
}: {
  definition: Definition;
  cases: readonly PaperCase[];
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
  pictures: Pictures;
  places: PicturePlaces;
}) {
  const { columns } = rest.layout;
  const bands = useMemo(() => inBands(cases, columns), [cases, columns]);
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
        <Band key={band[0]?.key} definition={definition} cases={band} {...rest} />
      ))}
    </section>
  );
});
