import { findCalculator } from '@isentrope/calculators';
import type { Definition } from '@isentrope/calculators/kit';
import type { ComponentType } from 'react';
import { ReferenceHeader } from '../sheet/reference-header.tsx';
import { ShapeCard } from './shape-card.tsx';
import { useShapes } from './use-shapes.ts';
import './geometry.css';

/** The page of three shapes, each a card with results that update while typing. */
function Geometry({ definition }: { definition: Definition }) {
  const field = definition.inputs.find(({ id }) => id === 'shape')?.field;
  const shapes = field?.type === 'choice' ? field.options : [];
  const { cases, change, message, copyLink, exportWorkbook } = useShapes(definition, shapes);
  return (
    <div className="reference geometry">
      <ReferenceHeader
        title={definition.title}
        status={message}
        summary="Surface and volume of a pipe and two heads, as you type. Diameters and lengths are in mm; for another unit, type it after the number."
        needsScript="Calculating needs JavaScript, which is off. The formulas are below."
      >
        <button type="button" className="link" onClick={() => void exportWorkbook()}>
          Export to Excel
        </button>
        <button type="button" className="link" onClick={() => void copyLink()}>
          Copy link
        </button>
      </ReferenceHeader>
      <div className="shape-cards">
        {shapes.map((shape, index) => (
          <ShapeCard
            key={shape}
            definition={definition}
            name={field?.type === 'choice' ? (field.names?.[shape] ?? shape) : shape}
            data={cases[index] ?? {}}
            onChange={data => change(index, data)}
          />
        ))}
      </div>
      <div className="reference-notes">
        <p>
          Pipe: curved surface π·D·L, without its open ends, and volume π·(D/2)²·L. Hemisphere: 2π·r² and 2/3·π·r³. The
          2:1 head is half an oblate spheroid of depth D/4: 1.084·D² and π·D³/24. Spherical-cap formulas, which some
          tables use for it, make its area 45 % too large and its volume 19 % too small; they are given on the second
          line.
        </p>
        <p>
          Fourteen shapes, part-filled vessels, wetted areas and strapping tables:{' '}
          <a href="/geometry-calculation-pro">Geometry Calculation Pro</a>.
        </p>
      </div>
    </div>
  );
}

/** Loads the page with its calculator. */
export async function geometryPage(): Promise<ComponentType> {
  const definition = await findCalculator('geometry')?.load();
  if (!definition) throw new Error('The catalogue does not have the calculator of this page');
  return () => <Geometry definition={definition} />;
}
