import {
  caseTitle,
  readField,
  type CaseData,
  type Definition,
  type MapAnswer,
  type Question,
  type SolveAnswer,
  type SweepAnswer,
} from '@isentrope/calculators/kit';
import { fromSi, type Kind } from '@isentrope/engineering/quantities';
import { useEffect, useRef, useState } from 'react';
import type { Held, Pixel } from '../../figure/figure-handle.tsx';
import type { CaseAction } from '../actions/action.ts';
import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { readAs, sweptAt, type Around } from './answer-figures.ts';
import { DistributionRows } from './distribution-answer.tsx';
import { holds, pictureRange, sameQuestion } from './holding.ts';
import { CompareRows, CornersRows, LimitsRows, MapRows, SweepRows } from './other-answers.tsx';
import { SolveRows } from './solve-answer.tsx';
import { TornadoRows } from './tornado-answer.tsx';
import type { Asked } from './asked.ts';
import type { Askings } from './use-asking.ts';

type Shown = SolveAnswer['range']['from'];

/** Significant digits of a value copied to a field; enough for a relative accuracy of about 1e-9. */
const digitsMade = 10;

interface AnsweredProps {
  readonly definition: Definition;
  readonly item: BenchCase;
  readonly index: number;
  readonly last: boolean;
  readonly slot: Asked;
  /** Whether the result belongs to the present form and case. */
  readonly current: boolean;
  readonly askings: Askings;
  readonly units: Readonly<Record<string, string>>;
}

/** Returns a function that copies values to inputs of the case as one undoable change. */
function useMaking({ definition, item, index, last }: AnsweredProps) {
  const { act } = useBench();
  return (values: Readonly<Record<string, Shown>>) => {
    const entries = Object.fromEntries(
      Object.entries(values).map(([id, { value, unit }]) => [
        id,
        { text: String(Number(value.toPrecision(digitsMade))), unit },
      ]),
    );
    const title = caseTitle(item.data, index);
    const names = Object.keys(values).map(id => definition.inputs.find(input => input.id === id)?.field.label ?? id);
    const action: CaseAction = {
      id: 'make-the-case',
      group: 'Commands',
      name: 'Make this the case',
      run: ({ dispatch, say }) => {
        dispatch({ type: 'takeOver', key: item.key, entries, what: 'making the answer the case' });
        say(`${title}: ${names.map(name => `${name} is that of the answer`).join(', ')}.`);
      },
    };
    act(action, { key: item.key, index, last, title });
  };
}

/** The value of an input in a case, SI; undefined if it has none. */
function standing(definition: Definition, data: CaseData, id: string): number | undefined {
  const input = definition.inputs.find(each => each.id === id);
  const reading = input && readField(input, data, id);
  return reading?.type === 'value' && typeof reading.value === 'number' ? reading.value : undefined;
}

/** Formats a dragged value with the digits that a pixel can resolve. */
export function dragged(value: number, pixel: number): string {
  const digits = value === 0 ? 1 : Math.ceil(Math.log10(Math.abs(value) / pixel));
  return String(Number(value.toPrecision(Math.min(8, Math.max(2, digits)))));
}

/** Handlers to drag inputs of a case; a drag is one undoable change. */
function useDragging({ definition, item }: AnsweredProps) {
  const { dispatch } = useBench();
  const began = useRef(false);
  return {
    move: (ids: readonly { readonly id: string; readonly si: number; readonly pixel: number }[]) => {
      const [first] = ids;
      if (!began.current && first) dispatch({ type: 'settle', key: item.key, id: first.id });
      began.current = true;
      for (const { id, si, pixel } of ids) {
        const field = definition.inputs.find(input => input.id === id)?.field;
        if (field?.type !== 'quantity') continue;
        const unit = item.data[id]?.unit ?? field.unit;
        dispatch({ type: 'edit', key: item.key, id, text: dragged(fromSi(field.kind, si, unit), pixel) });
      }
    },
    end: (ids: readonly string[]) => {
      if (!began.current) return;
      began.current = false;
      for (const id of ids) dispatch({ type: 'settle', key: item.key, id });
    },
  };
}

/** The point of the case on a sweep, draggable along the curve. */
function useHeldOnSweep(
  props: AnsweredProps,
  answer: SweepAnswer | undefined,
): { present?: Around['present']; held?: Held } {
  const drag = useDragging(props);
  const { definition, item } = props;
  if (!answer) return {};
  const { input, results } = answer;
  const at = standing(definition, item.data, input.id);
  const y = at === undefined ? undefined : sweptAt(answer, at);
  const [result] = results;
  if (at === undefined || y === undefined || !result) return {};
  const present = { x: at, y };
  const field = definition.inputs.find(({ id }) => id === input.id)?.field;
  const stands = item.data[input.id]?.text.trim() !== '' && field?.type === 'quantity';
  if (!stands) return { present };
  return {
    present,
    held: {
      label: `${input.label} of the case`,
      ...present,
      words: `${input.label} ${readAs(input, at)}, ${result.label} ${readAs(result, y)}`,
      onMove: (x: number, _: number, pixel: Pixel) => drag.move([{ id: input.id, si: x, pixel: pixel.x }]),
      onEnd: () => drag.end([input.id]),
    },
  };
}

