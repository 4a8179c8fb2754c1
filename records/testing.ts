import { hashOf } from './canonical.ts';
import { blankBasis } from './basis.ts';
import {
  letterAfter,
  type RevisionAction,
  type Actor,
  type PublicKey,
  type RevisionFile,
  type RevisionRecord,
  type SignedRevision,
} from './revision.ts';
import { signStatement } from './sign.ts';
import { toBase64url } from './base64url.ts';

/** A service key that tests sign with. */
export interface TestKey {
  published: PublicKey;
  privateKey: CryptoKey;
}

export async function testKey(id: string, since = '2026-01-01T00:00:00.000Z'): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return {
    published: { id, key: toBase64url(new Uint8Array(raw)), since, until: null },
    privateKey: pair.privateKey,
  };
}

const someone = (id: string): Actor => ({ id, name: `The ${id}`, email: `${id}@example.com` });
export const people = { originator: someone('originator'), checker: someone('checker'), approver: someone('approver') };

/** Returns a timestamp, `n` minutes after the start of the test file. */
export const minute = (n: number) => new Date(Date.UTC(2026, 1, 3, 9, n)).toISOString();

/** Signs actions on a record, one a minute from `start`. Alterations apply only to the statement given. */
export async function signActions(
  record: RevisionRecord,
  acts: readonly (readonly [RevisionAction, Actor])[],
  { published, privateKey }: TestKey,
  start: number,
): Promise<SignedRevision> {
  const hash = await hashOf(record);
  const signatures = await Promise.all(
    acts.map(([act, by], index) =>
      signStatement(
        {
          format: 'isentrope-signature',
          version: 1,
          revision: hash,
          act,
          by: { ...by },
          at: minute(start + index),
          confirmed: 'password',
        },
        published.id,
        privateKey,
      ),
    ),
  );
  return { record, hash, signatures };
}

/** Returns the record of a revision of a sheet with one case. */
export function recordOf(revision: string, previous: string | null, at: string, flow = 28600): RevisionRecord {
  return {
    format: 'isentrope-revision',
    version: 1,
    origin: 'https://isentrope.example',
    project: { id: 'p-1', number: 'P-2614', name: 'Inlet compression', client: '', basis: structuredClone(blankBasis) },
    sheet: { id: 's-1', number: 'C-101', title: 'Inlet header orifice', tool: 'restriction-orifice', notes: '' },
    revision,
    reason: 'For design',
    fields: [{ id: 'flowRate', label: 'Flow rate', unit: 'kg/s' }],
    results: [{ id: 'bore', label: 'Orifice diameter', unit: 'mm' }],
    document: { schema: 1, tool: 'restriction-orifice', cases: [{ flowRate: [String(flow), 'kg/h'] }] },
    report: {
      schema: 1,
      engine: '0.1.0+0123456789abcdef',
      tool: 'restriction-orifice',
      cases: [
        { title: 'Case 1', values: { bore: { type: 'number', si: 0.0508, value: 50.8, unit: 'mm', digits: 5 } } },
      ],
    },
    issued: { at, by: { ...people.originator } },
    previous,
  };
}

/** Returns a file of `count` revisions, all checked and the last one approved. */
export async function testFile(count: number, key: TestKey): Promise<RevisionFile> {
  const revisions: SignedRevision[] = [];
  for (let n = 0; n < count; n += 1) {
    const before = revisions.at(-1);
    const start = n * 10;
    const record = recordOf(letterAfter(before?.record.revision), before?.hash ?? null, minute(start), 28600 + n);
    const acts: (readonly [RevisionAction, Actor])[] = [
      ['issued', people.originator],
      ['checked', people.checker],
    ];
    if (n === count - 1) acts.push(['approved', people.approver]);
    revisions.push(await signActions(record, acts, key, start));
  }
  return { format: 'isentrope-file', version: 1, revisions };
}
