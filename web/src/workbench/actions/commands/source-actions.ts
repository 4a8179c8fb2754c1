import { typedFluid } from '../../sources/typed-fluid.ts';
import type { Action, ActionContext } from '../action.ts';

export const readFromSource: Action = {
  id: 'read-elsewhere',
  group: 'Commands',
  name: 'Read from another sheet…',
  full: ({ reading }) =>
    reading.label === undefined ? 'Read from another sheet…' : `Read ${reading.label} from another sheet or a fluid…`,
  keywords: 'connect link project source fluid reference',
  keys: ['='],
  leavesKey: ({ target }) =>
    !(target instanceof HTMLElement) || target.dataset['field'] === undefined || target.classList.contains('words'),
  when: ({ reading }) => reading.label !== undefined,
  run: ({ reading }) => reading.choose(),
};

/** The fluid of the active case that the project can save; undefined if none. */
function fluidToSave({ definition, workbench, activeCase, reading: { saveFluid, field } }: ActionContext) {
  return saveFluid && typedFluid(definition, workbench.cases[activeCase.index]?.data ?? {}, field);
}

export const saveFluid: Action = {
  id: 'keep-fluid',
  group: 'Commands',
  name: 'Save this case’s fluid to the project…',
  full: context => {
    const { inputs, sharedGroups } = context.definition;
    const at = sharedGroups.length > 1 ? fluidToSave(context)?.at : undefined;
    const label = inputs.find(({ id }) => id === at)?.field.label;
    return label === undefined
      ? 'Save this case’s fluid to the project…'
      : `Save this case’s fluid to the project: ${label}…`;
  },
  keywords: 'composition gas source connect name save',
  when: context => fluidToSave(context) !== undefined,
  run: context => {
    const group = fluidToSave(context);
    if (group) context.reading.saveFluid?.(group);
  },
};
