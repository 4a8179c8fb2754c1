import type { CaseData, Definition } from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';
import { useRef, type Dispatch, type KeyboardEvent, type PointerEvent } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import { settleField, withText } from '../../state/case-edits.ts';
import { readNumber, steppedText, type NumberFieldRef } from './scrub.ts';

/** The pointer travel per step, px. */
const stepWidth = 4;

/** A number being stepped, from pressing Alt or the mouse button until its release. */
interface Run {
  readonly place: NumberFieldRef;
  /** The case data at the start. */
  readonly data: CaseData;
  /** The present text of the whole field. */
  text: string;
  /** The reference for counting steps: the number and the field text. */
  from: { readonly number: string; readonly text: string };
  steps: number;
  fine: boolean;
}

function placeOf(target: EventTarget): NumberFieldRef | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { case: key, field: id, line } = target.dataset;
  if (key === undefined || id === undefined) return undefined;
  return { key: Number(key), id, ...(line === undefined ? {} : { line: Number(line) }) };
}

const isSameField = (a: NumberFieldRef, b: NumberFieldRef) => a.key === b.key && a.id === b.id && a.line === b.line;

/**
 * Steps numbers with Alt and the arrow keys, or by dragging with Alt held; Shift makes steps ten times smaller. A
 * series of key presses or a drag is one undoable change.
 */
export function useScrubbing(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
) {
  const present = useRef<Run>(undefined);
  const dragged = useRef(false);

  function begin(element: NumberFieldRef): Run | undefined {
    const item = workbench.cases.find(({ key }) => key === element.key);
    if (!item) return undefined;
    const { data } = settleField(definition, item, element.id);
    const number = readNumber(definition, data, element)?.text ?? '';
    if (parseNumber(number) === undefined) return undefined;
    dispatch({ type: 'settle', key: element.key, id: element.id });
    const text = data[element.id]?.text ?? '';
    present.current = { place: element, data, text, from: { number, text }, steps: 0, fine: false };
    return present.current;
  }

  function put(run: Run, text: string) {
    run.text = text;
    dispatch({ type: 'edit', key: run.place.key, id: run.place.id, text });
  }

  function move(run: Run, by: number, fine: boolean) {
    const { place: element } = run;
    const data = withText(run.data, element.id, run.text);
    if (fine !== run.fine) {
      run.from = { number: readNumber(definition, data, element)?.text ?? run.from.number, text: run.text };
      run.steps = 0;
      run.fine = fine;
    }
    const steps = run.steps + by;
    const { number, text: unmoved } = run.from;
    const text = steps === 0 ? unmoved : steppedText(definition, data, element, number, steps, fine);
    if (text === undefined || text === run.text) return;
    run.steps = steps;
    put(run, text);
  }

  function end() {
    const run = present.current;
    if (!run) return;
    present.current = undefined;
    dispatch({ type: 'settle', key: run.place.key, id: run.place.id });
  }

  /** Handles a key press; returns whether it stepped a number. */
  function onKeyDown({ target, key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const by = { ArrowUp: 1, ArrowDown: -1 }[key];
    const element = placeOf(target);
    if (by === undefined || !element || !altKey || ctrlKey || metaKey) return false;
    const before = present.current;
    const currentText = workbench.cases.find(item => item.key === element.key)?.data[element.id]?.text;
    const run = before && isSameField(before.place, element) && before.text === currentText ? before : begin(element);
    if (!run) return false;
    move(run, by, shiftKey);
    const current = readNumber(definition, withText(run.data, element.id, run.text), element);
    if (current) announce(`${current.label}: ${current.text} ${current.unit}`.trim());
    return true;
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.key !== 'Alt' || !present.current) return;
    // In some browsers releasing Alt would open a menu.
    event.preventDefault();
    if (!dragged.current) end();
  }

  function onPointerDown(event: PointerEvent) {
    const { target, pointerId, button, altKey } = event;
    const element = placeOf(target);
    if (!altKey || button !== 0 || !element || !(target instanceof HTMLInputElement)) return;
    // Prevents text selection.
    event.preventDefault();
    target.focus({ preventScroll: true });
    const run = begin(element);
    if (!run) return;
    dragged.current = true;
    target.setPointerCapture(pointerId);
    target.dataset['scrubbed'] = '';
    let at = event.clientX;
    const onMove = ({ clientX, shiftKey }: globalThis.PointerEvent) => {
      const by = Math.trunc((clientX - at) / stepWidth);
      at += by * stepWidth;
      if (by !== 0) move(run, by, shiftKey);
    };
    const onEnd = () => {
      target.removeEventListener('pointermove', onMove);
      target.removeEventListener('lostpointercapture', onEnd);
      delete target.dataset['scrubbed'];
      dragged.current = false;
      end();
    };
    target.addEventListener('pointermove', onMove);
    target.addEventListener('lostpointercapture', onEnd);
  }

  return {
    onKeyDown,
    onKeyUp,
    onPointerDown,
    onBlur: () => {
      if (!dragged.current) end();
    },
  };
}
