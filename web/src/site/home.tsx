export function Home() {
  return <h1>Excellence Delivered</h1>;
}
