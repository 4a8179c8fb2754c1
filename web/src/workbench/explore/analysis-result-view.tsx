import {
  caseTitle,
  readField,
  type CaseData,
  type Definition,
  type MapResult,
  type AnalysisRequest,
  type SolveResult,
  type SweepResult,
} from '@isentrope/calculators/kit';
import { fromSi, type Kind } from '@isentrope/engineering/quantities';
import { useEffect, useRef, useState } from 'react';
import type { DraggablePoint, Pixel } from '../../figure/figure-handle.tsx';
import type { CaseAction } from '../actions/action.ts';
import { useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { readAs, interpolateSweep, type SweepAdditions } from './result-figures.ts';
import { DistributionRows } from './distribution-result.tsx';
import { appliesTo, figureRange, isSameRequest } from './applies-to.ts';
import { CompareRows, CornersRows, LimitsRows, MapRows, SweepRows } from './other-results.tsx';
import { SolveRows } from './solve-result.tsx';
import { TornadoRows } from './tornado-result.tsx';
import type { AnalysisRun } from './analysis-run.ts';
import type { Analyses } from './use-analyses.ts';

type Shown = SolveResult['range']['from'];

/** Significant digits of a value copied to a field; enough for a relative accuracy of about 1e-9. */
const copiedDigits = 10;

interface ResultViewProps {
  readonly definition: Definition;
  readonly item: WorkbenchCase;
  readonly index: number;
  readonly last: boolean;
  readonly slot: AnalysisRun;
  /** Whether the result belongs to the present form and case. */
  readonly current: boolean;
  readonly analyses: Analyses;
  readonly units: Readonly<Record<string, string>>;
}

/** Returns a function that copies values to inputs of the case as one undoable change. */
function useCopyToCase({ definition, item, index, last }: ResultViewProps) {
  const { act } = useWorkbenchContext();
  return (values: Readonly<Record<string, Shown>>) => {
    const entries = Object.fromEntries(
      Object.entries(values).map(([id, { value, unit }]) => [
        id,
        { text: String(Number(value.toPrecision(copiedDigits))), unit },
      ]),
    );
    const title = caseTitle(item.data, index);
    const names = Object.keys(values).map(id => definition.inputs.find(input => input.id === id)?.field.label ?? id);
    const action: CaseAction = {
      id: 'make-the-case',
      group: 'Commands',
      name: 'Apply to the case',
      run: ({ dispatch, announce }) => {
        dispatch({ type: 'takeOver', key: item.key, entries, what: 'applying the answer to the case' });
        announce(`${title}: ${names.map(name => `${name} set to the answer`).join(', ')}.`);
      },
    };
    act(action, { key: item.key, index, last, title });
  };
}

/** The value of an input in a case, SI; undefined if it has none. */
function presentValue(definition: Definition, data: CaseData, id: string): number | undefined {
  const input = definition.inputs.find(each => each.id === id);
  const reading = input && readField(input, data, id);
  return reading?.type === 'value' && typeof reading.value === 'number' ? reading.value : undefined;
}

/** Formats a dragged value with the digits that a pixel can resolve. */
export function formatDragged(value: number, pixel: number): string {
  const digits = value === 0 ? 1 : Math.ceil(Math.log10(Math.abs(value) / pixel));
  return String(Number(value.toPrecision(Math.min(8, Math.max(2, digits)))));
}

/** Handlers to drag inputs of a case; a drag is one undoable change. */
function useDragging({ definition, item }: ResultViewProps) {
  const { dispatch } = useWorkbenchContext();
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
        dispatch({ type: 'edit', key: item.key, id, text: formatDragged(fromSi(field.kind, si, unit), pixel) });
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
function useDraggableSweepPoint(
  props: ResultViewProps,
  answer: SweepResult | undefined,
): { present?: SweepAdditions['present']; draggable?: DraggablePoint } {
  const drag = useDragging(props);
  const { definition, item } = props;
  if (!answer) return {};
  const { input, results } = answer;
  const at = presentValue(definition, item.data, input.id);
  const y = at === undefined ? undefined : interpolateSweep(answer, at);
  const [result] = results;
  if (at === undefined || y === undefined || !result) return {};
  const present = { x: at, y };
  const field = definition.inputs.find(({ id }) => id === input.id)?.field;
  const isPictureCurrent = item.data[input.id]?.text.trim() !== '' && field?.type === 'quantity';
  if (!isPictureCurrent) return { present };
  return {
    present,
    draggable: {
      label: `${input.label} of the case`,
      ...present,
      value: `${input.label} ${readAs(input, at)}, ${result.label} ${readAs(result, y)}`,
      onMove: (x: number, _: number, pixel: Pixel) => drag.move([{ id: input.id, si: x, pixel: pixel.x }]),
      onEnd: () => drag.end([input.id]),
    },
  };
}

/** The sweep around the results of an analysis, run once they are complete. */
function useResultSweep(props: ResultViewProps): SweepResult | undefined {
  const { definition, item, slot, current, analyses, units } = props;
  const { answer, question, progress: whole } = slot;
  const name = `${question.type} picture`;
  const picture = analyses.runs[name];
  const target = current && whole === 'whole' ? sweepRequestFor(props) : undefined;
  const text = target && JSON.stringify(target);
  const isPictureCurrent =
    picture !== undefined &&
    target !== undefined &&
    isSameRequest(picture.question, target) &&
    appliesTo(definition, picture, [item.data], units);
  const { enqueue } = analyses;
  useEffect(() => {
    if (text !== undefined && !isPictureCurrent) enqueue(name, JSON.parse(text) as AnalysisRequest, [item.data], units);
    // Depends on the analysis and the case only, so that a drag does not start a new sweep at every step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, isPictureCurrent]);
  const shown = picture?.answer;
  const ofThis = answer && 'input' in answer && shown?.type === 'sweep' && shown.input.id === answer.input.id;
  return ofThis ? shown : undefined;
}

function sweepRequestFor({ definition, slot: { answer, of } }: ResultViewProps): AnalysisRequest | undefined {
  if (answer?.type !== 'solve' && answer?.type !== 'limits') return undefined;
  const result = answer.type === 'solve' && answer.result.kind !== undefined ? answer.result.id : definition.primary;
  const isNumber = (id: string) =>
    definition.graph.some(node => node.type === 'step' && node.id === id && node.info?.kind !== undefined);
  if (!isNumber(result)) return undefined;
  const locations =
    answer.type === 'solve'
      ? [
          ...answer.solutions.map(({ at }) => at),
          ...answer.steps.flatMap(({ below, above }) => [below.at, above.at]),
          ...(answer.nearest ? [answer.nearest.at] : []),
          ...answer.regions.flatMap(({ from, to }) => [from, to]),
        ]
      : answer.boundaries.map(({ below }) => below);
  const si = presentValue(definition, of[0] ?? {}, answer.input.id);
  const { kind = 'number', unit } = answer.input;
  const here = si === undefined ? [] : [fromSi(kind as Kind, si, unit)];
  const { from, to } = figureRange([...locations.map(({ value }) => value), ...here], answer.range);
  return {
    type: 'sweep',
    input: answer.input.id,
    range: { from: { value: from.value, unit: from.unit }, to: { value: to.value, unit: to.unit } },
    results: [result],
  };
}

/** A map with the present case as a draggable point; releasing it updates the case. */
function MapWithDraggableCase({
  definition,
  item,
  answer,
  onCopyToCase,
}: Pick<ResultViewProps, 'definition' | 'item'> & {
  readonly answer: MapResult;
  readonly onCopyToCase: ((values: Readonly<Record<string, Shown>>) => void) | undefined;
}) {
  const [moved, setMoved] = useState<{ readonly x: number; readonly y: number; readonly pixel: Pixel }>();
  const { x, y } = answer;
  const [across, up] = [presentValue(definition, item.data, x.id), presentValue(definition, item.data, y.id)];
  if (across === undefined || up === undefined) return <MapRows answer={answer} present={undefined} />;
  const at = moved ?? { x: across, y: up };
  const short = ({ kind = 'number', unit }: MapResult['x'], si: number, pixel: number): Shown => ({
    si,
    value: Number(formatDragged(fromSi(kind as Kind, si, unit), pixel)),
    unit,
  });
  const draggable: DraggablePoint | undefined = onCopyToCase && {
    label: 'The case',
    ...at,
    value: `${x.label} ${readAs(x, at.x)}, ${y.label} ${readAs(y, at.y)}`,
    free: true,
    onMove: (left, top, pixel) => setMoved({ x: left, y: top, pixel }),
    onEnd: () => {
      setMoved(undefined);
      if (moved) onCopyToCase({ [x.id]: short(x, moved.x, moved.pixel.x), [y.id]: short(y, moved.y, moved.pixel.y) });
    },
  };
  return <MapRows answer={answer} present={{ x: across, y: up }} draggable={draggable} />;
}

/** The results of an analysis, with a figure. */
export function AnalysisResultView(props: ResultViewProps) {
  const { slot, current } = props;
  const { answer } = slot;
  const make = useCopyToCase(props);
  const picture = useResultSweep(props);
  const swept = answer?.type === 'sweep' ? answer : picture;
  const { present, draggable } = useDraggableSweepPoint(props, swept);
  const onCopyToCase = current ? make : undefined;
  const around: SweepAdditions = { present };
  const pale = slot.progress === 'before' ? ' before' : '';
  const body = () => {
    switch (answer?.type) {
      case 'solve': {
        const target = typeof answer.wanted === 'object' ? answer.wanted.si : undefined;
        const solutions = answer.solutions.map(({ at, result }) => ({ x: at.si, y: result.si }));
        return (
          <>
            <SolveRows answer={answer} onCopyToCase={onCopyToCase && (at => onCopyToCase({ [answer.input.id]: at }))} />
            {picture && (
              <SweepRows
                answer={picture}
                additions={{ ...around, target, solutions }}
                draggable={current ? draggable : undefined}
              />
            )}
          </>
        );
      }
      case 'limits':
        return (
          <>
            {picture && (
              <SweepRows
                answer={picture}
                additions={around}
                isListed={false}
                draggable={current ? draggable : undefined}
              />
            )}
            <LimitsRows answer={answer} onCopyToCase={onCopyToCase} />
          </>
        );
      case 'sweep':
        return <SweepRows answer={answer} additions={around} draggable={current ? draggable : undefined} />;
      case 'tornado':
        return <TornadoRows answer={answer} />;
      case 'corners':
        return <CornersRows answer={answer} onCopyToCase={onCopyToCase} />;
      case 'monteCarlo':
        return <DistributionRows answer={answer} />;
      case 'map':
        return <MapWithDraggableCase {...props} answer={answer} onCopyToCase={onCopyToCase} />;
      case 'compare':
        return <CompareRows answer={answer} />;
      default:
        return null;
    }
  };
  return <div className={`answered${pale}`}>{body()}</div>;
}
