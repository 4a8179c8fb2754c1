import { caseSchema, resultInfo, type Definition, type Field } from '@isentrope/calculators/kit';

/**
 * The description of a calculator as text: a line for each field and result, with unit, limits, options, and when it
 * applies.
 */
export function describeAsText(definition: Definition): string {
  const { title, summary, inputs, results, references, guidance } = definition;
  const { properties = {} } = caseSchema(definition) as { properties?: Record<string, { description?: string }> };
  const fields = inputs.map(({ id, field }) => {
    const about = properties[id]?.description;
    return `- ${id}: ${field.label}${acceptedValues(field)}${about === undefined ? '' : `. ${about}`}`;
  });
  const input = results.map(({ id }) => {
    const { label, unit = '' } = resultInfo(definition, id);
    return `- ${id}: ${label}${unit === '' ? '' : `, ${unit}`}`;
  });
  return [
    `${title}. ${summary}`,
    ...(guidance?.lines ?? []),
    'Fields:',
    ...fields,
    'Results:',
    ...input,
    ...(references.length === 0 ? [] : ['References:', ...references.map(reference => `- ${reference}`)]),
  ].join('\n');
}

/** The accepted values: unit and limits, or options. */
function acceptedValues(field: Field): string {
  switch (field.type) {
    case 'quantity': {
      const { unit, above, atLeast, below, atMost } = field;
      const parts = [
        unit,
        ...(above === undefined ? [] : [`above ${above}`]),
        ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
        ...(below === undefined ? [] : [`below ${below}`]),
        ...(atMost === undefined ? [] : [`at most ${atMost}`]),
      ].filter(part => part !== '');
      return ` (${parts.length === 0 ? 'a number' : parts.join(', ')})`;
    }
    case 'choice':
      // The options follow with their names.
      if (field.options.every(option => field.names?.[option] !== undefined)) return ' (a choice)';
      return ` (one of ${field.options.map(option => JSON.stringify(option)).join(', ')})`;
    case 'list':
      return ' (amounts by item)';
    case 'rows':
      return ' (a table)';
    case 'text':
      return ' (a text)';
  }
}
