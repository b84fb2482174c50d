/** What the first steps of a trail of pages are called. */
export const pageNames = { home: 'Home', properties: 'Properties' } as const;

/** Sentences for pages whose words come from data; the places in braces are filled by the page. */
export const seoTemplates = {
  property: {
    title: '{title} | Karachi Estates',
    description:
      '{type} {purpose} in {area}, Karachi, for {price}. {facts} Photographs, details and the seller’s contact.',
    /** Rooms inside the description, `between` them what parts them. */
    facts: {
      sentence: '{facts}.',
      between: ', ',
      beds: { one: '{count} bedroom', other: '{count} bedrooms' },
      baths: { one: '{count} bathroom', other: '{count} bathrooms' },
    },
    forSale: 'for sale',
    forRent: 'for rent',
    missing: 'Property not found | Karachi Estates',
  },
  blog: {
    title: '{title} | Karachi Estates',
    missing: 'Article not found | Karachi Estates',
  },
} as const;
