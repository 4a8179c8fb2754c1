import type { Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import type { Bench, BenchCase } from '../bench/bench-model.ts';
import type { SheetTitle } from '../bench/sheet-title.ts';
import type { AskedBySlot } from '../explore/asked.ts';
import { Figures, References, Tables, Together } from './further-parts.tsx';
import { layoutFor, type PageLayout } from './page-layout.ts';
import { casesOnPaper, type PaperCase } from './paper-case.ts';
import { mayOverlay, type PaperOptions } from './paper-options.ts';
import { noPictures, picturesOf } from './picture-choice.ts';
import { picturePlaces } from './picture-places.ts';
import { Questions } from './questions.tsx';
import { Summary } from './summary.tsx';
import { TitleHead } from './title-head.tsx';
import { useUnitFor } from '../units/use-unit-for.ts';
import { Working } from './working.tsx';
import './paper.css';

/** The summary of cases that stand side by side, on pages of its own, and what follows of them by choice. */
const CaseSet = memo(function CaseSet({
  definition,
  cases,
  units,
  layout,
  overlay,
  parts: { working, figures, tables },
}: {
  definition: Definition;
  cases: readonly PaperCase[];
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
  /** Whether the figures of these cases are laid over each other. */
  overlay: boolean;
  parts: PaperOptions['parts'];
}) {
  const pictured = figures || cases.length <= layout.columns;
  const unitFor = useUnitFor(definition, cases[0]?.item.data ?? {}, units);
  const pictures = useMemo(
    () => (pictured ? picturesOf(definition, cases, overlay, unitFor) : noPictures),
    [definition, cases, pictured, overlay, unitFor],
  );
  const places = useMemo(
    () => picturePlaces(definition, cases, layout, pictures, figures),
    [definition, cases, layout, pictures, figures],
  );
  const shown = { definition, cases, layout, pictures };
  return (
    <>
      <Summary {...shown} units={units} places={places} />
      <div className="paper-further">
        {working && <Working definition={definition} cases={cases} />}
        {figures && <Figures {...shown} inSummary={places} />}
        {tables && <Tables definition={definition} cases={cases} unitFor={unitFor} />}
      </div>
    </>
  );
});

/**
 * The calculation sheet: made from what the cases hold and gave, and nothing of the page. The summary first, on pages of its
 * own, then the parts that are wanted; the title block is at the head of every page.
 */
export function Paper({
  definition,
  cases,
  units,
  title,
  options,
  date,
  only,
  index,
  questions,
  asked,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The units chosen for results, by result. */
  units: Readonly<Record<string, string>>;
  title: SheetTitle;
  options: PaperOptions;
  /** When the results were calculated; undefined where there are none. */
  date: Date | undefined;
  /** The place of the one case that is wanted; all of them, unless given. */
  only?: number | undefined;
  /** The place of the case in hand, which questions are asked of. */
  index: number;
  questions: Bench['questions'];
  asked: AskedBySlot;
}) {
  const shown = useMemo(() => casesOnPaper(definition, cases, only), [definition, cases, only]);
  const layout = useMemo(() => layoutFor(options, shown.length), [options, shown.length]);
  const sets = useMemo(() => (layout.columns === 1 ? shown.map(each => [each]) : [shown]), [shown, layout.columns]);
  const { parts } = options;
  const overlay = options.figures === 'overlaid' && mayOverlay(options, shown.length);
  const whole = parts.together && definition.together !== undefined && only === undefined;
  const asks = parts.questions && questions.length > 0;
  return (
    <article className="paper" data-page={layout.name} aria-label="Calculation sheet">
      <table className="paper-frame" role="presentation">
        <thead>
          <tr>
            <td>
              <TitleHead definition={definition} title={title} date={date} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {sets.map(set => (
                <CaseSet
                  key={set[0]?.key}
                  definition={definition}
                  cases={set}
                  units={units}
                  layout={layout}
                  overlay={overlay}
                  parts={parts}
                />
              ))}
              {(whole || asks || parts.references) && (
                <div className={sets.length > 1 ? 'paper-further' : undefined}>
                  {whole && <Together definition={definition} cases={cases} units={units} layout={layout} />}
                  {asks && <Questions {...{ definition, cases, index, units, questions, asked, layout }} />}
                  {parts.references && <References definition={definition} />}
                </div>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}
