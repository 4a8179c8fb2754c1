import { comparison, proFeatures } from './features.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';

/** The Pro features as a list. */
export function FeatureList() {
  return (
    <ul className="feature-list">
      {proFeatures.map(feature => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

/** Feature comparison of the free and Pro plans. */
export function ComparisonTable() {
  return (
    <table className="figures comparison">
      <caption>Free and Pro compared</caption>
      <ColumnHeads names={['Feature', 'Free', 'Pro']} />
      <tbody>
        {comparison.map(({ feature, free }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td>{free ? <Included /> : <NotIncluded />}</td>
            <td>
              <Included />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Included() {
  return (
    <>
      <svg className="tick" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 8.5l4 4 8-9" />
      </svg>
      <span className="visually-hidden">Included</span>
    </>
  );
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not included</span>
    </>
  );
}
