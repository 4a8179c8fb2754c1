import {
  issuedReportOptions,
  recordedFieldNames,
  resultInfo,
  run,
  type CaseDocument,
  type Definition,
} from '@isentrope/calculators/kit';
import {
  blankBasis,
  hashOf,
  revisionRecord,
  signStatement,
  type Actor,
  type RevisionAction,
  type RevisionFile,
} from '@isentrope/records';
import { company } from '../../company.ts';
import { sampleKey } from './sample-key.ts';

const actor = (id: string, name: string): Actor => ({ id, name, email: `${id}@sample.example` });

/** What happened to the sample revision, in order. */
const actions: readonly (readonly [RevisionAction, Actor, string])[] = [
  ['issued', actor('originator', 'Sample originator'), '2026-01-12T09:00:00.000Z'],
  ['checked', actor('checker', 'Sample checker'), '2026-01-12T13:30:00.000Z'],
  ['approved', actor('approver', 'Sample approver'), '2026-01-13T08:15:00.000Z'],
];

/** When the sample revision was issued, ISO 8601. */
export const sampleIssuedAt = '2026-01-12T09:00:00.000Z';

/** Returns a calculation file of one revision of a document: issued, checked and approved with the sample key. */
export async function sampleRecord(definition: Definition, document: CaseDocument): Promise<RevisionFile> {
  const [, originator] = actions[0] ?? [];
  const record = revisionRecord.parse({
    format: 'isentrope-revision',
    version: 1,
    origin: company.origin,
    project: { id: 'sample', number: 'SAMPLE', name: 'Sample project', client: '', basis: blankBasis },
    sheet: {
      id: 'sample-sheet',
      number: 'FO-101',
      title: definition.examples[0]?.title ?? definition.title,
      tool: definition.id,
      notes: 'A sample. It is signed with the sample key, which anyone can use.',
    },
    revision: 'A',
    reason: 'Sample of an issued calculation',
    document,
    fields: recordedFieldNames(definition, document),
    results: definition.results.map(({ id }) => {
      const { label, unit = '' } = resultInfo(definition, id);
      return { id, label, unit };
    }),
    report: JSON.parse(JSON.stringify(run(definition, document, issuedReportOptions))) as object,
    issued: { at: sampleIssuedAt, by: originator },
    previous: null,
  });
  const [hash, privateKey] = [await hashOf(record), await samplePrivateKey()];
  const signatures = await Promise.all(
    actions.map(([act, by, at]) =>
      signStatement(
        { format: 'isentrope-signature', version: 1, revision: hash, act, by, at, confirmed: 'password' },
        sampleKey.id,
        privateKey,
      ),
    ),
  );
  return { format: 'isentrope-file', version: 1, revisions: [{ record, hash, signatures }] };
}

/** DER bytes before the seed of an Ed25519 private key in PKCS #8 (RFC 8410, 7). */
const pkcs8Head = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/** The private sample key; its seed is the SHA-256 of a public text. */
async function samplePrivateKey(): Promise<CryptoKey> {
  const seed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('Isentrope sample key'));
  const encoded = Uint8Array.from([...pkcs8Head, ...new Uint8Array(seed)]);
  return crypto.subtle.importKey('pkcs8', encoded, 'Ed25519', false, ['sign']);
}
