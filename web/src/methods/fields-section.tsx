import type { Definition, Field, Input } from '@isentrope/calculators/kit';
import { LabelSymbol } from '../workbench/ui/label-symbol.tsx';
import { allowedTexts, conditionText, defaultText, kindText, optionName } from './field-texts.ts';

/** All inputs: meaning, units, allowed values, and when they apply. */
export function FieldsSection({ definition }: { definition: Definition }) {
  const sections = [...new Set(definition.inputs.map(({ section }) => section))];
  return sections.map(section => (
    <div key={section} className="method-group">
      <h3>{section}</h3>
      <ul className="method-fields">
        {definition.inputs
          .filter(input => input.section === section)
          .map(input => (
            <FieldEntry key={input.id} definition={definition} input={input} />
          ))}
      </ul>
    </div>
  ));
}

function FieldEntry({ definition, input: { id, field } }: { definition: Definition; input: Input }) {
  const filling = defaultText(definition, id);
  const allowed = [...allowedTexts(field, filling !== undefined), ...(filling === undefined ? [] : [filling])];
  return (
    <li>
      <p className="method-name">
        {field.label} <LabelSymbol label={field.label} symbol={field.symbol} />
      </p>
      <div>
        <p>
          {kindText(field)}
          {field.when && <small> {conditionText(definition, field.when)}</small>}
        </p>
        {field.help !== undefined && <p>{field.help}</p>}
        {allowed.length > 0 && <p>{allowed.join(' ')}</p>}
        <Options definition={definition} field={field} />
      </div>
    </li>
  );
}

/** The options of a choice, with the cases they are offered in if not all. */
function Options({ definition, field }: { definition: Definition; field: Field }) {
  if (field.type === 'list') return <p>{field.items.map(item => optionName(field, item)).join(', ')}.</p>;
  if (field.type !== 'choice') return null;
  return (
    <ul className="method-options">
      {field.options.map(option => {
        const only = field.only?.[option];
        return (
          <li key={option}>
            {optionName(field, option)}
            {only && <small> {conditionText(definition, only)}</small>}
          </li>
        );
      })}
    </ul>
  );
}
