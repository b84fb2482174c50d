import { useContent } from '../../content/contentFor.ts';
import { trust } from '../../content/trust.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/slow-down');

/** What who opens too many contacts within an hour gets in place of the next one. */
export default function SlowDownRoute() {
  const { slowDown, browse } = useContent('trust', trust);
  const away = (
    <p>
      <BrowseLink>{browse}</BrowseLink>
    </p>
  );
  return <SearchPage heading={slowDown.heading} text={slowDown.text} after={away} />;
}
