import {
  drawingOf,
  type CaseData,
  type Definition,
  type ReportedCase,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { useMemo } from 'react';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { FigureUnavailable } from './figure-unavailable.tsx';
import { keyValues } from './key-values.ts';
import { LineDrawing } from './line-drawing.tsx';
import { withoutRepeatedValues } from './without-repeated-values.ts';

/** The options chosen in a case, used to draw it without values. */
function choicesIn(definition: Definition, data: CaseData): Record<string, unknown> {
  return Object.fromEntries(
    definition.inputs.flatMap(({ id, field }) => {
      const chosen = data[id]?.text;
      return field.type === 'choice' && chosen !== undefined && field.options.includes(chosen) ? [[id, chosen]] : [];
    }),
  );
}

/** The drawing of a case: with its values except the key results once calculated, before that from its choices only. */
export function CaseDrawing({
  definition,
  item,
  whole,
  unitFor,
  highlighted,
  onPick,
}: {
  definition: Definition;
  item: WorkbenchCase;
  whole: ReportedCase | undefined;
  unitFor: UnitSelector;
  highlighted: string | undefined;
  onPick: (field: string) => void;
}) {
  const drawing = useMemo(() => {
    const blank = drawingOf(definition, choicesIn(definition, item.data));
    if (!whole?.drawing) return whole ? undefined : blank;
    return withoutRepeatedValues(whole.drawing, blank, keyValues(definition, item.data, whole), unitFor);
  }, [definition, item.data, whole, unitFor]);
  if (!definition.drawing) return null;
  return (
    <figure className="case-drawing">
      {drawing ? (
        <LineDrawing drawing={drawing} highlighted={highlighted} onPick={onPick} />
      ) : (
        <FigureUnavailable name="drawing" />
      )}
    </figure>
  );
}
