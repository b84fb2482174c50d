import Button from '@mui/material/Button';
import { useContent } from '../../content/contentFor.ts';
import { trust } from '../../content/trust.ts';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/slow-down');

/** What who opens too many contacts within an hour gets in place of the next one. */
export default function SlowDownRoute() {
  const { slowDown, browse } = useContent('trust', trust);
  const away = (
    <p>
      <Button href="/properties" variant="outlined">
        {browse}
      </Button>
    </p>
  );
  return <SearchPage heading={slowDown.heading} text={slowDown.text} after={away} />;
}