/** The sweep around the results of an analysis, run once they are complete. */
function usePicture(props: AnsweredProps): SweepAnswer | undefined {
  const { definition, item, slot, current, askings, units } = props;
  const { answer, question, standing: whole } = slot;
  const name = `${question.type} picture`;
  const picture = askings.asked[name];
  const wanted = current && whole === 'whole' ? pictureOf(props) : undefined;
  const text = wanted && JSON.stringify(wanted);
  const stands =
    picture !== undefined &&
    wanted !== undefined &&
    sameQuestion(picture.question, wanted) &&
    holds(definition, picture, [item.data], units);
  const { ask } = askings;
  useEffect(() => {
    if (text !== undefined && !stands) ask(name, JSON.parse(text) as Question, [item.data], units);
    // Depends on the analysis and the case only, so that a drag does not start a new sweep at every step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, stands]);
  const shown = picture?.answer;
  const ofThis = answer && 'input' in answer && shown?.type === 'sweep' && shown.input.id === answer.input.id;
  return ofThis ? shown : undefined;
}

function pictureOf({ definition, slot: { answer, of } }: AnsweredProps): Question | undefined {
  if (answer?.type !== 'solve' && answer?.type !== 'limits') return undefined;
  const result = answer.type === 'solve' && answer.result.kind !== undefined ? answer.result.id : definition.primary;
  const isNumber = (id: string) =>
    definition.graph.some(node => node.type === 'step' && node.id === id && node.info?.kind !== undefined);
  if (!isNumber(result)) return undefined;
  const places =
    answer.type === 'solve'
      ? [
          ...answer.solutions.map(({ at }) => at),
          ...answer.steps.flatMap(({ below, above }) => [below.at, above.at]),
          ...(answer.nearest ? [answer.nearest.at] : []),
          ...answer.regions.flatMap(({ from, to }) => [from, to]),
        ]
      : answer.boundaries.map(({ below }) => below);
  const si = standing(definition, of[0] ?? {}, answer.input.id);
  const { kind = 'number', unit } = answer.input;
  const here = si === undefined ? [] : [fromSi(kind as Kind, si, unit)];
  const { from, to } = pictureRange([...places.map(({ value }) => value), ...here], answer.range);
  return {
    type: 'sweep',
    input: answer.input.id,
    range: { from: { value: from.value, unit: from.unit }, to: { value: to.value, unit: to.unit } },
    results: [result],
  };
}

/** A map with the present case as a draggable point; releasing it updates the case. */
function HeldOnMap({
  definition,
  item,
  answer,
  onMake,
}: Pick<AnsweredProps, 'definition' | 'item'> & {
  readonly answer: MapAnswer;
  readonly onMake: ((values: Readonly<Record<string, Shown>>) => void) | undefined;
}) {
  const [moved, setMoved] = useState<{ readonly x: number; readonly y: number; readonly pixel: Pixel }>();
  const { x, y } = answer;
  const [across, up] = [standing(definition, item.data, x.id), standing(definition, item.data, y.id)];
  if (across === undefined || up === undefined) return <MapRows answer={answer} present={undefined} />;
  const at = moved ?? { x: across, y: up };
  const short = ({ kind = 'number', unit }: MapAnswer['x'], si: number, pixel: number): Shown => ({
    si,
    value: Number(dragged(fromSi(kind as Kind, si, unit), pixel)),
    unit,
  });
  const held: Held | undefined = onMake && {
    label: 'The case',
    ...at,
    words: `${x.label} ${readAs(x, at.x)}, ${y.label} ${readAs(y, at.y)}`,
    free: true,
    onMove: (left, top, pixel) => setMoved({ x: left, y: top, pixel }),
    onEnd: () => {
      setMoved(undefined);
      if (moved) onMake({ [x.id]: short(x, moved.x, moved.pixel.x), [y.id]: short(y, moved.y, moved.pixel.y) });
    },
  };
  return <MapRows answer={answer} present={{ x: across, y: up }} held={held} />;
}

/** The results of an analysis, with a figure. */
export function Answered(props: AnsweredProps) {
  const { slot, current } = props;
  const { answer } = slot;
  const make = useMaking(props);
  const picture = usePicture(props);
  const swept = answer?.type === 'sweep' ? answer : picture;
  const { present, held } = useHeldOnSweep(props, swept);
  const onMake = current ? make : undefined;
  const around: Around = { present };
  const pale = slot.standing === 'before' ? ' before' : '';
  const body = () => {
    switch (answer?.type) {
      case 'solve': {
        const wanted = typeof answer.wanted === 'object' ? answer.wanted.si : undefined;
        const solutions = answer.solutions.map(({ at, result }) => ({ x: at.si, y: result.si }));
        return (
          <>
            <SolveRows answer={answer} onMake={onMake && (at => onMake({ [answer.input.id]: at }))} />
            {picture && (
              <SweepRows answer={picture} around={{ ...around, wanted, solutions }} held={current ? held : undefined} />
            )}
          </>
        );
      }
      case 'limits':
        return (
          <>
            {picture && (
              <SweepRows answer={picture} around={around} isListed={false} held={current ? held : undefined} />
            )}
            <LimitsRows answer={answer} onMake={onMake} />
          </>
        );
      case 'sweep':
        return <SweepRows answer={answer} around={around} held={current ? held : undefined} />;
      case 'tornado':
        return <TornadoRows answer={answer} />;
      case 'corners':
        return <CornersRows answer={answer} onMake={onMake} />;
      case 'monteCarlo':
        return <DistributionRows answer={answer} />;
      case 'map':
        return <HeldOnMap {...props} answer={answer} onMake={onMake} />;
      case 'compare':
        return <CompareRows answer={answer} />;
      default:
        return null;
    }
  };
  return <div className={`answered${pale}`}>{body()}</div>;
}
