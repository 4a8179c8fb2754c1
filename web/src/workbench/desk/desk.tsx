import { caseTitle, methodName, methodOf, picturesIn, type Definition, type UnitFor } from '@isentrope/calculators/kit';
import { lazy, memo, Suspense, useMemo } from 'react';
import { Unbroken } from '../../design/unbroken.tsx';
import { PartBoundary, PartMissing } from '../../shell/part-boundary.tsx';
import type { BenchCase, Calculated } from '../bench/bench-model.ts';
import { wholeReport } from '../bench/calculated.ts';
import type { Seen } from '../bench/use-settled.ts';
import { Tabs, type Tab } from '../tabs.tsx';
import type { Askings } from '../explore/use-asking.ts';
import { useUnitFor } from '../units/use-unit-for.ts';
import { Checks } from './checks.tsx';
import { deskTabs, type DeskTab } from './desk-tabs.ts';
import { References } from './references.tsx';
import { Results } from './results.tsx';
import { percent } from './shown-value.ts';

const Explore = lazy(async () => ({ default: (await import('../explore/explore.tsx')).Explore }));
const Working = lazy(async () => ({ default: (await import('./working.tsx')).WorkingPanel }));

/** The results pane beside the inputs, with the tabs results, working, checks, explore and references. */
export const Desk = memo(function Desk({
  definition,
  seen: { bench, index, shown, first },
  asTable,
  tab,
  onTab,
  beside,
  live,
  askings,
  lit,
  onPick,
}: {
  readonly definition: Definition;
  readonly seen: Seen;
  readonly asTable: boolean;
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  /** Whether the working is shown in a pane of its own, on a wide screen. */
  readonly beside: boolean;
  /** Whether edits are calculated live. */
  readonly live: boolean;
  readonly askings: Askings;
  readonly lit: string | undefined;
  readonly onPick: (field: string) => void;
}) {
  const { cases, units } = bench;
  const focused = cases[index];
  const unitFor = useUnitFor(definition, focused?.data ?? {}, units);
  const whole = useWhole(definition, focused?.calculated, unitFor);
  const warnings = cases.flatMap(({ calculated }) =>
    (calculated?.report.messages ?? []).filter(({ level }) => level !== 'info'),
  );
  const tabs: Tab<DeskTab>[] = [
    { id: 'results', label: deskTabs.results },
    ...(beside ? [] : [{ id: 'working', label: deskTabs.working } as const]),
    { id: 'checks', label: deskTabs.checks, count: warnings.length },
    { id: 'explore', label: deskTabs.explore },
    { id: 'references', label: deskTabs.references },
  ];
  const chosen = beside && tab === 'working' ? 'results' : tab;
  const working = (
    <PartBoundary instead={<PartMissing />}>
      <Suspense>
        {whole?.working && whole.working.length > 0 ? (
          <Working working={whole.working} />
        ) : whole ? (
          <p className="panel-empty">No step can be worked out with what is entered. The results say what they need.</p>
        ) : (
          <p className="panel-empty">
            Every step appears here with its equation, its numbers and its source once the case is calculated.
          </p>
        )}
      </Suspense>
    </PartBoundary>
  );
  const title = focused && caseTitle(focused.data, index);
  return (
    <>
      <section className="desk" aria-label="Desk">
        <Tabs label="Desk" name="desk" tabs={tabs} chosen={chosen} onChoose={onTab}>
          <MethodLine definition={definition} item={focused} />
        </Tabs>
        <div id="desk-panel" role="tabpanel" aria-labelledby={`desk-${chosen}`} tabIndex={-1} className="desk-panel">
          {chosen === 'results' && (
            <Results {...{ definition, cases, index, shown, first, asTable, whole, units, unitFor, lit, onPick }} />
          )}
          {chosen === 'working' && (
            <>
              {cases.length > 1 && <h2>{title}</h2>}
              {working}
            </>
          )}
          {chosen === 'checks' && <Checks definition={definition} cases={cases} units={units} />}
          {chosen === 'explore' && (
            <PartBoundary instead={<PartMissing />}>
              <Suspense>
                <Explore {...{ definition, cases, index, units, live, askings }} kept={bench.questions} />
              </Suspense>
            </PartBoundary>
          )}
          {chosen === 'references' && <References definition={definition} />}
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
function useWhole(definition: Definition, calculated: Calculated | undefined, unitFor: UnitFor) {
  const whole = useMemo(() => calculated && wholeReport(definition, calculated), [definition, calculated]);
  return useMemo(() => whole && picturesIn(whole, unitFor), [whole, unitFor]);
}

/** The method of the active case, and the deviations of the other methods. */
function MethodLine({ definition, item }: { definition: Definition; item: BenchCase | undefined }) {
  if (!item?.calculated || !definition.methods) return null;
  const { method, crossCheck } = item.calculated.report;
  const own = methodName(definition, method ?? methodOf(definition, item.calculated.of) ?? '');
  return (
    <p className="method-line">
      <Unbroken text={own} />
      {crossCheck.map(({ method: other, name, difference }) => (
        <span key={other}>
          {' '}
          · <Unbroken text={difference === null ? `not comparable with ${name}` : `${name} ${percent(difference)}`} />
        </span>
      ))}
    </p>
  );
}
