import type { SellerPage } from '@karachi-estates/contracts/sellers';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { sellers } from '../../content/sellers.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { type PageSite, pageMeta } from '../../seo/pageMeta.ts';
import { realEstateAgent } from '../../seo/realEstateAgent.ts';

const templatesIn = (locale: Locale) => contentFor(locale, 'sellers', sellers).seo;

/** The browser's title of a seller's page. */
export const sellerTitle = ({ name }: Pick<SellerPage, 'name'>, locale: Locale): string =>
  fill(templatesIn(locale).title, { name });

/** The head of a seller's page. Pages after the first and those of one purpose name the first as their own. */
export function sellerMeta(site: PageSite, seller: SellerPage | undefined) {
  const { locale } = site;
  const templates = templatesIn(locale);
  if (!seller) return [{ title: templates.missing }, { name: 'robots', content: 'noindex' }];
  const path = sellerPath({ id: seller.seller_id, name: seller.name });
  const trail = [
    { name: contentFor(locale, 'pageNames', pageNames).home, path: '/' },
    { name: seller.name, path },
  ];
  return pageMeta({
    seo: { title: sellerTitle(seller, locale), description: fill(templates.description, { name: seller.name }) },
    path,
    site,
    structuredData: [breadcrumbList(site, trail), realEstateAgent(site, seller)],
  });
}
