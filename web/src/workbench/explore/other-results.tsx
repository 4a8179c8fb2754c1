import type { CompareResult, CornersResult, LimitsResult, MapResult, SweepResult } from '@isentrope/calculators/kit';
import { Figure } from '../../figure/figure.tsx';
import type { DraggablePoint } from '../../figure/figure-handle.tsx';
import { MessageList } from '../results-pane/results/result-cells.tsx';
import { compareFigure, mapFigure, readAs, warningRanges, sweepFigure, type SweepAdditions } from './result-figures.ts';
import { SolutionRow } from './solution-row.tsx';
import { capitalise, formatQuantity } from './format-quantity.ts';

type Shown = SweepResult['range']['from'];
type Make = ((values: Readonly<Record<string, Shown>>) => void) | undefined;

/** A sweep: its figure and the list of its warnings and gaps. */
export function SweepRows({
  answer,
  additions,
  draggable,
  isListed = true,
}: {
  readonly answer: SweepResult;
  readonly additions?: SweepAdditions;
  /** Whether warnings and gaps are listed. */
  readonly isListed?: boolean;
  readonly draggable?: DraggablePoint | undefined;
}) {
  const { input, gaps, points } = answer;
  const stretches = warningRanges(answer);
  if (points.length === 0) return null;
  return (
    <>
      <Figure plot={sweepFigure(answer, { ...additions, isNamed: isListed })} draggable={draggable} />
      {isListed && (stretches.length > 0 || gaps.length > 0) && (
        <ul className="aside-limits">
          {stretches.map(({ name, from, to, messages }) => (
            <li key={from}>
              <p>
                <span className="letter mono">{name}</span> {readAs(input, from)} to {readAs(input, to)}
              </p>
              <MessageList messages={messages} />
            </li>
          ))}
          {gaps.map(({ from, to, reason }) => (
            <li key={`gap ${from.si}`}>
              No result from {formatQuantity(from)} to {formatQuantity(to)}. {capitalise(reason)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The ranges of an input with constant verdict, and the boundaries between them. */
export function LimitsRows({ answer, onCopyToCase }: { readonly answer: LimitsResult; readonly onCopyToCase: Make }) {
  const { input, regions, scan } = answer;
  const words = (value: LimitsResult['regions'][number]['value']) =>
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === null ? undefined : String(value);
  return (
    <>
      <ul className="places regions">
        {regions.map(({ from, to, value, messages, refused }) => {
          const counted = messages.filter(({ level }) => level !== 'info');
          return (
            <SolutionRow
              key={from.si}
              label={input.label}
              at={`${formatQuantity(from)} to ${formatQuantity(to)}`}
              result={words(value)}
              remark={refused ?? (value === null && counted.length === 0 ? 'no remarks' : undefined)}
              messages={value === null ? counted : []}
              ends={
                onCopyToCase && {
                  onLower: () => onCopyToCase({ [input.id]: from }),
                  onUpper: () => onCopyToCase({ [input.id]: to }),
                }
              }
            />
          );
        })}
      </ul>
      <p className="remark">{scan.sentence}</p>
    </>
  );
}

/** The worst of all combinations of extremes. */
export function CornersRows({ answer, onCopyToCase }: { readonly answer: CornersResult; readonly onCopyToCase: Make }) {
  const { worst, inputs, result, base, refused, sentence } = answer;
  const labelOf = (id: string) => inputs.find(({ input }) => input.id === id)?.input.label ?? id;
  return (
    <>
      <p className="sentence-answer">{sentence}</p>
      {worst && (
        <ul className="places">
          <SolutionRow
            label={result.label}
            at={formatQuantity(worst.result)}
            result={base ? `the case ${formatQuantity(base)}` : undefined}
            remark={`with ${worst.at.map(({ id, at }) => `${labelOf(id)} ${formatQuantity(at)}`).join(', ')}`}
            messages={worst.messages.filter(({ level }) => level !== 'info')}
            onCopyToCase={
              onCopyToCase && (() => onCopyToCase(Object.fromEntries(worst.at.map(({ id, at }) => [id, at]))))
            }
          />
        </ul>
      )}
      {refused.length > 0 && (
        <ul className="aside-limits">
          {refused.map(({ reason, count }) => (
            <li key={reason}>
              {count} without a result: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A map: its contour figure and the messages of its regions. */
export function MapRows({
  answer,
  present,
  draggable,
}: {
  readonly answer: MapResult;
  readonly present: { readonly x: number; readonly y: number } | undefined;
  readonly draggable?: DraggablePoint | undefined;
}) {
  const { values, boundaries } = answer;
  if (values.length < 2) return null;
  return (
    <>
      <Figure plot={mapFigure(answer, present)} draggable={draggable} aspect={0.62} />
      {boundaries.length > 0 && (
        <ul className="aside-limits">
          {boundaries.map(({ text, level }, index) => (
            <li key={text} className="lettered">
              <span className="letter mono">{String.fromCodePoint(97 + (index % 26))}</span>
              <MessageList messages={[{ text, level: level === 'none' ? 'info' : level }]} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A comparison: one curve per case or option. */
export function CompareRows({ answer }: { readonly answer: CompareResult }) {
  const figure = compareFigure(answer);
  const refused = answer.curves.filter(each => each.refused !== undefined);
  return (
    <>
      {figure && <Figure plot={figure} />}
      {refused.length > 0 && (
        <ul className="aside-limits">
          {refused.map(({ case: index, title, name, refused: why }) => (
            <li key={`${index} ${name ?? ''}`}>
              {name === undefined ? title : `${title}, ${name}`}: {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
