import type { ReactNode } from 'react';
import { SizedDrawing } from '../../workbench/results-pane/figures/line-drawing.tsx';
import { computeWorkedExamples } from './compute-examples.ts';
import type { ExampleLine, WorkedExample } from './worked-examples.ts';

/** Width for which the drawing is laid out, px. */
const drawingWidth = 420;

/** The worked examples as they are shown, by calculator; at build time only, since it draws with Pro calculators. */
export async function workedExampleViews(): Promise<Readonly<Record<string, ReactNode>>> {
  const examples = await computeWorkedExamples();
  return Object.fromEntries(
    Object.entries(examples).map(([id, example]) => [id, <Example key={id} example={example} />]),
  );
}

function Example({ example }: { example: WorkedExample }) {
  const { title, source, caseName, inputs, results, drawing } = example;
  return (
    <div className="worked-example">
      <p className="worked-example-title">Example: {title}</p>
      <p>
        Case: {caseName}. {source}.
      </p>
      {drawing && <SizedDrawing drawing={drawing} width={drawingWidth} />}
      <div className="worked-example-lists">
        <Lines caption="Inputs" lines={inputs} />
        <Lines caption="Results" lines={results} />
      </div>
    </div>
  );
}

function Lines({ caption, lines }: { caption: string; lines: readonly ExampleLine[] }) {
  return (
    <div>
      <p className="worked-example-caption">{caption}</p>
      <dl aria-label={caption}>
        {lines.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit !== '' && <span className="worked-example-unit"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
