import { fieldsInGroup } from '@isentrope/calculators/kit';
import type { Action, ActionContext } from '../actions/action.ts';
import { SearchDialog } from '../actions/search/search-dialog.tsx';
import { sameNamedOptions } from './same-named.ts';
import type { Sources } from './sources-context.ts';

/** The field to find a source for. */
export interface FieldToRead {
  readonly key: number;
  readonly field: string;
}

/** Dialog to choose a source for a field: values of other sheets, and fluids of the project. */
export default function ReadDialog({
  context,
  sources,
  field: { key, field },
  onClose,
}: {
  readonly context: ActionContext;
  readonly sources: Sources;
  readonly field: FieldToRead;
  readonly onClose: () => void;
}) {
  const { definition, workbench } = context;
  const item = workbench.cases.find(each => each.key === key);
  const input = definition.inputs.find(({ id }) => id === field);
  if (!item || !input) return null;
  const label = `What ${input.field.label} reads`;
  const offered = [...sources.choices(item.data, input), ...sameNamedOptions(definition, sources, item.data, input)];
  const choices = offered.map(({ key: id, group, name, detail, entries }): Action => ({
    id,
    group,
    name,
    detail,
    run: ({ dispatch, announce, navigation: place }) => {
      if (!entries) {
        announce(detail);
        return;
      }
      dispatch({ type: 'takeOver', key, entries, what: `${group}: ${name}` });
      announce(`${input.field.label} is read from ${group}, ${name}.`);
      place.focusField(field);
    },
  }));
  const apart: readonly Action[] =
    item.data[field]?.from === undefined
      ? []
      : [
          {
            id: 'read-no-longer',
            group: 'Commands',
            name: 'Keep the value and disconnect',
            run: ({ dispatch, navigation: place }) => {
              const entries = Object.fromEntries(
                fieldsInGroup(definition, field).map(each => {
                  const { from: _, ...entry } = item.data[each] ?? { text: '' };
                  return [each, entry];
                }),
              );
              dispatch({ type: 'takeOver', key, entries, what: `${input.field.label} as it is` });
              place.focusField(field);
            },
          },
        ];
  return (
    <SearchDialog
      context={context}
      onClose={onClose}
      label={label}
      placeholder="A sheet, a value, a fluid"
      actions={[...apart, ...choices]}
      emptyText="No other sheet of this project has a value of this kind."
    />
  );
}
