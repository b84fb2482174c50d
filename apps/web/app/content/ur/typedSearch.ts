import type { TypedSearchContent } from '../typedSearch.ts';

export const typedSearch: TypedSearchContent = {
  wholeArea: 'ہم {parts} کو نہیں جانتے، اس لیے پورے علاقے کی پراپرٹیز دکھائی گئی ہیں۔',
  moreBedrooms: '{count} سے زیادہ بیڈ روم والی پراپرٹیز بھی دکھائی گئی ہیں۔',
  moreBathrooms: '{count} سے زیادہ باتھ روم والی پراپرٹیز بھی دکھائی گئی ہیں۔',
};
