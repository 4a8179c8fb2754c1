import { resultInfo, type Definition } from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';
import { FigureRows } from '../site/validation/calculator-figures.tsx';
import type { CalculatorFigures } from '../site/validation/figures.ts';
import { LabelSymbol } from '../workbench/ui/label-symbol.tsx';
import type { DocumentedCalculator } from './documented-calculator.ts';
import { FieldsSection } from './fields-section.tsx';
import { WorkingSection } from './working-section.tsx';
import { conditionText, crossCheckText, optionName } from './field-texts.ts';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** The complete method of a calculator, derived from its definition. */
export function MethodPage({
  title,
  documented,
  published,
}: {
  title: string;
  documented: DocumentedCalculator;
  published: CalculatorFigures;
}) {
  const { definition } = documented;
  const parts = partsOf(documented, published);
  return (
    <div className="method-page">
      <header>
        <p className="cap">
          <a href="/methods">Methods</a>
        </p>
        <h1>
          {title} {definition.access === 'pro' && <span className="badge pro">Pro</span>}
        </h1>
        <p className="method-lead">{definition.description ?? definition.summary}</p>
        <ul className="mono method-standards" aria-label="Standards and methods">
          {definition.standards.map(standard => (
            <li key={standard}>{standard}</li>
          ))}
        </ul>
        <p>
          <a className="button" href={`/${definition.id}`}>
            Open the calculator
          </a>
        </p>
        <nav aria-label="On this page">
          <ul className="method-parts">
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {parts.map(({ id, title: name, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{name}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** The sections of a page that have content. */
function partsOf(documented: DocumentedCalculator, published: CalculatorFigures): readonly Part[] {
  const { definition, steps } = documented;
  const check = crossCheckText(definition);
  return [
    { id: 'inputs', title: 'Inputs', content: <FieldsSection definition={definition} /> },
    ...(definition.methods ? [{ id: 'methods', title: 'Methods', content: methodsOf(definition, check) }] : []),
    { id: 'working', title: 'Working', content: <WorkingSection definition={definition} steps={steps} /> },
    { id: 'results', title: 'Results', content: <Results definition={definition} /> },
    { id: 'limits', title: 'Limits', content: <Limits documented={documented} /> },
    { id: 'examples', title: 'Examples', content: <Examples documented={documented} /> },
    ...(published.rows.length + published.experiments.length > 0
      ? [{ id: 'published', title: 'Published cases', content: <Published figures={published} /> }]
      : []),
    { id: 'explore', title: 'Figures and questions', content: <Figures documented={documented} /> },
    { id: 'references', title: 'References', content: <Lines lines={definition.references} /> },
  ];
}

function methodsOf(definition: Definition, check: string | undefined): ReactNode {
  const { methods } = definition;
  return (
    <>
      <ul className="method-lines">
        {methods?.options.map(option => {
          const only = methods.only?.[option];
          return (
            <li key={option}>
              {optionName(methods, option)}
              {only && <small> {conditionText(definition, only)}</small>}
            </li>
          );
        })}
      </ul>
      {check !== undefined && <p className="method-text">{check}</p>}
    </>
  );
}

function Results({ definition }: { definition: Definition }) {
  return (
    <ul className="method-fields">
      {definition.results.map(({ id, section }) => {
        const { label, symbol, unit = '', when } = resultInfo(definition, id);
        return (
          <li key={`${section} ${id}`}>
            <p className="method-name">
              {label} <LabelSymbol label={label} symbol={symbol} />
              {unit !== '' && <span className="mono method-unit"> {unit}</span>}
            </p>
            <p>
              {section}
              {when && <small> {conditionText(definition, when)}</small>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Limits of the methods: notes before use, and messages outside the range. */
function Limits({ documented: { definition, remarks } }: { documented: DocumentedCalculator }) {
  const { guidance } = definition;
  return (
    <>
      <p className="method-text">The range of each field is given under Inputs.</p>
      {guidance && (
        <>
          <h3>{guidance.title}</h3>
          <Lines lines={guidance.lines} />
        </>
      )}
      {remarks.length > 0 && (
        <>
          <h3>Messages for a case outside the range of a method</h3>
          <p className="method-text">
            As worded for the examples, the published cases and similar cases; the numbers are those of one case.
          </p>
          <ul className="method-lines">
            {remarks.map(({ text, source }) => (
              <li key={text}>
                {text} <small>{source}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Examples({ documented: { examples } }: { documented: DocumentedCalculator }) {
  return (
    <ul className="method-lines">
      {examples.map(({ title, source, href }) => (
        <li key={title}>
          <a className="link" href={href}>
            {title}
          </a>{' '}
          <small>{source}</small>
        </li>
      ))}
    </ul>
  );
}

function Published({ figures: { title, rows, experiments } }: { figures: CalculatorFigures }) {
  return (
    <div className="validated">
      <p className="method-text">
        What the source prints beside what this calculator gives, computed when this page was built. The{' '}
        <a className="link" href="/validation">
          validation page
        </a>{' '}
        says how they are compared.
      </p>
      {rows.length > 0 && <FigureRows rows={rows} caption={`Published figures of ${title}`} />}
      {experiments.length > 0 && (
        <ul className="method-lines">
          {experiments.map(({ title: name, source, note, keptApart }) => (
            <li key={name}>
              Experiment{keptApart && ', held out'}: {name}{' '}
              <small>{[source, note].filter(text => text !== undefined).join('. ')}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Figures({ documented: { definition, figures } }: { documented: DocumentedCalculator }) {
  const inputs = definition.inputs.filter(({ field }) => field.type === 'quantity').length;
  const results = definition.results.filter(({ id }) => resultInfo(definition, id).kind !== undefined).length;
  return (
    <>
      {figures.length > 0 && (
        <ul className="method-lines">
          {figures.map(({ title, axes }) => (
            <li key={axes}>
              {title} <small>{axes}</small>
            </li>
          ))}
        </ul>
      )}
      <p className="method-text">
        In a calculated case you can vary any of its {inputs} quantities and analyse any of its {results} numerical
        results: find every input value that gives a required result, plot curves and maps over one or two inputs, rank
        the inputs by influence, calculate the corners of a tolerance, and run Monte Carlo. Every answer is a run of the
        same working.
      </p>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="method-lines">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
