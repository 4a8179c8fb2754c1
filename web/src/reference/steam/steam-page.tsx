import { findCalculator } from '@isentrope/calculators';
import type { Definition } from '@isentrope/calculators/kit';
import { fromSi } from '@isentrope/engineering/quantities';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { signInPath } from '../../account/return-page.ts';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { useClearPendingTool } from '../../shell/pro/use-clear-pending-tool.ts';
import { useSession } from '../../shell/session.ts';
import { ToolNeedsScript, LoadingPlaceholder } from '../../shell/placeholders.tsx';
import type { Mark } from './diagram/diagram.tsx';
import { Diagrams } from './diagram/diagrams.tsx';
import { marksFromReport } from './marks.ts';
import { SaturatedLookup } from './saturated-lookup.tsx';
import { StateLookup } from './state-lookup.tsx';
import { TableGenerator } from './table-generator.tsx';
import { useStateLookup } from './use-state-lookup.ts';
import './steam.css';

function SteamHeader({ definition, children }: { definition: Definition; children?: ReactNode }) {
  return (
    <header className="steam-header">
      <div>
        <h1>{definition.title}</h1>
        <p className="steam-summary">
          <NoWrapText text={`${definition.summary} ${definition.standards.join(', ')}.`} />
        </p>
      </div>
      {children}
    </header>
  );
}

/** The steam tables page: saturation, any state, tables and diagrams. */
function SteamTables({ definition }: { definition: Definition }) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const lookup = useStateLookup(definition, report => setMarks(marksFromReport(report)));
  return (
    <div className="steam">
      <SteamHeader definition={definition}>
        <nav aria-label="On this page">
          <a className="link" href="#saturated">
            Saturated
          </a>
          <a className="link" href="#state">
            Any state
          </a>
          <a className="link" href="#tables">
            Tables
          </a>
          <a className="link" href="#diagrams">
            Diagrams
          </a>
        </nav>
      </SteamHeader>
      <SaturatedLookup definition={definition} onReport={report => setMarks(report ? marksFromReport(report) : [])} />
      <StateLookup definition={definition} lookup={lookup} />
      <TableGenerator definition={definition} />
      <section className="steam-section" aria-labelledby="diagrams-title" id="diagrams">
        <h2 id="diagrams-title">Diagrams</h2>
        <Diagrams
          marks={marks}
          onTake={({ enthalpy, entropy }) =>
            lookup.take({
              enthalpy: Number(fromSi('specificEnergy', enthalpy, 'kJ/kg').toPrecision(7)),
              entropy: Number(fromSi('specificEntropy', entropy, 'kJ/(kg·K)').toPrecision(7)),
            })
          }
        />
      </section>
      <footer className="steam-section">
        <h2>References</h2>
        <ul className="steam-references">
          {definition.references.map(reference => (
            <li key={reference}>{reference}</li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

/** The steam tables for signed-in users; visitors are sent to sign in and return. */
export async function steamTablesPage(): Promise<ComponentType> {
  const definition = await findCalculator('steam-tables')?.load();
  if (!definition) throw new Error('The catalogue has no steam tables');
  return function SteamTablesPage() {
    const session = useSession();
    useClearPendingTool(session !== undefined && session.user !== null);
    const signedOut = session !== undefined && session.user === null;
    useEffect(() => {
      if (signedOut) location.replace(signInPath('/steam-tables' + location.search));
    }, [signedOut]);
    if (session?.user) return <SteamTables definition={definition} />;
    return (
      <div className="steam">
        <SteamHeader definition={definition} />
        <ToolNeedsScript />
        <LoadingPlaceholder />
      </div>
    );
  };
}
