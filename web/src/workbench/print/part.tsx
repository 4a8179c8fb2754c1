import type { ReactNode } from 'react';

/** A part of the report; its heading is repeated on each page. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <table className="paper-part" role="presentation">
      <thead>
        <tr>
          <td>
            <h2>{title}</h2>
            {aside}
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}
