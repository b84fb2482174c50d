import type { HomePaper } from '@karachi-estates/contracts/homePapers';
import { PapersPanel } from '@karachi-estates/design-system/PapersPanel';
import Link from '@mui/material/Link';
import { useContent } from '../../content/contentFor.ts';
import { homePapers } from '../../content/homePapers.ts';
import { PropertyPart } from './PropertyPart.tsx';

/** What is known of the papers of a property, with the way to a list for a lawyer. */
export function PropertyPapers({ papers, path }: { papers: readonly HomePaper[]; path: string }) {
  const words = useContent('homePapers', homePapers);
  return (
    <PropertyPart id="papers" title={words.heading}>
      <PapersPanel papers={papers} />
      <Link
        href={`${path}/papers`}
        variant="body2"
        underline="always"
        sx={{ alignSelf: 'start', paddingBlock: 1, displayPrint: 'none' }}
      >
        {words.checklist}
      </Link>
    </PropertyPart>
  );
}
