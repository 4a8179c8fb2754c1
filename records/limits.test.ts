import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { archivedComments, archivedProject, archivedSheet } from './archive.ts';
import { recordedAttachment } from './attachment.ts';
import { basis, blankBasis } from './basis.ts';
import { sheetDocument } from './document.ts';
import { fluidDefinition } from './map.ts';
import { passkeyAnswer } from './passkey.ts';
import { requests, signing } from './requests.ts';
import { publishedKeys, revisionRecord, signedRevision } from './revision.ts';
import { recordOf } from './testing.ts';

const at = '2026-02-03T09:00:00.000Z';
const hash = 'a'.repeat(64);
const who = { id: 'u-1', name: 'The originator', email: 'originator@example.com' };
const record = recordOf('A', null, at);
const second = { ...record, version: 2 };
const rest = { type: 'sheet', id: 's-2', number: '', title: 'Title', revision: null, hash: null };
const fluid = { name: 'Gas', words: '', parts: { pressure: { text: '1', unit: 'bar' } } };
const file = { sha256: hash, name: 'plot.png', caption: '', type: 'image/png', size: 1 };
const people = { name: '', role: 'reader' };
const project = {
  format: 'isentrope-project',
  version: 1,
  origin: 'https://isentrope.example',
  exported: { at, by: 'someone' },
  project: { id: 'p-1', number: '', name: 'Name', client: '', basis: blankBasis },
  people: [people],
  fluids: [],
  sheets: [],
  history: [],
};
const sheet = {
  format: 'isentrope-sheet',
  version: 1,
  id: 's-1',
  tool: 'x',
  number: '',
  title: 'Title',
  notes: '',
  document: null,
  attachments: [],
};
const comment = { revision: 'A', field: '', text: '', by: 'someone', at, resolved: { by: 'someone', at } };
const passkey = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: null };
const statement = {
  format: 'isentrope-signature',
  version: 1,
  revision: hash,
  act: 'issued',
  by: who,
  at,
  confirmed: 'password',
};
const signature = { statement, key: 'k', value: 'a'.repeat(86) };
const key = { id: 'k', key: 'a'.repeat(43), since: at, until: null };

/** Returns a copy of a value with another member, deep inside; `*` stands for the first entry of a list. */
function withMember(value: unknown, [step, ...rest]: readonly string[], member: unknown): unknown {
  if (step === undefined) return member;
  if (step === '*')
    return (value as readonly unknown[]).map((each, index) => (index === 0 ? withMember(each, rest, member) : each));
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [step]: withMember(members[step], rest, member) };
}

const many = (entry: unknown) => (length: number) => Array.from({ length }, () => entry);
const text = (length: number) => 'x'.repeat(length);
const named = (member: unknown) => (length: number) => ({ [text(length)]: member });

