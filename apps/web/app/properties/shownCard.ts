/** What a card of the page says word for word, or by an address. */
export interface ShownCard {
  title: string;
  /** As in the card's own address. */
  slug: string;
  /** 'Clifton, Karachi' */
  place: string;
  dimension: string;
  picture: { src: string; width: number; height: number };
  seller_name: string;
  seller_profile_image: string | null;
}

const address = '/property-detail-home/';

/** The properties whose cards a rendered page has. */
export function cardsOf(html: string): Set<number> {
  const link = new RegExp(` href="${address}(\\d+)-`);
  const ids = html.split('<article').map((text, at) => at > 0 && link.exec(text.split('</article', 1)[0] ?? '')?.[1]);
  return new Set(ids.filter(Boolean).map(Number));
}

/** Reads a card of the open page as the server has sent it; undefined where the page has none of this property. */
export function shownCard(id: number): ShownCard | undefined {
  const link = document.querySelector(`article a[href^="${address}${id}-"]`);
  const card = link?.closest('article');
  if (!link || !card) return undefined;
  const text = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  const [photo, avatar] = [card.firstElementChild, link.parentElement].map((part) => part?.querySelector('img'));
  return {
    title: text('h2,h3,h4'),
    slug: (link.getAttribute('href') ?? '').slice(`${address}${id}-`.length),
    place: text(':is(h2,h3,h4)+p'),
    dimension: text('li:last-child'),
    picture: {
      src: (photo?.getAttribute('src') ?? '').replace(/\/\d+$/, ''),
      width: Number(photo?.getAttribute('width')),
      height: Number(photo?.getAttribute('height')),
    },
    seller_name: link.previousElementSibling?.textContent ?? '',
    seller_profile_image: avatar?.getAttribute('src') ?? null,
  };
}
