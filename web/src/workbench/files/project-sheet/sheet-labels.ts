import { resultInfo, type Definition } from '@isentrope/calculators/kit';
import type { Conflict, RevisionState, Sheet } from '@isentrope/records';
import { numberedTitle } from '../../../projects/texts.ts';
import { blankSheet, sheetLabels, titleParts, type SheetTitle } from '../../state/sheet-title.ts';

const revisionStateLabels: Readonly<Record<RevisionState, string>> = {
  'for check': 'issued for check',
  returned: 'returned',
  checked: 'checked',
  approved: 'approved',
  superseded: 'superseded',
};

/** Whether the working copy equals the last issued revision. */
const isAsIssued = ({ state }: Sheet) => state !== 'draft' && state !== 'revised';

/** The revision state of a sheet: "Draft", "Revision B approved", "Draft · revision B approved". */
export function sheetStateLabel(sheet: Sheet): string {
  const { revision, revisions } = sheet;
  if (revision === null) return 'Draft';
  const state = revisions.find(each => each.letter === revision)?.state;
  const issued = `evision ${revision}${state ? ` ${revisionStateLabels[state]}` : ''}`;
  return isAsIssued(sheet) ? `R${issued}` : `Draft · r${issued}`;
}

/** The reason why the user cannot edit a sheet; undefined if they can. */
export function lockReason({ may, project, role }: Sheet): string | undefined {
  if (may.includes('edit')) return undefined;
  if (project.closed !== null) return project.closed;
  return `You are ${role} in this project. Only its owner and engineers can edit sheets.`;
}

/** Title block entries derived from the sheet; signatories only while it is unchanged since issue. */
export function derivedTitle(sheet: Sheet): Partial<SheetTitle> {
  const { project, number, revision, originator, checker, approver } = sheet;
  const signed = isAsIssued(sheet);
  return {
    project: numberedTitle(project.number, project.name),
    document: number,
    revision: signed ? (revision ?? '') : revision === null ? 'Draft' : `Draft after ${revision}`,
    ...(signed ? { prepared: originator ?? '', checked: checker ?? '', approved: approver ?? '' } : {}),
  };
}

/** The title block, with blank entries derived from the sheet. */
export function completeTitle(sheet: Sheet, title: Partial<SheetTitle>): SheetTitle {
  const own = derivedTitle(sheet);
  return { ...blankSheet, ...Object.fromEntries(titleParts.map(id => [id, title[id] || (own[id] ?? '')])) };
}

/** The title block entries typed by the user, which are the only ones stored. */
export function typedTitleEntries(sheet: Sheet, title: Partial<SheetTitle>): SheetTitle {
  const own = derivedTitle(sheet);
  const typed = (id: keyof SheetTitle) => (title[id] === own[id] ? '' : (title[id] ?? ''));
  return { ...blankSheet, ...Object.fromEntries(titleParts.map(id => [id, typed(id)])) };
}

/** A label for the place of a conflict: the field of a case, or what is outside of cases. */
export function placeOf(definition: Definition, { part, caseNumber, field }: Conflict, several: boolean): string {
  const labelled = (all: readonly { readonly id: string; readonly label: string }[]) =>
    all.find(({ id }) => id === field)?.label ?? field;
  if (part === 'title') return sheetLabels[field as keyof SheetTitle] ?? field;
  if (part === 'units')
    return `Unit of ${labelled(definition.results.map(({ id }) => ({ id, label: resultInfo(definition, id).label })))}`;
  if (part === 'other') return field;
  const label = labelled(definition.inputs.map(input => ({ id: input.id, label: input.field.label })));
  return several ? `Case ${caseNumber}, ${label}` : label;
}

/** A value of a conflict, formatted as in the sheet. */
export function conflictValueText(definition: Definition, { part, field }: Conflict, value: unknown): string {
  const [text, unit]: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (typeof text !== 'string') return text === undefined ? 'blank' : JSON.stringify(text);
  if (text === '') return 'blank';
  const input = part === 'cases' ? definition.inputs.find(({ id }) => id === field)?.field : undefined;
  if (input?.type === 'choice') return input.names?.[text] ?? text;
  const shown = input?.type === 'quantity' ? (typeof unit === 'string' ? unit : input.unit) : '';
  return shown === '' ? text : `${text} ${shown}`;
}
