import type { Launch } from '@karachi-estates/contracts/launches';
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router-dom';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { launches } from '../../content/launches.ts';
import { units } from '../../content/units.ts';
import { isRefusal } from '../../data/call.ts';
import { projects } from '../../data/projects.ts';
import { type Fallback, fallbackOf, nothingRead, optional, type Reading, valuesOf } from '../../data/reading.ts';
import { launchPath, unitsPath } from '../../projects/paths.ts';
import { shortNameOf } from '../../projects/projectMedia.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta, siteOf, untitled } from '../../seo/pageMeta.ts';

/** What the server read of a launch, or what there is none of: the project itself, or its launch. */
export type LoadedLaunch = { fallback: Fallback; missing: 'project' | 'launch' | null };

/** Reads what a page about a launch shows; 404 where there is no such project, or it has none. */
export const launchLoader =
  (readingOf: (slug: string, query: URLSearchParams) => Reading<unknown>) =>
  async ({ params, context, request }: LoaderFunctionArgs) => {
    const { slug = '' } = params;
    try {
      const fallback = await fallbackOf(context.api, [readingOf(slug, new URL(request.url).searchParams)]);
      return data<LoadedLaunch>({ fallback, missing: null });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const known = await optional(projects()).from(context.api);
      const isKnown = known?.some((project) => project.slug === slug);
      const missing = isKnown ? 'launch' : 'project';
      return data<LoadedLaunch>({ fallback: nothingRead, missing }, { status: 404 });
    }
  };

/** A project as the pages about its launch call it. */
export const projectOf = ({ project }: Launch): string => shortNameOf(project);

/** The head of a page about a launch. */
export const launchMeta =
  <T>(
    readingOf: (slug: string, query: URLSearchParams) => Reading<T>,
    launchIn: (read: T) => Launch,
    page?: 'protocol',
  ): MetaFunction =>
  ({ loaderData, matches, params, location }) => {
    const slug = params.slug ?? '';
    const site = siteOf(matches);
    const words = contentFor(site.locale, 'launches', launches);
    const said = contentFor(site.locale, 'units', units);
    const loaded = loaderData as LoadedLaunch | undefined;
    if (!loaded) return untitled;
    const read = valuesOf(loaded.fallback)[readingOf(slug, new URLSearchParams(location.search)).key] as T | undefined;
    if (!read) {
      const title = loaded.missing === 'launch' ? words.missingTitle : said.page.missingTitle;
      return [{ title }, { name: 'robots', content: 'noindex' }];
    }
    const project = projectOf(launchIn(read));
    const { title, description } = page ? words.protocol : words;
    const path = page ? `${launchPath(slug)}/protocol` : launchPath(slug);
    return pageMeta({
      seo: { title: fill(title, { project }), description: fill(description, { project }) },
      path,
      site,
      structuredData: [
        breadcrumbList(site, [
          { name: said.home, path: '/' },
          { name: said.list.heading, path: '/projects' },
          { name: fill(said.page.heading, { project }), path: unitsPath(slug) },
          { name: fill(words.heading, { project }), path: launchPath(slug) },
          ...(page ? [{ name: words.protocol.heading, path }] : []),
        ]),
      ],
    });
  };
