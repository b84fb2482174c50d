import type { PageProps } from './data.ts';
import { UnitView } from './UnitView.tsx';

/** A unit that the build knew. */
export function Page({ language, data }: PageProps) {
  return <UnitView language={language} data={data} number={data.number ?? ''} />;
}
