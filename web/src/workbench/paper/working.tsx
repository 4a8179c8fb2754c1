import type { Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import { titleOf, wholeOf, type PaperCase } from './paper-case.ts';
import { WorkingOf } from './working-of.tsx';

/** The working part of the report. */
export const Working = memo(function Working({
  definition,
  cases,
}: {
  definition: Definition;
  cases: readonly PaperCase[];
}) {
  const worked = useMemo(
    () =>
      cases.map(each => ({
        number: each.number,
        title: titleOf(each),
        lines: wholeOf(definition, each)?.working ?? [],
      })),
    [definition, cases],
  );
  return <WorkingOf cases={worked} />;
});
