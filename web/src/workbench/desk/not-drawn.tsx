/** Placeholder for a figure that could not be drawn. */
export function NotDrawn({ what }: { what: string }) {
  return (
    <p className="panel-empty">The {what} could not be produced for these inputs. The results are not affected.</p>
  );
}
