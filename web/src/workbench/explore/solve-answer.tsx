import type { SolveAnswer } from '@isentrope/calculators/kit';
import { PlaceRow } from './places.tsx';
import { asSentence, told } from './told.ts';

type Shown = SolveAnswer['range']['from'];

/** The solutions of a goal seek, or what was found instead. */
export function SolveRows({
  answer,
  onMake,
}: {
  readonly answer: SolveAnswer;
  /** Copies an input value to the case; undefined while the result is outdated. */
  readonly onMake: ((at: Shown) => void) | undefined;
}) {
  const { solutions, steps, plateaus, gaps, regions, nearest, input, result, range, outcome, scan } = answer;

  const name = input.label;
  const make = (at: Shown) => onMake && (() => onMake(at));
  return (
    <>
      <ul className="places">
        {solutions.map(({ at, touches, messages }) => (
          <PlaceRow
            key={at.si}
            label={name}
            at={told(at)}
            remark={touches ? 'the result turns round here, so the value is known to five digits only' : undefined}
            messages={messages}
            onMake={make(at)}
          />
        ))}
        {steps.flatMap(({ below, above }) =>
          [below, above].map((side, place) => (
            <PlaceRow
              key={`step ${side.at.si} ${place}`}
              label={name}
              at={told(side.at)}
              gives={`${result.label} ${told(side.result)}`}
              remark={place === 0 ? 'just below a step past what is wanted' : 'just above that step'}
              onMake={make(side.at)}
            />
          )),
        )}
        {plateaus
          .filter(({ wanted }) => wanted)
          .map(({ from, to }) => (
            <PlaceRow
              key={`plateau ${from.si}`}
              label={name}
              at={`${told(from)} to ${told(to)}`}
              remark="has no effect: every value gives it"
              ends={onMake && { onLower: () => onMake(from), onUpper: () => onMake(to) }}
            />
          ))}
        {regions.map(({ from, to, messages }) => (
          <PlaceRow
            key={`region ${from.si}`}
            label={name}
            at={`${told(from)} to ${told(to)}`}
            messages={messages}
            ends={onMake && { onLower: () => onMake(from), onUpper: () => onMake(to) }}
          />
        ))}
        {nearest && (
          <PlaceRow
            label={name}
            at={told(nearest.at)}
            gives={`${result.label} ${told(nearest.result)}`}
            remark="comes nearest"
            onMake={make(nearest.at)}
          />
        )}
      </ul>
      {range.assumed && (outcome === 'none' || outcome === 'refused') && (
        <p className="remark">
          The field has no bounds, so that three decades to either side of the case were looked at. Type a range to look
          elsewhere.
        </p>
      )}
      <p className="remark">{scan.sentence}</p>
      <ul className="aside-places">
        {plateaus
          .filter(({ wanted }) => !wanted)
          .map(({ from, to, result: stays }) => (
            <li key={`flat ${from.si}`}>
              {name} has no effect between {told(from)} and {told(to)}: {result.label} stays {told(stays)}.
            </li>
          ))}
        {gaps.map(({ from, to, reason }) => (
          <li key={`gap ${from.si}`}>
            No result between {told(from)} and {told(to)}. {asSentence(reason)}
          </li>
        ))}
      </ul>
    </>
  );
}
