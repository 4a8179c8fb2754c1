/** Stands where a picture of the cases should be and could not be made. */
export function NotDrawn({ what }: { what: string }) {
  return (
    <p className="panel-empty">The {what} could not be produced for these inputs. The results are not affected.</p>
  );
}
