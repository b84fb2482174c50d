import type { TypedSearchContent } from '../typedSearch.ts';

export const typedSearch: TypedSearchContent = {
  wholeArea: 'ہم {parts} کو نہیں جانتے، اس لیے پورے علاقے کی پراپرٹیز دکھائی گئی ہیں۔',
};
