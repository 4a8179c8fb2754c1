import { keepServerHtml } from '../../keep-server-html.ts';
import { SizedDrawing } from '../../workbench/results-pane/figures/line-drawing.tsx';
import type { ExampleLine, WorkedExample } from './worked-examples.ts';

/** Width for which the drawing is laid out, px. */
const drawingWidth = 420;

/** A worked example; without one the browser keeps the prerendered HTML. */
export function WorkedExampleView({ example }: { example: WorkedExample | undefined }) {
  if (!example) return <div suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />;
  const { title, source, caseName, inputs, results, drawing } = example;
  return (
    <div>
      <div className="worked-example">
        <h4>Example: {title}</h4>
        <p>
          Case: {caseName}. {source}.
        </p>
        {drawing && <SizedDrawing drawing={drawing} width={drawingWidth} />}
        <div className="worked-example-lists">
          <Lines caption="Inputs" lines={inputs} />
          <Lines caption="Results" lines={results} />
        </div>
      </div>
    </div>
  );
}

function Lines({ caption, lines }: { caption: string; lines: readonly ExampleLine[] }) {
  return (
    <section>
      <h5>{caption}</h5>
      <dl>
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
    </section>
  );
}
