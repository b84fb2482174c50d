import type { QualityBand, QualityPart } from '@karachi-estates/domain/properties/quality';

/** What a line of the score asks for. Its points are the domain's (`QUALITY_POINTS`). */
export interface PointsRow {
  what: string;
  how: string;
}

export interface PointsContent {
  heading: string;
  lead: string;
  table: { caption: string; what: string; how: string; points: string; total: string };
  rows: Readonly<Record<QualityPart, PointsRow>>;
  bands: {
    heading: string;
    /** Holds the places `{from}` and `{to}`. */
    range: string;
    items: Readonly<Record<QualityBand, { label: string; text: string }>>;
  };
  notes: { heading: string; items: readonly string[] };
  action: string;
}

/** The /points page: 'Listing quality points', a checklist with which a seller scores a listing. */
export const points: PointsContent = {
  heading: 'Listing quality points',
  lead: 'A good listing answers a buyer’s first questions before the first call. This checklist shows how a listing earns its score, up to 100 points.',
  table: {
    caption: 'How a listing earns its points',
    what: 'What',
    how: 'How to earn it',
    points: 'Points',
    total: 'Total',
  },
  rows: {
    title: { what: 'Clear title', how: 'Type, size and area in plain words: ‘240 sq yd house in Gulshan-e-Iqbal’.' },
    cover: { what: 'Cover photograph', how: 'Bright, level, of the property itself, without text on it.' },
    fivePhotos: {
      what: 'Five photographs',
      how: 'Front, living room, kitchen, a bedroom and a bathroom; of a plot its corners, the street and the way there.',
    },
    eightPhotos: { what: 'Eight photographs', how: 'All 8 places used, each picture of something new.' },
    price: { what: 'True price', how: 'The price that you really ask, in rupees; for rent, for one month.' },
    area: { what: 'Area from the list', how: 'Chosen from the suggestions, so that the search finds it.' },
    size: { what: 'Exact size', how: 'A number with its unit; for marla, the standard that you mean.' },
    rooms: {
      what: 'Bedrooms, bathrooms and parking',
      how: 'All that the form asks for. A plot has none of them and earns the points without.',
    },
    description: {
      what: 'Useful description',
      how: 'At least 100 words: condition, floor, water, gas, electricity, papers, what is near.',
    },
    fresh: { what: 'Kept fresh', how: 'Looked through and updated in the last 30 days.' },
  },
  bands: {
    heading: 'What the score means',
    range: '{from}–{to}',
    items: {
      excellent: { label: 'Excellent', text: 'A buyer can decide on a visit from the page alone.' },
      good: { label: 'Good', text: 'The main facts are there. Add photographs or a better description.' },
      needsWork: { label: 'Needs work', text: 'Buyers will ask for facts that the page should already give.' },
    },
  },
  notes: {
    heading: 'Good to know',
    items: [
      'The score is a guide for sellers. It cannot be bought, and no plan adds points to it.',
      'In the order ‘Best match’ listings that were confirmed on the same day stand by these points, without those for freshness.',
      'Points are for facts. A listing with false facts is removed, whatever its score.',
    ],
  },
  action: 'Post a better listing',
};
