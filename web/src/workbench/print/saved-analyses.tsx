import {
  describeRequest,
  type AnalysisResult,
  type Definition,
  type AnalysisRequest,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { memo } from 'react';
import type { FigureData } from '../../figure/figure-data.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import {
  compareFigure,
  histogramFigure,
  mapFigure,
  readAs,
  warningRanges,
  sweepFigure,
} from '../explore/result-figures.ts';
import { appliesTo, isSameRequest } from '../explore/applies-to.ts';
import { formatQuantity } from '../explore/format-quantity.ts';
import type { AnalysisRun, AnalysisRuns } from '../explore/analysis-run.ts';
import type { PageLayout } from './layout/page-layout.ts';
import { Part } from './part.tsx';
import { figureRoom } from './layout/place-figures.ts';
import { PrintedFigures } from './layout/printed-figures.tsx';

/** The saved analyses, with their results where they match the present cases. */
export const SavedAnalyses = memo(function Questions({
  definition,
  cases,
  index,
  units,
  questions,
  runs,
  layout,
}: {
  readonly definition: Definition;
  readonly cases: readonly WorkbenchCase[];
  /** The index of the case analysed. */
  readonly index: number;
  readonly units: Readonly<Record<string, string>>;
  readonly questions: readonly AnalysisRequest[];
  readonly runs: AnalysisRuns;
  readonly layout: PageLayout;
}) {
  if (questions.length === 0) return null;
  const dataOf = (question: AnalysisRequest) =>
    (question.type === 'compare' ? cases : cases.slice(index, index + 1)).map(({ data }) => data);
  return (
    <Part title="Analyses">
      {questions.map((question, index) => {
        const slot = runs[question.type];
        const isOfThis =
          slot?.progress === 'whole' &&
          isSameRequest(slot.question, question) &&
          appliesTo(definition, slot, dataOf(question), units);
        return (
          <section key={index} className="paper-analysis">
            <h3>{describeRequest(definition, question)}</h3>
            {isOfThis && slot.answer ? (
              <Answered answer={slot.answer} picture={pictureOf(runs, slot)} layout={layout} />
            ) : (
              <p>Not run for this case: open Explore and run it.</p>
            )}
          </section>
        );
      })}
    </Part>
  );
});

/** The sweep shown with the result of an analysis. */
function pictureOf(runs: AnalysisRuns, { question, answer }: AnalysisRun) {
  const picture = runs[`${question.type} picture`];
  const shown = picture?.progress === 'whole' ? picture.answer : undefined;
  const isOfThis = shown?.type === 'sweep' && answer && 'input' in answer && answer.input.id === shown.input.id;
  return isOfThis ? shown : undefined;
}

function Answered({
  answer,
  picture,
  layout,
}: {
  readonly answer: AnalysisResult;
  readonly picture: ReturnType<typeof pictureOf>;
  readonly layout: PageLayout;
}) {
  const lines = linesOf(answer);
  const figure = figureOf(answer, picture);
  return (
    <>
      <ul className="paper-lines">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      {figure && (
        <PrintedFigures
          figures={[{ key: figure.title, caption: figure.title, figure }]}
          widthOf={each => figureRoom(layout, each, true)}
        />
      )}
    </>
  );
}

function figureOf(answer: AnalysisResult, picture: ReturnType<typeof pictureOf>): FigureData | undefined {
  switch (answer.type) {
    case 'solve': {
      const target = typeof answer.wanted === 'object' ? answer.wanted.si : undefined;
      const solutions = answer.solutions.map(({ at, result }) => ({ x: at.si, y: result.si }));
      return picture && sweepFigure(picture, { target, solutions, isNamed: false });
    }
    case 'limits':
      return picture && sweepFigure(picture, { isNamed: false });
    case 'sweep':
      return sweepFigure(answer);
    case 'compare':
      return compareFigure(answer);
    case 'monteCarlo':
      return histogramFigure(answer);
    case 'map':
      return mapFigure(answer);
    default:
      return undefined;
  }
}

function linesOf(answer: AnalysisResult): string[] {
  switch (answer.type) {
    case 'solve':
      return [
        answer.sentence,
        ...answer.solutions.map(({ at }) => `${answer.input.label} ${formatQuantity(at)}`),
        ...answer.regions.map(
          ({ from, to }) => `${answer.input.label} ${formatQuantity(from)} to ${formatQuantity(to)}`,
        ),
        answer.scan.sentence,
      ];
    case 'limits':
      return [
        answer.sentence,
        ...answer.regions.map(({ from, to, value, messages, refused }) => {
          const sentences = messages.filter(({ level }) => level !== 'info').map(({ text }) => text);
          const verdict = refused ?? (value === null ? sentences.join(' ') : String(value));
          return `${answer.input.label} ${formatQuantity(from)} to ${formatQuantity(to)}: ${verdict === '' ? 'no remarks.' : verdict}`;
        }),
        answer.scan.sentence,
      ];
    case 'sweep':
      return warningRanges(answer).map(
        ({ name, from, to, messages }) =>
          `${name}: ${readAs(answer.input, from)} to ${readAs(answer.input, to)}: ${messages.map(({ text }) => text).join(' ')}`,
      );
    case 'corners':
      return [
        answer.sentence,
        ...(answer.worst
          ? [
              `${answer.result.label} ${formatQuantity(answer.worst.result)}, with ${answer.worst.at
                .map(
                  ({ id, at }) =>
                    `${answer.inputs.find(({ input }) => input.id === id)?.input.label ?? id} ${formatQuantity(at)}`,
                )
                .join(', ')}`,
            ]
          : []),
      ];
    case 'tornado':
      return answer.bars
        .filter(({ effect }) => effect)
        .map(
          ({ input, low, high }) =>
            `${input.label} ${formatQuantity(low.at, 4)} to ${formatQuantity(high.at, 4)}: ${answer.result.label} ${low.result ? formatQuantity(low.result) : 'no result'} to ${high.result ? formatQuantity(high.result) : 'no result'}`,
        );
    case 'monteCarlo': {
      const { percentiles, beyond, samples, seed } = answer;
      const at = (percent: number) => percentiles.find(each => each.percent === percent);
      const [low, middle, high] = [at(2.5), at(50), at(97.5)];
      const runs = `${formatNumber(samples, 1)} runs, seed ${seed}.`;
      if (!low || !middle || !high) return [runs];
      return [
        `95 % between ${readAs(answer.result, low.value, 5)} and ${readAs(answer.result, high.value, 5)}; median ${readAs(answer.result, middle.value, 5)}. ${runs}`,
        ...(beyond
          ? [`${formatNumber(100 * beyond.value, 3)} % are ${beyond.side} ${formatQuantity(beyond.limit)}.`]
          : []),
      ];
    }
    case 'map':
      return answer.boundaries.map(({ text }, index) => `${String.fromCodePoint(97 + (index % 26))}: ${text}`);
    default:
      return [];
  }
}
