import type { Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import { titleWithState, fullReportOf, type PrintedCase } from '../printed-case.ts';
import { WorkingSteps } from './working-steps.tsx';

/** The working part of the report. */
export const Working = memo(function Working({
  definition,
  cases,
}: {
  definition: Definition;
  cases: readonly PrintedCase[];
}) {
  const workings = useMemo(
    () =>
      cases.map(each => ({
        number: each.number,
        title: titleWithState(each),
        lines: fullReportOf(definition, each)?.working ?? [],
      })),
    [definition, cases],
  );
  return <WorkingSteps cases={workings} />;
});
