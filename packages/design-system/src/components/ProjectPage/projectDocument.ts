import type { ProjectContent, ProjectDocument } from './projectContent.ts';

/** Where a project's documents lie. */
export interface ProjectDocuments {
  content: Pick<ProjectContent, 'navigation'>;
  files: string;
  brochureUrl?: string | null | undefined;
}

/** The link of a document of a project; that of the brochure may lead away from its files. */
export function projectDocument(
  { content, files, brochureUrl }: ProjectDocuments,
  { label, file }: ProjectDocument,
): { label: string; href: string } {
  const isBrochure = file === content.navigation.brochure?.file;
  return { label, href: (isBrochure && brochureUrl) || `${files}/${file}` };
}
