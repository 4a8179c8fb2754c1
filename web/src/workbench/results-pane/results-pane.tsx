import {
  caseTitle,
  methodName,
  selectedMethod,
  reportInUnits,
  type Definition,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { lazy, memo, useMemo } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { LazyPart } from '../../shell/part-boundary.tsx';
import type { WorkbenchCase, CalculatedResult } from '../state/workbench-model.ts';
import { fullReport } from '../calculation/calculate-cases.ts';
import { Tabs, type Tab } from '../ui/tabs.tsx';
import type { Analyses } from '../explore/use-analyses.ts';
import { useUnitSelector } from '../units/use-unit-for.ts';
import { resultsTabs, type ResultsTab } from './results-tabs.ts';
import { Results, type ResultsProps } from './results.tsx';
import { differenceText } from './results/format-result.ts';
import { Options } from '../../design/options.tsx';

const Checks = lazy(async () => ({ default: (await import('./other-tabs.tsx')).Checks }));
const Explore = lazy(async () => ({ default: (await import('../explore/explore.tsx')).Explore }));
const References = lazy(async () => ({ default: (await import('./other-tabs.tsx')).References }));
const Working = lazy(async () => ({ default: (await import('./working.tsx')).WorkingPanel }));

/** The results pane beside the inputs, with the tabs results, working, checks, explore and references. */
export const ResultsPane = memo(function Desk({
  tab,
  onTab,
  beside,
  live,
  analyses,
  onCase,
  ...results
}: ResultsProps & {
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
  /** Whether the working is shown in a pane of its own, on a wide screen. */
  readonly beside: boolean;
  /** Whether edits are calculated live. */
  readonly live: boolean;
  readonly analyses: Analyses;
  /** Makes a case active; undefined if the cases stand beside the results. */
  readonly onCase: ((active: { readonly key: number }) => void) | undefined;
}) {
  const { definition } = results;
  const { workbench, index } = results.resultsView;
  const { cases, units } = workbench;
  const focused = cases[index];
  const unitFor = useUnitSelector(definition, focused?.data ?? {}, units);
  const whole = useFullReport(definition, focused?.calculated, unitFor);
  const warnings = cases.flatMap(({ calculated }) =>
    (calculated?.report.messages ?? []).filter(({ level }) => level !== 'info'),
  );
  const tabs: Tab<ResultsTab>[] = [
    { id: 'results', label: resultsTabs.results },
    ...(beside ? [] : [{ id: 'working', label: resultsTabs.working } as const]),
    { id: 'checks', label: resultsTabs.checks, count: warnings.length },
    { id: 'explore', label: resultsTabs.explore },
    { id: 'references', label: resultsTabs.references },
  ];
  const chosen = beside && tab === 'working' ? 'results' : tab;
  const working = (
    <LazyPart>
      {whole?.working && whole.working.length > 0 ? (
        <Working working={whole.working} />
      ) : whole ? (
        <p className="panel-empty">
          No step can be calculated from the inputs so far. The results list what they need.
        </p>
      ) : (
        <p className="panel-empty">
          Each step appears here with its equation, numbers and source once the case has been calculated.
        </p>
      )}
    </LazyPart>
  );
  const title = focused && caseTitle(focused.data, index);
  return (
    <>
      <section className="desk" aria-label="Desk">
        <Tabs label="Desk" name="desk" tabs={tabs} chosen={chosen} onChoose={onTab}>
          <MethodLine definition={definition} item={focused} />
        </Tabs>
        {onCase && cases.length > 1 && (
          <div className="case-of-desk">
            <label htmlFor="case-of-desk">Case</label>
            <select
              id="case-of-desk"
              value={focused?.key}
              onChange={({ target }) => onCase({ key: Number(target.value) })}
            >
              <Options of={cases.map(({ key, data }, position) => [key, caseTitle(data, position)])} />
            </select>
          </div>
        )}
        <div id="desk-panel" role="tabpanel" aria-labelledby={`desk-${chosen}`} tabIndex={-1} className="desk-panel">
          {chosen === 'results' && <Results {...results} {...{ whole, unitFor }} isNamed={onCase === undefined} />}
          {chosen === 'working' && (
            <>
              {cases.length > 1 && <h2>{title}</h2>}
              {working}
            </>
          )}
          {chosen !== 'results' && chosen !== 'working' && (
            <LazyPart>
              {chosen === 'checks' && <Checks definition={definition} cases={cases} units={units} />}
              {chosen === 'explore' && (
                <Explore {...{ definition, cases, index, units, live, analyses }} savedRequests={workbench.questions} />
              )}
              {chosen === 'references' && <References definition={definition} />}
            </LazyPart>
          )}
        </div>
      </section>
      {beside && (
        <section className="desk working-beside" aria-label="Working">
          <h2 className="tabs">Working {cases.length > 1 && <span className="mono">{title}</span>}</h2>
          {working}
        </section>
      )}
    </>
  );
});

/** The full report of a calculated case, recomputed when its results change, with its figures in the chosen units. */
function useFullReport(definition: Definition, calculated: CalculatedResult | undefined, unitFor: UnitSelector) {
  const whole = useMemo(() => calculated && fullReport(definition, calculated), [definition, calculated]);
  return useMemo(() => whole && reportInUnits(whole, unitFor), [whole, unitFor]);
}

/** The method of the active case, and the deviations of the other methods. */
function MethodLine({ definition, item }: { definition: Definition; item: WorkbenchCase | undefined }) {
  if (!item?.calculated || !definition.methods) return null;
  const { method, crossCheck } = item.calculated.report;
  const own = methodName(definition, method ?? selectedMethod(definition, item.calculated.of) ?? '');
  return (
    <p className="method-line">
      <NoWrapText text={own} />
      {crossCheck.map(check => {
        const { method: other, name } = check;
        const difference = differenceText(check);
        return (
          <span key={other}>
            {' '}
            · <NoWrapText text={difference === undefined ? `not comparable with ${name}` : `${name} ${difference}`} />
          </span>
        );
      })}
    </p>
  );
}
