import type { SolveResult } from '@isentrope/calculators/kit';
import { SolutionRow } from './solution-row.tsx';
import { capitalise, formatQuantity } from './format-quantity.ts';

type Shown = SolveResult['range']['from'];

/** The solutions of a goal seek, or what was found instead. */
export function SolveRows({
  answer,
  onCopyToCase,
}: {
  readonly answer: SolveResult;
  /** Copies an input value to the case; undefined while the result is outdated. */
  readonly onCopyToCase: ((at: Shown) => void) | undefined;
}) {
  const { solutions, steps, plateaus, gaps, regions, nearest, input, result, range, outcome, scan } = answer;

  const name = input.label;
  const make = (at: Shown) => onCopyToCase && (() => onCopyToCase(at));
  return (
    <>
      <ul className="places">
        {solutions.map(({ at, touches, messages }) => (
          <SolutionRow
            key={at.si}
            label={name}
            at={formatQuantity(at)}
            remark={
              touches ? 'the result has a turning point here, so the value is accurate to five digits only' : undefined
            }
            messages={messages}
            onCopyToCase={make(at)}
          />
        ))}
        {steps.flatMap(({ below, above }) =>
          [below, above].map((side, index) => (
            <SolutionRow
              key={`step ${side.at.si} ${index}`}
              label={name}
              at={formatQuantity(side.at)}
              result={`${result.label} ${formatQuantity(side.result)}`}
              remark={index === 0 ? 'just below a step that passes the target' : 'just above that step'}
              onCopyToCase={make(side.at)}
            />
          )),
        )}
        {plateaus
          .filter(({ wanted }) => wanted)
          .map(({ from, to }) => (
            <SolutionRow
              key={`plateau ${from.si}`}
              label={name}
              at={`${formatQuantity(from)} to ${formatQuantity(to)}`}
              remark="has no effect: every value meets the target"
              ends={onCopyToCase && { onLower: () => onCopyToCase(from), onUpper: () => onCopyToCase(to) }}
            />
          ))}
        {regions.map(({ from, to, messages }) => (
          <SolutionRow
            key={`region ${from.si}`}
            label={name}
            at={`${formatQuantity(from)} to ${formatQuantity(to)}`}
            messages={messages}
            ends={onCopyToCase && { onLower: () => onCopyToCase(from), onUpper: () => onCopyToCase(to) }}
          />
        ))}
        {nearest && (
          <SolutionRow
            label={name}
            at={formatQuantity(nearest.at)}
            result={`${result.label} ${formatQuantity(nearest.result)}`}
            remark="comes nearest"
            onCopyToCase={make(nearest.at)}
          />
        )}
      </ul>
      {range.assumed && (outcome === 'none' || outcome === 'refused') && (
        <p className="remark">
          The field has no limits, so three decades either side of the case were searched. Type a range to search
          elsewhere.
        </p>
      )}
      <p className="remark">{scan.sentence}</p>
      <ul className="aside-limits">
        {plateaus
          .filter(({ wanted }) => !wanted)
          .map(({ from, to, result: constantResult }) => (
            <li key={`flat ${from.si}`}>
              {name} has no effect between {formatQuantity(from)} and {formatQuantity(to)}: {result.label} stays{' '}
              {formatQuantity(constantResult)}.
            </li>
          ))}
        {gaps.map(({ from, to, reason }) => (
          <li key={`gap ${from.si}`}>
            No result between {formatQuantity(from)} and {formatQuantity(to)}. {capitalise(reason)}
          </li>
        ))}
      </ul>
    </>
  );
}
