export function FailedScreen({ error }: { error: unknown }) {
  return (
    <main>
      <h1>Something went wrong. Please try again.</h1>
      <pre>{String(error)}</pre>
    </main>
  );
}
