export function NotFound() {
  return <h1>There is no page at this address</h1>;
}
