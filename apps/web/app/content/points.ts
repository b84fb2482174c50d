/** One line of the score; the points of all lines add up to 100. */
export interface PointsRow {
  id: string;
  what: string;
  how: string;
  points: number;
}

export interface PointsContent {
  heading: string;
  lead: string;
  table: { caption: string; what: string; how: string; points: string; total: string };
  rows: readonly PointsRow[];
  bands: {
    heading: string;
    /** Holds the places `{from}` and `{to}`. */
    range: string;
    items: readonly { from: number; to: number; label: string; text: string }[];
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
  rows: [
    {
      id: 'title',
      what: 'Clear title',
      how: 'Type, size and area in plain words: ‘240 sq yd house in Gulshan-e-Iqbal’.',
      points: 10,
    },
    {
      id: 'cover',
      what: 'Cover photograph',
      how: 'Bright, level, of the property itself, without text on it.',
      points: 10,
    },
    {
      id: 'five-photos',
      what: 'Five photographs',
      how: 'Front, living room, kitchen, a bedroom and a bathroom; of a plot its corners, the street and the way there.',
      points: 15,
    },
    {
      id: 'eight-photos',
      what: 'Eight photographs',
      how: 'All 8 places used, each picture of something new.',
      points: 5,
    },
    {
      id: 'price',
      what: 'True price',
      how: 'The price that you really ask, in rupees; for rent, for one month.',
      points: 15,
    },
    {
      id: 'area',
      what: 'Area from the list',
      how: 'Chosen from the suggestions, so that the search finds it.',
      points: 10,
    },
    {
      id: 'size',
      what: 'Exact size',
      how: 'A number with its unit; for marla, the standard that you mean.',
      points: 10,
    },
    {
      id: 'rooms',
      what: 'Bedrooms, bathrooms and parking',
      how: 'All that the form asks for. A plot has none of them and earns the points without.',
      points: 10,
    },
    {
      id: 'description',
      what: 'Useful description',
      how: 'At least 100 words: condition, floor, water, gas, electricity, papers, what is near.',
      points: 10,
    },
    { id: 'fresh', what: 'Kept fresh', how: 'Looked through and updated in the last 30 days.', points: 5 },
  ],
  bands: {
    heading: 'What the score means',
    range: '{from}–{to}',
    items: [
      { from: 85, to: 100, label: 'Excellent', text: 'A buyer can decide on a visit from the page alone.' },
      { from: 60, to: 84, label: 'Good', text: 'The main facts are there. Add photographs or a better description.' },
      { from: 0, to: 59, label: 'Needs work', text: 'Buyers will ask for facts that the page should already give.' },
    ],
  },
  notes: {
    heading: 'Good to know',
    items: [
      'The score is a guide for sellers. It cannot be bought, and no plan adds points to it.',
      'Points are for facts. A listing with false facts is removed, whatever its score.',
    ],
  },
  action: 'Post a better listing',
};
