import type { CompareAnswer, CornersAnswer, LimitsAnswer, MapAnswer, SweepAnswer } from '@isentrope/calculators/kit';
import { Figure } from '../../figure/figure.tsx';
import type { Held } from '../../figure/figure-handle.tsx';
import { Notes } from '../desk/result-cells.tsx';
import { compareFigure, mapFigure, readAs, stretchesOf, sweepFigure, type Around } from './answer-figures.ts';
import { PlaceRow } from './places.tsx';
import { asSentence, told } from './told.ts';

type Shown = SweepAnswer['range']['from'];
type Make = ((values: Readonly<Record<string, Shown>>) => void) | undefined;

/** A sweep: its figure and the list of its warnings and gaps. */
export function SweepRows({
  answer,
  around,
  held,
  isListed = true,
}: {
  readonly answer: SweepAnswer;
  readonly around?: Around;
  /** Whether warnings and gaps are listed. */
  readonly isListed?: boolean;
  readonly held?: Held | undefined;
}) {
  const { input, gaps, points } = answer;
  const stretches = stretchesOf(answer);
  if (points.length === 0) return null;
  return (
    <>
      <Figure plot={sweepFigure(answer, { ...around, isNamed: isListed })} held={held} />
      {isListed && (stretches.length > 0 || gaps.length > 0) && (
        <ul className="aside-places">
          {stretches.map(({ name, from, to, messages }) => (
            <li key={from}>
              <p>
                <span className="letter mono">{name}</span> {readAs(input, from)} to {readAs(input, to)}
              </p>
              <Notes messages={messages} />
            </li>
          ))}
          {gaps.map(({ from, to, reason }) => (
            <li key={`gap ${from.si}`}>
              No result from {told(from)} to {told(to)}. {asSentence(reason)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The ranges of an input with constant verdict, and the boundaries between them. */
export function LimitsRows({ answer, onMake }: { readonly answer: LimitsAnswer; readonly onMake: Make }) {
  const { input, regions, scan } = answer;
  const words = (value: LimitsAnswer['regions'][number]['value']) =>
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === null ? undefined : String(value);
  return (
    <>
      <ul className="places regions">
        {regions.map(({ from, to, value, messages, refused }) => {
          const counted = messages.filter(({ level }) => level !== 'info');
          return (
            <PlaceRow
              key={from.si}
              label={input.label}
              at={`${told(from)} to ${told(to)}`}
              gives={words(value)}
              remark={refused ?? (value === null && counted.length === 0 ? 'nothing to remark' : undefined)}
              messages={value === null ? counted : []}
              ends={
                onMake && {
                  onLower: () => onMake({ [input.id]: from }),
                  onUpper: () => onMake({ [input.id]: to }),
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
export function CornersRows({ answer, onMake }: { readonly answer: CornersAnswer; readonly onMake: Make }) {
  const { worst, inputs, result, base, refused, sentence } = answer;
  const labelOf = (id: string) => inputs.find(({ input }) => input.id === id)?.input.label ?? id;
  return (
    <>
      <p className="sentence-answer">{sentence}</p>
      {worst && (
        <ul className="places">
          <PlaceRow
            label={result.label}
            at={told(worst.result)}
            gives={base ? `the case ${told(base)}` : undefined}
            remark={`with ${worst.at.map(({ id, at }) => `${labelOf(id)} ${told(at)}`).join(', ')}`}
            messages={worst.messages.filter(({ level }) => level !== 'info')}
            onMake={onMake && (() => onMake(Object.fromEntries(worst.at.map(({ id, at }) => [id, at]))))}
          />
        </ul>
      )}
      {refused.length > 0 && (
        <ul className="aside-places">
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
  held,
}: {
  readonly answer: MapAnswer;
  readonly present: { readonly x: number; readonly y: number } | undefined;
  readonly held?: Held | undefined;
}) {
  const { values, boundaries } = answer;
  if (values.length < 2) return null;
  return (
    <>
      <Figure plot={mapFigure(answer, present)} held={held} aspect={0.62} />
      {boundaries.length > 0 && (
        <ul className="aside-places">
          {boundaries.map(({ text, level }, place) => (
            <li key={text} className="lettered">
              <span className="letter mono">{String.fromCodePoint(97 + (place % 26))}</span>
              <Notes messages={[{ text, level: level === 'none' ? 'info' : level }]} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A comparison: one curve per case or option. */
export function CompareRows({ answer }: { readonly answer: CompareAnswer }) {
  const figure = compareFigure(answer);
  const refused = answer.curves.filter(each => each.refused !== undefined);
  return (
    <>
      {figure && <Figure plot={figure} />}
      {refused.length > 0 && (
        <ul className="aside-places">
          {refused.map(({ case: place, title, name, refused: why }) => (
            <li key={`${place} ${name ?? ''}`}>
              {name === undefined ? title : `${title}, ${name}`}: {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
