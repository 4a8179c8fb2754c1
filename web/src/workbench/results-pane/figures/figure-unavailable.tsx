/** Placeholder for a figure that could not be drawn. */
export function FigureUnavailable({ name }: { name: string }) {
  return (
    <p className="panel-empty">The {name} could not be produced for these inputs. The results are not affected.</p>
  );
}
