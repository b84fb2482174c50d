import type { TypedSearchContent } from '../typedSearch.ts';

export const typedSearch: TypedSearchContent = {
  wholeArea: '{parts} کو ابھی الگ سے تلاش نہیں کیا جا سکتا، اس لیے پورے علاقے کی پراپرٹیز دکھائی گئی ہیں۔',
};
