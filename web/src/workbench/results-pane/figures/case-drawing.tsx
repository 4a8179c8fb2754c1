import { drawingOf, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import { useMemo } from 'react';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { LineDrawing } from './line-drawing.tsx';
import { FigureUnavailable } from './figure-unavailable.tsx';

/** The options chosen in a case that is not calculated yet, used to draw it. */
function choicesIn(definition: Definition, data: CaseData): Record<string, unknown> {
  return Object.fromEntries(
    definition.inputs.flatMap(({ id, field }) => {
      const chosen = data[id]?.text;
      return field.type === 'choice' && chosen !== undefined && field.options.includes(chosen) ? [[id, chosen]] : [];
    }),
  );
}

/** The drawing of a case: with values once calculated, before that from its choices only. */
export function CaseDrawing({
  definition,
  item,
  whole,
  lit,
  onPick,
}: {
  definition: Definition;
  item: WorkbenchCase;
  whole: ReportedCase | undefined;
  lit: string | undefined;
  onPick: (field: string) => void;
}) {
  const typed = whole ? undefined : item.data;
  const before = useMemo(() => typed && drawingOf(definition, choicesIn(definition, typed)), [definition, typed]);
  const drawing = whole ? whole.drawing : before;
  if (!definition.drawing) return null;
  return (
    <figure className="case-drawing">
      {drawing ? <LineDrawing drawing={drawing} lit={lit} onPick={onPick} /> : <FigureUnavailable what="drawing" />}
    </figure>
  );
}
