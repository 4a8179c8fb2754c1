import type { Comment } from '@isentrope/records';
import type { OpenComment } from './comments.tsx';
import type { Cell, Row } from './rows.ts';
import { DialogButton } from '../dialogs/dialog-button.tsx';

/** Longer texts wrap. */
const longWords = 24;

/** Fields or results with a column per case; on a phone, a line per case. */
export function CaseTable({
  caption,
  cases,
  rows,
  comments,
  remark,
}: {
  caption: string;
  cases: readonly string[];
  rows: readonly Row[];
  comments: readonly Comment[];
  remark: OpenComment;
}) {
  const openAt = (id: string) => comments.filter(({ field, resolved }) => field === id && resolved === null);
  return (
    <div className="case-scroll" tabIndex={0} role="region" aria-label={`${caption} by case`}>
      <table className={`case-table${cases.length === 1 ? ' of-one' : ''}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{caption}</span>
            </th>
            {cases.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
            {remark && (
              <th scope="col" className="remark-cell">
                <span className="visually-hidden">Comment</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => {
            const open = openAt(id);
            return (
              <tr key={id} id={`at-${id}`} className={open.length > 0 ? 'remarked' : undefined}>
                <th scope="row">
                  {label}
                  {open[0] && (
                    <a className="open-comments" href={`#comment-${open[0].id}`}>
                      {open.length} open
                    </a>
                  )}
                </th>
                {cells.map((value, index) => (
                  <td
                    key={index}
                    className={(value?.text.length ?? 0) > longWords ? 'mono long' : 'mono'}
                    data-case={cases.length > 1 ? cases[index] : undefined}
                  >
                    {value === undefined ? <span className="no-value">–</span> : <Value cell={value} />}
                  </td>
                ))}
                {remark && (
                  <td className="remark-cell">
                    <DialogButton className="remark-button" onOpen={button => remark(id, button)}>
                      Comment<span className="visually-hidden"> on {label}</span>
                    </DialogButton>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Value({ cell: { text, unit, absent = false } }: { cell: Cell }) {
  if (absent) return <span className="no-value">{text}</span>;
  return (
    <span>
      {text}
      {unit !== '' && <span className="figure-unit"> {unit}</span>}
    </span>
  );
}
