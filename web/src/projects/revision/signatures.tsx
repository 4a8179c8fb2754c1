import type { Revision } from '@isentrope/records';
import { CopyHash } from './copy-hash.tsx';
import { When } from '../../design/when.tsx';
import { ColumnHeads } from '../../design/column-heads.tsx';

/** The signature each state is waiting for. */
const pendingSignatures: Readonly<Partial<Record<Revision['state'], string>>> = {
  'for check': 'Waiting to be checked by someone other than its originator.',
  checked: 'Waiting to be approved.',
  returned: 'Returned: its originator will revise it and issue the next revision.',
  superseded: 'Superseded by a later revision.',
};

/** The signatures of a revision as a register. */
export function Signatures({ revision: { signatures, state, hash, engine, imported } }: { revision: Revision }) {
  return (
    <>
      <table className="signatures">
        <ColumnHeads names={['Act', 'By', 'When']} />
        <tbody>
          {signatures.map(({ act, by, at }, index) => (
            <tr key={index}>
              <td>{act}</td>
              <td>{by.name}</td>
              <td className="mono">
                <When at={at} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="identity">
        <div>
          <dt>Engine</dt>
          <dd className="mono">{engine}</dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd>
            <CopyHash hash={hash} />
          </dd>
        </div>
      </dl>
      {imported && (
        <p className="quiet-text">
          Imported from {imported.from}.{' '}
          {imported.held
            ? 'On import, its hash, chain and signatures were valid by the keys of this site.'
            : 'On import, its hash and chain were valid; its signatures were not checked here.'}
        </p>
      )}
      {!imported && pendingSignatures[state] !== undefined && <p className="quiet-text">{pendingSignatures[state]}</p>}
    </>
  );
}