test.each<[string, z.ZodMiniType, unknown, string, number, (length: number) => unknown]>([
  ['an ambient pressure', basis, blankBasis, 'ambientPressure', 60, text],
  ['a lowest ambient temperature', basis, blankBasis, 'minimumAmbientTemperature', 60, text],
  ['a highest ambient temperature', basis, blankBasis, 'maximumAmbientTemperature', 60, text],
  ['criteria', basis, blankBasis, 'criteria', 10_000, text],
  ['standards', basis, blankBasis, 'standards', 10_000, text],
  ['the name of a fluid', fluidDefinition, fluid, 'name', 200, text],
  ['the words of a fluid', fluidDefinition, fluid, 'words', 2000, text],
  ['the field of a fluid', fluidDefinition, fluid, 'parts', 60, named({ text: '1' })],
  ['the text of a fluid', fluidDefinition, fluid, 'parts.pressure.text', 4000, text],
  ['the unit of a fluid', fluidDefinition, fluid, 'parts.pressure.unit', 60, text],
  ['the id of a passkey', passkeyAnswer, passkey, 'id', 1400, text],
  ['the client data of a passkey', passkeyAnswer, passkey, 'clientDataJSON', 4000, text],
  ['the authenticator data of a passkey', passkeyAnswer, passkey, 'authenticatorData', 4000, text],
  ['the signature of a passkey', passkeyAnswer, passkey, 'signature', 2000, text],
  ['the user of a passkey', passkeyAnswer, passkey, 'userHandle', 100, text],
  ['a password', requests.sign, { act: 'checked' }, 'password', 200, text],
  ['the tool of a new sheet', requests.addSheet, { tool: 'x', number: '', title: 'x' }, 'tool', 60, text],
  ['the number of a new sheet', requests.addSheet, { tool: 'x', number: '', title: 'x' }, 'number', 60, text],
  ['the title of a new sheet', requests.addSheet, { tool: 'x', number: '', title: 'x' }, 'title', 200, text],
  ['the field of a comment', requests.comment, { field: '', text: 'x' }, 'field', 60, text],
  ['the name of a feed', requests.makeFeed, { name: 'x', source: 'working', days: 30 }, 'name', 60, text],
  ['sheets to update', requests.update, {}, 'sheets', 500, many('s-1')],
  ['attachments in order', requests.orderAttachments, {}, 'order', 20, many('a-1')],
  ['a schema', sheetDocument, record.document, 'schema', 1000, Number],
  ['the tool of a document', sheetDocument, record.document, 'tool', 60, text],
  ['calculated cases', sheetDocument, record.document, 'calculated', 500, many({})],
  ['the name of a place', sheetDocument, record.document, 'places', 200, named([0, 1])],
  ['the name of an attachment', recordedAttachment, file, 'name', 200, text],
  ['the caption of an attachment', recordedAttachment, file, 'caption', 500, text],
  ['the size of an attachment', recordedAttachment, file, 'size', 5 * 1024 * 1024, Number],
  ['the number of a project', revisionRecord, record, 'project.number', 60, text],
  ['the name of a project', revisionRecord, record, 'project.name', 200, text],
  ['the client of a project', revisionRecord, record, 'project.client', 200, text],
  ['the number of a sheet', revisionRecord, record, 'sheet.number', 60, text],
  ['the title of a sheet', revisionRecord, record, 'sheet.title', 200, text],
  ['the tool of a sheet', revisionRecord, record, 'sheet.tool', 60, text],
  ['the notes of a sheet', revisionRecord, record, 'sheet.notes', 10_000, text],
  ['a revision letter', revisionRecord, record, 'revision', 3, length => 'A'.repeat(length)],
  ['the name of a person', revisionRecord, record, 'issued.by.name', 200, text],
  ['the address of a person', revisionRecord, record, 'issued.by.email', 320, text],
  ['dependencies', revisionRecord, second, 'rests', 1000, many(rest)],
  ['the number of a dependency', revisionRecord, { ...second, rests: [rest] }, 'rests.*.number', 60, text],
  ['the title of a dependency', revisionRecord, { ...second, rests: [rest] }, 'rests.*.title', 200, text],
  ['attachments of a record', revisionRecord, second, 'attachments', 20, many(file)],
  ['signatures', signedRevision, { record, hash, signatures: [] }, 'signatures', 50, many(signature)],
  ['published keys', publishedKeys, {}, 'keys', 1000, many(key)],
  ['the origin of an archive', archivedProject, project, 'origin', 200, length => `https://${text(length - 8)}`],
  ['the exporter of an archive', archivedProject, project, 'exported.by', 320, text],
  ['people of an archive', archivedProject, project, 'people', 1000, many(people)],
  ['fluids of an archive', archivedProject, project, 'fluids', 100, many({ ...fluid, id: 'f-1', version: 1 })],
  ['sheets of an archive', archivedProject, project, 'sheets', 500, many({ folder: 'C-1', id: 's-1' })],
  ['the folder of a sheet', archivedProject, project, 'sheets', 120, length => [{ folder: text(length), id: 's-1' }]],
  ['the tool of an archived sheet', archivedSheet, sheet, 'tool', 60, text],
  ['attachments of an archived sheet', archivedSheet, sheet, 'attachments', 20, many({ ...file, file: 'plot.png' })],
  ['the field of an archived comment', archivedComments, [comment], '*.field', 60, text],
  ['the text of an archived comment', archivedComments, [comment], '*.text', 4000, text],
  ['the author of an archived comment', archivedComments, [comment], '*.by', 320, text],
  ['the resolver of an archived comment', archivedComments, [comment], '*.resolved.by', 320, text],
  ['an id', signing, { act: 'issued', version: 0 }, 'sheet', 60, text],
])('%s has a limit', (_, schema, valid, path, limit, of) => {
  const accepts = (size: number) => schema.safeParse(withMember(valid, path.split('.'), of(size))).success;
  expect([accepts(limit), accepts(limit + 1)]).toEqual([true, false]);
});

test.each<[string, z.ZodMiniType, unknown, string, unknown, unknown]>([
  ['the version of a sheet', signing, { act: 'issued', sheet: 's-1' }, 'version', 0, -1],
  ['the version of a fluid', requests.changeFluid, fluid, 'version', 1, 0],
  ['a schema', sheetDocument, record.document, 'schema', 0, -1],
  ['cases', sheetDocument, record.document, 'cases', [{}], []],
  ['the size of an attachment', recordedAttachment, file, 'size', 1, 0],
  ['a comment', requests.comment, { field: '' }, 'text', 'x', ''],
  ['dependencies', revisionRecord, second, 'rests', [rest], []],
  ['attachments', revisionRecord, second, 'attachments', [file], []],
])('%s has a least value', (_, schema, valid, path, least, less) => {
  const accepts = (member: unknown) => schema.safeParse(withMember(valid, [path], member)).success;
  expect([accepts(least), accepts(less)]).toEqual([true, false]);
});
