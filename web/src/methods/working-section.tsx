import { equationMath, equationText, symbolMath, symbolText, type Definition } from '@isentrope/calculators/kit';
import { Formula } from '../workbench/ui/math.tsx';
import type { DocumentedStep, StepForm } from './documented-steps.ts';
import { conditionText, defaultText } from './field-texts.ts';

/** Every step of the working: symbol, unit, equations and sources. */
export function WorkingSection({ definition, steps }: { definition: Definition; steps: readonly DocumentedStep[] }) {
  return (
    <ol className="method-steps">
      {steps.map(step => (
        <StepEntry key={`${step.id} ${step.methods.join(' ')}`} definition={definition} step={step} />
      ))}
    </ol>
  );
}

function StepEntry({
  definition,
  step: { id, info, methods, forms },
}: {
  definition: Definition;
  step: DocumentedStep;
}) {
  const { label, symbol, unit = '', when } = info;
  const filling = defaultText(definition, id);
  return (
    <li>
      <p className="method-name">
        {label}{' '}
        {symbol !== undefined && (
          <span className="symbol">
            <Formula node={symbolMath(symbol)} text={symbolText(symbol)} />
          </span>
        )}
        {unit !== '' && <span className="mono method-unit"> {unit}</span>}
      </p>
      <div>
        {methods.length > 0 && <p className="method-of">{methods.join(', ')}</p>}
        {when && <p className="method-of">{conditionText(definition, when)}</p>}
        {forms.map(form => (
          <FormEntry key={`${form.equation} ${form.where.join(' ')}`} form={form} />
        ))}
        {filling !== undefined && <p>{filling} The source of the value is then shown beside it.</p>}
      </div>
    </li>
  );
}

function FormEntry({ form: { equation, where, inNumbers, sources, of } }: { form: StepForm }) {
  return (
    <div className="method-form">
      {of !== undefined && <p className="method-of">{of}</p>}
      {equation !== undefined &&
        [equation, ...where].map(each => (
          <Formula key={each} block node={equationMath(each)} text={equationText(each)} />
        ))}
      {inNumbers && <p>An auxiliary value shown as a number depends on the case; this one is from an example.</p>}
      {sources.map(source => (
        <p key={source} className="method-source">
          {source}
        </p>
      ))}
    </div>
  );
}
