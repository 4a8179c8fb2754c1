import { caseTitle, labelInUnit, withCaseNumber, resultInfo, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import { MessageList } from './results/result-cells.tsx';
import { differenceText, formatResult } from './results/format-result.ts';

/** The Checks tab: cross-checks by other methods and all messages, case by case. */
export function Checks({
  definition,
  cases,
  units,
}: {
  definition: Definition;
  cases: readonly WorkbenchCase[];
  units: Readonly<Record<string, string>>;
}) {
  if (!cases.some(({ calculated }) => calculated))
    return (
      <p className="panel-empty">
        Cross-checks between methods and all warnings appear here once a case has been calculated.
      </p>
    );
  return cases.map((item, index) => <CaseChecks key={item.key} {...{ definition, item, index, units }} />);
}

function CaseChecks({
  definition,
  item,
  index,
  units,
}: {
  definition: Definition;
  item: WorkbenchCase;
  index: number;
  units: Readonly<Record<string, string>>;
}) {
  const { calculated, data } = item;
  if (!calculated) return null;
  const { crossCheck, messages } = calculated.report;
  const stale = !isUpToDate(definition, item);
  return (
    <section className={stale ? 'case-checks stale-notes' : 'case-checks'}>
      <h2>{caseTitle(data, index)}</h2>
      {crossCheck.length > 0 && (
        <dl className="cross-checks">
          {crossCheck.map(check => {
            const { method, name, result, value } = check;
            const difference = differenceText(check);
            const shown = formatResult(definition, result, value, units[result]);
            return (
              <div key={method}>
                <dt>
                  {labelInUnit(resultInfo(definition, result), units[result])} by {name}
                </dt>
                <dd>
                  {shown ? (
                    <span className="mono">
                      {shown.text} {shown.unit}
                    </span>
                  ) : (
                    value.type === 'none' && value.reason
                  )}
                  {difference !== undefined && <span className="mono difference"> {difference}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {messages.length === 0 && <p className="panel-empty">No remarks.</p>}
      <MessageList messages={messages.map(message => withCaseNumber(message, index))} stale={stale} />
    </section>
  );
}
